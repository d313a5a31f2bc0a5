import { AudioLines } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { acceptedFiles } from './media.ts';

interface AudioChooserProps {
  /** Where what stands on the button does not say for what. */
  label?: string;
  onChoose: (file: File) => void;
  children: ReactNode;
}

/** A button that asks for one recording. */
export function AudioChooser({ label, onChoose, children }: AudioChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="secondary"
        size="s"
        aria-label={label}
        onClick={() => input.current?.click()}
      >
        <AudioLines aria-hidden="true" />
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={acceptedFiles}
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again after it was refused.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
