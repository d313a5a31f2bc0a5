import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from '../../config.ts';
import { PaymentsError } from '../../ports/payments.ts';
import { paymentsCompliance } from '../../testing/compliance/payments.ts';
import { madeUpFields } from '../../testing/stripe/published.ts';
import { type StripeServer, startStripeServer } from '../../testing/stripe/server.ts';
import * as shapes from '../../testing/stripe/shapes.ts';
import { signatureOf } from './sandbox/signature.ts';
import { StripePayments } from './stripe.ts';

const WEBHOOK_SECRET = 'whsec_of_the_test';
const SECRET_KEY = 'sk_test_4eC39HqLyjWDarjtT1zdp7dc';
const PRICES = { pro: 'price_1Pro', business: 'price_1Business', addon: 'price_1Addon' };

let server: StripeServer;
let stripe: StripePayments;
beforeAll(async () => {
  server = await startStripeServer(WEBHOOK_SECRET);
  stripe = new StripePayments({
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
    server: { protocol: 'http', host: '127.0.0.1', port: server.port },
  });
});
afterAll(() => server.close());

describe('Stripe as a payment provider', () => {
  paymentsCompliance(() => ({
    payments: stripe,
    prices: PRICES,
    pages: server.ledger,
    delivered: server.ledger.delivered,
    sign: (body, at, secret = WEBHOOK_SECRET) => signatureOf(body, at, secret),
    now: () => new Date(),
  }));
});

const newCustomer = () =>
  stripe.ensureCustomer({ userId: randomUUID(), email: `${randomUUID()}@example.com` });

const addonFor = (customerId: string) =>
  stripe.startCheckout({
    customerId,
    userId: randomUUID(),
    mode: 'payment',
    priceId: PRICES.addon,
    trialDays: 0,
    successUrl: 'https://notelark.example/pricing?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'https://notelark.example/pricing',
  });

describe('what is sent to Stripe', () => {
  it('names the key and the pinned version of the API, and has a key against repetition', async () => {
    const before = server.requests.length;
    await addonFor(await newCustomer());
    const calls = server.requests.slice(before);
    for (const { authorization, version } of calls)
      expect([authorization, version]).toEqual([`Bearer ${SECRET_KEY}`, '2026-10-28.endive']);
    const writes = calls.filter(({ method }) => method === 'POST');
    expect(writes).toHaveLength(2);
    for (const { idempotencyKey } of writes) expect(idempotencyKey).not.toBeNull();
    expect(writes.at(-1)?.params.get('success_url')).toContain('{CHECKOUT_SESSION_ID}');
  });

  it('is one customer for two calls at once, though neither saw the other’s', async () => {
    const user = { userId: randomUUID(), email: 'twice@example.com' };
    const before = server.requests.length;
    await Promise.all([stripe.ensureCustomer(user), stripe.ensureCustomer(user)]);
    const made = server.requests.slice(before).filter(({ method }) => method === 'POST');
    expect(new Set(made.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });
});

describe('when Stripe misbehaves', () => {
  it('a lost answer is asked for again, and nothing is done twice', async () => {
    const customerId = await newCustomer();
    const before = server.ledger.sessions.size;
    server.next('cut');
    const { id } = await addonFor(customerId);
    expect(server.ledger.sessions.size).toBe(before + 1);
    expect(server.ledger.sessions.has(id)).toBe(true);
  });

  it.each([
    ['is down', { status: 500, body: { error: { type: 'api_error', message: SECRET_KEY } } }],
    ['has no time', { status: 429, body: { error: { type: 'rate_limit_error', message: '' } } }],
    ['knows no such key', { status: 401, body: { error: { message: 'Invalid API Key' } } }],
    ['refuses', { status: 402, body: { error: { type: 'card_error', message: '' } } }],
    ['answers half', 'half'],
  ] as const)('%s, that is a payment error, and tells no secret', async (_name, fault) => {
    server.next(fault, fault, fault);
    const error: unknown = await stripe.subscription('cus_1').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(PaymentsError);
    expect(String(error)).not.toContain(SECRET_KEY);
    server.behave();
    expect(await stripe.subscription('cus_1')).toBeNull();
  });
});

describe('what only Stripe does', () => {
  it('a payment that is still on its way is not paid until it arrives', async () => {
    const customerId = await newCustomer();
    const { id } = await addonFor(customerId);
    await server.ledger.payLater(id);
    expect(await stripe.checkout(id)).toMatchObject({ status: 'complete', paid: false });
    await server.ledger.arrive(id);
    expect(await stripe.checkout(id)).toMatchObject({ status: 'complete', paid: true });
    const last = server.ledger.delivered.at(-1);
    expect(stripe.readEvent(last?.body ?? '', last?.signature).subject).toEqual({
      kind: 'checkout',
      checkoutId: id,
      customerId,
    });
  });

  it('a part that is given back is no refund', async () => {
    const { id } = await addonFor(await newCustomer());
    await server.ledger.pay(id);
    const paymentId = (await stripe.checkout(id))?.paymentId ?? '';
    await server.ledger.refund(paymentId, 0.5);
    expect(await stripe.checkoutOfPayment(paymentId)).toMatchObject({ refunded: false });
  });

  it('a subscription that was never paid, was given up or is paused holds no plan', async () => {
    const customerId = await newCustomer();
    const one = shapes.subscription({
      customer: customerId,
      priceId: PRICES.pro,
      status: 'active',
      periodEnd: shapes.nowSeconds() + 100,
    });
    server.ledger.subscriptions.set(one.id, one);
    for (const status of ['incomplete', 'incomplete_expired', 'unpaid', 'paused', 'canceled']) {
      one.status = status;
      expect(await stripe.subscription(customerId)).toMatchObject({ status: 'ended' });
    }
  });

  it('an event that means nothing to us is told apart', () => {
    const { ledger } = server;
    ledger.deliver('invoice.payment_failed', shapes.failedInvoice('cus_1', null));
    ledger.deliver('charge.refunded', {
      ...shapes.paymentOf('cus_1').charge,
      payment_intent: null,
    });
    ledger.deliver('customer.created', shapes.customer('ada@example.com', {}));
    const subjects = ledger.delivered
      .slice(-3)
      .map(({ body, signature }) => stripe.readEvent(body, signature).subject.kind);
    expect(subjects).toEqual(['other', 'other', 'other']);
  });
});

describe('docs/payments.md', () => {
  it('names the pinned version, and every event that an endpoint must be given', () => {
    const docs = readFileSync(join(projectFolder, 'docs/payments.md'), 'utf8');
    const handled = readFileSync(new URL('stripe-events.ts', import.meta.url), 'utf8');
    const types = [...handled.matchAll(/case '([\w.]+)'/g)].map(([, type = '']) => type);
    expect(types.length).toBeGreaterThan(5);
    expect([...types, '2026-10-28.endive'].filter((name) => !docs.includes(`\`${name}\``))).toEqual(
      [],
    );
  });
});

describe('what stands in for Stripe', () => {
  it('gives no answer and sends no event with a field that Stripe’s own have not', () => {
    const events = server.ledger.delivered.map(({ body }): unknown => JSON.parse(body));
    const given = [...server.answers, ...events];
    expect(kindsIn(given)).toEqual([
      'billing_portal.session',
      'charge',
      'checkout.session',
      'customer',
      'event',
      'invoice',
      'list',
      'payment_intent',
      'price',
      'refund',
      'subscription',
      'subscription_item',
    ]);
    const faults = given.flatMap((answer) => madeUpFields(answer));
    expect([...new Set(faults)]).toEqual([]);
  });

  it('is compared by a check that finds a made-up field, at any depth', () => {
    const { intent, charge } = shapes.paymentOf('cus_1');
    const wrong = {
      ...intent,
      latest_charge: { ...charge, refundedAt: 1, amount_refunded: '1' },
    };
    expect(madeUpFields(wrong)).toEqual([
      '.latest_charge.amount_refunded: string',
      '.latest_charge.refundedAt: no such field',
    ]);
  });
});

/** Every kind of object that is in them, at any depth. */
function kindsIn(values: readonly unknown[]): string[] {
  const kinds = JSON.stringify(values).matchAll(/"object":"([\w.]+)"/g);
  return [...new Set([...kinds].map(([, kind = '']) => kind))].toSorted();
}
