import { controls } from '../lib/words.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface DiscardDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDiscard: () => void;
}

/** Asks before an editor that holds changes is closed. */
export function DiscardDialog({ open, onOpenChange, onDiscard }: DiscardDialogProps) {
  const { discardTitle, text, stay, discard } = controls.unsaved;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={discardTitle}
      description={text}
      cancelLabel={stay}
      confirmLabel={discard}
      danger
      onConfirm={onDiscard}
    />
  );
}
