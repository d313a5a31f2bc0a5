import { useState } from 'react';
import { teamScreen } from '../../messages/index.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface ConfirmButtonProps {
  label: string;
  /** What will happen. */
  text: string;
  busy: boolean;
  /** It takes something away. Default true. */
  danger?: boolean;
  onConfirm: () => void;
}

/** For what can't be taken back by its maker. */
export function ConfirmButton({ label, text, busy, danger = true, onConfirm }: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant={danger ? 'danger' : 'secondary'} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`${label}?`}
        description={text}
        cancelLabel={teamScreen.cancel}
        confirmLabel={label}
        busy={busy}
        danger={danger}
        onConfirm={() => {
          onConfirm();
          setAsking(false);
        }}
      />
    </>
  );
}
