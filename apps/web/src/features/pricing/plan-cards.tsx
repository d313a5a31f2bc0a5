import { pricing } from '@notelark/contracts/messages.en';
import { type BillingPeriod, planIds, plans } from '@notelark/contracts/plans';
import { Badge } from '../../ui/badge.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import type { Customer } from './customer.ts';
import { PlanCard } from './plan-card.tsx';

interface PlanCardsProps {
  period: BillingPeriod;
  onPeriod: (period: BillingPeriod) => void;
  customer: Customer;
}

export function PlanCards({ period, onPeriod, customer }: PlanCardsProps) {
  const periods = [
    { value: 'monthly', label: pricing.monthly },
    {
      value: 'yearly',
      label: pricing.yearly,
      extra: <Badge tone="accent">{pricing.saveTwoMonths}</Badge>,
    },
  ] as const;
  return (
    <div className="grid gap-8">
      <RadioGroup
        label={pricing.billingPeriod}
        options={periods}
        value={period}
        onChange={onPeriod}
      />
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {planIds.map((id) => (
          <PlanCard key={id} plan={plans[id]} period={period} customer={customer} />
        ))}
      </ul>
    </div>
  );
}
