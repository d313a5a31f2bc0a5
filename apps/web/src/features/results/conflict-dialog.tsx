import { resultScreen } from '../../messages/index.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface ConflictDialogProps {
  open: boolean;
  onKeep: () => void;
  onReplace: () => void;
  onDiscard: () => void;
}

/** The same text was changed elsewhere meanwhile: the user decides which version stands. */
export function ConflictDialog({ open, onKeep, onReplace, onDiscard }: ConflictDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onKeep();
      }}
      title={resultScreen.conflictTitle}
      description={resultScreen.conflictText}
      actions={
        <>
          <Button variant="ghost" onClick={onDiscard}>
            {resultScreen.conflictDiscard}
          </Button>
          <Button variant="secondary" onClick={onReplace}>
            {resultScreen.conflictReplace}
          </Button>
          <Button onClick={onKeep}>{resultScreen.conflictKeep}</Button>
        </>
      }
    />
  );
}
