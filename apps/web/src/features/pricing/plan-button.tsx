import { pricing } from '@notelark/contracts/messages.en';
import {
  type BillingPeriod,
  type PaidPlanId,
  paidPlanIds,
  type Plan,
} from '@notelark/contracts/plans';
import { Link } from 'react-router';
import { fill } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import type { Customer, User } from './customer.ts';

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
  if (customer.subscribed)
    return (
      <Button variant="secondary" busy={customer.busy} onClick={customer.openPortal}>
        {pricing.change}
      </Button>
    );
  return (
    <Button variant={variant} busy={customer.busy} onClick={() => customer.checkOut(id, period)}>
      {fill(pricing.upgradeTo, { plan: plan.name })}
    </Button>
  );
}

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
