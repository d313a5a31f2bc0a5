import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { toast } from './toast.tsx';

interface SecretDialogProps {
  secret: string;
  words: {
    title: string;
    text: string;
    copy: string;
    copied: string;
    copyFailed: string;
    done: string;
  };
  onClose: () => void;
}

/** Something that is shown this once, to be copied: a slip of the hand does not close it. */
export function SecretDialog({ secret, words, onClose }: SecretDialogProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setIsCopied(true);
      toast.success(words.copied);
    } catch {
      toast.error(words.copyFailed);
    }
  };
  return (
    <Dialog
      open
      title={words.title}
      description={words.text}
      actions={
        <>
          <Button variant={isCopied ? 'secondary' : 'primary'} onClick={() => void copy()}>
            <Copy aria-hidden="true" />
            {words.copy}
          </Button>
          <Button variant={isCopied ? 'primary' : 'secondary'} onClick={onClose}>
            {words.done}
          </Button>
        </>
      }
    >
      <code className="rounded-md border border-line bg-sunken p-3 text-sm break-all select-all">
        {secret}
      </code>
    </Dialog>
  );
}
