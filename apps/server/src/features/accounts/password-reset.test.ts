import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailTexts } from '../mail/texts.ts';
import { emailLinks, sessions } from '../../platform/database/schema/index.ts';
import { makeKey } from '../../testing/make-key.ts';
import { resetToken, signIn, signUp, whoIs } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const NEW = 'Another-password-1';

const request = (email: string, to = app) =>
  to.call('POST /api/auth/request-password-reset', { body: { email } });
const reset = (token: string, password = NEW) =>
  app.call('POST /api/auth/reset-password', { body: { token, password } });
const isUsable = async (token: string) =>
  (await app.call('POST /api/auth/check-reset-link', { body: { token } })).body.usable;

async function newToken(email: string): Promise<string> {
  await request(email);
  return resetToken(app, email);
}

describe('a forgotten password', () => {
  it('is replaced over the link in the mail, which signs out every device', async () => {
    const user = await app.signUpAndIn();
    await signIn(app, user.email);
    await request(user.email);
    const mail = await app.mailTo(user.email, mailTexts.resetPassword.subject);
    expect(mail.links[0]).toMatch(/^http:\/\/localhost:3000\/reset-password\?token=/);

    const done = await reset(await resetToken(app, user.email));
    expect(done.status).toBe(204);
    expect(await whoIs(app, user.cookie)).toBeUndefined();
    const left = await app.db.select().from(sessions).where(eq(sessions.userId, user.actor.userId));
    expect(left).toEqual([]);

    expect((await signIn(app, user.email)).error.code).toBe('invalid-credentials');
    expect((await signIn(app, user.email, NEW)).status).toBe(200);
    await app.mailTo(user.email, mailTexts.passwordChanged.subject);
  });

  it.each([
    ['leaves API keys as they are', false, 200],
    ['revokes API keys where that is asked', true, 401],
  ])('%s', async (_, revokeKeys, status) => {
    const user = await app.signUpAndIn();
    const headers = { authorization: `Bearer ${await makeKey(app, user)}` };
    const body = { token: await newToken(user.email), password: NEW, revokeKeys };
    expect((await app.call('POST /api/auth/reset-password', { body })).status).toBe(204);
    expect((await app.request('/api/uploads', { headers })).status).toBe(status);
  });

  it('verifies the address, since its mail was read', async () => {
    const email = 'never-verified@example.com';
    await signUp(app, email);
    await reset(await newToken(email));
    expect((await signIn(app, email, NEW)).status).toBe(200);
  });

  it('lets its owner in at once, however many wrong passwords were counted', async () => {
    const { email } = await app.signUpAndIn();
    for (let n = 0; n <= 10; n += 1) await signIn(app, email, 'Wrong-password-1');
    expect((await signIn(app, email, NEW)).status).toBe(429);
    await reset(await newToken(email));
    expect((await signIn(app, email, NEW)).status).toBe(200);
  });

  it('is not replaced by a common one, and the link still works', async () => {
    const { email } = await app.signUpAndIn();
    const token = await newToken(email);
    expect((await reset(token, 'Password123')).error.code).toBe('password-common');
    expect((await reset(token)).status).toBe(204);
  });

  it('is refused where the new one breaks the rules, and the link still works', async () => {
    const { email } = await app.signUpAndIn();
    const token = await newToken(email);
    const weak = await reset(token, 'password');
    expect(weak.status).toBe(422);
    expect(Object.keys(weak.error.fields ?? {})).toEqual(['password']);
    expect((await reset(token)).status).toBe(204);
  });
});

describe('a reset link', () => {
  it('works once', async () => {
    const { email } = await app.signUpAndIn();
    const token = await newToken(email);
    expect((await reset(token)).status).toBe(204);
    const again = await reset(token, 'Third-password-1');
    expect(again.status).toBe(400);
    expect(again.error).toMatchObject({
      code: 'link-invalid',
      message: 'This link is invalid or has expired. Please request a new one.',
    });
    expect((await signIn(app, email, NEW)).status).toBe(200);
  });

  it('can be asked whether it works, as often as its page is opened', async () => {
    const { email } = await app.signUpAndIn();
    const first = await newToken(email);
    expect([await isUsable(first), await isUsable(first)]).toEqual([true, true]);
    await request(email);
    await expect.poll(() => resetToken(app, email)).not.toBe(first);
    expect(await isUsable(first)).toBe(false);
    const second = await resetToken(app, email);
    await reset(second);
    expect(await isUsable(second)).toBe(false);
    const third = await newToken(email);
    app.clock.advance({ hours: 1 });
    expect([await isUsable(third), await isUsable('none')]).toEqual([false, false]);
  });

  it('works for one of two who use it at the same moment', async () => {
    const { email } = await app.signUpAndIn();
    const token = await newToken(email);
    const answers = await Promise.all([reset(token), reset(token)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 400]);
  });

  it('ends after an hour', async () => {
    const { email } = await app.signUpAndIn();
    const token = await newToken(email);
    app.clock.advance({ hours: 1 });
    expect((await reset(token)).error.code).toBe('link-invalid');
  });

  it('ends when a newer one is sent', async () => {
    const { email } = await app.signUpAndIn();
    const first = await newToken(email);
    await request(email);
    await expect.poll(() => resetToken(app, email)).not.toBe(first);
    expect((await reset(first)).error.code).toBe('link-invalid');
    expect((await reset(await resetToken(app, email))).status).toBe(204);
  });

  it('is not in the database, from where it could be taken', async () => {
    const { email } = await app.signUpAndIn();
    const token = await newToken(email);
    const rows = await app.db.select().from(emailLinks);
    expect(rows).not.toEqual([]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('whether an address has an account', () => {
  it('shows neither in the answer nor in what is done before it', async () => {
    // Without a worker, everything that a request has done is there to be seen.
    const idle = await createTestApp({ worker: false });
    const { email } = await idle.signUpAndIn();
    const traces = [];
    for (const address of [email, 'nobody@example.com']) {
      const { status, body } = await request(address, idle);
      const links = await idle.db.select().from(emailLinks);
      const queued = await idle.db.execute<{ name: string }>(
        sql`select name from jobs.job where data->>'email' = ${address}`,
      );
      traces.push({ status, body, links, queued: queued.rows });
    }
    expect(traces[0]).toEqual(traces[1]);
    expect(traces[0]).toEqual({
      status: 202,
      body: { sent: true },
      links: [],
      queued: [{ name: 'send-reset-link' }],
    });
    await idle.close();
  });

  it('brings mail to those who have one only', async () => {
    const { email } = await app.signUpAndIn();
    await request('stranger@example.com');
    // The queue hands jobs out in order: once this mail is there, the stranger's request has been worked on.
    await newToken(email);
    expect(await app.product.mail.mailbox?.list('stranger@example.com')).toEqual([]);
  });
});
