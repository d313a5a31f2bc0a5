import { createHook } from 'node:async_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  cookieOf,
  PASSWORD,
  signIn,
  signUp,
  verificationLink,
  whoIs,
} from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('signing in', () => {
  it('gives the browser a cookie that no script can read, and no token', async () => {
    const { email } = await app.signUpAndIn();
    const { status, body, headers } = await signIn(app, email);
    expect(status).toBe(200);
    expect(body.token).toBeNull();
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie.split('; ').slice(1).toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=2592000',
      'Path=/',
      'SameSite=Lax',
    ]);
  });

  it('gives a program that asks for it a token, and no cookie', async () => {
    const { email } = await app.signUpAndIn();
    const { body, headers } = await app.call('POST /api/auth/sign-in', {
      body: { email, password: PASSWORD, withToken: true },
    });
    expect(headers.getSetCookie()).toEqual([]);
    const authorization = `Bearer ${body.token}`;
    const session = await app.call('GET /api/auth/session', {}, { headers: { authorization } });
    expect(session.body.account?.email).toBe(email);
  });

  it('takes the address in any case', async () => {
    const { email } = await app.signUpAndIn({ email: 'mixed@example.com' });
    expect((await signIn(app, ' Mixed@Example.Com')).body.account?.email).toBe(email);
  });

  it('takes a password with the same letters from another keyboard', async () => {
    const email = 'accents@example.com';
    await signUp(app, email, 'Crème-brûlée-1'.normalize('NFC'));
    await app.request(await verificationLink(app, email));
    expect((await signIn(app, email, 'Crème-brûlée-1'.normalize('NFD'))).status).toBe(200);
  });

  it('remembers the time zone that the browser reports', async () => {
    const { email, cookie } = await app.signUpAndIn();
    const body = { email, password: PASSWORD, timeZone: 'America/New_York' };
    const signedIn = await app.call('POST /api/auth/sign-in', { body });
    expect(signedIn.body.account?.timeZone).toBe('America/New_York');
    const session = await app.call('GET /api/auth/session', {}, { as: { cookie } });
    expect(session.body.account?.timeZone).toBe('America/New_York');
  });

  it('works on several devices at once', async () => {
    const { email } = await app.signUpAndIn();
    const devices = [await signIn(app, email), await signIn(app, email)];
    const cookies = devices.map(({ headers }) => cookieOf(headers));
    expect(cookies[0]).not.toBe(cookies[1]);
    expect(await Promise.all(cookies.map((cookie) => whoIs(app, cookie)))).toEqual([email, email]);
  });
});

describe('signing in, refused', () => {
  it('at an OpenID provider, where none is set', async () => {
    expect((await app.request('/api/auth/openid')).status).toBe(404);
    expect((await app.request('/api/auth/openid/callback?code=x')).status).toBe(404);
  });

  it('says the same to a wrong password and to an unknown address', async () => {
    const { email } = await app.signUpAndIn();
    const wrong = await signIn(app, email, 'Wrong-password-1');
    const unknown = await signIn(app, 'nobody@example.com');
    expect(wrong.status).toBe(401);
    expect(wrong.error).toMatchObject({
      code: 'invalid-credentials',
      message: 'Invalid login credentials',
    });
    expect({ ...unknown.error, requestId: '' }).toEqual({ ...wrong.error, requestId: '' });
    expect(unknown.status).toBe(wrong.status);
    expect([...wrong.headers.getSetCookie(), ...unknown.headers.getSetCookie()]).toEqual([]);
  });

  it('costs one hash for an unknown address too, so that its time tells nothing', async () => {
    const { email } = await app.signUpAndIn();
    expect(await hashesDuring(() => signIn(app, email, 'Wrong-password-1'))).toBe(1);
    expect(await hashesDuring(() => signIn(app, 'nobody-else@example.com'))).toBe(1);
  });

  it('sends a new link to somebody who has not verified the address, and knows the password', async () => {
    const email = 'unverified@example.com';
    await signUp(app, email);
    const first = await verificationLink(app, email);

    const stranger = await signIn(app, email, 'Wrong-password-1');
    expect(stranger.error.code).toBe('invalid-credentials');
    expect(await verificationLink(app, email)).toBe(first);

    const owner = await signIn(app, email);
    expect(owner.status).toBe(403);
    expect(owner.error).toMatchObject({
      code: 'email-not-verified',
      message: 'Please verify your email first. We have sent you a new link.',
    });
    expect(owner.headers.getSetCookie()).toEqual([]);
    await expect.poll(() => verificationLink(app, email)).not.toBe(first);
    await app.request(await verificationLink(app, email));
    expect((await signIn(app, email)).status).toBe(200);
  });
});

/** How often scrypt ran in this process meanwhile. */
async function hashesDuring(task: () => Promise<unknown>): Promise<number> {
  let hashes = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'SCRYPTREQUEST') hashes += 1;
    },
  }).enable();
  await task();
  hook.disable();
  return hashes;
}
