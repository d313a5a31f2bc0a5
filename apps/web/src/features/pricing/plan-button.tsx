import { pricing } from '../../messages/index.ts';
import {
  type BillingPeriod,
  type PaidPlanId,
  paidPlanIds,
  planIds,
  type Plan,
  plans,
} from '@notelark/api/plans';
import { useState } from 'react';
import { Link } from 'react-router';
import { fill } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import type { Customer, User } from './customer.ts';
import { ShorterStorageDialog } from './shorter-storage-dialog.tsx';

interface PlanButtonProps {
  plan: Plan;
  period: BillingPeriod;
  customer: Customer;
  highlighted: boolean;
}

/** What a plan's card offers depends on who looks at it ("Pricing screen behaviour by plan button"). */
export function PlanButton({ plan, period, customer, highlighted }: PlanButtonProps) {
  const variant = highlighted ? 'primary' : 'secondary';
  if (customer.kind === 'user' && customer.plan === plan.id)
    return <OwnPlanButton plan={plan} customer={customer} />;
  if (plan.price === null) return <ContactButton />;
  if (customer.kind === 'visitor')
    return (
      <Button asChild variant={variant}>
        <Link to="/signup">
          {plan.trialDays > 0
            ? fill(pricing.startTrial, { days: plan.trialDays })
            : pricing.getStarted}
        </Link>
      </Button>
    );
  // Enterprise is agreed: nothing is bought beside it.
  if (!isPaid(plan.id) || customer.plan === 'enterprise') return null;
  if (!customer.canBuy) return <ContactButton />;
  const { id } = plan;
  if (customer.subscribed) return <ChangeButton plan={plan} customer={customer} />;
  // A given plan, or a team's, comes before a subscription: a smaller one would be paid for nothing.
  if (planIds.indexOf(id) < planIds.indexOf(customer.plan)) return null;
  return (
    <Button variant={variant} busy={customer.busy} onClick={() => customer.checkOut(id, period)}>
      {fill(pricing.upgradeTo, { plan: plan.name })}
    </Button>
  );
}

/** A plan that keeps things for a shorter time says what it will delete before the provider's page opens. */
function ChangeButton({ plan, customer }: { plan: Plan; customer: User }) {
  const [asking, setAsking] = useState(false);
  const isShorter = storageDays(plan) < storageDays(plans[customer.plan]);
  return (
    <>
      <Button
        variant="secondary"
        busy={customer.busy}
        onClick={isShorter ? () => setAsking(true) : customer.openPortal}
      >
        {pricing.change}
      </Button>
      {asking && (
        <ShorterStorageDialog
          plan={plan}
          onClose={() => setAsking(false)}
          onConfirm={customer.openPortal}
        />
      )}
    </>
  );
}

const storageDays = ({ limits }: Plan): number => limits.storageDays ?? Infinity;

export const ContactButton = () => (
  <Button asChild variant="secondary">
    <Link to="/contact">{pricing.contactUs}</Link>
  </Button>
);

function OwnPlanButton({ plan, customer }: { plan: Plan; customer: User }) {
  if (customer.subscribed && plan.id !== 'free')
    return (
      <Button variant="secondary" busy={customer.busy} onClick={customer.openPortal}>
        {pricing.manage}
      </Button>
    );
  return (
    <Button variant="secondary" disabled>
      {pricing.currentPlan}
    </Button>
  );
}

const isPaid = (id: Plan['id']): id is PaidPlanId => paidPlanIds.some((paid) => paid === id);
