import { pricing } from '../../messages/index.ts';
import type { Plan } from '@notelark/api/plans';
import { fill } from '../../lib/format.ts';
import { useStorageChange } from '../../lib/storage.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface ShorterStorageDialogProps {
  plan: Plan;
  onClose: () => void;
  onConfirm: () => void;
}

export function ShorterStorageDialog({ plan, onClose, onConfirm }: ShorterStorageDialogProps) {
  const { sentence } = useStorageChange({ plan: plan.id, at: null, enabled: true });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={fill(pricing.changeTitle, { plan: plan.name })}
      description={
        <div className="grid gap-3">
          <p>{sentence}</p>
          {plan.limits.teamMembers === 1 && <p>{pricing.teamEnds}</p>}
          <p>{pricing.changeText}</p>
        </div>
      }
      cancelLabel={pricing.keepPlan}
      confirmLabel={pricing.continueToChange}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
    />
  );
}
