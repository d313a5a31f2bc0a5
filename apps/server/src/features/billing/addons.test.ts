import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { Buying } from '../../testing/buying.ts';

const HOUR = 3600;

let app: TestApp;
let buying: Buying;
beforeAll(async () => {
  app = await createTestApp();
  buying = new Buying(app);
});
afterAll(() => app.close());

describe('an add-on', () => {
  it('is credited and told once, by the page and the webhook at once', async () => {
    const user = await app.signUpAndIn();
    const sessionId = await buying.buyAddon(user);
    const answers = await Promise.all([1, 2, 3].map(() => buying.verify(user, sessionId)));
    expect(answers.every(({ body }) => body.success && body.hours === 10)).toBe(true);
    expect(answers.filter(({ body }) => !body.alreadyProcessed).length).toBeLessThanOrEqual(1);
    await app.mailTo(user.email, '10 hours were added');
    await buying.untilHandled();
    expect(await buying.credits(user)).toEqual([10 * HOUR]);
    expect(await buying.mails(user, '10 hours were added')).toBe(1);
    const { body } = await app.call('GET /api/usage', {}, { as: user });
    expect([body.audio.limit, body.balanceMinutes]).toEqual([630, 600]);
  });

  it('is credited once when page and event come again a day later', async () => {
    const user = await app.signUpAndIn();
    const sessionId = await buying.buyAddon(user, 'price_addon_50h');
    await buying.untilCredits(user, [50 * HOUR]);
    app.clock.advance({ days: 1 });
    const again = await buying.verify(user, sessionId);
    expect(again.body).toMatchObject({ success: true, alreadyProcessed: true, hours: 50 });
    expect(again.body.message).toBe('The 50 hours of this purchase are on your account.');
    const subject = { kind: 'checkout', checkoutId: sessionId, customerId: null };
    const body = JSON.stringify({ id: 'evt_a_day_later', subject });
    expect((await buying.send(body)).status).toBe(200);
    await buying.untilHandled();
    expect(await buying.credits(user)).toEqual([50 * HOUR]);
    expect(await buying.mails(user, 'hours were added')).toBe(1);
  });

  it('is taken back once when its payment is refunded, and not credited again', async () => {
    const user = await app.signUpAndIn();
    const sessionId = await buying.buyAddon(user);
    await buying.verify(user, sessionId);
    const checkout = await app.product.billing.payments.checkout(sessionId);
    const paymentId = checkout?.paymentId ?? '';
    await buying.inPortal(user, { action: 'refund', paymentId });
    await buying.sandboxConsole.refund(paymentId);
    await app.mailTo(user.email, 'refunded');
    await buying.untilHandled();
    await app.product.billing.reconciliation.run();
    expect(await buying.credits(user)).toEqual([10 * HOUR, -10 * HOUR]);
    expect(await buying.mails(user, 'refunded')).toBe(1);
    expect((await buying.verify(user, sessionId)).error.code).toBe('payment-unverified');
  });

  it('is refunded on its owner’s portal only', async () => {
    const [owner, other] = [await app.signUpAndIn(), await app.signUpAndIn()];
    const sessionId = await buying.buyAddon(owner);
    await buying.buyAddon(other);
    const { paymentId } = (await app.product.billing.payments.checkout(sessionId)) ?? {};
    const refused = await buying.inPortal(other, { action: 'refund', paymentId: paymentId ?? '' });
    expect(refused.error.code).toBe('not-found');
  });

  it('is not another user’s to see, to pay or to verify', async () => {
    const [buyer, thief] = [await app.signUpAndIn(), await app.signUpAndIn()];
    const id = await buying.start(buyer, 'price_addon_10h');
    const seen = await app.call(
      'GET /api/sandbox/checkouts/{id}',
      { params: { id } },
      { as: thief },
    );
    expect([seen.status, (await buying.pay(thief, id)).status]).toEqual([404, 404]);
    await buying.pay(buyer, id);
    expect((await buying.verify(thief, id)).error.code).toBe('payment-unverified');
    expect(await buying.credits(thief)).toEqual([]);
  });

  it('that is not paid is not credited', async () => {
    const user = await app.signUpAndIn();
    const id = await buying.start(user, 'price_addon_20h');
    expect((await buying.verify(user, id)).error.code).toBe('payment-unverified');
    expect((await buying.verify(user, 'cs_of_nobody')).error.code).toBe('payment-unverified');
  });
});

describe('a checkout', () => {
  it('refuses prices that are none of its kind', async () => {
    const as = await app.signUpAndIn();
    const plan = { body: { priceId: 'price_addon_10h' } };
    expect((await app.call('POST /api/functions/create-checkout', plan, { as })).error).toEqual(
      expect.objectContaining({ code: 'invalid-price', message: 'Invalid plan selected' }),
    );
    const addon = { body: { priceId: 'price_pro_monthly' } };
    expect((await app.call('POST /api/functions/purchase-addon', addon, { as })).error).toEqual(
      expect.objectContaining({ code: 'invalid-package', message: 'Invalid package selected' }),
    );
  });

  it('returns to our own addresses, whatever the request says of itself', async () => {
    const as = await app.signUpAndIn();
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      referer: 'https://evil.example/',
    };
    const start = async (name: 'create-checkout' | 'purchase-addon', priceId: string) => {
      const body = {
        priceId,
        successUrl: 'https://evil.example',
        returnUrl: 'https://evil.example',
      };
      const answer = await app.call(`POST /api/functions/${name}`, { body }, { as, headers });
      expect(new URL(answer.body.url).origin).toBe('http://localhost:3000');
      const id = new URL(answer.body.url).pathname.split('/').at(-1) ?? '';
      const page = await buying.sandboxConsole.readCheckout(id);
      return { id, success: page?.successUrl, cancel: page?.cancelUrl };
    };
    const ours = 'http://localhost:3000/pricing';
    expect(await start('create-checkout', 'price_pro_monthly')).toMatchObject({
      success: `${ours}?success=true`,
      cancel: `${ours}?canceled=true`,
    });
    const addon = await start('purchase-addon', 'price_addon_10h');
    expect(addon).toMatchObject({
      success: `${ours}?addon_success=true&session_id=${addon.id}`,
      cancel: `${ours}?addon_canceled=true`,
    });
    const portal = await app.call('POST /api/functions/customer-portal', {}, { as, headers });
    const id = new URL(portal.body.url).pathname.split('/').at(-1) ?? '';
    expect((await buying.sandboxConsole.readPortal(id))?.returnUrl).toBe(ours);
  });
});
