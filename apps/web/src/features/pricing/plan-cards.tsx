import { pricing } from '../../messages/index.ts';
import { type BillingPeriod, planIds, plans } from '@notelark/api/plans';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { PlanCard } from './plan-card.tsx';
import { useCustomer } from './use-customer.ts';

export function PlanCards() {
  const [period, setPeriod] = useState<BillingPeriod>('monthly');
  const customer = useCustomer();
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
        onChange={setPeriod}
      />
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {planIds.map((id) => (
          <PlanCard key={id} plan={plans[id]} period={period} customer={customer} />
        ))}
      </ul>
    </div>
  );
}
