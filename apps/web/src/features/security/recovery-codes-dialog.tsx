import { securityScreen } from '../../messages/index.ts';
import { saveText } from '../../lib/download.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.tsx';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** The only time that the codes are shown: it closes by its own button only. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const text = codes.join('\n');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toast.success(securityScreen.codesCopied);
  };
  return (
    <Dialog
      open
      title={securityScreen.codesTitle}
      description={securityScreen.codesText}
      actions={
        <>
          <Button variant="secondary" onClick={() => void copy()}>
            {securityScreen.copyCodes}
          </Button>
          <Button variant="secondary" onClick={() => saveText(text, securityScreen.codesFile)}>
            {securityScreen.downloadCodes}
          </Button>
          <Button onClick={onClose}>{securityScreen.codesSaved}</Button>
        </>
      }
    >
      <ul
        aria-label={securityScreen.codesTitle}
        className="grid grid-cols-1 gap-1.5 rounded-md bg-raised p-4 font-mono text-sm sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
