import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlanId } from '@notelark/api/plans';
import { AccountPlans } from '../../platform/account-plans.ts';
import type { Actor } from '../../platform/actor.ts';
import { balanceCredits, usageEntries, users } from '../../platform/database/schema/index.ts';
import { ManualClock } from '../../testing/manual-clock.ts';
import { insertUser } from '../../testing/factories.ts';
import { type OpenTestDatabase, openTestDatabase } from '../../testing/open-database.ts';
import { UsageService } from './usage.service.ts';

const FIVE_MINUTES = 300;
let database: OpenTestDatabase;
let clock: ManualClock;
let usage: UsageService;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  clock = new ManualClock(new Date('2026-06-15T12:00:00Z'));
  usage = new UsageService({ db: database.db, clock, plans: new AccountPlans('free') });
});

async function actorOn(plan: PlanId, timeZone = 'UTC'): Promise<Actor> {
  const user = await insertUser(database.db, { currentPlan: plan, timeZone });
  return {
    userId: user.id,
    email: user.email,
    plan,
    timeZone,
    administrator: false,
    sessionId: randomUUID(),
    scopes: null,
  };
}

const reserve = (actor: Actor, amount: number, sourceId = randomUUID()) =>
  database.db.transaction((tx) =>
    usage.reserve(tx, { userId: actor.userId, kind: 'audio', amount, sourceId }),
  );
const settle = (_actor: Actor, sourceId: string, amount: number) =>
  database.db.transaction((tx) => usage.settle(tx, { kind: 'audio', sourceId, amount }));
const release = (_actor: Actor, sourceId: string) =>
  database.db.transaction((tx) => usage.release(tx, { kind: 'audio', sourceId }));
const buy = (actor: Actor, seconds: number) =>
  database.db
    .insert(balanceCredits)
    .values({ userId: actor.userId, seconds, paymentId: randomUUID() });

describe('reserving', () => {
  it('lets exactly the right number of fifty requests at once through', async () => {
    const actor = await actorOn('free');
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, () => reserve(actor, FIVE_MINUTES)),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(outcomes.length - refused.length).toBe(6);
    for (const { reason } of refused)
      expect(reason).toMatchObject({ code: 'audio-quota-exceeded' });
    expect((await usage.overview(actor)).audio).toEqual({ used: 30, limit: 30, remaining: 0 });
  });

  it('counts texts by the piece, five on Free and without end on Pro', async () => {
    const text = (actor: Actor) =>
      database.db.transaction((tx) =>
        usage.reserve(tx, {
          userId: actor.userId,
          kind: 'text',
          amount: 1,
          sourceId: randomUUID(),
        }),
      );
    const free = await actorOn('free');
    for (let count = 0; count < 5; count += 1) await text(free);
    await expect(text(free)).rejects.toMatchObject({
      code: 'text-quota-exceeded',
      userMessage: expect.stringContaining('new ones on the 1st of next month'),
    });
    const pro = await actorOn('pro');
    for (let count = 0; count < 7; count += 1) await text(pro);
    expect((await usage.overview(pro)).text).toEqual({ used: 7, limit: -1, remaining: -1 });
  });

  it('refuses live minutes on a plan without Live Notes', async () => {
    const actor = await actorOn('free');
    const live = database.db.transaction((tx) =>
      usage.reserve(tx, {
        userId: actor.userId,
        kind: 'live',
        amount: 1,
        sourceId: randomUUID(),
      }),
    );
    await expect(live).rejects.toMatchObject({ code: 'live-not-in-plan' });
  });

  it('holds for a source once, however often it is asked', async () => {
    const actor = await actorOn('free');
    const source = randomUUID();
    await Promise.all([
      reserve(actor, FIVE_MINUTES, source),
      reserve(actor, FIVE_MINUTES, source),
      reserve(actor, FIVE_MINUTES, source),
    ]);
    expect((await usage.overview(actor)).audio.used).toBe(5);
  });

  it('is undone with the write that it guards', async () => {
    const actor = await actorOn('free');
    const failing = database.db.transaction(async (tx) => {
      const claim = { userId: actor.userId, kind: 'audio', amount: FIVE_MINUTES } as const;
      await usage.reserve(tx, { ...claim, sourceId: randomUUID() });
      throw new Error('the write failed');
    });
    await expect(failing).rejects.toThrow('the write failed');
    expect((await usage.overview(actor)).audio.used).toBe(0);
  });

  it('asks the plan that the account has now, not the one of an old session', async () => {
    const actor = await actorOn('free');
    await expect(reserve({ ...actor, plan: 'pro' }, 1801)).rejects.toMatchObject({
      code: 'audio-quota-exceeded',
    });
  });
});

describe('settling', () => {
  it('replaces the reservation by what was measured, less or more', async () => {
    const actor = await actorOn('free');
    const [short, long] = [randomUUID(), randomUUID()];
    await reserve(actor, FIVE_MINUTES, short);
    await settle(actor, short, 11);
    expect((await usage.overview(actor)).audio).toEqual({ used: 1, limit: 30, remaining: 29 });
    await reserve(actor, FIVE_MINUTES, long);
    await settle(actor, long, 1789);
    expect((await usage.overview(actor)).audio).toEqual({ used: 30, limit: 30, remaining: 0 });
  });

  it('happens once', async () => {
    const actor = await actorOn('free');
    const source = randomUUID();
    await reserve(actor, FIVE_MINUTES, source);
    await settle(actor, source, 600);
    await settle(actor, source, 600);
    expect((await usage.overview(actor)).audio.used).toBe(10);
  });

  it('is refused, and changes nothing, where more was measured than is left', async () => {
    const actor = await actorOn('free');
    const source = randomUUID();
    await reserve(actor, FIVE_MINUTES, source);
    await expect(settle(actor, source, 1801)).rejects.toMatchObject({
      code: 'audio-quota-exceeded',
    });
    expect((await usage.overview(actor)).audio.used).toBe(5);
  });

  it('counts for the month of the reservation, whenever it comes', async () => {
    clock.set(new Date('2026-06-30T23:59:00Z'));
    const actor = await actorOn('free');
    const source = randomUUID();
    await reserve(actor, FIVE_MINUTES, source);
    clock.set(new Date('2026-07-01T00:10:00Z'));
    await settle(actor, source, 1200);
    expect((await usage.overview(actor)).audio.used).toBe(0);
    clock.set(new Date('2026-06-30T23:59:59Z'));
    expect((await usage.overview(actor)).audio.used).toBe(20);
  });
});

describe('giving back', () => {
  it('gives back what is held, once, and lets a retry reserve again', async () => {
    const actor = await actorOn('free');
    const source = randomUUID();
    await reserve(actor, FIVE_MINUTES, source);
    await settle(actor, source, 600);
    await release(actor, source);
    await release(actor, source);
    expect((await usage.overview(actor)).audio.used).toBe(0);
    await reserve(actor, 600, source);
    await settle(actor, source, 610);
    expect((await usage.overview(actor)).audio.used).toBe(11);
    await release(actor, source);
    expect((await usage.overview(actor)).audio.used).toBe(0);
  });

  it('appends to the ledger and changes nothing in it', async () => {
    const actor = await actorOn('free');
    const source = randomUUID();
    await reserve(actor, FIVE_MINUTES, source);
    await settle(actor, source, 60);
    await release(actor, source);
    const entries = await database.db.select().from(usageEntries).orderBy(usageEntries.createdAt);
    const mine = entries.filter((entry) => entry.sourceId === source);
    expect(mine.map(({ entry, amount }) => [entry, amount])).toEqual([
      ['reserve', 300],
      ['settle', -240],
      ['give-back', -60],
    ]);
  });

  it('leaves a source that never reserved anything alone', async () => {
    const actor = await actorOn('free');
    await release(actor, randomUUID());
    expect((await usage.overview(actor)).audio.used).toBe(0);
  });
});

describe('the balance', () => {
  it('is used after the plan, stays used, and never expires', async () => {
    const actor = await actorOn('free');
    await buy(actor, 3600);
    expect((await usage.overview(actor)).audio).toEqual({ used: 0, limit: 90, remaining: 90 });
    await reserve(actor, 1800 + 600);
    expect((await usage.overview(actor)).audio).toEqual({ used: 40, limit: 90, remaining: 50 });
    expect((await usage.overview(actor)).balanceMinutes).toBe(50);

    clock.set(new Date('2026-07-02T00:00:00Z'));
    const july = await usage.overview(actor);
    expect(july.audio).toEqual({ used: 0, limit: 80, remaining: 80 });
    await buy(actor, 60);
    expect((await usage.overview(actor)).audio.limit).toBe(81);
    await expect(reserve(actor, 81 * 60 + 1)).rejects.toMatchObject({
      code: 'audio-quota-exceeded',
    });
    await reserve(actor, 81 * 60);
    expect((await usage.overview(actor)).audio).toEqual({ used: 81, limit: 81, remaining: 0 });
  });

  it('gets its own back before the plan does', async () => {
    const actor = await actorOn('free');
    await buy(actor, 600);
    await reserve(actor, 1700);
    const source = randomUUID();
    await reserve(actor, FIVE_MINUTES, source);
    expect((await usage.overview(actor)).balanceMinutes).toBe(6);
    await settle(actor, source, 150);
    expect((await usage.overview(actor)).balanceMinutes).toBe(9);
    await release(actor, source);
    expect((await usage.overview(actor)).balanceMinutes).toBe(10);
    expect((await usage.overview(actor)).audio.used).toBe(29);
  });
});

describe('the month', () => {
  it.each([
    {
      name: "begins at midnight of the user's own zone, west of UTC",
      timeZone: 'America/Los_Angeles',
      last: '2026-07-01T06:59:59.999Z',
      first: '2026-07-01T07:00:00.000Z',
      end: '2026-08-01T07:00:00.000Z',
    },
    {
      name: 'begins a day earlier east of UTC, after the 31st',
      timeZone: 'Pacific/Auckland',
      last: '2026-08-31T11:59:59.999Z',
      first: '2026-08-31T12:00:00.000Z',
      // Summer time begins on 27 September.
      end: '2026-09-30T11:00:00.000Z',
    },
    {
      name: 'of February ends with its 28th',
      timeZone: 'Asia/Tokyo',
      last: '2026-02-28T14:59:59.999Z',
      first: '2026-02-28T15:00:00.000Z',
      end: '2026-03-31T15:00:00.000Z',
    },
    {
      name: 'ends an hour earlier by UTC than it began, once the clocks have gone forward',
      timeZone: 'Europe/Berlin',
      last: '2026-03-31T21:59:59.999Z',
      first: '2026-03-31T22:00:00.000Z',
      end: '2026-04-30T22:00:00.000Z',
    },
    {
      name: 'ends an hour later by UTC than it began, once the clocks have gone back',
      timeZone: 'Europe/Berlin',
      last: '2026-10-31T22:59:59.999Z',
      first: '2026-10-31T23:00:00.000Z',
      end: '2026-11-30T23:00:00.000Z',
    },
  ])('$name', async ({ timeZone, last, first, end }) => {
    const actor = await actorOn('free', timeZone);
    clock.set(new Date(last));
    await reserve(actor, 1800);
    await expect(reserve(actor, 1)).rejects.toMatchObject({ code: 'audio-quota-exceeded' });
    clock.set(new Date(first));
    expect((await usage.overview(actor)).audio.used).toBe(0);
    await reserve(actor, 1800);
    expect((await usage.overview(actor)).month).toEqual({ start: first, end });
  });
});

const move = (actor: Actor, timeZone: string) =>
  database.db.update(users).set({ timeZone }).where(eq(users.id, actor.userId));

describe('a change of the time zone', () => {
  it('opens no month a second time: what was charged to one stays charged to it', async () => {
    // February in Kiritimati, January in Pago Pago.
    clock.set(new Date('2026-01-31T12:00:00Z'));
    const actor = await actorOn('free', 'Pacific/Kiritimati');
    for (let n = 0; n < 6; n += 1) await reserve(actor, FIVE_MINUTES);
    await move(actor, 'Pacific/Pago_Pago');
    clock.set(new Date('2026-02-01T12:00:00Z'));
    await expect(reserve(actor, 1)).rejects.toMatchObject({ code: 'audio-quota-exceeded' });
    const there = { ...actor, timeZone: 'Pacific/Pago_Pago' };
    expect((await usage.overview(there)).audio.used).toBe(30);
  });

  it('between reserving and settling changes nothing of the month', async () => {
    clock.set(new Date('2026-01-31T12:00:00Z'));
    const actor = await actorOn('free', 'Pacific/Kiritimati');
    const sourceId = randomUUID();
    await reserve(actor, FIVE_MINUTES, sourceId);
    await move(actor, 'Pacific/Pago_Pago');
    await settle(actor, sourceId, 600);
    expect((await usage.overview(actor)).audio.used).toBe(10);
    const there = { ...actor, timeZone: 'Pacific/Pago_Pago' };
    expect((await usage.overview(there)).audio.used).toBe(0);
  });
});
