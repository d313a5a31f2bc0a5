import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentEvents, users } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { Buying } from '../../testing/buying.ts';

const HOUR = 3600;

const event = (id: string, subject: object): string => JSON.stringify({ id, subject });

describe('the provider’s events', () => {
  let app: TestApp;
  let buying: Buying;
  beforeAll(async () => {
    app = await createTestApp();
    buying = new Buying(app);
  });
  afterAll(() => app.close());

  it('that are forged, changed or old are refused', async () => {
    const body = event('evt_forged', { kind: 'checkout', checkoutId: 'x', customerId: null });
    const tenMinutesAgo = new Date(app.clock.now().getTime() - 600_000);
    const answers = await Promise.all([
      buying.send(body, 't=1,v1=00'),
      buying.send(`${body} `, buying.signed(body)),
      buying.send(body, buying.signed(body, tenMinutesAgo)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
    const taken = app.db.select().from(paymentEvents).where(eq(paymentEvents.id, 'evt_forged'));
    expect(await taken).toEqual([]);
  });

  it('that are signed and have no shape are refused', async () => {
    const bodies = [
      '',
      'null',
      '7',
      '{}',
      '[]',
      '{"id":"evt_1"}',
      event('evt_1', {}),
      event('', { kind: 'x' }),
    ];
    for (const body of [...bodies, event('evt_1', { kind: 'subscription', customerId: 7 })])
      expect((await buying.send(body)).status).toBe(400);
  });

  it('are taken in once, however often they come, and late ones undo nothing', async () => {
    const user = await app.signUpAndIn();
    await buying.subscribe(user, 'price_business_monthly');
    await buying.untilPlan(user, 'business');
    const customerId = await app.product.billing.payments.ensureCustomer(user.actor);
    const subscriptionId = 'sub_of_long_ago';
    const body = event('evt_repeated', { kind: 'subscription', subscriptionId, customerId });
    const answers = await Promise.all([1, 2, 3].map(() => buying.send(body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await buying.untilHandled();
    const rows = app.db.select().from(paymentEvents).where(eq(paymentEvents.id, 'evt_repeated'));
    expect(await rows).toHaveLength(1);
    expect((await buying.check(user)).plan).toBe('business');
  });

  it('of customers and checkouts that are not ours are taken, and change nothing', async () => {
    const about = { subscriptionId: 'sub_1', customerId: 'cus_of_another_shop' };
    for (const kind of ['subscription', 'trial-ending', 'payment-failed'])
      expect((await buying.send(event(`evt_${kind}`, { kind, ...about }))).status).toBe(200);
    const { customerId } = about;
    for (const subject of [
      { kind: 'checkout', checkoutId: 'cs_of_another', customerId },
      { kind: 'refund', paymentId: 'pi_of_another', customerId },
    ])
      expect((await buying.send(event(`evt_${subject.kind}`, subject))).status).toBe(200);
    await buying.untilHandled();
  });

  it('are forgotten after months, also those that were given up', async () => {
    const daysAgo = (days: number) => new Date(app.clock.now().getTime() - days * 24 * HOUR * 1000);
    await app.db.insert(paymentEvents).values([
      { id: 'evt_given_up', receivedAt: daysAgo(91) },
      { id: 'evt_of_this_quarter', receivedAt: daysAgo(89), handledAt: daysAgo(89) },
    ]);
    await app.product.billing.reconciliation.run();
    const ids = (await app.db.select().from(paymentEvents)).map(({ id }) => id);
    expect(ids).toContain('evt_of_this_quarter');
    expect(ids).not.toContain('evt_given_up');
  });
});

describe('while no worker is there', () => {
  let app: TestApp;
  let buying: Buying;
  beforeEach(async () => {
    app = await createTestApp({ worker: false });
    buying = new Buying(app);
  });
  afterEach(() => app.close());

  it('events are answered at once, and handled late and in any order', async () => {
    const [user, regretful] = [await app.signUpAndIn(), await app.signUpAndIn()];
    await buying.buyAddon(user);
    await buying.subscribe(user, 'price_pro_monthly');
    await buying.inPortal(user, { action: 'change-plan', priceId: 'price_business_yearly' });
    const sessionId = await buying.buyAddon(regretful);
    const { paymentId } = (await app.product.billing.payments.checkout(sessionId)) ?? {};
    await buying.inPortal(regretful, { action: 'refund', paymentId: paymentId ?? '' });
    expect(await buying.credits(user)).toEqual([]);

    await app.product.startWorker();
    await buying.untilHandled();
    expect((await buying.check(user)).plan).toBe('business');
    expect(await buying.credits(user)).toEqual([10 * HOUR]);
    expect(await buying.credits(regretful)).toEqual([]);
  });

  it('a visit after the checkout finds the plan, and the page’s own check the add-on', async () => {
    const user = await app.signUpAndIn();
    await buying.subscribe(user, 'price_pro_monthly');
    expect((await buying.check(user)).plan).toBe('pro');
    const sessionId = await buying.buyAddon(user);
    expect((await buying.verify(user, sessionId)).body.alreadyProcessed).toBe(false);
    expect(await buying.credits(user)).toEqual([10 * HOUR]);
  });

  it('the daily comparison repairs what lost events left behind', async () => {
    const user = await app.signUpAndIn();
    const sessionId = await buying.buyAddon(user, 'price_addon_50h');
    await buying.subscribe(user, 'price_pro_monthly');
    await payFor('not an account');
    const gone = await app.signUpAndIn();
    await buying.buyAddon(gone);
    await app.db.delete(users).where(eq(users.id, gone.actor.userId));

    app.clock.advance({ days: 1 });
    const { reconciliation, payments } = app.product.billing;
    await reconciliation.run();
    await reconciliation.run();
    expect(await buying.credits(user)).toEqual([50 * HOUR]);
    expect((await buying.check(user)).plan).toBe('pro');

    app.clock.advance({ days: 60 });
    await buying.sandboxConsole.refund((await payments.checkout(sessionId))?.paymentId ?? '');
    await reconciliation.run();
    expect(await buying.credits(user)).toEqual([50 * HOUR, -50 * HOUR]);
  });

  /** A payment that was taken with the same keys, and names none of our users. */
  async function payFor(userId: string): Promise<void> {
    const { payments } = app.product.billing;
    const user = { userId: randomUUID(), email: 'ada@example.com' };
    const { id } = await payments.startCheckout({
      customerId: await payments.ensureCustomer(user),
      userId,
      mode: 'payment',
      priceId: 'price_addon_10h',
      trialDays: 0,
      successUrl: 'https://elsewhere.example/',
      cancelUrl: 'https://elsewhere.example/',
    });
    await buying.sandboxConsole.pay(id, '4242424242424242');
  }
});
