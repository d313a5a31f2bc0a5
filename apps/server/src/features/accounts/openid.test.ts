import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, signIn, signUp, whoIs } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { Browser } from '../../testing/browser.ts';
import { type OpenIdTestProvider, startOpenIdProvider } from '../../testing/openid-provider.ts';
import { codeOf, turnOn } from '../../testing/second-factor.ts';

const PRODUCT = 'http://localhost:3000';

let provider: OpenIdTestProvider;
let app: TestApp;
beforeAll(async () => {
  provider = await startOpenIdProvider(PRODUCT);
  app = await createTestApp({ env: provider.env, publicUrl: PRODUCT });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

const newBrowser = (of = app) => new Browser(of, provider);

const person = (email = `${randomUUID()}@acme.example`, emailVerified = true) => ({
  subject: randomUUID(),
  email,
  emailVerified,
});

describe('signing in at an OpenID provider', () => {
  it('makes an account for a verified address, and leads back to the page asked for', async () => {
    const { email } = (provider.person = person());
    provider.person.email = ` ${email.toUpperCase()}`;
    const browser = newBrowser();
    expect(await browser.goThrough('/upload?x=1')).toBe('/upload?x=1');
    expect(await whoIs(app, browser.cookie)).toBe(email);
    const again = newBrowser();
    expect(await again.goThrough()).toBe('/dashboard');
    expect(await whoIs(app, again.cookie)).toBe(email);
    // The provider's account stays the same when its address changes.
    provider.person.email = `${randomUUID()}@acme.example`;
    expect(await newBrowser().goThrough()).toBe('/dashboard');
    const means = await app.call('GET /api/account/sign-in', {}, { as: browser });
    expect(means.body).toMatchObject({ password: false, openId: true });
    expect(means.body.sessions).toHaveLength(3);
  });

  it('never leads to another site', async () => {
    provider.person = person();
    for (const from of ['//evil.example', '/\\evil.example', 'https://evil.example', 'x'])
      expect(await newBrowser().goThrough(from)).toBe('/dashboard');
  });

  it('takes no address that the provider has not verified', async () => {
    provider.person = person(undefined, false);
    expect(await newBrowser().goThrough()).toBe('/login?openid=unverified');
    provider.person = person('no address');
    expect(await newBrowser().goThrough()).toBe('/login?openid=unverified');
    provider.person = { subject: randomUUID() };
    expect(await newBrowser().goThrough()).toBe('/login?openid=unverified');
  });

  it('ends at the form where the person leaves the provider', async () => {
    provider.person = null;
    expect(await newBrowser().goThrough()).toBe('/login?openid=failed');
  });

  it('takes an answer once, from the browser that asked, with its state and code', async () => {
    provider.person = person();
    const browser = newBrowser();
    const back = await provider.visit(await browser.open('/api/auth/openid'));
    const failed = `${PRODUCT}/login?openid=failed`;
    expect(await newBrowser().open(back)).toBe(failed);
    const forged = new URL(back, PRODUCT);
    forged.searchParams.set('state', 'another');
    const victim = newBrowser();
    await victim.open('/api/auth/openid');
    expect(await victim.open(back)).toBe(failed);
    const other = newBrowser();
    await other.open('/api/auth/openid');
    expect(await other.open(`${forged.pathname}${forged.search}`)).toBe(failed);
    expect(await browser.open(back)).toBe(`${PRODUCT}/dashboard`);
    expect(await browser.open(back)).toBe(failed);
  });
});

describe('an account that has the address already', () => {
  it('is joined once it has been signed in to, and mailed', async () => {
    const user = await app.signUpAndIn();
    provider.person = person(user.email);
    const browser = newBrowser();
    expect(await browser.goThrough('/team')).toBe('/login?openid=confirm&from=%2Fteam');
    expect(await whoIs(app, browser.cookie)).toBeUndefined();
    expect(await newBrowser().goThrough()).toMatch('openid=confirm');
    expect((await browser.signIn(user)).status).toBe(200);
    const mail = await app.mailTo(user.email, 'signed in to with Acme');
    expect(mail.text).toContain(user.email);
    const next = newBrowser();
    expect(await next.goThrough()).toBe('/dashboard');
    expect(await whoIs(app, next.cookie)).toBe(user.email);
  });

  it('is not joined by signing in to another one', async () => {
    const [user, other] = [await app.signUpAndIn(), await app.signUpAndIn()];
    provider.person = person(user.email);
    const browser = newBrowser();
    await browser.goThrough();
    await browser.signIn(other);
    expect(await newBrowser().goThrough()).toMatch('openid=confirm');
  });

  it('is separated by its password, and mailed; the provider’s account has to be confirmed again', async () => {
    const user = await app.signUpAndIn();
    provider.person = person(user.email);
    const browser = newBrowser();
    await browser.goThrough();
    await browser.signIn(user);
    const remove = (password: string) =>
      app.call('POST /api/account/openid/remove', { body: { password } }, { as: browser });
    expect((await remove('Wrong password 1!')).error.code).toBe('wrong-password');
    expect((await remove(PASSWORD)).status).toBe(204);
    expect((await remove(PASSWORD)).error.code).toBe('not-found');
    const mail = await app.mailTo(user.email, 'no longer be signed in to with Acme');
    expect(mail.text).toContain(user.email);
    expect(await newBrowser().goThrough()).toMatch('openid=confirm');
  });

  it('is not separated where nothing else signs in to it', async () => {
    provider.person = person();
    const browser = newBrowser();
    await browser.goThrough();
    const removed = await app.call(
      'POST /api/account/openid/remove',
      { body: {} },
      { as: browser },
    );
    expect(removed.error.code).toBe('only-way-to-sign-in');
    expect(await newBrowser().goThrough()).toBe('/dashboard');
  });

  it('is asked for its second factor', async () => {
    const user = await app.signUpAndIn();
    provider.person = person(user.email);
    const browser = newBrowser();
    await browser.goThrough();
    await browser.signIn(user);
    const { secret } = await turnOn(app, browser);
    const next = newBrowser();
    expect(await next.goThrough('/team')).toBe('/login?openid=code&from=%2Fteam');
    expect(await whoIs(app, next.cookie)).toBeUndefined();
    const body = { code: codeOf(app, secret) };
    next.keep((await app.call('POST /api/auth/second-factor', { body }, { as: next })).headers);
    expect(await whoIs(app, next.cookie)).toBe(user.email);
  });

  it('that no one has verified loses the password, which may be a stranger’s', async () => {
    const { email } = (provider.person = person());
    await signUp(app, email);
    const browser = newBrowser();
    expect(await browser.goThrough()).toBe('/dashboard');
    expect(await whoIs(app, browser.cookie)).toBe(email);
    expect((await signIn(app, email)).error.code).toBe('invalid-credentials');
  });

  it('stays out while it is suspended', async () => {
    provider.person = person();
    const browser = newBrowser();
    await browser.goThrough();
    const { body } = await app.call('GET /api/auth/session', {}, { as: browser });
    await app.db.transaction((tx) =>
      app.product.accounts.accounts.suspend(tx, body.account?.id ?? '', true),
    );
    expect(await newBrowser().goThrough()).toBe('/login?openid=account-suspended');
  });
});

describe('an account without a password', () => {
  it('confirms what is irrevocable by a fresh sign-in', async () => {
    provider.person = person();
    const as = newBrowser();
    await as.goThrough();
    const change = () =>
      app.call('PUT /api/account/password', { body: { newPassword: PASSWORD } }, { as });
    app.clock.advance({ minutes: 15 });
    expect((await change()).error.code).toBe('sign-in-again');
    await as.goThrough();
    expect((await change()).status).toBe(204);
    expect((await signIn(app, provider.person.email ?? '')).status).toBe(200);
  });
});

async function withSettings(
  env: Record<string, string>,
  test: (other: TestApp) => Promise<void>,
): Promise<void> {
  const settings = { env: { ...provider.env, ...env }, publicUrl: PRODUCT };
  const other = await createTestApp({ ...settings, worker: false });
  await test(other);
  await other.close();
}

describe('the settings', () => {
  it('SIGN_UP and SIGN_UP_DOMAINS hold for the provider’s people, too', async () => {
    await withSettings({ SIGN_UP_DOMAINS: 'notelark.example' }, async (other) => {
      provider.person = person();
      expect(await newBrowser(other).goThrough()).toBe('/login?openid=sign-up-domain');
    });
  });

  it('PASSWORD_SIGN_IN=off leaves passwords only to confirm a joining', async () => {
    await withSettings({ PASSWORD_SIGN_IN: 'off' }, async (other) => {
      const { body } = await other.call('GET /api/installation', {});
      expect(body.signIn).toEqual({ passwords: false, openId: 'Acme' });
      const user = await other.signUpAndIn();
      expect((await signIn(other, user.email)).error.code).toBe('password-sign-in-off');
      expect((await signUp(other, 'new@acme.example')).error.code).toBe('password-sign-in-off');
      provider.person = person(user.email);
      const browser = newBrowser(other);
      expect(await browser.goThrough()).toBe('/login?openid=confirm&from=%2Fdashboard');
      const stranger = await other.signUpAndIn();
      expect((await browser.signIn(stranger)).error.code).toBe('password-sign-in-off');
      expect((await browser.signIn(user)).status).toBe(200);
      expect(await newBrowser(other).goThrough()).toBe('/dashboard');
    });
  });

  it('a provider that does not answer is said at the form, and tried again later', async () => {
    const away = { OIDC_ISSUER_URL: 'http://localhost:1' };
    await withSettings(away, async (other) => {
      expect(await newBrowser(other).open('/api/auth/openid')).toBe(
        `${PRODUCT}/login?openid=failed`,
      );
    });
  });
});
