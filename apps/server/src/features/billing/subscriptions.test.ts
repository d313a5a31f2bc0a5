import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { textInputs } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { Buying, DECLINED_CARD } from '../../testing/buying.ts';
import type { TestUser } from '../../testing/users.ts';

let app: TestApp;
let buying: Buying;
beforeAll(async () => {
  app = await createTestApp();
  buying = new Buying(app);
});
afterAll(() => app.close());

async function subscriber(priceId: string): Promise<TestUser> {
  const user = await app.signUpAndIn();
  await buying.subscribe(user, priceId);
  await buying.untilPlan(user, priceId.includes('pro') ? 'pro' : 'business');
  return user;
}

const daysAgo = (days: number): Date =>
  new Date(app.clock.now().getTime() - days * 24 * 60 * 60 * 1000);

const limitsOf = async (as: TestUser) => {
  const { body } = await app.call('GET /api/usage', {}, { as });
  return [body.audio.limit, body.text.limit, body.live.limit];
};

describe('a subscription', () => {
  it('begins with a trial of 7 days on Pro, which counts as Pro', async () => {
    const user = await app.signUpAndIn();
    const nothing = { subscribed: false, plan: 'free', productId: null, subscriptionEnd: null };
    expect(await buying.check(user)).toMatchObject(nothing);
    expect(await limitsOf(user)).toEqual([30, 5, 0]);
    await buying.subscribe(user, 'price_pro_monthly');
    await buying.untilPlan(user, 'pro');
    const end = new Date(app.clock.now().getTime() + 7 * 86_400_000).toISOString();
    const trial = { subscribed: true, trialing: true, subscriptionEnd: end };
    expect(await buying.check(user)).toMatchObject(trial);
    expect(await limitsOf(user)).toEqual([600, -1, 600]);
  });

  it('has no second trial', async () => {
    const user = await subscriber('price_pro_monthly');
    await buying.inPortal(user, { action: 'end-now' });
    await buying.untilPlan(user, 'free');
    await buying.subscribe(user, 'price_pro_monthly');
    await buying.untilPlan(user, 'pro');
    expect((await buying.check(user)).trialing).toBe(false);
  });

  it('is cancelled at the end of the period, and can be resumed until then', async () => {
    const as = await subscriber('price_business_monthly');
    const cancelled = await app.call('POST /api/subscription/cancel', {}, { as });
    const running = { plan: 'business', subscribed: true };
    expect(cancelled.body).toMatchObject({ ...running, cancelAtPeriodEnd: true });
    const resumed = await app.call('POST /api/subscription/resume', {}, { as });
    expect(resumed.body).toMatchObject({ ...running, cancelAtPeriodEnd: false });
  });

  it('that is cancelled or resumed, here or at the provider, is confirmed by mail once each', async () => {
    const as = await subscriber('price_pro_monthly');
    await app.db
      .insert(textInputs)
      .values([{ userId: as.actor.userId, rawText: 'old', createdAt: daysAgo(400) }]);
    // The end of the period is another day there than in UTC.
    const timeZone = 'Pacific/Kiritimati';
    await app.call('PATCH /api/account', { body: { timeZone } }, { as });
    app.clock.advance({ hours: 4 });
    const { subscriptionEnd } = await buying.check(as);
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone });
    const end = day.format(new Date(subscriptionEnd ?? ''));

    await app.call('POST /api/subscription/cancel', {}, { as });
    const cancelled = await app.mailTo(as.email, 'Your Notelark Pro subscription is cancelled');
    expect(cancelled.text).toContain(`Pro stays yours until ${end}, and nothing more is charged.`);
    expect(cancelled.text).toContain('From then on you are on the Free plan.');
    expect(cancelled.text).toContain(
      'Free keeps recordings, texts and what was made from them for',
    );
    expect(cancelled.text).toContain('1 item older than that');
    expect(cancelled.links).toContain('http://localhost:3000/profile');

    await buying.inPortal(as, { action: 'resume' });
    const resumed = await app.mailTo(as.email, 'Your Notelark Pro subscription goes on');
    expect(resumed.text).toContain(`renews on ${end}.`);
    await buying.untilHandled();
    await buying.check(as);
    const mails = (await app.product.mail.mailbox?.list(as.email)) ?? [];
    expect(mails.filter(({ subject }) => /cancelled|goes on/.test(subject))).toHaveLength(2);
  });

  it('that has ended at the provider since can’t be cancelled, and the plan is corrected', async () => {
    const as = await subscriber('price_business_monthly');
    const { userId } = as.actor;
    const customerId = await app.product.billing.subscriptions.knownCustomer(userId);
    const ended = await app.product.billing.payments.subscription(customerId ?? '');
    if (!ended) throw new Error('there is no subscription');
    const spy = vi.spyOn(app.product.billing.payments, 'subscription');
    spy.mockResolvedValue({ ...ended, status: 'ended' });
    const refused = await app.call('POST /api/subscription/cancel', {}, { as });
    spy.mockRestore();
    expect(refused.error.code).toBe('no-subscription');
    expect((await buying.check(as)).plan).toBe('free');
  });

  it('is not bought twice: who has one is sent to the portal', async () => {
    const as = await subscriber('price_pro_monthly');
    const body = { priceId: 'price_business_monthly' };
    const answer = await app.call('POST /api/functions/create-checkout', { body }, { as });
    expect(new URL(answer.body.url).pathname).toContain('/sandbox/portal/');
  });

  it('is not bought twice from two tabs: the first one’s checkout has expired', async () => {
    const as = await app.signUpAndIn();
    const first = await buying.start(as, 'price_pro_monthly');
    const second = await buying.start(as, 'price_business_monthly');
    const shown = await app.call(
      'GET /api/sandbox/checkouts/{id}',
      { params: { id: first } },
      { as },
    );
    expect(shown.body.status).toBe('expired');
    expect((await buying.pay(as, first)).error.code).toBe('not-found');
    await buying.pay(as, second);
    await buying.untilPlan(as, 'business');
  });

  it('is not bought twice by starting many checkouts at once: one of nine can be paid', async () => {
    const user = await app.signUpAndIn();
    const ids = await Promise.all(
      Array.from({ length: 9 }, () => buying.start(user, 'price_pro_monthly')),
    );
    const paid = [];
    for (const id of ids) paid.push((await buying.pay(user, id)).status);
    expect(paid.filter((status) => status === 200)).toHaveLength(1);
  });

  it('is not sold to Enterprise, which is agreed', async () => {
    const as = await app.signUpAndIn({ plan: 'enterprise' });
    const body = { priceId: 'price_pro_monthly' };
    const refused = await app.call('POST /api/functions/create-checkout', { body }, { as });
    expect(refused.error.code).toBe('invalid-price');
    expect((await buying.check(as)).plan).toBe('enterprise');
  });

  it('that is read twice at once is what the later reading found', async () => {
    const user = await subscriber('price_pro_monthly');
    await buying.untilHandled();
    const { payments, subscriptions } = app.product.billing;
    const customerId = (await subscriptions.knownCustomer(user.actor.userId)) ?? '';
    const old = await payments.subscription(customerId);
    const answered = Promise.withResolvers<typeof old>();
    const spy = vi.spyOn(payments, 'subscription');
    spy.mockReturnValueOnce(answered.promise);
    const slow = subscriptions.refresh(user.actor.userId, customerId);
    await vi.waitFor(() => expect(spy).toHaveBeenCalledTimes(1));
    await buying.inPortal(user, { action: 'change-plan', priceId: 'price_business_monthly' });
    await subscriptions.refresh(user.actor.userId, customerId);
    answered.resolve(old);
    await slow;
    spy.mockRestore();
    expect((await buying.check(user)).plan).toBe('business');
  });
});

describe('the mail about a shorter storage period', () => {
  it('names the period, how much will be deleted, and when at the earliest', async () => {
    const as = await subscriber('price_business_monthly');
    await app.db.insert(textInputs).values([
      { userId: as.actor.userId, rawText: 'old', createdAt: daysAgo(400) },
      { userId: as.actor.userId, rawText: 'old by then', createdAt: daysAgo(360) },
      { userId: as.actor.userId, rawText: 'young', createdAt: daysAgo(350) },
    ]);
    await buying.inPortal(as, { action: 'change-plan', priceId: 'price_pro_yearly' });
    await buying.untilPlan(as, 'pro');
    const mail = await app.mailTo(as.email, 'You are on Notelark Pro now');
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
    expect(mail.text).toContain(
      `Pro keeps recordings, texts and what was made from them for 365 days. 2 items older than that, with transcripts, summaries and notes, will be deleted from ${day.format(daysAgo(-7))} on.`,
    );
  });
});

describe('what happens at the provider', () => {
  it('a change of plan holds at once, up and down, is told, and deletes nothing', async () => {
    const as = await subscriber('price_pro_yearly');
    await buying.inPortal(as, { action: 'change-plan', priceId: 'price_business_monthly' });
    await buying.untilPlan(as, 'business');
    expect(await limitsOf(as)).toEqual([3000, -1, 3000]);
    const mail = await app.mailTo(as.email, 'You are on Notelark Business now');
    expect(mail.text).toContain('for as long as you have your account. Nothing is deleted.');

    const write = (text: string) =>
      app.call('POST /api/text-inputs', { body: { text, outputType: 'summary' } }, { as });
    for (const text of ['one', 'two', 'three', 'four', 'five', 'six']) await write(text);
    await buying.inPortal(as, { action: 'end-now' });
    await buying.untilPlan(as, 'free');
    expect(await limitsOf(as)).toEqual([30, 5, 0]);
    const texts = await app.call('GET /api/text-inputs', { query: {} }, { as });
    expect(texts.body.rows).toHaveLength(6);
    expect((await write('seven')).error.code).toBe('text-quota-exceeded');
  });

  it('an end is told once, also where a visit notices it before the event', async () => {
    const as = await subscriber('price_pro_monthly');
    await app.call('POST /api/subscription/cancel', {}, { as });
    app.clock.advance({ days: 8 });
    expect(await buying.check(as)).toMatchObject({ plan: 'free', subscribed: false });
    const mail = await app.mailTo(as.email, 'Pro subscription has ended');
    expect(mail.text).toContain('You are on the Free plan now.');
    expect(mail.text).toContain(
      'Free keeps recordings, texts and what was made from them for 30 days. You have nothing that is older.',
    );
    expect(mail.text).not.toContain('Nothing was deleted');
    const { payments } = app.product.billing;
    const customerId = await payments.ensureCustomer(as.actor);
    await buying.sandboxConsole.end((await payments.subscription(customerId))?.id ?? '');
    await buying.untilHandled();
    expect(await buying.mails(as, 'has ended')).toBe(1);
  });

  it('what changes between reading and storing is seen by the next check', async () => {
    const as = await subscriber('price_pro_monthly');
    await app.call('POST /api/subscription/cancel', {}, { as });
    await buying.untilHandled();
    const { payments, subscriptions } = app.product.billing;
    const customerId = await payments.ensureCustomer(as.actor);
    const read = payments.subscription.bind(payments);
    vi.spyOn(payments, 'subscription').mockImplementationOnce(async (id) => {
      const subscription = await read(id);
      app.clock.advance({ days: 8 });
      return subscription;
    });
    await subscriptions.refresh(as.actor.userId, customerId);
    expect(await buying.check(as)).toMatchObject({ plan: 'free', subscribed: false });
  });

  it('a failed payment keeps the plan while it is tried again, and is told', async () => {
    const as = await subscriber('price_pro_monthly');
    await buying.inPortal(as, { action: 'fail-payment' });
    await app.mailTo(as.email, 'payment did not go through');
    const state = { plan: 'pro', subscribed: true, paymentFailed: true };
    expect(await buying.check(as)).toMatchObject(state);
  });

  it('the end of a trial is announced, with its day', async () => {
    const as = await subscriber('price_pro_monthly');
    const { subscriptionEnd } = await buying.check(as);
    await buying.inPortal(as, { action: 'announce-trial-end' });
    const mail = await app.mailTo(as.email, 'Pro trial ends soon');
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });
    expect(mail.text).toContain(day.format(new Date(subscriptionEnd ?? '')));
  });

  it('a declined card changes nothing, and can be tried again', async () => {
    const as = await app.signUpAndIn();
    const id = await buying.start(as, 'price_business_monthly');
    expect((await buying.pay(as, id, DECLINED_CARD)).error.code).toBe('card-declined');
    expect((await buying.check(as)).plan).toBe('free');
    expect(new URL((await buying.pay(as, id)).body.url).search).toBe('?success=true');
    await buying.untilPlan(as, 'business');
  });
});
