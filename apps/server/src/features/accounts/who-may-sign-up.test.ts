import { describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { refuseSignUp } from './sign-up.policy.ts';

const signUp = (email: string) => ({ body: { email, password: 'Correct horse 7 battery' } });

describe('who may sign up', () => {
  it.each([
    [{}, { first: true, awaitsAdministrator: false }],
    [{ ADMIN_EMAIL: 'boss@example.com' }, { first: false, awaitsAdministrator: true }],
    [
      { SIGN_UP: 'closed', ADMIN_EMAIL: 'boss@example.com' },
      { first: false, awaitsAdministrator: true },
    ],
    [{ SIGN_UP: 'closed' }, { first: false, awaitsAdministrator: false }],
  ])('is said while no account exists: %o', async (env: Record<string, string>, said) => {
    const app = await createTestApp({ env, worker: false });
    try {
      expect((await app.call('GET /api/installation', {})).body.signUp).toMatchObject(said);
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
