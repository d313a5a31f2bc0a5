import { pricing } from '../../messages/index.ts';
import { type Addon, addonIds, addons } from '@notelark/api/plans';
import { Link } from 'react-router';
import { cx } from '../../lib/class-names.ts';
import { fill } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { Customer } from './customer.ts';
import { ContactButton } from './plan-button.tsx';
import { useCustomer } from './use-customer.ts';

export function AddonPacks() {
  const customer = useCustomer();
  return (
    <section className="grid gap-8">
      <div className="grid max-w-2xl gap-3">
        <h2 className="text-2xl">{pricing.addonsTitle}</h2>
        <p className="text-ink-soft">{pricing.addonsText}</p>
      </div>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {addonIds.map((id) => (
          <AddonCard key={id} addon={addons[id]} customer={customer} />
        ))}
      </ul>
    </section>
  );
}

interface AddonProps {
  addon: Addon;
  customer: Customer;
}

function AddonCard({ addon, customer }: AddonProps) {
  return (
    <li
      className={cx(
        'grid content-start gap-4 rounded-lg border bg-surface p-6',
        addon.bestValue ? 'border-accent' : 'border-line',
      )}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <h3 className="text-base font-semibold">{fill(pricing.addon, { hours: addon.hours })}</h3>
        {addon.bestValue && <Badge tone="accent">{pricing.bestValue}</Badge>}
      </div>
      <div>
        <p className="text-2xl font-semibold tracking-tight">${addon.price}</p>
        <p className="text-xs text-ink-faint">
          {fill(pricing.addonRate, { rate: (addon.price / addon.hours).toFixed(2) })} ·{' '}
          {pricing.neverExpires}
        </p>
      </div>
      <AddonButton addon={addon} customer={customer} />
    </li>
  );
}

export function AddonButton({ addon, customer }: AddonProps) {
  if (customer.kind === 'visitor')
    return (
      <Button asChild variant="secondary">
        <Link to="/signup">{pricing.signUpToPurchase}</Link>
      </Button>
    );
  if (!customer.canBuy) return <ContactButton />;
  return (
    <Button variant="secondary" busy={customer.busy} onClick={() => customer.purchase(addon.id)}>
      {fill(pricing.purchase, { hours: addon.hours })}
    </Button>
  );
}
