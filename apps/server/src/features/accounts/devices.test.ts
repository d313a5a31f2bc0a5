import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
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
import type { Caller } from '../../testing/call.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';

const from = (email: string, userAgent: string, cookie = '', withToken = false) =>
  app.call(
    'POST /api/auth/sign-in',
    { body: { email, password: PASSWORD, withToken } },
    { headers: { 'user-agent': userAgent }, as: { cookie } },
  );

const sessionsOf = async (as: Caller) =>
  (await app.call('GET /api/account/sign-in', {}, { as })).body.sessions;

const cookies = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** The texts of the mails about new devices, oldest first, as they are enqueued. */
async function newDeviceMails(email: string): Promise<string[]> {
  const { rows } = await app.db.execute<{ text: string }>(sql`
    select data->>'text' as text from jobs.job_common
    where data->>'to' = ${email} and data->>'subject' like 'New sign-in%' order by created_on`);
  return rows.map(({ text }) => text);
}

describe('the sessions of an account', () => {
  it('say which device, since when and when last, the last used first', async () => {
    const user = await app.signUpAndIn();
    const started = app.clock.now().toISOString();
    app.clock.advance({ minutes: 20 });
    const firefox = { cookie: cookieOf((await from(user.email, FIREFOX)).headers) };
    app.clock.advance({ hours: 2 });
    const phone = { cookie: cookieOf((await from(user.email, SAFARI)).headers) };
    app.clock.advance({ minutes: 90 });
    const now = app.clock.now().toISOString();
    await whoIs(app, firefox.cookie);
    expect(await sessionsOf(firefox)).toMatchObject([
      { device: 'Firefox on Linux', lastUsedAt: now, current: true },
      { device: 'Safari on iOS', current: false },
      { device: null, startedAt: started, lastUsedAt: started, current: false },
    ]);
    expect(await sessionsOf(phone)).toMatchObject([
      { current: true },
      { current: false },
      { current: false },
    ]);
  });

  it('are ended one by one, and all but one at once', async () => {
    const as = await app.signUpAndIn();
    const others: string[] = [];
    for (const device of [FIREFOX, SAFARI, 'curl/8.14.1'])
      others.push(cookieOf((await from(as.email, device)).headers));
    const curl = (await sessionsOf(as)).find(({ device }) => device === 'curl');
    const end = (id = '') =>
      app.call('DELETE /api/account/sessions/{id}', { params: { id } }, { as });
    expect((await end(curl?.id)).status).toBe(204);
    expect((await end(curl?.id)).status).toBe(404);
    expect((await end(randomUUID())).status).toBe(404);
    const alive = () => Promise.all(others.map((cookie) => whoIs(app, cookie)));
    expect(await alive()).toEqual([as.email, as.email, undefined]);
    await app.call('POST /api/account/sessions/end-others', {}, { as });
    expect(await alive()).toEqual([undefined, undefined, undefined]);
    expect(await sessionsOf(as)).toMatchObject([{ current: true }]);
  });
});

describe('changing the password in the profile', () => {
  it('asks for the present one, ends the other sessions and is mailed', async () => {
    const as = await app.signUpAndIn();
    const other = cookieOf((await signIn(app, as.email)).headers);
    const change = (password: string, newPassword = 'Another-horse-8') =>
      app.call('PUT /api/account/password', { body: { password, newPassword } }, { as });
    expect((await change('Wrong-password-1')).error.code).toBe('wrong-password');
    expect((await change(PASSWORD, 'Password1')).error.code).toBe('password-common');
    expect(await whoIs(app, other)).toBe(as.email);

    expect((await change(PASSWORD)).status).toBe(204);
    expect(await whoIs(app, other)).toBeUndefined();
    expect(await whoIs(app, as.cookie)).toBe(as.email);
    expect((await signIn(app, as.email)).error.code).toBe('invalid-credentials');
    expect((await signIn(app, as.email, 'Another-horse-8')).status).toBe(200);
    const mail = await app.mailTo(as.email, 'password was changed');
    expect(mail.text).toContain('every other device was signed out');
  });
});

describe('a sign-in from a new device', () => {
  it('is mailed once for each browser, and of a program only while none like it is signed in', async () => {
    const { email } = await app.signUpAndIn();
    const known = cookies((await from(email, FIREFOX)).headers);
    expect(await newDeviceMails(email)).toEqual([expect.stringContaining('Firefox on Linux')]);
    // The same browser, whose session has ended.
    await from(email, FIREFOX, known.replace(/notelark_session=[^;]*; /, ''));
    expect(await newDeviceMails(email)).toHaveLength(1);
    // Another one that calls itself the same, without the cookie and with a forged one.
    await from(email, FIREFOX);
    await from(email, FIREFOX, known.replace(/(notelark_device=[^.]*).*/, '$1.forged'));
    expect(await newDeviceMails(email)).toHaveLength(3);
    await from(email, 'nightly-export/2.1', '', true);
    await from(email, 'nightly-export/2.1', '', true);
    expect(await newDeviceMails(email)).toHaveLength(4);
  });

  it('is not mailed for the first sign-in of an account', async () => {
    const email = `${randomUUID()}@example.com`;
    await signUp(app, email);
    await app.request(await verificationLink(app, email));
    expect((await from(email, FIREFOX)).status).toBe(200);
    expect(await newDeviceMails(email)).toEqual([]);
  });
});
