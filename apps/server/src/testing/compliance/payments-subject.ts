import { randomUUID } from 'node:crypto';
import type { CheckoutRequest, Payments, ProviderEvent } from '../../ports/payments.ts';

/** What people do on a provider's own pages, and what time and its staff do. */
export interface ProviderPages {
  pay(checkoutId: string): Promise<unknown>;
  decline(checkoutId: string): Promise<unknown>;
  changePrice(subscriptionId: string, priceId: string): Promise<unknown>;
  cancel(subscriptionId: string): Promise<unknown>;
  failPayment(subscriptionId: string): Promise<unknown>;
  announceTrialEnd(subscriptionId: string): Promise<unknown>;
  end(subscriptionId: string): Promise<unknown>;
  refund(paymentId: string): Promise<unknown>;
}

export interface DeliveredEvent {
  body: string;
  signature: string;
}

/** An adapter with its provider behind it. */
export interface PaymentsSubject {
  payments: Payments;
  prices: { pro: string; business: string; addon: string };
  pages: ProviderPages;
  /** What has been sent to the webhook, oldest first. */
  delivered: DeliveredEvent[];
  /** Signs like the provider, with a secret of its own or a wrong one. */
  sign: (body: string, at: Date, secret?: string) => string;
  now: () => Date;
}

/** What a suite does over and over: people who come, buy and subscribe. */
export function customersOf(subject: () => PaymentsSubject) {
  const payments = () => subject().payments;

  async function customer() {
    const userId = randomUUID();
    const user = { userId, email: `${userId}@example.com` };
    return { user, customerId: await payments().ensureCustomer(user) };
  }
  type Person = Awaited<ReturnType<typeof customer>>;

  const start = ({ user, customerId }: Person, request: Partial<CheckoutRequest> = {}) =>
    payments().startCheckout({
      customerId,
      userId: user.userId,
      mode: 'subscription',
      priceId: subject().prices.pro,
      trialDays: 0,
      successUrl: 'https://notelark.example/pricing?success=true',
      cancelUrl: 'https://notelark.example/pricing?canceled=true',
      ...request,
    });
  const startAddon = (person: Person) =>
    start(person, { mode: 'payment', priceId: subject().prices.addon });

  /** What the events since then are about, as the adapter reads them. */
  async function subjectsOf(act: () => Promise<unknown>): Promise<ProviderEvent['subject'][]> {
    const { delivered } = subject();
    const before = delivered.length;
    await act();
    return delivered
      .slice(before)
      .map(({ body, signature }) => payments().readEvent(body, signature).subject);
  }

  async function subscriber(request: Partial<CheckoutRequest> = {}) {
    const person = await customer();
    const { id } = await start(person, request);
    await subject().pages.pay(id);
    const subscription = await payments().subscription(person.customerId);
    if (!subscription) throw new Error('paid, and there is no subscription');
    return { ...person, subscriptionId: subscription.id, subscription };
  }

  async function buyer() {
    const person = await customer();
    const { id } = await startAddon(person);
    await subject().pages.pay(id);
    const checkout = await payments().checkout(id);
    return { ...person, checkoutId: id, paymentId: checkout?.paymentId ?? '' };
  }

  return { payments, customer, start, startAddon, subjectsOf, subscriber, buyer };
}

export async function listed<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}
