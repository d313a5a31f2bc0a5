import { URI } from 'otpauth';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resetFactor } from '../../compose/appoint.ts';
import { recoveryCodes, secondFactors } from '../../platform/database/schema/index.ts';
import { rateLimits } from '../../platform/rate-limit/limits.ts';
import { cookieOf, PASSWORD, resetToken, signIn, whoIs } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { Caller } from '../../testing/call.ts';
import { codeOf, turnOn } from '../../testing/second-factor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** A wrong code, whatever the right ones are. */
const wrongCode = (app: TestApp, secret: string): string => {
  const right = new Set([-1, 0, 1].map((steps) => codeOf(app, secret, steps)));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.has(code)) ?? '';
};

const answerCode = (step: string, code: string) =>
  app.call('POST /api/auth/second-factor', { body: { code } }, { as: { cookie: step } });

/** The first step: password. @returns the cookie of the second */
async function firstStep(email: string): Promise<string> {
  const { headers, body } = await signIn(app, email);
  expect(body).toEqual({ account: null, token: null, secondFactor: true });
  return cookieOf(headers);
}

async function enrolled() {
  const user = await app.signUpAndIn();
  return { user, ...(await turnOn(app, user)) };
}

const state = async (as: Caller) =>
  (await app.call('GET /api/account/sign-in', {}, { as })).body.secondFactor;

describe('turning the second factor on', () => {
  it('asks for the password, then for a first code, and gives ten recovery codes', async () => {
    const as = await app.signUpAndIn();
    const begin = (password: string) =>
      app.call('POST /api/account/second-factor', { body: { password } }, { as });
    expect((await begin('Wrong-password-1')).error.code).toBe('wrong-password');
    const { secret, uri } = (await begin(PASSWORD)).body;
    expect(URI.parse(uri)).toMatchObject({ issuer: 'Notelark', label: as.email, digits: 6 });
    const confirm = (code: string) =>
      app.call('POST /api/account/second-factor/confirm', { body: { code } }, { as });
    expect((await confirm(wrongCode(app, secret))).error.code).toBe('second-factor-wrong');
    expect(await state(as)).toBeNull();
    expect((await signIn(app, as.email)).body.account?.email).toBe(as.email);

    const codes = (await confirm(codeOf(app, secret))).body.recoveryCodes;
    expect(new Set(codes).size).toBe(10);
    expect(await state(as)).toMatchObject({ recoveryCodesLeft: 10 });
    await app.mailTo(as.email, 'Two-factor authentication is on');
    expect((await begin(PASSWORD)).error.code).toBe('second-factor-on');
  });

  it('stores neither the secret nor a recovery code as it is', async () => {
    const { user, secret, recoveryCodes: codes } = await enrolled();
    const { userId } = user.actor;
    const stored = JSON.stringify([
      await app.db.select().from(secondFactors).where(eq(secondFactors.userId, userId)),
      await app.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
    ]);
    expect(stored).toContain(userId);
    for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(text);
  });
});

describe('signing in with a second factor', () => {
  it('needs a code, from the browser that gave the password, each code once', async () => {
    const { user, secret } = await enrolled();
    const [step, other] = [await firstStep(user.email), await firstStep(user.email)];
    expect(await whoIs(app, step)).toBeUndefined();
    expect((await answerCode('', codeOf(app, secret))).error.code).toBe('sign-in-expired');
    expect((await answerCode(step, wrongCode(app, secret))).error.code).toBe('second-factor-wrong');

    const done = await answerCode(step, codeOf(app, secret));
    expect(await whoIs(app, cookieOf(done.headers))).toBe(user.email);
    expect((await answerCode(other, codeOf(app, secret))).error.code).toBe('second-factor-wrong');
    expect((await answerCode(other, codeOf(app, secret, -1))).error.code).toBe(
      'second-factor-wrong',
    );
    app.clock.advance({ seconds: 30 });
    expect((await answerCode(step, codeOf(app, secret))).error.code).toBe('sign-in-expired');
    expect((await answerCode(other, codeOf(app, secret))).status).toBe(200);
  });

  it('lets one of two requests with the same code in', async () => {
    const { user, secret } = await enrolled();
    const steps = await Promise.all([firstStep(user.email), firstStep(user.email)]);
    const code = codeOf(app, secret);
    const answers = await Promise.all(steps.map((step) => answerCode(step, code)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]));
  });

  it('waits ten minutes for the code', async () => {
    const { user, secret } = await enrolled();
    const step = await firstStep(user.email);
    app.clock.advance({ minutes: 10 });
    expect((await answerCode(step, codeOf(app, secret))).error.code).toBe('sign-in-expired');
  });

  it('takes each recovery code once, however it is typed, and mails its owner', async () => {
    const { user, recoveryCodes: codes } = await enrolled();
    const [code = ''] = codes;
    const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect((await answerCode(await firstStep(user.email), typed)).status).toBe(200);
    const mail = await app.mailTo(user.email, 'recovery code');
    expect(mail.text).toContain('Recovery codes left: 9.');
    const again = await answerCode(await firstStep(user.email), code);
    expect(again.error.code).toBe('second-factor-wrong');
  });

  it('takes the code beside the password from programs', async () => {
    const { user, secret } = await enrolled();
    const send = (code?: string) =>
      app.call('POST /api/auth/sign-in', {
        body: { email: user.email, password: PASSWORD, withToken: true, ...(code && { code }) },
      });
    const asked = await send();
    expect(asked.body).toEqual({ account: null, token: null, secondFactor: true });
    expect(asked.headers.getSetCookie()).toEqual([]);
    expect((await send(wrongCode(app, secret))).error.code).toBe('second-factor-wrong');
    expect((await send(codeOf(app, secret))).body.token).toMatch(/\./);
  });

  it('refuses even right codes past the limit, from any address', async () => {
    const { user, secret } = await enrolled();
    const step = await firstStep(user.email);
    const { max } = rateLimits['second-factor'].account;
    const send = (code: string, address: string) =>
      app.call(
        'POST /api/auth/second-factor',
        { body: { code } },
        { as: { cookie: step }, address },
      );
    for (let n = 0; n < max; n += 1) await send(wrongCode(app, secret), `198.51.100.${n}`);
    expect((await send(codeOf(app, secret), '203.0.113.9')).status).toBe(429);
  });

  it('is not spared by a new password', async () => {
    const { user } = await enrolled();
    const before = await firstStep(user.email);
    await app.call('POST /api/auth/request-password-reset', { body: { email: user.email } });
    const body = { token: await resetToken(app, user.email), password: 'Another-horse-8' };
    expect((await app.call('POST /api/auth/reset-password', { body })).status).toBe(204);
    const { body: answer } = await signIn(app, user.email, body.password);
    expect(answer).toEqual({ account: null, token: null, secondFactor: true });
    // A sign-in that the former password began is over.
    expect((await answerCode(before, '000000')).error.code).toBe('sign-in-expired');
  });
});

describe('the second factor of an account', () => {
  it('is turned off by password and code', async () => {
    const { user: as, secret } = await enrolled();
    const remove = (password: string, code: string) =>
      app.call('POST /api/account/second-factor/remove', { body: { password, code } }, { as });
    expect((await remove('Wrong-password-1', codeOf(app, secret))).error.code).toBe(
      'wrong-password',
    );
    expect((await remove(PASSWORD, wrongCode(app, secret))).error.code).toBe('second-factor-wrong');
    expect((await remove(PASSWORD, codeOf(app, secret))).status).toBe(204);
    expect(await state(as)).toBeNull();
    expect((await signIn(app, as.email)).body.account?.email).toBe(as.email);
    await app.mailTo(as.email, 'Two-factor authentication is off');
  });

  it('gets new recovery codes, which end the former ones', async () => {
    const { user: as, secret, recoveryCodes: former } = await enrolled();
    const body = { password: PASSWORD, code: codeOf(app, secret) };
    const renewed = await app.call(
      'POST /api/account/second-factor/recovery-codes',
      { body },
      { as },
    );
    const [code = ''] = renewed.body.recoveryCodes;
    const step = await firstStep(as.email);
    expect((await answerCode(step, former[0] ?? '')).error.code).toBe('second-factor-wrong');
    expect((await answerCode(step, code)).status).toBe(200);
  });

  it('is turned off from the command line for who has lost everything', async () => {
    const { user } = await enrolled();
    expect(await resetFactor(app.databaseUrl, user.email)).toBe(true);
    expect((await signIn(app, user.email)).body.account?.email).toBe(user.email);
    expect(await resetFactor(app.databaseUrl, user.email)).toBe(false);
  });

  it('stored under another SECRET opens nothing, and the log says how to go on', async () => {
    const { user, secret } = await enrolled();
    const [{ sealedSecret } = { sealedSecret: '' }] = await app.db
      .select()
      .from(secondFactors)
      .where(eq(secondFactors.userId, user.actor.userId));
    const changed = Buffer.from(Buffer.from(sealedSecret, 'base64url').toReversed()).toString(
      'base64url',
    );
    await app.db
      .update(secondFactors)
      .set({ sealedSecret: changed })
      .where(eq(secondFactors.userId, user.actor.userId));
    const step = await firstStep(user.email);
    const answer = await answerCode(step, codeOf(app, secret));
    expect(answer.error.code).toBe('second-factor-wrong');
    expect(app.log.errors()).toMatchObject([{ msg: expect.stringContaining('reset-factor') }]);
    app.log.clear();
  });
});
