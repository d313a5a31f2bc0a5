// Objects in the shapes of Stripe's published examples, cut down to what is plain. A test compares every field with them.
import { randomBytes } from 'node:crypto';

const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
export const nowSeconds = (): number => Math.floor(Date.now() / 1000);

/** What is not named is never looked at, but is there. */
interface Shape {
  [field: string]: unknown;
}

export interface StripeCustomer extends Shape {
  id: string;
  object: 'customer';
  email: string | null;
  metadata: Record<string, string>;
  created: number;
}

export interface StripeSession extends Shape {
  id: string;
  object: 'checkout.session';
  created: number;
  customer: string;
  client_reference_id: string | null;
  metadata: Record<string, string>;
  mode: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid' | 'no_payment_required';
  payment_intent: string | null;
  subscription: string | null;
  success_url: string;
  cancel_url: string;
  url: string | null;
}

export interface StripeSubscription extends Shape {
  id: string;
  object: 'subscription';
  customer: string;
  status: string;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  items: { data: { id: string; price: { id: string }; current_period_end: number }[] };
}

export interface StripeIntent extends Shape {
  id: string;
  object: 'payment_intent';
  latest_charge: string;
}

export interface StripeCharge extends Shape {
  id: string;
  object: 'charge';
  payment_intent: string;
  refunded: boolean;
  amount_refunded: number;
}

export interface StripeRefund extends Shape {
  id: string;
  object: 'refund';
  payment_intent: string | null;
  created: number;
}

export const customer = (
  email: string | null,
  metadata: Record<string, string>,
): StripeCustomer => ({
  currency: null,
  livemode: false,
  name: null,
  id: newId('cus'),
  object: 'customer',
  created: nowSeconds(),
  email,
  metadata,
});

export function session(
  of: Pick<StripeSession, 'customer' | 'client_reference_id' | 'metadata' | 'mode'> &
    Pick<StripeSession, 'success_url' | 'cancel_url'>,
): StripeSession {
  const id = newId('cs_test');
  return {
    amount_total: 1000,
    currency: 'usd',
    expires_at: nowSeconds() + 86_400,
    livemode: false,
    payment_intent: null,
    subscription: null,
    ...of,
    id,
    object: 'checkout.session',
    created: nowSeconds(),
    status: 'open',
    payment_status: 'unpaid',
    url: `https://checkout.stripe.com/c/pay/${id}`,
  };
}

const price = (id: string) => ({
  active: true,
  created: nowSeconds(),
  currency: 'usd',
  livemode: false,
  metadata: {},
  object: 'price',
  type: 'recurring',
  unit_amount: 1900,
  recurring: { interval: 'month', interval_count: 1, meter: null, usage_type: 'licensed' },
  product: 'prod_QXg1hqf4jFNsqG',
  id,
});

export interface NewSubscription {
  customer: string;
  priceId: string;
  status: string;
  periodEnd: number;
}

export function subscription(of: NewSubscription): StripeSubscription {
  const id = newId('sub');
  const item = {
    created: nowSeconds(),
    metadata: {},
    object: 'subscription_item',
    quantity: 1,
    current_period_start: nowSeconds(),
    id: newId('si'),
    price: price(of.priceId),
    current_period_end: of.periodEnd,
    subscription: id,
  };
  return {
    created: nowSeconds(),
    currency: 'usd',
    livemode: false,
    metadata: {},
    id,
    object: 'subscription',
    customer: of.customer,
    status: of.status,
    cancel_at_period_end: false,
    cancel_at: null,
    items: list([item], `/v1/subscription_items?subscription=${id}`),
  };
}

export const changePrice = (one: StripeSubscription, priceId: string): void => {
  for (const item of one.items.data) item.price = price(priceId);
};

export function paymentOf(customerId: string): { intent: StripeIntent; charge: StripeCharge } {
  const [intentId, chargeId] = [newId('pi'), newId('ch')];
  return {
    intent: {
      amount: 1000,
      created: nowSeconds(),
      currency: 'usd',
      livemode: false,
      metadata: {},
      status: 'succeeded',
      customer: customerId,
      id: intentId,
      object: 'payment_intent',
      latest_charge: chargeId,
    },
    charge: {
      amount: 1000,
      created: nowSeconds(),
      currency: 'usd',
      customer: customerId,
      livemode: false,
      metadata: {},
      paid: true,
      status: 'succeeded',
      id: chargeId,
      object: 'charge',
      payment_intent: intentId,
      refunded: false,
      amount_refunded: 0,
    },
  };
}

export const refund = (charge: StripeCharge): StripeRefund => ({
  amount: charge.amount_refunded,
  currency: 'usd',
  metadata: {},
  status: 'succeeded',
  charge: charge.id,
  id: newId('re'),
  object: 'refund',
  payment_intent: charge.payment_intent,
  created: nowSeconds(),
});

export const failedInvoice = (customerId: string, subscriptionId: string | null) => ({
  amount_due: 1900,
  currency: 'usd',
  created: nowSeconds(),
  livemode: false,
  metadata: {},
  status: 'open',
  id: newId('in'),
  object: 'invoice',
  customer: customerId,
  parent:
    subscriptionId === null
      ? null
      : {
          quote_details: null,
          subscription_details: { metadata: {}, subscription: subscriptionId },
          type: 'subscription_details',
        },
});

export const portalSession = (customerId: string, returnUrl: string) => ({
  created: nowSeconds(),
  livemode: false,
  customer: customerId,
  id: newId('bps'),
  object: 'billing_portal.session',
  return_url: returnUrl,
  url: 'https://billing.stripe.com/p/session/test_YWNjdF8',
});

export const deletedCustomer = (id: string) => ({ id, object: 'customer', deleted: true });

export const event = (type: string, object: object) => ({
  livemode: false,
  request: { id: null, idempotency_key: null },
  id: newId('evt'),
  object: 'event',
  api_version: '2026-10-28.endive',
  created: nowSeconds(),
  type,
  data: { object },
});

export const list = <T>(data: T[], url: string, hasMore = false) => ({
  object: 'list',
  data,
  has_more: hasMore,
  url,
});
