import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlanId } from '@notelark/api/plans';
import { textInputs, uploads, users } from '../../../platform/database/schema/index.ts';
import { cookieOf, signIn } from '../../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { storeRecording } from '../../../testing/stored-results.ts';
import type { Caller } from '../../../testing/call.ts';
import type { TestUser } from '../../../testing/users.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

/** Someone with a recording and a text that were made now. */
async function somebody(plan: PlanId): Promise<TestUser> {
  const user = await app.signUpAndIn({ plan });
  const { userId } = user.actor;
  const createdAt = app.clock.now();
  await storeRecording(app.db, userId, { filename: 'talk.mp3', segments: [], createdAt });
  await app.db.insert(textInputs).values({ userId, rawText: 'A text.', createdAt });
  return user;
}

/** As the provider's news does. */
const changePlan = (user: TestUser, currentPlan: PlanId) =>
  app.db
    .update(users)
    .set({ currentPlan, planSince: app.clock.now() })
    .where(eq(users.id, user.actor.userId));

const runDaily = () => app.product.recordings.retention.run();

async function left({ actor }: TestUser): Promise<number> {
  const { userId } = actor;
  const recordings = await app.db.$count(uploads, eq(uploads.userId, userId));
  return recordings + (await app.db.$count(textInputs, eq(textInputs.userId, userId)));
}
const notices = async ({ email }: TestUser): Promise<string[]> => {
  const mails = (await app.product.mail.mailbox?.list(email)) ?? [];
  return mails.map(({ subject }) => subject).filter((subject) => subject.includes('will delete'));
};

describe('what users have made', () => {
  it('goes after 30 days on Free, and its owner is told once, 7 days before', async () => {
    const user = await somebody('free');
    app.clock.advance({ days: 22 });
    await runDaily();
    expect(await notices(user)).toEqual([]);
    app.clock.advance({ days: 1 });
    await runDaily();
    await app.mailTo(user.email, 'will delete 2 items on April 9, 2026');
    app.clock.advance({ days: 6 });
    await runDaily();
    expect(await left(user)).toBe(2);
    const [upload] = (await app.call('GET /api/uploads', { query: {} }, { as: user })).body.rows;
    const params = { id: upload?.summaries[0]?.id ?? '' };
    const open = (as: Caller) => app.call('GET /api/results/{id}', { params }, { as });
    app.clock.advance({ days: 1 });
    await runDaily();
    expect(await left(user)).toBe(0);
    expect(await notices(user)).toHaveLength(1);
    const { code, message } = (await open(user)).error;
    expect([code, message]).toEqual(['result-expired', expect.stringContaining('April 9, 2026')]);
    expect((await open(await app.signUpAndIn())).error.code).toBe('not-found');
    app.clock.advance({ days: 365 });
    await runDaily();
    // The session has ended meanwhile.
    const again = { cookie: cookieOf((await signIn(app, user.email)).headers) };
    expect((await open(again)).error.code).toBe('result-expired');
    app.clock.advance({ days: 1 });
    await runDaily();
    expect((await open(again)).error.code).toBe('not-found');
  });

  it('is named on its row and counted, from the notice until the plan has another period', async () => {
    const user = await somebody('free');
    const days = async () => {
      const ofUploads = (await app.call('GET /api/uploads', { query: {} }, { as: user })).body.rows;
      const ofTexts = (await app.call('GET /api/text-inputs', { query: {} }, { as: user })).body
        .rows;
      const rows = [...ofUploads, ...ofTexts];
      const [result] = rows.flatMap(({ summaries }) => summaries);
      const params = { id: result?.id ?? '' };
      const page = (await app.call('GET /api/results/{id}', { params }, { as: user })).body;
      return [...rows, page].map(({ deletedFrom }) => deletedFrom);
    };
    const counted = async () => (await app.call('GET /api/storage-notice', {}, { as: user })).body;
    const nothing = { storageDays: 30, uploads: 0, texts: 0, deletedFrom: null };
    expect(await days()).toEqual([null, null, null]);
    expect(await counted()).toEqual(nothing);

    app.clock.advance({ days: 23 });
    await runDaily();
    const day = new Date(app.clock.now().getTime() + 7 * 24 * 60 * 60 * 1000).toISOString();
    expect(await days()).toEqual([day, day, day]);
    const notice = { storageDays: 30, uploads: 1, texts: 1, deletedFrom: day };
    expect(await counted()).toEqual(notice);

    app.clock.advance({ days: 1 });
    await changePlan(user, 'pro');
    expect(await days()).toEqual([null, null, null]);
    expect(await counted()).toEqual({ ...nothing, storageDays: 365 });
  });

  it('never goes before its owner has known of it for a week', async () => {
    const user = await somebody('free');
    app.clock.advance({ days: 90 });
    await runDaily();
    await app.mailTo(user.email, 'will delete 2 items');
    expect(await left(user)).toBe(2);
    app.clock.advance({ days: 6, hours: 23 });
    await runDaily();
    expect(await left(user)).toBe(2);
    app.clock.advance({ hours: 1 });
    await runDaily();
    expect(await left(user)).toBe(0);
  });

  it('goes a week after the notice that the shorter period of another plan needs, never before', async () => {
    const user = await somebody('pro');
    app.clock.advance({ days: 200 });
    await changePlan(user, 'free');
    await runDaily();
    await app.mailTo(user.email, 'will delete 2 items on October 3, 2026');
    app.clock.advance({ days: 6 });
    await runDaily();
    expect(await left(user)).toBe(2);
    app.clock.advance({ days: 1 });
    await runDaily();
    expect(await left(user)).toBe(0);
  });

  it('is not deleted by the notice of a period that another plan had', async () => {
    const user = await somebody('free');
    app.clock.advance({ days: 23 });
    await runDaily();
    await app.mailTo(user.email, 'will delete 2 items on April 9, 2026');
    await changePlan(user, 'pro');
    app.clock.advance({ days: 100 });
    await runDaily();
    await changePlan(user, 'free');
    await runDaily();
    expect(await left(user)).toBe(2);
    await app.mailTo(user.email, 'will delete 2 items on July 18, 2026');
    app.clock.advance({ days: 6, hours: 23 });
    await runDaily();
    expect(await left(user)).toBe(2);
    app.clock.advance({ hours: 1 });
    await runDaily();
    expect(await left(user)).toBe(0);
    expect(await notices(user)).toHaveLength(2);
  });

  it('gets a new notice when Pro is left for Free and taken again, between two daily runs', async () => {
    const user = await somebody('free');
    app.clock.advance({ days: 23 });
    await runDaily();
    await app.mailTo(user.email, 'will delete 2 items');
    app.clock.advance({ days: 6 });
    await changePlan(user, 'pro');
    app.clock.advance({ hours: 2 });
    await changePlan(user, 'free');
    app.clock.advance({ days: 1 });
    await runDaily();
    expect(await left(user)).toBe(2);
    await vi.waitFor(async () => expect(await notices(user)).toHaveLength(2));
  });

  it('is forecast before a plan is left: the period, how much goes, and when', async () => {
    const user = await somebody('pro');
    const forecast = async (query: { plan: PlanId; at?: string }) =>
      (await app.call('GET /api/storage-forecast', { query }, { as: user })).body;
    const young = { plan: 'free', storageDays: 30, items: 0, deletedFrom: null };
    expect(await forecast({ plan: 'free' })).toEqual(young);
    const end = '2026-04-02T09:00:00.000Z';
    expect(await forecast({ plan: 'free', at: end })).toEqual({
      ...young,
      items: 2,
      deletedFrom: '2026-04-09T09:00:00.000Z',
    });
    expect(await forecast({ plan: 'business', at: end })).toEqual({
      plan: 'business',
      storageDays: null,
      items: 0,
      deletedFrom: null,
    });
  });

  it('stays a year on Pro, and for ever on Business', async () => {
    const [pro, business] = [await somebody('pro'), await somebody('business')];
    app.clock.advance({ days: 357 });
    await runDaily();
    app.clock.advance({ days: 1 });
    await runDaily();
    await app.mailTo(pro.email, 'will delete 2 items');
    app.clock.advance({ days: 7 });
    await runDaily();
    expect(await left(pro)).toBe(0);
    app.clock.advance({ days: 10_000 });
    await runDaily();
    expect(await left(business)).toBe(2);
    expect(await notices(business)).toEqual([]);
  });
});
