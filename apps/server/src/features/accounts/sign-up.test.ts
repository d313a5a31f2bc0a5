import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const password = 'Correct-horse-7';

describe('the way in', () => {
  it('leads from sign-up over the link in the mail to a session', async () => {
    const email = 'ada@example.com';
    const made = await app.call('POST /api/auth/sign-up', { body: { email, password } });
    expect(made).toMatchObject({ status: 201, body: { email } });
    expect(made.headers.getSetCookie()).toEqual([]);

    const mail = await app.mailTo(email, 'Verify your email');
    const verified = await app.request(mail.links[0] ?? '');
    expect(verified.status).toBe(302);
    expect(verified.headers.get('location')).toBe('http://localhost:3000/dashboard');
    expect(verified.headers.getSetCookie()).toEqual([]);

    const signedIn = await app.call('POST /api/auth/sign-in', { body: { email, password } });
    expect(signedIn.body).toMatchObject({ account: { email, plan: 'free' }, token: null });
    const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const session = await app.call('GET /api/auth/session', {}, { as: { cookie } });
    expect(session.body.account?.email).toBe(email);
  });
});
