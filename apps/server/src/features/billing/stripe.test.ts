import { afterAll, beforeAll, expect, it } from 'vitest';
import { StripePayments } from '../../adapters/payments/stripe.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { Buying, pageId } from '../../testing/buying.ts';
import { type StripeServer, startStripeServer } from '../../testing/stripe/server.ts';
import type { TestUser } from '../../testing/users.ts';

const SECRET = 'whsec_of_the_test';

let server: StripeServer;
let app: TestApp;
let buying: Buying;
beforeAll(async () => {
  server = await startStripeServer(SECRET);
  const payments = new StripePayments({
    secretKey: 'sk_test_1',
    webhookSecret: SECRET,
    server: { protocol: 'http', host: '127.0.0.1', port: server.port },
  });
  app = await createTestApp({ payments });
  buying = new Buying(app);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

/** Sends what Stripe would have sent so far, the newest first and each of them twice. */
async function deliver(): Promise<void> {
  for (const { body, signature } of server.ledger.delivered.splice(0).toReversed())
    for (const answer of [await buying.send(body, signature), await buying.send(body, signature)])
      expect(answer.status).toBe(200);
}

async function deliverAll(): Promise<void> {
  await deliver();
  await buying.untilHandled();
}

const subscriptionOf = (as: TestUser) =>
  app.product.billing.payments
    .ensureCustomer(as.actor)
    .then((customerId) => app.product.billing.payments.subscription(customerId));

it('a person subscribes, changes, fails to pay and leaves, by Stripe’s own events', async () => {
  const user = await app.signUpAndIn();
  await server.ledger.pay(await buying.start(user, 'price_pro_monthly'));
  await deliverAll();
  const trial = { plan: 'pro', trialing: true, productId: 'prod_QXg1hqf4jFNsqG' };
  expect(await buying.check(user)).toMatchObject(trial);
  const { id = '' } = (await subscriptionOf(user)) ?? {};

  await server.ledger.announceTrialEnd(id);
  await server.ledger.changePrice(id, 'price_business_yearly');
  await server.ledger.failPayment(id);
  await deliverAll();
  expect(await buying.check(user)).toMatchObject({ plan: 'business', paymentFailed: true });
  await app.mailTo(user.email, 'You are on Notelark Business now');
  await app.mailTo(user.email, 'payment did not go through');

  await server.ledger.end(id);
  await deliverAll();
  expect(await buying.check(user)).toMatchObject({ plan: 'free', subscribed: false });
  await app.mailTo(user.email, 'Business subscription has ended');
});

it('a person buys hours and gives them back, by Stripe’s own events', async () => {
  const user = await app.signUpAndIn();
  const id = await buying.start(user, 'price_addon_20h');
  await server.ledger.payLater(id);
  await deliverAll();
  expect((await buying.verify(user, id)).error.code).toBe('payment-unverified');
  await server.ledger.arrive(id);
  await deliverAll();
  expect((await buying.verify(user, id)).body).toMatchObject({ alreadyProcessed: true, hours: 20 });
  const { paymentId } = (await app.product.billing.payments.checkout(id)) ?? {};
  await server.ledger.refund(paymentId ?? '');
  await deliverAll();
  await app.product.billing.reconciliation.run();
  expect(await buying.credits(user)).toEqual([72_000, -72_000]);
  await app.mailTo(user.email, 'refunded');
});

it('while Stripe is down, nobody loses their plan, and buying says that nothing was charged', async () => {
  const user = await app.signUpAndIn();
  const id = await buying.start(user, 'price_business_monthly');
  await server.ledger.pay(id);
  await deliverAll();
  app.clock.advance({ minutes: 10 });
  const down = { status: 401, body: { error: { message: 'Invalid API Key' } } };
  server.next(down);
  expect((await buying.check(user)).plan).toBe('business');
  server.next(down);
  const refused = await app.call('POST /api/functions/customer-portal', {}, { as: user });
  expect(refused.error.message).toContain('You were not charged');
  server.behave();
  const portal = await app.call('POST /api/functions/customer-portal', {}, { as: user });
  expect(pageId(portal.body.url)).not.toBe('');
  app.log.clear();
});

it('a person who deletes their account pays nothing any more', async () => {
  const user = await app.signUpAndIn();
  await server.ledger.pay(await buying.start(user, 'price_business_monthly'));
  await deliverAll();
  const { id = '', customerId = '' } = (await subscriptionOf(user)) ?? {};
  const body = { password: user.password };
  expect((await app.call('POST /api/account/delete', { body }, { as: user })).status).toBe(204);
  expect(await app.product.billing.payments.subscription(customerId)).toMatchObject({
    status: 'ended',
  });
  // Stripe says so to an account that is going: its events may go with it, unhandled.
  await server.ledger.end(id);
  await deliver();
});
