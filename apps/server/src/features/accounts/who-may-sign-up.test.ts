import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Transaction } from '../../platform/database/client.ts';
import { users } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { refuseSignUp } from './sign-up.policy.ts';

const signUp = (email: string) => ({ body: { email, password: 'Correct horse 7 battery' } });

describe('who may sign up', () => {
  it.each([
    [{}, { first: true, awaitsAdministrator: false }, 'the first account that verifies'],
    [
      { ADMIN_EMAIL: 'boss@example.com' },
      { first: false, awaitsAdministrator: true },
      'the account of ADMIN_EMAIL',
    ],
    [
      { SIGN_UP: 'closed', ADMIN_EMAIL: 'boss@example.com' },
      { first: false, awaitsAdministrator: true },
      'the account of ADMIN_EMAIL',
    ],
    [
      { SIGN_UP: 'closed' },
      { first: false, awaitsAdministrator: false },
      'run "npm run admin -- invite EMAIL"',
    ],
    [
      { SIGN_UP: 'invited' },
      { first: false, awaitsAdministrator: false },
      'run "npm run admin -- invite EMAIL"',
    ],
  ])('is said while no account exists: %o', async (env: Record<string, string>, said, logged) => {
    const app = await createTestApp({ env, worker: false });
    try {
      expect((await app.call('GET /api/installation', {})).body.signUp).toMatchObject(said);
      expect(app.log.lines.map(({ msg }) => msg)).toContainEqual(
        expect.stringContaining(`no account exists yet: ${logged}`),
      );
      await app.signUpAndIn();
      const after = (await app.call('GET /api/installation', {})).body.signUp;
      expect(after).toMatchObject({ first: false, awaitsAdministrator: false });
    } finally {
      await app.close();
    }
  });

  it('follows SIGN_UP and SIGN_UP_DOMAINS; the administrator of the settings always may', async () => {
    const env = { SIGN_UP: 'closed', ADMIN_EMAIL: 'boss@example.com' };
    const app = await createTestApp({ env, worker: false });
    try {
      expect((await app.call('POST /api/auth/sign-up', signUp('ann@example.com'))).error.code).toBe(
        'sign-up-closed',
      );
      expect((await app.call('POST /api/auth/sign-up', signUp('boss@example.com'))).status).toBe(
        201,
      );
    } finally {
      await app.close();
    }
    const settings = { mode: 'open', domains: ['school.example'], adminEmail: null } as const;
    expect(() => refuseSignUp('ann@school.example', settings, false)).not.toThrow();
    expect(() => refuseSignUp('ann@sub.school.example', settings, false)).toThrow('sign-up-domain');
    expect(() => refuseSignUp('ann@school.example.org', settings, false)).toThrow('sign-up-domain');
  });
});

describe('the first administrator', () => {
  it('is one account only, where two are verified at the same moment', async () => {
    const app = await createTestApp({ worker: false });
    const { accounts } = app.product.accounts;
    const verify = (email: string) => (tx: Transaction) => accounts.createVerified(tx, email);
    let second: Promise<unknown> = Promise.resolve();
    await app.db.transaction(async (tx) => {
      await verify('first@example.com')(tx);
      let isDone = false;
      second = app.db.transaction(verify('second@example.com')).then(() => (isDone = true));
      // Until the second one has ended, too, or waits for this transaction.
      await expect.poll(async () => isDone || (await waitsForLock(app))).toBe(true);
    });
    await second;
    const administrators = await app.db.select().from(users).where(eq(users.administrator, true));
    expect(administrators.map(({ email }) => email)).toEqual(['first@example.com']);
    await app.close();
  });
});

async function waitsForLock({ db }: TestApp): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`);
  return rowCount !== 0;
}
