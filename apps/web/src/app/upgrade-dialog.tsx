import { upgradeDialog } from '../messages/index.ts';
import { Link } from 'react-router';
import { SupportAddress } from '../features/contact/support-address.tsx';
import { sells } from '../lib/sells.ts';
import { closeUpgradeOffer, useUpgradeOffer } from '../lib/upgrade-offer.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** Shown where a plan lacks something, or a quota is used up. */
export default function UpgradeDialog() {
  const reason = useUpgradeOffer();
  const content = sells() ? offer(reason) : limitSetByAdministrator;
  return (
    <Dialog
      open={reason !== null}
      onOpenChange={(open) => {
        if (!open) closeUpgradeOffer();
      }}
      {...content}
    />
  );
}

const offer = (reason: string | null) => ({
  title: upgradeDialog.title,
  description: reason,
  actions: (
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
  ),
});

const limitSetByAdministrator = {
  title: upgradeDialog.notSoldTitle,
  description: (
    <>
      {upgradeDialog.notSoldText} <SupportAddress />
    </>
  ),
  actions: <Button onClick={closeUpgradeOffer}>{upgradeDialog.close}</Button>,
};
