import type Stripe from 'stripe';
import {
  PaymentsError,
  type ProviderCheckout,
  type ProviderSubscription,
} from '../../ports/payments.ts';

/** The id of what Stripe gives as an id or as the object itself. */
export const idOf = (reference: string | { id: string }): string =>
  typeof reference === 'string' ? reference : reference.id;

const moment = (seconds: number): Date => new Date(seconds * 1000);

const STATUS: Readonly<Record<string, ProviderSubscription['status']>> = {
  trialing: 'trialing',
  active: 'active',
  past_due: 'past-due',
};

const CHECKOUT_STATUS: Readonly<Record<string, ProviderCheckout['status']>> = {
  complete: 'complete',
  expired: 'expired',
};

/** @throws {PaymentsError} for a subscription of nothing, which we never make. */
export function subscriptionOf(subscription: Stripe.Subscription): ProviderSubscription {
  const [item] = subscription.items.data;
  if (!item) throw new PaymentsError('a subscription without an item');
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer),
    // Never paid, given up, paused or canceled: the plan does not hold.
    status: STATUS[subscription.status] ?? 'ended',
    priceId: item.price.id,
    productId: idOf(item.price.product),
    periodEnd: moment(item.current_period_end),
    // The portal cancels by a date instead of the flag.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
  };
}

/** The first that is not ended; Stripe lists the newest first. */
export function newestOf(
  subscriptions: readonly ProviderSubscription[],
): ProviderSubscription | null {
  return (
    subscriptions.find((subscription) => subscription.status !== 'ended') ??
    subscriptions[0] ??
    null
  );
}

/** `payment_intent.latest_charge` must have been expanded: it says whether the payment was given back. */
export function checkoutOf(session: Stripe.Checkout.Session): ProviderCheckout {
  const intent = session.payment_intent;
  return {
    id: session.id,
    customerId: session.customer === null ? null : idOf(session.customer),
    userId: session.metadata?.['userId'] ?? session.client_reference_id,
    mode: session.mode === 'payment' ? 'payment' : 'subscription',
    status: CHECKOUT_STATUS[session.status ?? ''] ?? 'open',
    paid: session.payment_status === 'paid' || session.payment_status === 'no_payment_required',
    priceId: session.metadata?.['priceId'] ?? null,
    paymentId: intent === null ? null : idOf(intent),
    refunded: isRefunded(intent),
  };
}

function isRefunded(intent: string | Stripe.PaymentIntent | null): boolean {
  if (intent === null || typeof intent === 'string') return false;
  const charge = intent.latest_charge;
  return charge !== null && typeof charge !== 'string' && charge.refunded;
}
