import { pricing } from '@notelark/contracts/messages.en';
import type { BillingPeriod } from '@notelark/contracts/plans';
import { useState } from 'react';
import { Link } from 'react-router';
import { AddonPacks } from '../../features/pricing/addon-packs.tsx';
import { ComparePlans } from '../../features/pricing/compare-plans.tsx';
import { PlanCards } from '../../features/pricing/plan-cards.tsx';
import { useCustomer } from '../../features/pricing/use-customer.ts';
import { useCheckoutReturn } from '../../features/pricing/use-return.ts';
import { Later } from '../../ui/later.tsx';
import { PageHead } from '../page-head.tsx';
import { Article } from '../shell/article.tsx';

export default function PricingPage() {
  const [period, setPeriod] = useState<BillingPeriod>('monthly');
  const customer = useCustomer(period);
  useCheckoutReturn();
  return (
    <Article title={pricing.heading} text={pricing.text} width="wide">
      <PageHead title={pricing.title} description={pricing.description} />
      <Later>
        <PlanCards period={period} onPeriod={setPeriod} customer={customer} />
      </Later>
      <div className="grid gap-20 pt-10">
        <Later>
          <AddonPacks customer={customer} />
        </Later>
        <Later>
          <ComparePlans />
        </Later>
        <section className="grid gap-3 rounded-lg border border-line bg-surface p-7">
          <h2 className="text-lg">{pricing.contactTitle}</h2>
          <p className="text-ink-soft">{pricing.contactText}</p>
          <Link to="/contact" className="link w-fit">
            {pricing.contactLink}
          </Link>
        </section>
      </div>
    </Article>
  );
}
