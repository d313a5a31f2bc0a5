import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { subscriptions, textInputs } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { Buying } from '../../testing/buying.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { PAYMENTS: 'none' }, worker: false });
});
afterAll(() => app.close());

it('a server that no longer sells leaves everyone their plan', async () => {
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

it('gives every account the default plan, and takes quotas from it', async () => {
  const user = await app.signUpAndIn();
  const { body } = await app.call('GET /api/auth/session', {}, { as: user });
  expect(body.account?.plan).toBe('enterprise');
  const usage = await app.call('GET /api/usage', {}, { as: user });
  expect(usage.body).toMatchObject({ plan: 'enterprise', text: { limit: -1 } });
  for (let count = 0; count < 6; count += 1) {
    const text = { text: `Text ${count}.`, outputType: 'notes' } as const;
    expect((await app.call('POST /api/text-inputs', { body: text }, { as: user })).status).toBe(
      201,
    );
  }
  expect(await new Buying(app).check(user)).toMatchObject({ plan: 'enterprise' });
});

it('keeps what accounts on an unlimited default plan have made', async () => {
  const user = await app.signUpAndIn();
  const { userId } = user.actor;
  await app.db.insert(textInputs).values({ userId, rawText: 'A.', createdAt: app.clock.now() });
  app.clock.advance({ days: 1000 });
  await app.product.recordings.retention.run();
  app.clock.advance({ days: 8 });
  await app.product.recordings.retention.run();
  expect(await app.db.$count(textInputs, eq(textInputs.userId, userId))).toBe(1);
});

it('holds accounts to the limits of a default plan that an administrator has chosen', async () => {
  const own = await createTestApp({
    env: { PAYMENTS: 'none', DEFAULT_PLAN: 'free' },
    worker: false,
  });
  try {
    const as = await own.signUpAndIn();
    const { body } = await own.call('GET /api/usage', {}, { as });
    expect(body).toMatchObject({ plan: 'free', text: { limit: 5 }, live: { limit: 0 } });
  } finally {
    await own.close();
  }
});
