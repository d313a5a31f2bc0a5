import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailLinks } from '../../platform/database/schema/index.ts';
import { signIn, signUp, verificationLink } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ publicUrl: 'https://notes.example.org' });
});
afterAll(() => app.close());

const FAILED = 'https://notes.example.org/login?verification=failed';
const VERIFIED = 'https://notes.example.org/dashboard';

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

describe('a verification link', () => {
  it('works once', async () => {
    const link = await newLink('once@example.com');
    expect(await open(link)).toBe(VERIFIED);
    expect(await open(link)).toBe(FAILED);
    expect((await signIn(app, 'once@example.com')).status).toBe(200);
  });

  it('works for one of two who open it at the same moment', async () => {
    const link = await newLink('race@example.com');
    const opened = await Promise.all([open(link), open(link)]);
    expect(opened.toSorted()).toEqual([VERIFIED, FAILED]);
  });

  it('ends after a day', async () => {
    const intime = await newLink('in-time@example.com');
    app.clock.advance({ hours: 23, minutes: 59 });
    expect(await open(intime)).toBe(VERIFIED);

    const late = await newLink('late@example.com');
    app.clock.advance({ hours: 24 });
    expect(await open(late)).toBe(FAILED);
    expect((await signIn(app, 'late@example.com')).error.code).toBe('email-not-verified');
  });

  it('is not used up by a scanner that asks for its head', async () => {
    const link = await newLink('scanned@example.com');
    await open(link, 'HEAD');
    expect(await open(link)).toBe(VERIFIED);
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
