import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import { rateLimits as counters } from '../../platform/database/schema/index.ts';
import { type LimitedAction, rateLimits } from '../../platform/rate-limit/limits.ts';
import type { Attempt } from '../../platform/rate-limit/rate-limiter.ts';
import { PASSWORD, signIn } from '../../testing/accounts.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '../../testing/app.ts';
import type { RequestOptions } from '../../testing/call.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
});
afterAll(() => app.close());

const ask = (email: string, options: RequestOptions = {}, to = app) =>
  to.call('POST /api/auth/request-password-reset', { body: { email } }, options);

/** Counts an attempt as a service does; says whether it was let through. */
async function isLet(action: LimitedAction, attempt: Attempt): Promise<boolean> {
  return app.product.context.limiter.count(action, attempt).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'rate-limited') return false;
      throw error;
    },
  );
}

async function letThrough(times: number, action: LimitedAction, attempt: Attempt): Promise<number> {
  const answers = await Promise.all(Array.from({ length: times }, () => isLet(action, attempt)));
  return answers.filter(Boolean).length;
}

describe('attempts at one account', () => {
  const { max } = rateLimits['sign-in'].accountFromAddress;

  it('are refused after the tenth in a quarter of an hour, with the time to wait', async () => {
    const { email } = await app.signUpAndIn();
    for (let n = 0; n < max; n++)
      expect((await signIn(app, email, 'Wrong-password-1')).status).toBe(401);
    app.clock.advance({ minutes: 5 });
    const refused = await signIn(app, email, PASSWORD);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('600');
    expect(refused.error).toMatchObject({
      code: 'rate-limited',
      params: { seconds: 600 },
      message: 'Too many attempts. Please wait 600 seconds and try again.',
    });
    app.clock.advance({ minutes: 10 });
    expect((await signIn(app, email)).status).toBe(200);
  });

  it('are all counted, also those at the same moment', async () => {
    const attempt = { address: '10.0.0.1', account: 'rush@example.com' };
    expect(await letThrough(max + 15, 'sign-in', attempt)).toBe(max);
  });

  it('from a stranger’s address never lock the owner out at theirs', async () => {
    const { email } = await app.signUpAndIn();
    const from = (address: string, password: string) =>
      app.call('POST /api/auth/sign-in', { body: { email, password } }, { address });
    for (let n = 0; n < 3 * max; n++) await from('198.51.100.7', 'Wrong-password-1');
    expect((await from('198.51.100.7', PASSWORD)).status).toBe(429);
    expect((await from('203.0.113.9', PASSWORD)).status).toBe(200);
  });

  it('are forgotten once somebody has signed in', async () => {
    const { email: account } = await app.signUpAndIn();
    expect(await letThrough(max - 1, 'sign-in', { address: '10.2.0.1', account })).toBe(max - 1);
    expect((await signIn(app, account)).status).toBe(200);
    expect(await letThrough(max, 'sign-in', { address: '10.2.0.1', account })).toBe(max);
  });
});

describe('attempts from one address', () => {
  const { max } = rateLimits['request-password-reset'].address;
  const exhaust = (address: string) => letThrough(max, 'request-password-reset', { address });

  it('are refused past the limit, whatever X-Forwarded-For says', async () => {
    const address = '203.0.113.1';
    await exhaust(address);
    for (const forwarded of ['198.51.100.1', '198.51.100.2, 198.51.100.3']) {
      const headers = { 'x-forwarded-for': forwarded };
      expect((await ask('a@example.com', { address, headers })).status).toBe(429);
    }
    expect((await ask('a@example.com', { address: '203.0.113.2' })).status).toBe(202);
  });

  it('count together for an IPv6 network', async () => {
    await exhaust('2001:db8:1:2::1');
    expect((await ask('b@example.com', { address: '2001:db8:1:2:ffff::9' })).status).toBe(429);
    expect((await ask('b@example.com', { address: '2001:db8:1:3::1' })).status).toBe(202);
  });

  it('are enough for a class that signs up behind one address', async () => {
    const address = '203.0.113.3';
    for (let n = 0; n < 30; n++)
      expect(await isLet('sign-up', { address, account: `pupil-${n}@example.com` })).toBe(true);
  });

  it('leave no counter behind once their windows have ended', async () => {
    app.clock.advance({ hours: 1 });
    await app.product.accounts.accounts.sweep();
    expect(await app.db.select().from(counters)).toEqual([]);
  });
});

async function withSettings(env: TestAppOptions['env'], test: (other: TestApp) => Promise<void>) {
  const other = await createTestApp({ worker: false, env });
  await test(other);
  await other.close();
}

describe('the settings', () => {
  it('TRUSTED_PROXIES has a proxy believed, but not what came before it', () =>
    withSettings({ TRUSTED_PROXIES: '1' }, async (other) => {
      const from = async (forwarded: string) =>
        (
          await ask(
            `${randomUUID()}@example.com`,
            { headers: { 'x-forwarded-for': forwarded } },
            other,
          )
        ).status;
      const { max } = rateLimits['request-password-reset'].address;
      for (let n = 0; n < max; n++) expect(await from('203.0.113.1')).toBe(202);
      expect(await from('203.0.113.1')).toBe(429);
      expect(await from('198.51.100.9, 203.0.113.1')).toBe(429);
      expect(await from('203.0.113.1, 203.0.113.2')).toBe(202);
    }));

  it('RATE_LIMIT_SCALE multiplies every limit', () =>
    withSettings({ RATE_LIMIT_SCALE: '0.4' }, async (other) => {
      const statuses = [];
      for (let n = 0; n < 3; n++) statuses.push((await ask('a@example.com', {}, other)).status);
      expect(statuses).toEqual([202, 202, 429]);
    }));
});
