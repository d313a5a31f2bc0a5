import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '../../platform/database/schema/index.ts';
import { sign } from '../../platform/signature.ts';
import { cookieOf, PASSWORD, signIn, whoIs } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const tokenIn = (cookie: string): string => decodeURIComponent(cookie.split('=')[1] ?? '');

async function bearerOpens(token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  const { body } = await app.call('GET /api/auth/session', {}, { headers });
  return body.account !== null;
}

async function cookieOpens(token: string): Promise<boolean> {
  return (await whoIs(app, `notelark_session=${token}`)) !== undefined;
}

describe('a session token', () => {
  it('opens the session with its signature only, as cookie and as Bearer', async () => {
    const user = await app.signUpAndIn();
    const signed = tokenIn(user.cookie);
    const [raw = '', signature = ''] = signed.split('.');
    const [row] = await app.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, user.actor.userId));
    const forged = [
      raw,
      row?.tokenHash ?? '',
      sign(row?.tokenHash ?? '', randomBytes(32)),
      sign(raw, randomBytes(32)),
      `${raw}.`,
      `${raw}.${signature.slice(0, -2)}`,
      `x${signed}`,
      `.${signature}`,
      '',
    ];
    expect(await bearerOpens(signed)).toBe(true);
    expect(await cookieOpens(signed)).toBe(true);
    for (const token of forged) {
      const opens = { bearer: await bearerOpens(token), cookie: await cookieOpens(token) };
      expect({ token, ...opens }).toEqual({ token, bearer: false, cookie: false });
    }
  });

  it('is not in the database, from where it could be taken', async () => {
    const user = await app.signUpAndIn();
    const [raw = ''] = tokenIn(user.cookie).split('.');
    expect(raw).not.toBe('');
    expect(JSON.stringify(await app.db.select().from(sessions))).not.toContain(raw);
  });

  it('is worth nothing to a server with another secret', async () => {
    const user = await app.signUpAndIn();
    const other = await createTestApp({ worker: false });
    const { body } = await other.call('GET /api/auth/session', {}, { as: user });
    expect(body.account).toBeNull();
    await other.close();
  });

  it('of a visitor opens no protected route', async () => {
    const refused = await app.call('PATCH /api/account', { body: { timeZone: 'UTC' } });
    expect(refused.status).toBe(401);
    expect(refused.error.code).toBe('not-signed-in');
  });
});

describe('a session', () => {
  it('ends 30 days after it was last used', async () => {
    const user = await app.signUpAndIn();
    app.clock.advance({ days: 29, hours: 23 });
    expect(await whoIs(app, user.cookie)).toBe(user.email);
    app.clock.advance({ days: 29, hours: 23 });
    expect(await whoIs(app, user.cookie), 'renewed by its use').toBe(user.email);
    app.clock.advance({ days: 30 });
    expect(await whoIs(app, user.cookie)).toBeUndefined();
  });

  it('ends 90 days after it began, however much it is used', async () => {
    const user = await app.signUpAndIn();
    for (let day = 0; day < 89; day += 1) {
      app.clock.advance({ days: 1 });
      expect(await whoIs(app, user.cookie)).toBe(user.email);
    }
    app.clock.advance({ days: 1 });
    expect(await whoIs(app, user.cookie)).toBeUndefined();
  });

  it('ends where its device signs in again', async () => {
    const user = await app.signUpAndIn();
    const elsewhere = cookieOf((await signIn(app, user.email)).headers);
    const body = { email: user.email, password: PASSWORD };
    const { headers } = await app.call('POST /api/auth/sign-in', { body }, { as: user });
    expect(await whoIs(app, user.cookie)).toBeUndefined();
    expect(await whoIs(app, cookieOf(headers))).toBe(user.email);
    expect(await whoIs(app, elsewhere)).toBe(user.email);
    const wrong = { ...body, password: 'Wrong-password-1' };
    await app.call('POST /api/auth/sign-in', { body: wrong }, { as: { cookie: elsewhere } });
    expect(await whoIs(app, elsewhere), 'a wrong password ends nothing').toBe(user.email);
  });

  it('renews the browser’s cookie with it, at most once a day', async () => {
    const user = await app.signUpAndIn();
    const cookiesSet = async () =>
      (await app.call('GET /api/auth/session', {}, { as: user })).headers.getSetCookie();
    app.clock.advance({ hours: 23 });
    expect(await cookiesSet()).toEqual([]);
    app.clock.advance({ hours: 1 });
    const [renewed = ''] = await cookiesSet();
    expect(renewed).toContain(user.cookie);
    expect(renewed).toContain('Max-Age=2592000');
    expect(await cookiesSet()).toEqual([]);
  });

  it('sets no cookie for a program', async () => {
    const user = await app.signUpAndIn();
    app.clock.advance({ days: 2 });
    const headers = { authorization: `Bearer ${tokenIn(user.cookie)}` };
    const answer = await app.call('GET /api/auth/session', {}, { headers });
    expect(answer.body.account?.email).toBe(user.email);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('ends by signing out, on this device only', async () => {
    const user = await app.signUpAndIn();
    const elsewhere = cookieOf((await signIn(app, user.email)).headers);
    const out = await app.call('POST /api/auth/sign-out', {}, { as: user });
    expect(out.status).toBe(204);
    expect(out.headers.getSetCookie()[0]).toMatch(/^notelark_session=; Max-Age=0;/);
    expect(await whoIs(app, user.cookie)).toBeUndefined();
    expect(await whoIs(app, elsewhere)).toBe(user.email);
  });

  it('can be ended twice, and by a visitor', async () => {
    const user = await app.signUpAndIn();
    for (const as of [user, user, undefined])
      expect((await app.call('POST /api/auth/sign-out', {}, { as })).status).toBe(204);
  });

  it('is removed from the table once it has ended', async () => {
    const user = await app.signUpAndIn();
    app.clock.advance({ days: 30 });
    await app.product.accounts.accounts.sweep();
    const rows = await app.db.select().from(sessions);
    expect(rows.filter(({ userId }) => userId === user.actor.userId)).toEqual([]);
  });
});

describe('on https', () => {
  it('the cookie is Secure, and no other host of the domain can set it', async () => {
    const secure = await createTestApp({ publicUrl: 'https://notes.example.org', worker: false });
    const { email } = await secure.signUpAndIn();
    const body = { email, password: PASSWORD };
    const { headers } = await secure.call('POST /api/auth/sign-in', { body });
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-notelark_session=/);
    expect(cookie.split('; ')).toContain('Secure');
    expect(await whoIs(secure, cookieOf(headers))).toBe(email);
    await secure.close();
  });
});
