import { planDetails, pricing } from '../../messages/index.ts';
import type { BillingPeriod, Plan } from '@notelark/api/plans';
import { cx } from '../../lib/class-names.ts';
import { planFacts, priceLabel } from '../../lib/plan-facts.ts';
import { Badge } from '../../ui/badge.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import type { Customer } from './customer.ts';
import { PlanButton } from './plan-button.tsx';

interface PlanCardProps {
  plan: Plan;
  period: BillingPeriod;
  customer: Customer;
}

export function PlanCard({ plan, period, customer }: PlanCardProps) {
  const own = customer.kind === 'user' && customer.plan === plan.id;
  const popular = plan.id === 'pro';
  return (
    <li
      className={cx(
        'grid content-start gap-5 rounded-lg border bg-surface p-6',
        popular ? 'border-accent shadow-md' : 'border-line shadow-sm',
      )}
    >
      <div className="grid gap-1.5">
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
          <h2 className="text-lg">{plan.name}</h2>
          {own && <Badge tone="good">{pricing.yourPlan}</Badge>}
          {popular && !own && <Badge tone="accent">{pricing.popular}</Badge>}
        </div>
        <p className="text-sm text-ink-soft sm:min-h-12">
          {(own && customer.subscriptionState) || planDetails[plan.id].line}
        </p>
      </div>
      <p className="flex items-baseline gap-1">
        <span className="text-3xl font-semibold tracking-tight">{priceLabel(plan, period)}</span>
        {plan.price !== null && (
          <span className="text-sm text-ink-faint">
            {period === 'monthly' ? pricing.perMonth : pricing.perYear}
          </span>
        )}
      </p>
      <div className="grid min-h-11">
        <PlanButton plan={plan} period={period} customer={customer} highlighted={popular} />
      </div>
      <CheckList items={planFacts(plan)} className="gap-2.5 border-t border-line pt-5" />
    </li>
  );
}
