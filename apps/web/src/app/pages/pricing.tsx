import { pricing } from '../../messages/index.ts';
import { Link } from 'react-router';
import { AddonPacks } from '../../features/pricing/addon-packs.tsx';
import { CheckoutReturn } from '../../features/pricing/checkout-return.tsx';
import { ComparePlans } from '../../features/pricing/compare-plans.tsx';
import { PlanCards } from '../../features/pricing/plan-cards.tsx';
import { useSession } from '../../lib/session.ts';
import { keptTexts } from '../../lib/text-drafts.ts';
import { Alert } from '../../ui/alert.tsx';
import { DeferredHydration } from '../../ui/deferred-hydration.tsx';
import { PageHead } from '../page-head.tsx';
import { Article } from '../shell/article.tsx';

/** A text that was refused for want of a quota: the way back to it. */
function WaitingText() {
  const { account } = useSession();
  if (account === null || keptTexts(account.id).length === 0) return null;
  return (
    <Alert tone="info">
      {pricing.textWaits}{' '}
      <Link to="/summarize" className="link">
        {pricing.backToText}
      </Link>
    </Alert>
  );
}

export default function PricingPage() {
  return (
    <Article title={pricing.heading} text={pricing.text} width="wide">
      <PageHead title={pricing.title} description={pricing.description} />
      <CheckoutReturn />
      <WaitingText />
      <DeferredHydration>
        <PlanCards />
      </DeferredHydration>
      <div className="grid gap-20 pt-10">
        <DeferredHydration>
          <AddonPacks />
        </DeferredHydration>
        <DeferredHydration>
          <ComparePlans />
        </DeferredHydration>
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
