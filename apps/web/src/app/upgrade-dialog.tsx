import { upgradeDialog } from '@notelark/contracts/messages.en';
import { Link } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface UpgradeDialogProps {
  /** Why: the server's sentence; null closes the dialog. */
  reason: string | null;
  onClose: () => void;
}

/** Shown where a quota is used up. */
export function UpgradeDialog({ reason, onClose }: UpgradeDialogProps) {
  return (
    <Dialog
      open={reason !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={upgradeDialog.title}
      description={reason}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {upgradeDialog.notNow}
          </Button>
          <Button asChild>
            <Link to="/pricing">{upgradeDialog.viewPlans}</Link>
          </Button>
        </>
      }
    />
  );
}
