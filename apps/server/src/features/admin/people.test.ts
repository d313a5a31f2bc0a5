import { randomUUID } from 'node:crypto';
import { adminRoutes } from '@notelark/api/admin';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { uploads, usageEntries, users } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { storeRecording, talk } from '../../testing/stored-results.ts';
import type { TestUser } from '../../testing/users.ts';

let app: TestApp;
let boss: TestUser;

async function administrator(): Promise<TestUser> {
  const email = `boss-${randomUUID()}@example.com`;
  const user = await app.signUpAndIn({ email });
  await app.db.update(users).set({ administrator: true }).where(eq(users.email, email));
  return user;
}

beforeAll(async () => {
  app = await createTestApp();
  boss = await administrator();
});
afterAll(() => app.close());

const person = (id: string, as = boss) =>
  app.call('GET /api/admin/people/{id}', { params: { id } }, { as });

it.each(Object.keys(adminRoutes))('%s is for administrators only', async (route) => {
  const [method = '', path = ''] = route.split(' ');
  const as = await app.signUpAndIn();
  const url = path.replaceAll(/\{\w+\}/g, randomUUID());
  const body =
    method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } };
  expect((await app.request(url, { method, as, ...body })).status).toBe(403);
  expect((await app.request(url, { method, ...body })).status).toBe(401);
});

describe('people', () => {
  it('are found by a part of their address, and no wildcard of it', async () => {
    const email = `under_score-${randomUUID()}@example.com`;
    const user = await app.signUpAndIn({ email });
    const found = await app.call(
      'GET /api/admin/people',
      { query: { search: 'ER_SCORE-' } },
      { as: boss },
    );
    expect(found.body.people.map(({ id }) => id)).toEqual([user.actor.userId]);
    const none = await app.call(
      'GET /api/admin/people',
      { query: { search: 'under%score' } },
      { as: boss },
    );
    expect(none.body.people).toEqual([]);
  });

  it('are listed with the minutes of their month and their stored files', async () => {
    const user = await app.signUpAndIn();
    const { userId } = user.actor;
    const { uploadId } = await storeRecording(app.db, userId, { segments: talk(1) });
    await app.db
      .update(uploads)
      .set({ fileKey: 'kept', sizeBytes: 7 })
      .where(eq(uploads.id, uploadId));
    const now = app.clock.now();
    const used = (kind: 'audio' | 'live', amount: number, month: string) => ({
      userId,
      payerId: userId,
      kind,
      amount,
      month,
      entry: 'settle' as const,
      sourceId: randomUUID(),
      step: 'settle:1',
      countedAt: now,
    });
    const month = now.toISOString().slice(0, 7);
    await app.db
      .insert(usageEntries)
      .values([used('audio', 119, month), used('audio', 600, '2020-01'), used('live', 60, month)]);
    const shown = { usedMinutes: { audio: 2, live: 1 }, storedFiles: { count: 1, bytes: 7 } };
    expect((await person(userId)).body).toMatchObject(shown);
    const query = { search: user.actor.email };
    const { body } = await app.call('GET /api/admin/people', { query }, { as: boss });
    expect(body.people).toMatchObject([shown]);
  });

  it('come in pages, newest first, each once', async () => {
    for (let at = 0; at < 53; at += 1)
      await app.signUpAndIn({ email: `page-${at}-${randomUUID()}@page.example` });
    const first = await app.call(
      'GET /api/admin/people',
      { query: { search: '@page.example' } },
      { as: boss },
    );
    expect(first.body.people).toHaveLength(50);
    const query = { search: '@page.example', after: first.body.next ?? undefined };
    const second = await app.call('GET /api/admin/people', { query }, { as: boss });
    expect(second.body.next).toBeNull();
    const ids = [...first.body.people, ...second.body.people].map(({ id }) => id);
    expect(new Set(ids).size).toBe(53);
  });

  it('can be suspended and reinstated: sessions end, the owner is told, everything stays', async () => {
    const user = await app.signUpAndIn();
    const { userId: id, email } = user.actor;
    const change = (body: { suspended: boolean }) =>
      app.call('PATCH /api/admin/people/{id}', { params: { id }, body }, { as: boss });
    expect((await change({ suspended: true })).body.suspendedAt).not.toBeNull();
    expect((await app.call('GET /api/usage', {}, { as: user })).error.code).toBe('not-signed-in');
    expect((await app.mailTo(email, 'suspended')).text).toContain('suspended');
    const credentials = { email, password: user.password };
    expect((await app.call('POST /api/auth/sign-in', { body: credentials })).error.code).toBe(
      'account-suspended',
    );
    expect((await change({ suspended: false })).body.suspendedAt).toBeNull();
    expect((await app.call('POST /api/auth/sign-in', { body: credentials })).status).toBe(200);
  });

  it('never lose their last administrator, nor suspend themselves', async () => {
    const own = { params: { id: boss.actor.userId } };
    expect(
      (
        await app.call(
          'PATCH /api/admin/people/{id}',
          { ...own, body: { suspended: true } },
          { as: boss },
        )
      ).error.code,
    ).toBe('account-own');
    await app.db.update(users).set({ administrator: false }).where(eq(users.administrator, true));
    await app.db.update(users).set({ administrator: true }).where(eq(users.id, boss.actor.userId));
    expect(
      (
        await app.call(
          'PATCH /api/admin/people/{id}',
          { ...own, body: { administrator: false } },
          { as: boss },
        )
      ).error.code,
    ).toBe('last-administrator');
  });

  it('get a plan that comes before the subscription, and ends', async () => {
    const user = await app.signUpAndIn({ plan: 'pro' });
    const id = user.actor.userId;
    const until = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
    const grant = { plan: 'enterprise' as const, until, limits: { audioMinutes: 5_000 } };
    const given = await app.call(
      'PUT /api/admin/people/{id}/grant',
      { params: { id }, body: { grant } },
      { as: boss },
    );
    expect(given.body).toMatchObject({ plan: 'enterprise', grant });
    app.clock.advance({ hours: 2 });
    await app.product.accounts.accounts.sweep();
    expect((await person(id)).body).toMatchObject({ plan: 'pro', grant: null });
  });

  it('get an account and a link to set its password', async () => {
    const email = `new-${randomUUID()}@example.com`;
    const made = await app.call('POST /api/admin/people', { body: { email } }, { as: boss });
    expect(made).toMatchObject({ status: 201, body: { email, link: null } });
    const mail = await app.mailTo(email, 'password');
    const token = /token=([\w-]+)/.exec(mail.text)?.[1] ?? '';
    const password = 'Correct horse 7 battery';
    await app.call('POST /api/auth/reset-password', { body: { token, password } });
    const entered = await app.call('POST /api/auth/sign-in', { body: { email, password } });
    expect(entered.status).toBe(200);
    expect(
      (await app.call('POST /api/admin/people', { body: { email } }, { as: boss })).error.code,
    ).toBe('account-exists');
  });

  it('leave what was done in the log', async () => {
    const user = await app.signUpAndIn();
    const params = { id: user.actor.userId };
    await app.call('POST /api/admin/people/{id}/sign-out', { params }, { as: boss });
    expect((await app.call('GET /api/usage', {}, { as: user })).error.code).toBe('not-signed-in');
    const { body } = await app.call('GET /api/admin/log', { query: {} }, { as: boss });
    expect(body.entries[0]).toMatchObject({
      actor: boss.actor.email,
      action: 'signed-out',
      target: user.actor.email,
    });
  });

  it('are counted by day and by plan', async () => {
    const { body } = await app.call('GET /api/admin/overview', {}, { as: boss });
    expect(body.signUps).toHaveLength(30);
    expect(body.signUps.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(50);
    expect(body.plans.find(({ plan }) => plan === 'free')?.accounts).toBeGreaterThan(50);
  });
});
