import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { mailTexts } from '../mail/texts.ts';
import { emailLinks, mailbox } from '../../platform/database/schema/index.ts';
import { signIn, signUp, verificationLink } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ publicUrl: 'https://notes.example.org' });
});
afterAll(() => app.close());

const FAILED = 'https://notes.example.org/login?verification=failed';
const NEWER = 'https://notes.example.org/login?verification=newer';
const verified = (email: string) =>
  `https://notes.example.org/login?verification=done#email=${encodeURIComponent(email)}`;

async function open(link: string, method = 'GET'): Promise<string | null> {
  const { pathname, search } = new URL(link);
  const answer = await app.request(`${pathname}${search}`, { method });
  expect(answer.status).toBe(302);
  return answer.headers.get('location');
}

async function newLink(email: string): Promise<string> {
  await signUp(app, email);
  return verificationLink(app, email);
}

const resend = (email: string) =>
  app.call('POST /api/auth/resend-verification', { body: { email } });

/** The link of the mail that came after the one with `link`. */
const linkAfter = (email: string, link: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const newest = await verificationLink(app, email);
      expect(newest).not.toBe(link);
      return newest;
    },
    { timeout: 20_000, interval: 20 },
  );

/** How many verification mails have been sent to anyone. */
const sent = async (): Promise<number> =>
  (await app.db.select().from(mailbox).where(eq(mailbox.subject, mailTexts.verifyEmail.subject)))
    .length;

describe('a verification link', () => {
  it('says that the address is verified whenever it is opened, as a mail program does ahead of its reader', async () => {
    const link = await newLink('twice@example.com');
    const opened = [await open(link), ...(await Promise.all([open(link), open(link)]))];
    expect(new Set(opened)).toEqual(new Set([verified('twice@example.com')]));
    expect((await signIn(app, 'twice@example.com')).status).toBe(200);
  });

  it('ends after a day', async () => {
    const intime = await newLink('in-time@example.com');
    app.clock.advance({ hours: 23, minutes: 59 });
    expect(await open(intime)).toBe(verified('in-time@example.com'));

    const late = await newLink('late@example.com');
    app.clock.advance({ hours: 24 });
    expect(await open(late)).toBe(FAILED);
    expect((await signIn(app, 'late@example.com')).error.code).toBe('email-not-verified');
  });

  it('is not used up by a scanner that asks for its head', async () => {
    const link = await newLink('scanned@example.com');
    await open(link, 'HEAD');
    expect(await open(link)).toBe(verified('scanned@example.com'));
  });

  it('says that a newer one was sent, verifies nothing, and leaves the newer one as it is', async () => {
    const email = 'resent@example.com';
    const older = await newLink(email);
    await resend(email);
    const newer = await linkAfter(email, older);
    expect(await open(older)).toBe(NEWER);
    expect((await signIn(app, email)).error.code).toBe('email-not-verified');
    const newest = await linkAfter(email, newer);
    expect(await open(newest)).toBe(verified(email));
    expect(await open(older)).toBe(verified(email));
  });

  it('is sent again to an account that awaits it, with one answer for every address', async () => {
    const { email } = await app.signUpAndIn();
    const before = await sent();
    expect((await resend(email)).status).toBe(202);
    expect((await resend('stranger@example.com')).status).toBe(202);
    await signUp(app, 'waiting@example.com');
    const first = await verificationLink(app, 'waiting@example.com');
    expect((await resend('waiting@example.com')).status).toBe(202);
    await linkAfter('waiting@example.com', first);
    expect(await sent()).toBe(before + 2);
  });

  it.each(['/api/auth/verify-email?token=nonsense', '/api/auth/verify-email'])(
    'that was never sent (%s) leads back to the log-in page',
    async (path) => {
      expect(await open(`https://notes.example.org${path}`)).toBe(FAILED);
    },
  );

  it('is no reset link', async () => {
    const link = new URL(await newLink('purpose@example.com'));
    const token = link.searchParams.get('token') ?? '';
    const body = { token, password: 'Another-password-1' };
    const reset = await app.call('POST /api/auth/reset-password', { body });
    expect(reset.error.code).toBe('link-invalid');
  });

  it('is not in the database, from where it could be taken', async () => {
    const link = new URL(await newLink('leak@example.com'));
    const token = link.searchParams.get('token') ?? '';
    const rows = await app.db.select().from(emailLinks);
    expect(rows).not.toEqual([]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('is removed once it has ended', async () => {
    await newLink('swept@example.com');
    app.clock.advance({ hours: 24 });
    await app.product.accounts.accounts.sweep();
    expect(await app.db.select().from(emailLinks)).toEqual([]);
  });
});
