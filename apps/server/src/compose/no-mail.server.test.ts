import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailbox, users } from '../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { invite } from './appoint.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { NODE_ENV: 'production', SIGN_UP: 'closed' } });
});
afterAll(() => app.close());

it('gets its first administrator from the command line, by a link that works once', async () => {
  const own = await createTestApp({ env: { NODE_ENV: 'production', SIGN_UP: 'closed' } });
  try {
    own.clock.set(new Date());
    const email = 'boss@example.com';
    const link = new URL(await invite(own.databaseUrl, email, new URL('http://localhost:3000')));
    const token = link.searchParams.get('token') ?? '';
    const password = 'Correct horse 7 battery';
    const reset = () => own.call('POST /api/auth/reset-password', { body: { token, password } });
    expect((await reset()).status).toBe(204);
    expect((await reset()).error.code).toBe('link-invalid');
    const entered = await own.call('POST /api/auth/sign-in', { body: { email, password } });
    expect(entered.body.account).toMatchObject({ email, administrator: true });
  } finally {
    await own.close();
  }
});

it('production without SMTP says so, refuses what needs mail, and stores no mail', async () => {
  const { body } = await app.call('GET /api/installation', {});
  expect(body).toMatchObject({
    sendsMail: false,
    developmentMailbox: false,
    signUp: { mode: 'closed', domains: [], first: false, awaitsAdministrator: false },
  });
  const email = 'ada@example.com';
  const message = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email,
    topic: 'general',
    message: 'Hello',
  } as const;
  const refused = [
    await app.call('POST /api/contact', { body: message }),
    await app.call('POST /api/newsletter', { body: { email } }),
    await app.call('POST /api/auth/request-password-reset', { body: { email } }),
  ];
  expect(refused.map(({ error }) => error.code)).toEqual(['no-mail', 'no-mail', 'no-mail']);

  const boss = await app.signUpAndIn();
  const other = await app.signUpAndIn();
  await app.db.update(users).set({ administrator: true });
  const params = { id: other.actor.userId };
  const suspend = { params, body: { suspended: true } };
  await app.call('PATCH /api/admin/people/{id}', suspend, { as: boss });
  const made = await app.call('POST /api/admin/people', { body: { email } }, { as: boss });
  expect(made.body.link).toContain('/reset-password?token=');
  const { rows } = await app.db.execute(sql`select 1 from jobs.job where name = 'send-mail'`);
  expect(rows).toEqual([]);
  expect(await app.db.select().from(mailbox)).toEqual([]);
});
