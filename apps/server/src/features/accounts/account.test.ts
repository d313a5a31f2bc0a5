import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
});
afterAll(() => app.close());

describe('the own account', () => {
  it('is what the page needs to know, and nothing else of the row', async () => {
    const user = await app.signUpAndIn({ plan: 'pro', timeZone: 'Europe/Berlin' });
    const { body } = await app.call('GET /api/auth/session', {}, { as: user });
    expect(body.account).toEqual({
      id: user.actor.userId,
      email: user.email,
      displayName: null,
      plan: 'pro',
      timeZone: 'Europe/Berlin',
      administrator: false,
      createdAt: '2026-03-10T09:00:00.000Z',
      updatedAt: '2026-03-10T09:00:00.000Z',
    });
  });

  it('is null for a visitor', async () => {
    expect((await app.call('GET /api/auth/session', {})).body).toEqual({ account: null });
  });

  it('takes another time zone', async () => {
    const user = await app.signUpAndIn();
    const body = { timeZone: 'Pacific/Auckland' };
    const changed = await app.call('PATCH /api/account', { body }, { as: user });
    expect(changed.body).toMatchObject({ email: user.email, timeZone: 'Pacific/Auckland' });
  });

  it('takes a name to be greeted by, trimmed, and gives it up again', async () => {
    const user = await app.signUpAndIn();
    const change = (displayName: string) =>
      app.call('PATCH /api/account', { body: { displayName } }, { as: user });
    expect((await change('  Ada \n Lovelace ')).body.displayName).toBe('Ada Lovelace');
    const { body } = await app.call('GET /api/auth/session', {}, { as: user });
    expect(body.account).toMatchObject({ displayName: 'Ada Lovelace', timeZone: 'UTC' });
    expect((await change('a'.repeat(61))).status).toBe(422);
    expect((await change('')).body.displayName).toBeNull();
    expect((await app.call('PATCH /api/account', { body: {} }, { as: user })).status).toBe(422);
  });

  it('takes five other time zones a day; the same one again is none', async () => {
    const user = await app.signUpAndIn();
    const change = (timeZone: string) =>
      app.call('PATCH /api/account', { body: { timeZone } }, { as: user });
    const zones = ['Europe/Rome', 'Asia/Tokyo', 'Asia/Seoul', 'Europe/Oslo', 'Africa/Lagos'];
    for (const zone of zones) {
      expect((await change(zone)).status).toBe(200);
      expect((await change(zone)).status).toBe(200);
    }
    expect((await change('Pacific/Auckland')).error.code).toBe('rate-limited');
    const body = { email: user.email, password: user.password, timeZone: 'Pacific/Auckland' };
    const signedIn = await app.call('POST /api/auth/sign-in', { body });
    expect(signedIn.body.account?.timeZone).toBe('Africa/Lagos');
  });

  it.each(['Mars/Olympus', '+02:00', ''])('refuses %j as a time zone', async (timeZone) => {
    const user = await app.signUpAndIn({ timeZone: 'Europe/Berlin' });
    const refused = await app.call('PATCH /api/account', { body: { timeZone } }, { as: user });
    expect(refused.status).toBe(422);
    const { body } = await app.call('GET /api/auth/session', {}, { as: user });
    expect(body.account?.timeZone).toBe('Europe/Berlin');
  });
});
