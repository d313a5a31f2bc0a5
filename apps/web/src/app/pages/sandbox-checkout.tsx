import { sandboxScreen } from '../../messages/index.ts';
import { useState } from 'react';
import { useParams } from 'react-router';
import { offersOf } from '../../features/sandbox/price-names.ts';
import { usePay, useSandboxCheckout, useSandboxPrices } from '../../features/sandbox/queries.ts';
import { fill, formatDay } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import NotFoundPage from './not-found.tsx';
import { SandboxPage } from '../sandbox-page.tsx';

/** Where the sandbox "takes the money": one of our pages, plainly marked as a test. */
export default function SandboxCheckoutPage() {
  const { id = '' } = useParams();
  const checkout = useSandboxCheckout(id);
  const prices = useSandboxPrices();
  if (checkout.isError) return <NotFoundPage />;
  if (!checkout.data || !prices.data) return <Skeleton className="mx-auto h-96 max-w-lg" />;
  const offer = offersOf(prices.data).find(({ priceId }) => priceId === checkout.data.priceId);
  return (
    <SandboxPage title={sandboxScreen.checkoutTitle} className="max-w-lg">
      <div>
        <p className="text-lg font-semibold">{offer?.name}</p>
        <p className="text-ink-soft">{offer?.amount}</p>
        {offer && checkout.data.status === 'open' && checkout.data.trialDays > 0 && (
          <p className="pt-2 text-sm">{trialTerms(offer.price, checkout.data.trialDays)}</p>
        )}
      </div>
      {checkout.data.status === 'open' ? (
        <CardForm id={id} trialDays={checkout.data.trialDays} amount={offer?.amount ?? ''} />
      ) : (
        <Alert tone="info">
          {checkout.data.status === 'expired' ? sandboxScreen.expired : sandboxScreen.alreadyPaid}
        </Alert>
      )}
      <a href={checkout.data.cancelUrl} className="link w-fit text-sm">
        {sandboxScreen.cancelCheckout}
      </a>
    </SandboxPage>
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** What is paid today, and what when the trial that begins now ends. */
function trialTerms(price: string, trialDays: number): string {
  const end = new Date(Date.now() + trialDays * DAY_MS);
  return fill(sandboxScreen.trialTerms, { price, date: formatDay(end.toISOString()) });
}

interface CardFormProps {
  id: string;
  trialDays: number;
  amount: string;
}

function CardForm({ id, trialDays, amount }: CardFormProps) {
  const [card, setCard] = useState('');
  const pay = usePay(id);
  const submit = () => pay.mutate(card, { onSuccess: ({ url }) => location.assign(url) });
  const label =
    trialDays > 0
      ? fill(sandboxScreen.startTrial, { days: trialDays })
      : fill(sandboxScreen.pay, { price: amount });
  return (
    <Form className="grid gap-5" onSubmit={submit}>
      <Field label={sandboxScreen.card} hint={sandboxScreen.cardHint} error={pay.error?.message}>
        {(control) => (
          <Input
            {...control}
            required
            inputMode="numeric"
            autoComplete="off"
            pattern="[0-9 ]{16,23}"
            value={card}
            onChange={(event) => setCard(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" busy={pay.isPending}>
        {pay.isPending ? sandboxScreen.paying : label}
      </Button>
    </Form>
  );
}
