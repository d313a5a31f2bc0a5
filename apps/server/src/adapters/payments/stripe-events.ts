import type Stripe from 'stripe';
import type { ProviderEvent } from '../../ports/payments.ts';
import { idOf } from './stripe-shapes.ts';

/** What an event is about, for us. */
export function subjectOf(event: Stripe.Event): ProviderEvent['subject'] {
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return subscription('subscription', event.data.object);
    case 'customer.subscription.trial_will_end':
      return subscription('trial-ending', event.data.object);
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return checkout(event.data.object);
    case 'invoice.payment_failed':
      return failedInvoice(event.data.object) ?? other(event);
    case 'charge.refunded':
      return refund(event.data.object) ?? other(event);
    default:
      return other(event);
  }
}

const other = ({ type }: Stripe.Event): ProviderEvent['subject'] => ({ kind: 'other', type });

const subscription = (
  kind: 'subscription' | 'trial-ending',
  object: Stripe.Subscription,
): ProviderEvent['subject'] => ({
  kind,
  subscriptionId: object.id,
  customerId: idOf(object.customer),
});

const checkout = ({ id, customer }: Stripe.Checkout.Session): ProviderEvent['subject'] => ({
  kind: 'checkout',
  checkoutId: id,
  customerId: customer && idOf(customer),
});

/** null for a charge that is of no payment of a checkout. */
function refund({ payment_intent, customer }: Stripe.Charge): ProviderEvent['subject'] | null {
  if (payment_intent === null) return null;
  return {
    kind: 'refund',
    paymentId: idOf(payment_intent),
    customerId: customer && idOf(customer),
  };
}

/** null for an invoice that belongs to no subscription. */
function failedInvoice(invoice: Stripe.Invoice): ProviderEvent['subject'] | null {
  const reference = invoice.parent?.subscription_details?.subscription;
  if (!reference || invoice.customer === null) return null;
  return {
    kind: 'payment-failed',
    subscriptionId: idOf(reference),
    customerId: idOf(invoice.customer),
  };
}
