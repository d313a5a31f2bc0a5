import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailTexts } from '../mail/texts.ts';
import { credentials, users } from '../../platform/database/schema/index.ts';
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

async function stored(email: string) {
  const [user] = await app.db.select().from(users).where(eq(users.email, email));
  return user;
}

describe('signing up', () => {
  it('leads over the link in the mail to a session', async () => {
    const email = 'ada@example.com';
    const made = await signUp(app, email);
    expect(made).toMatchObject({ status: 201, body: { email } });
    expect(made.headers.getSetCookie(), 'does not sign in').toEqual([]);

    const link = await verificationLink(app, email);
    expect(link).toMatch(/^http:\/\/localhost:3000\/api\/auth\/verify-email\?token=/);
    const verified = await app.request(link);
    expect(verified.status).toBe(302);
    expect(verified.headers.get('location')).toBe(
      'http://localhost:3000/login?verification=done#email=ada%40example.com',
    );
    expect(verified.headers.getSetCookie(), 'does not sign in').toEqual([]);

    const signedIn = await signIn(app, email);
    expect(signedIn.body).toMatchObject({ account: { email, plan: 'free' }, token: null });
    expect(await whoIs(app, cookieOf(signedIn.headers))).toBe(email);
  });

  it('takes an address in any case, with spaces around it, as one address', async () => {
    const made = await signUp(app, '  Grace@Example.COM ');
    expect(made.body.email).toBe('grace@example.com');
    await app.request(await verificationLink(app, 'grace@example.com'));
    expect((await signUp(app, 'GRACE@example.com')).status).toBe(409);
  });

  it('stores no password, and never the same hash twice', async () => {
    await signUp(app, 'one@example.com');
    await signUp(app, 'two@example.com');
    const hashes = (await app.db.select().from(credentials)).map((row) => row.passwordHash);
    expect(hashes.join()).not.toContain(PASSWORD);
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(hashes.every((hash) => hash.startsWith('scrypt$32768$8$1$'))).toBe(true);
  });

  it.each([
    ['no email', { email: '' }, 'email'],
    ['no address', { email: 'ada.example.com' }, 'email'],
    ['a short password', { password: 'Abc4567' }, 'password'],
    ['no uppercase letter', { password: 'correct-horse-7' }, 'password'],
    ['no lowercase letter', { password: 'CORRECT-HORSE-7' }, 'password'],
    ['no digit', { password: 'Correct-horse' }, 'password'],
  ])('refuses %s', async (_, changes, field) => {
    const body = { email: 'rules@example.com', password: PASSWORD, ...changes };
    const { status, error } = await app.call('POST /api/auth/sign-up', { body });
    expect(status).toBe(422);
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
  });

  it('stores the time zone that the browser reports, and none that does not exist', async () => {
    const zones = { 'tokyo@example.com': 'Asia/Tokyo', 'moon@example.com': 'Moon/Sea' };
    for (const [email, timeZone] of Object.entries(zones))
      await app.call('POST /api/auth/sign-up', { body: { email, password: PASSWORD, timeZone } });
    expect((await stored('tokyo@example.com'))?.timeZone).toBe('Asia/Tokyo');
    expect((await stored('moon@example.com'))?.timeZone).toBe('UTC');
  });
});

describe('signing up with an address that has an account', () => {
  it('is refused with the sentence of the specification', async () => {
    const { email } = await app.signUpAndIn();
    const { status, error } = await signUp(app, email, 'Another-password-1');
    expect(status).toBe(409);
    expect(error).toMatchObject({
      code: 'account-exists',
      message: 'An account with this email already exists. Please sign in instead.',
    });
    expect((await signIn(app, email)).status, 'the password stays').toBe(200);
  });

  it('replaces an account that was never verified: the latest password counts, the latest link works', async () => {
    const email = 'hijacked@example.com';
    await signUp(app, email, 'Strangers-password-1');
    const first = await verificationLink(app, email);
    expect((await signUp(app, email)).status).toBe(201);
    await expect.poll(() => verificationLink(app, email)).not.toBe(first);

    const opened = await app.request(first);
    expect(opened.headers.get('location'), 'the older link has ended').toContain('newer');
    const again = await app.request(await verificationLink(app, email));
    expect(again.headers.get('location')).toContain('verification=done');
    const stranger = await signIn(app, email, 'Strangers-password-1');
    expect(stranger.error.code).toBe('invalid-credentials');
    expect((await signIn(app, email)).status).toBe(200);
  });

  it('at the moment of its verification activates the password of one sign-up only', async () => {
    for (let n = 0; n < 5; n += 1) {
      const email = `race-${n}@example.com`;
      await signUp(app, email, 'Strangers-password-1');
      const { pathname, search } = new URL(await verificationLink(app, email));
      const [opened, again] = await Promise.all([
        app.request(`${pathname}${search}`),
        signUp(app, email),
      ]);
      const isVerified = opened.headers.get('location')?.includes('verification=done') ?? false;
      expect(again.status).toBe(isVerified ? 409 : 201);
      const stranger = await signIn(app, email, 'Strangers-password-1');
      expect(stranger.status).toBe(isVerified ? 200 : 401);
    }
  });

  it('makes one account out of two requests at the same moment', async () => {
    const email = 'double-click@example.com';
    const answers = await Promise.all([signUp(app, email), signUp(app, email)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const rows = await app.db.select().from(users).where(eq(users.email, email));
    expect(rows).toHaveLength(1);
  });
});

describe('an account and its mail', () => {
  it('come into being together or not at all', async () => {
    const email = 'together@example.com';
    await app.db.execute(
      sql`alter table jobs.job add constraint no_mail check (name <> 'send-mail') not valid`,
    );
    const failed = await signUp(app, email);
    await app.db.execute(sql`alter table jobs.job drop constraint no_mail`);
    expect(failed.status).toBe(500);
    expect(await stored(email)).toBeUndefined();
    await expect.poll(() => app.log.errors().map(({ msg }) => msg)).toContain('request failed');
    app.log.clear();

    expect((await signUp(app, email)).status).toBe(201);
    expect((await app.mailTo(email)).subject).toBe(mailTexts.verifyEmail.subject);
  });
});
