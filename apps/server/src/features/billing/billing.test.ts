import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SandboxDesk } from '../../adapters/payments/sandbox/desk.ts';
import { signatureOf } from '../../adapters/payments/sandbox/signature.ts';
import { balanceCredits, paymentEvents } from '../../platform/database/schema/index.ts';
import { deriveKey } from '../../platform/secret.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { TestUser } from '../../testing/users.ts';

const GOOD_CARD = '4242 4242 4242 4242';
const DECLINED_CARD = '4000 0000 0000 0002';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

function sandbox(): SandboxDesk {
  const { sandbox: desk } = app.product.billing;
  if (!desk) throw new Error('the sandbox is not what takes payments');
  return desk;
}

const pageId = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';

async function subscribe(as: TestUser, priceId: string): Promise<void> {
  const { body } = await app.call(
    'POST /api/functions/create-checkout',
    { body: { priceId } },
    { as },
  );
  await app.call(
    'POST /api/sandbox/checkouts/{id}/pay',
    { params: { id: pageId(body.url) }, body: { card: GOOD_CARD } },
    { as },
  );
}

async function buyAddon(as: TestUser): Promise<string> {
  const { body } = await app.call(
    'POST /api/functions/purchase-addon',
    { body: { priceId: 'price_addon_10h' } },
    { as },
  );
  const id = pageId(body.url);
  await app.call(
    'POST /api/sandbox/checkouts/{id}/pay',
    { params: { id }, body: { card: GOOD_CARD } },
    { as },
  );
  return id;
}

const check = async (as: TestUser) =>
  (await app.call('POST /api/functions/check-subscription', {}, { as })).body;
const untilPlan = (as: TestUser, plan: string) =>
  vi.waitFor(async () => expect((await check(as)).plan).toBe(plan), {
    timeout: 20_000,
    interval: 30,
  });
const creditsOf = (as: TestUser) =>
  app.db.select().from(balanceCredits).where(eq(balanceCredits.userId, as.actor.userId));

async function portal(as: TestUser): Promise<string> {
  const { body } = await app.call('POST /api/functions/customer-portal', {}, { as });
  return pageId(body.url);
}

describe('a subscription', () => {
  it('begins with a trial of 7 days on Pro, which counts as Pro', async () => {
    const user = await app.signUpAndIn();
    expect(await check(user)).toMatchObject({
      subscribed: false,
      plan: 'free',
      productId: null,
      subscriptionEnd: null,
    });
    await subscribe(user, 'price_pro_monthly');
    await untilPlan(user, 'pro');
    const end = new Date(app.clock.now().getTime() + 7 * 86_400_000).toISOString();
    expect(await check(user)).toMatchObject({
      subscribed: true,
      trialing: true,
      subscriptionEnd: end,
    });
  });

  it('is changed in the portal, at once', async () => {
    const user = await app.signUpAndIn();
    await subscribe(user, 'price_pro_yearly');
    await untilPlan(user, 'pro');
    const id = await portal(user);
    await app.call(
      'POST /api/sandbox/portals/{id}',
      { params: { id }, body: { action: 'change-plan', priceId: 'price_business_monthly' } },
      { as: user },
    );
    await untilPlan(user, 'business');
    expect(await check(user)).toMatchObject({ plan: 'business', subscribed: true });
  });

  it('is cancelled at the end of the period, and can be resumed until then', async () => {
    const user = await app.signUpAndIn();
    await subscribe(user, 'price_business_monthly');
    await untilPlan(user, 'business');
    const cancelled = await app.call('POST /api/subscription/cancel', {}, { as: user });
    expect(cancelled.body).toMatchObject({
      plan: 'business',
      subscribed: true,
      cancelAtPeriodEnd: true,
    });
    const resumed = await app.call('POST /api/subscription/resume', {}, { as: user });
    expect(resumed.body).toMatchObject({ plan: 'business', cancelAtPeriodEnd: false });
  });

  it('ends with its portal, and the user is told', async () => {
    const user = await app.signUpAndIn();
    await subscribe(user, 'price_business_yearly');
    await untilPlan(user, 'business');
    const id = await portal(user);
    await app.call(
      'POST /api/sandbox/portals/{id}',
      { params: { id }, body: { action: 'end-now' } },
      { as: user },
    );
    await untilPlan(user, 'free');
    expect((await app.mailTo(user.email, 'Business subscription has ended')).text).toContain(
      'Nothing was deleted',
    );
    const again = await app.call('POST /api/subscription/cancel', {}, { as: user });
    expect(again.error.code).toBe('no-subscription');
  });

  it('keeps its plan while a failed payment is tried again, and the user is told', async () => {
    const user = await app.signUpAndIn();
    await subscribe(user, 'price_pro_monthly');
    await untilPlan(user, 'pro');
    const id = await portal(user);
    await app.call(
      'POST /api/sandbox/portals/{id}',
      { params: { id }, body: { action: 'fail-payment' } },
      { as: user },
    );
    await app.mailTo(user.email, 'payment did not go through');
    expect(await check(user)).toMatchObject({ plan: 'pro', subscribed: true, paymentFailed: true });
  });

  it('is not bought twice: who has one is sent to the portal', async () => {
    const user = await app.signUpAndIn();
    await subscribe(user, 'price_pro_monthly');
    await untilPlan(user, 'pro');
    const { body } = await app.call(
      'POST /api/functions/create-checkout',
      { body: { priceId: 'price_business_monthly' } },
      { as: user },
    );
    expect(new URL(body.url).pathname).toContain('/sandbox/portal/');
  });

  it('has no second trial', async () => {
    const user = await app.signUpAndIn();
    await subscribe(user, 'price_pro_monthly');
    await untilPlan(user, 'pro');
    const id = await portal(user);
    await app.call(
      'POST /api/sandbox/portals/{id}',
      { params: { id }, body: { action: 'end-now' } },
      { as: user },
    );
    await untilPlan(user, 'free');
    await subscribe(user, 'price_pro_monthly');
    await untilPlan(user, 'pro');
    expect((await check(user)).trialing).toBe(false);
  });
});

describe('a checkout', () => {
  it('with a declined card changes nothing and can be tried again', async () => {
    const user = await app.signUpAndIn();
    const { body } = await app.call(
      'POST /api/functions/create-checkout',
      { body: { priceId: 'price_business_monthly' } },
      { as: user },
    );
    const pay = (card: string) =>
      app.call(
        'POST /api/sandbox/checkouts/{id}/pay',
        { params: { id: pageId(body.url) }, body: { card } },
        { as: user },
      );
    expect((await pay(DECLINED_CARD)).error.code).toBe('card-declined');
    expect((await check(user)).plan).toBe('free');
    expect(new URL((await pay(GOOD_CARD)).body.url).search).toBe('?success=true');
    await untilPlan(user, 'business');
  });

  it('refuses prices that are none', async () => {
    const as = await app.signUpAndIn();
    const plan = await app.call(
      'POST /api/functions/create-checkout',
      { body: { priceId: 'price_addon_10h' } },
      { as },
    );
    expect(plan.error).toMatchObject({ code: 'invalid-price', message: 'Invalid plan selected' });
    const addon = await app.call(
      'POST /api/functions/purchase-addon',
      { body: { priceId: 'price_pro_monthly' } },
      { as },
    );
    expect(addon.error).toMatchObject({
      code: 'invalid-package',
      message: 'Invalid package selected',
    });
  });

  it('of another user is one that does not exist', async () => {
    const [owner, other] = [await app.signUpAndIn(), await app.signUpAndIn()];
    const { body } = await app.call(
      'POST /api/functions/purchase-addon',
      { body: { priceId: 'price_addon_10h' } },
      { as: owner },
    );
    const params = { id: pageId(body.url) };
    expect(
      (await app.call('GET /api/sandbox/checkouts/{id}', { params }, { as: other })).status,
    ).toBe(404);
    const paid = await app.call(
      'POST /api/sandbox/checkouts/{id}/pay',
      { params, body: { card: GOOD_CARD } },
      { as: other },
    );
    expect(paid.status).toBe(404);
  });
});

describe('an add-on', () => {
  it('is credited once, by the page and the webhook at once', async () => {
    const user = await app.signUpAndIn();
    const sessionId = await buyAddon(user);
    const verify = () =>
      app.call('POST /api/functions/verify-addon-payment', { body: { sessionId } }, { as: user });
    const answers = await Promise.all([verify(), verify(), verify()]);
    expect(answers.every(({ body }) => body.success && body.hours === 10)).toBe(true);
    expect(answers.filter(({ body }) => !body.alreadyProcessed).length).toBeLessThanOrEqual(1);
    await vi.waitFor(
      async () => expect(await creditsOf(user)).toMatchObject([{ seconds: 36_000 }]),
      { timeout: 20_000 },
    );
    expect((await verify()).body.alreadyProcessed).toBe(true);
  });

  it('is not another user’s to verify', async () => {
    const [buyer, thief] = [await app.signUpAndIn(), await app.signUpAndIn()];
    const sessionId = await buyAddon(buyer);
    const stolen = await app.call(
      'POST /api/functions/verify-addon-payment',
      { body: { sessionId } },
      { as: thief },
    );
    expect(stolen.error.code).toBe('payment-unverified');
    expect(await creditsOf(thief)).toEqual([]);
  });

  it('that is not paid is not credited', async () => {
    const as = await app.signUpAndIn();
    const { body } = await app.call(
      'POST /api/functions/purchase-addon',
      { body: { priceId: 'price_addon_20h' } },
      { as },
    );
    const answer = await app.call(
      'POST /api/functions/verify-addon-payment',
      { body: { sessionId: pageId(body.url) } },
      { as },
    );
    expect(answer.error.code).toBe('payment-unverified');
  });

  it('is taken back once when its payment is refunded', async () => {
    const user = await app.signUpAndIn();
    const sessionId = await buyAddon(user);
    await app.call(
      'POST /api/functions/verify-addon-payment',
      { body: { sessionId } },
      { as: user },
    );
    const paymentId = (await app.product.billing.payments.checkout(sessionId))?.paymentId ?? '';
    await sandbox().refund(paymentId);
    await sandbox().refund(paymentId);
    await app.mailTo(user.email, 'refunded');
    await app.product.billing.reconciliation.run();
    const seconds = (await creditsOf(user)).map((credit) => credit.seconds);
    expect(seconds.toSorted((a, b) => a - b)).toEqual([-36_000, 36_000]);
  });
});

const post = (body: string, signature: string) =>
  app.request('/api/payments/webhook', {
    method: 'POST',
    body,
    headers: { 'stripe-signature': signature },
  });
const signed = (body: string) =>
  signatureOf(
    body,
    app.clock.now(),
    deriveKey(app.product.base.secret, 'sandbox-payments').toString('hex'),
  );

describe('the provider’s events', () => {
  it('that are forged or old are refused', async () => {
    const body = JSON.stringify({
      id: 'evt_forged',
      createdAt: app.clock.now(),
      subject: { kind: 'checkout', checkoutId: 'x' },
    });
    expect((await post(body, 't=1,v1=00')).status).toBe(400);
    expect((await post(`${body} `, signed(body))).status).toBe(400);
    const old = signatureOf(
      body,
      new Date(app.clock.now().getTime() - 600_000),
      deriveKey(app.product.base.secret, 'sandbox-payments').toString('hex'),
    );
    expect((await post(body, old)).status).toBe(400);
    expect(
      await app.db.select().from(paymentEvents).where(eq(paymentEvents.id, 'evt_forged')),
    ).toEqual([]);
  });

  it('are taken in once, however often they come, and late ones undo nothing', async () => {
    const user = await app.signUpAndIn();
    await subscribe(user, 'price_business_monthly');
    await untilPlan(user, 'business');
    const customerId = await app.product.billing.payments.ensureCustomer(user.actor);
    const subscriptionId = (await app.product.billing.payments.subscription(customerId))?.id ?? '';
    const body = JSON.stringify({
      id: 'evt_repeated',
      createdAt: new Date(0),
      subject: { kind: 'subscription', subscriptionId, customerId },
    });
    for (const answer of await Promise.all([1, 2, 3].map(() => post(body, signed(body)))))
      expect(answer.status).toBe(200);
    await vi.waitFor(
      async () => {
        const rows = await app.db
          .select()
          .from(paymentEvents)
          .where(eq(paymentEvents.id, 'evt_repeated'));
        expect(rows).toHaveLength(1);
        expect(rows[0]?.handledAt).not.toBeNull();
      },
      { timeout: 20_000 },
    );
    expect((await check(user)).plan).toBe('business');
  });
});

describe('the daily comparison', () => {
  it('credits what was paid and never credited, and notices an ended subscription', async () => {
    const quiet = await createTestApp({ worker: false });
    try {
      const user = await quiet.signUpAndIn();
      const as = user;
      const bought = await quiet.call(
        'POST /api/functions/purchase-addon',
        { body: { priceId: 'price_addon_50h' } },
        { as },
      );
      const pay = (id: string) =>
        quiet.call(
          'POST /api/sandbox/checkouts/{id}/pay',
          { params: { id }, body: { card: GOOD_CARD } },
          { as },
        );
      await pay(pageId(bought.body.url));
      const subscribed = await quiet.call(
        'POST /api/functions/create-checkout',
        { body: { priceId: 'price_pro_monthly' } },
        { as },
      );
      await pay(pageId(subscribed.body.url));
      quiet.clock.advance({ days: 1 });
      await quiet.product.billing.reconciliation.run();
      const credits = await quiet.db
        .select()
        .from(balanceCredits)
        .where(eq(balanceCredits.userId, user.actor.userId));
      expect(credits).toMatchObject([{ seconds: 180_000 }]);
      expect(
        (await quiet.call('POST /api/functions/check-subscription', {}, { as })).body.plan,
      ).toBe('pro');
    } finally {
      quiet.log.clear();
      await quiet.close();
    }
  });
});
