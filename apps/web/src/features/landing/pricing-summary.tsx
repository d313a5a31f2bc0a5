import { pricing } from '../../messages/index.ts';
import { planIds, plans } from '@notelark/api/plans';
import { Link } from 'react-router';
import { pricingSummary } from '../../content/landing.ts';
import { planFacts, priceLabel } from '../../lib/plan-facts.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from './section.tsx';

export function PricingSummary() {
  return (
    <Section
      title={pricingSummary.title}
      text={pricingSummary.text}
      align="center"
      className="sold-only"
    >
      <ul className="grid overflow-hidden rounded-lg border border-line bg-line gap-px sm:grid-cols-2 lg:grid-cols-4">
        {planIds.map((id) => (
          <li key={id} className="grid content-start gap-3 bg-surface p-6">
            <h3 className="text-sm font-semibold text-ink-soft">{plans[id].name}</h3>
            <p className="text-xl font-semibold tracking-tight">
              {priceLabel(plans[id], 'monthly')}
              {plans[id].price && (
                <span className="text-sm font-normal text-ink-faint">{pricing.perMonth}</span>
              )}
            </p>
            <ul className="grid gap-1 text-sm text-ink-soft">
              {planFacts(plans[id])
                .slice(0, 3)
                .map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
      <Button asChild variant="secondary" size="l" className="mx-auto">
        <Link to="/pricing">{pricingSummary.action}</Link>
      </Button>
    </Section>
  );
}
