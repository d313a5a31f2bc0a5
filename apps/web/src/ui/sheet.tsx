import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { controls } from '../lib/words.ts';
import { scrimLook } from './dialog-parts.tsx';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A dialog that comes up from the bottom edge of a narrow window. */
export function Sheet({ open, onClose, title, children }: SheetProps) {
  return (
    <Primitive.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Primitive.Portal>
        <Primitive.Overlay className={scrimLook} />
        <Primitive.Content
          aria-describedby={undefined}
          className="fixed inset-x-0 bottom-0 z-50 mx-auto grid max-h-[75dvh] max-w-2xl animate-rise gap-5 overflow-y-auto rounded-t-lg border-t border-line bg-surface p-5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] shadow-lg"
        >
          <div className="flex items-center justify-between">
            <Primitive.Title className="text-base font-semibold">{title}</Primitive.Title>
            <Primitive.Close
              aria-label={controls.close}
              className="-m-2 grid size-11 place-items-center rounded-sm text-ink-faint hover:text-ink"
            >
              <X className="size-4.5" aria-hidden="true" />
            </Primitive.Close>
          </div>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
