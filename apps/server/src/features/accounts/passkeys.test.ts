import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieOf, PASSWORD, whoIs } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { Authenticator } from '../../testing/authenticator.ts';
import type { Caller } from '../../testing/call.ts';
import { turnOn } from '../../testing/second-factor.ts';

const ORIGIN = 'http://localhost:3000';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ publicUrl: ORIGIN });
});
afterAll(() => app.close());

const challengeToAdd = async (as: Caller) => {
  const body = { password: PASSWORD };
  return (await app.call('POST /api/account/passkeys/options', { body }, { as })).body.challenge;
};

const add = (as: Caller, credential: ReturnType<Authenticator['create']>, name = 'Key') =>
  app.call('POST /api/account/passkeys', { body: { name, credential } }, { as });

const challengeToSignIn = async () =>
  (await app.call('POST /api/auth/passkey/options', {})).body.challenge;

const signIn = (credential: ReturnType<Authenticator['get']>) =>
  app.call('POST /api/auth/passkey', { body: { credential } });

/** An account with a passkey. */
async function withPasskey() {
  const user = await app.signUpAndIn();
  const key = new Authenticator(ORIGIN);
  const { body: passkey } = await add(user, key.create(await challengeToAdd(user)));
  return { user, key, passkey };
}

describe('adding a passkey', () => {
  it('asks for the password, and is mailed', async () => {
    const as = await app.signUpAndIn();
    const body = { password: 'Wrong-password-1' };
    const refused = await app.call('POST /api/account/passkeys/options', { body }, { as });
    expect(refused.error.code).toBe('wrong-password');
    const key = new Authenticator(ORIGIN);
    const added = await add(as, key.create(await challengeToAdd(as)), 'Laptop');
    expect(added.body).toMatchObject({ name: 'Laptop', lastUsedAt: null });
    expect((await app.mailTo(as.email, 'passkey was added')).text).toContain('Laptop');
  });

  it('takes a challenge once, of the same account, origin and kind', async () => {
    const [as, other] = [await app.signUpAndIn(), await app.signUpAndIn()];
    const challenge = await challengeToAdd(as);
    const key = new Authenticator(ORIGIN);
    const refused = async (caller: Caller, credential: ReturnType<Authenticator['create']>) =>
      expect((await add(caller, credential)).error.code).toBe('passkey-refused');
    await refused(as, new Authenticator('https://evil.example').create(await challengeToAdd(as)));
    await refused(as, key.create('made-up'));
    await refused(as, key.create(await challengeToSignIn()));
    await refused(other, key.create(await challengeToAdd(as)));
    expect((await add(as, key.create(challenge))).status).toBe(201);
    await refused(as, new Authenticator(ORIGIN).create(challenge));
    // The same key once more, and for another account.
    await refused(as, key.create(await challengeToAdd(as)));
    await refused(other, key.create(await challengeToAdd(other)));
  });
});

describe('signing in with a passkey', () => {
  it('needs neither address nor password nor code', async () => {
    const { user, key } = await withPasskey();
    await turnOn(app, user);
    const { headers, body } = await signIn(key.get(await challengeToSignIn()));
    expect(body).toMatchObject({ account: { email: user.email }, secondFactor: false });
    expect(await whoIs(app, cookieOf(headers))).toBe(user.email);
  });

  it('takes a challenge once, with the right key, origin and a user who was checked', async () => {
    const { key } = await withPasskey();
    const refused = async (credential: ReturnType<Authenticator['get']>) =>
      expect((await signIn(credential)).error.code).toBe('passkey-refused');
    const challenge = await challengeToSignIn();
    const first = key.get(challenge);
    expect((await signIn(first)).status).toBe(200);
    await refused(first);
    await refused(key.get(challenge));
    await refused(key.get('made-up'));
    await refused(key.get(await challengeToSignIn(), { verified: false }));
    await refused(new Authenticator(ORIGIN).get(await challengeToSignIn()));
    const forged = {
      ...new Authenticator(ORIGIN).get(await challengeToSignIn()),
      id: first.id,
      rawId: first.id,
    };
    await refused(forged);
  });

  it('ends with the passkey, and stays out of a suspended account', async () => {
    const { user: as, key, passkey } = await withPasskey();
    const { accounts } = app.product.accounts;
    const suspend = (is: boolean) =>
      app.db.transaction((tx) => accounts.suspend(tx, as.actor.userId, is));
    await suspend(true);
    const answer = await signIn(key.get(await challengeToSignIn()));
    expect(answer.error.code).toBe('account-suspended');
    await suspend(false);
    const back = await signIn(key.get(await challengeToSignIn()));
    const cookie = cookieOf(back.headers);
    const input = { params: { id: passkey.id }, body: { password: PASSWORD } };
    const removed = await app.call('POST /api/account/passkeys/{id}/remove', input, {
      as: { cookie },
    });
    expect(removed.status).toBe(204);
    const after = await signIn(key.get(await challengeToSignIn()));
    expect(after.error.code).toBe('passkey-refused');
  });
});
