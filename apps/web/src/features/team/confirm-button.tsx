import { useState } from 'react';
import { teamScreen } from '../../messages/index.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface ConfirmButtonProps {
  label: string;
  /** What will happen. */
  text: string;
  busy: boolean;
  onConfirm: () => void;
}

/** For what can't be undone. */
export function ConfirmButton({ label, text, busy, onConfirm }: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
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
        danger
        onConfirm={() => {
          onConfirm();
          setAsking(false);
        }}
      />
    </>
  );
}
