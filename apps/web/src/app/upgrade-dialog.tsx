import { upgradeDialog } from '@notelark/contracts/messages.en';
import { Link } from 'react-router';
import { closeUpgradeOffer, useUpgradeOffer } from '../lib/upgrade-offer.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** Shown where a plan lacks something, or a quota is used up. */
export default function UpgradeDialog() {
  const reason = useUpgradeOffer();
  return (
    <Dialog
      open={reason !== null}
      onOpenChange={(open) => {
        if (!open) closeUpgradeOffer();
      }}
      title={upgradeDialog.title}
      description={reason}
      actions={
        <>
          <Button variant="secondary" onClick={closeUpgradeOffer}>
            {upgradeDialog.notNow}
          </Button>
          <Button asChild>
            <Link to="/pricing" onClick={closeUpgradeOffer}>
              {upgradeDialog.viewPlans}
            </Link>
          </Button>
        </>
      }
    />
  );
}
