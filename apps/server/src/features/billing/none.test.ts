import { afterAll, beforeAll, expect, it } from 'vitest';
import { subscriptions } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { Buying } from '../../testing/buying.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { PAYMENTS: 'none' }, worker: false });
});
afterAll(() => app.close());

it('a server that sells nothing any more leaves everybody their plan', async () => {
  const user = await app.signUpAndIn({ plan: 'pro' });
  await app.db.insert(subscriptions).values({
    userId: user.actor.userId,
    customerId: 'cus_1',
    subscriptionId: 'sub_1',
    status: 'active',
    priceId: 'price_pro_monthly',
  });
  const buying = new Buying(app);
  await app.product.billing.reconciliation.run();
  expect(await buying.check(user)).toMatchObject({ plan: 'pro', subscribed: true });
});

it('a server that sells nothing takes no event, has no test pages, and says that nothing was charged', async () => {
  const as = await app.signUpAndIn();
  const answer = await app.request('/api/payments/webhook', { method: 'POST', body: '{}' });
  expect(answer.status).toBe(400);
  expect((await app.request('/api/sandbox/checkouts/cs_1', { as })).status).toBe(404);
  const body = { priceId: 'price_pro_monthly' };
  const refused = await app.call('POST /api/functions/create-checkout', { body }, { as });
  expect(refused.error.code).toBe('payment-provider-failed');
  app.log.clear();
});
