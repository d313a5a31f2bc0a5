import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { balanceCredits, users } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createTeam, joinTeam } from '../../testing/teams.ts';
import type { TestUser } from '../../testing/users.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
});
afterAll(() => app.close());

const reserve = ({ actor }: TestUser, minutes: number, kind: 'audio' | 'live' = 'audio') => {
  const claim = { userId: actor.userId, kind, amount: minutes * 60, sourceId: randomUUID() };
  return app.db.transaction((tx) => app.product.usage.usage.reserve(tx, claim));
};
const usageOf = async (as: TestUser) => (await app.call('GET /api/usage', {}, { as })).body;
const cap = (as: TestUser, { actor }: TestUser, capMinutes: number | null) =>
  app.call(
    'PATCH /api/team/members/{id}',
    { params: { id: actor.userId }, body: { capMinutes } },
    { as },
  );
/** For the owner, whose plan it is; members are asked to talk to the owner. */
const refused = { code: 'audio-quota-exceeded' };
const askOwner = { code: 'team-quota-exceeded' };

it('is one for five people: of fifty requests at once exactly as many as fit get through', async () => {
  const { owner, member } = await createTeam(app);
  const people = [owner, member];
  while (people.length < 5) {
    const another = await app.signUpAndIn();
    await joinTeam(app, owner, another);
    people.push(another);
  }
  await reserve(owner, 2900);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, (_, at) => reserve(people[at % 5] ?? owner, 5)),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  const reasons = outcomes.flatMap((one, at) =>
    one.status === 'rejected' ? [{ reason: one.reason as unknown, at }] : [],
  );
  expect(reasons).toHaveLength(30);
  for (const { reason, at } of reasons)
    expect(reason).toMatchObject(at % 5 === 0 ? refused : askOwner);
  for (const person of people)
    expect((await usageOf(person)).audio).toEqual({ used: 3000, limit: 3000, remaining: 0 });
  const { body } = await app.call('GET /api/team/usage', {}, { as: owner });
  expect(body.used).toEqual({ audio: 3000, live: 0 });
  expect(body.byDay.at(-1)).toEqual({ day: '2026-03-10', audio: 3000, live: 0 });
  expect(body.byMember.reduce((sum, { audio }) => sum + audio, 0)).toBe(3000);
});

it('counts what the owner used before, and stays used when the team is dissolved', async () => {
  const owner = await app.signUpAndIn({ plan: 'business' });
  await reserve(owner, 2990);
  await app.call('POST /api/team', { body: { name: 'Crew' } }, { as: owner });
  await expect(reserve(owner, 11)).rejects.toMatchObject(refused);
  await reserve(owner, 10);
  await app.call('DELETE /api/team', {}, { as: owner });
  await expect(reserve(owner, 1)).rejects.toMatchObject(refused);
});

it('leaves the own plan of a member untouched', async () => {
  const { owner, member } = await createTeam(app);
  await reserve(member, 100);
  expect((await usageOf(owner)).audio.used).toBe(100);
  await app.call('POST /api/team/leave', {}, { as: member });
  expect((await usageOf(owner)).audio.used).toBe(100);
  const [row] = await app.db.select().from(users).where(eq(users.id, member.actor.userId));
  expect(row?.currentPlan).toBe('free');
  expect((await usageOf(member)).audio).toEqual({ used: 0, limit: 30, remaining: 30 });
});

it('ends for a member at the cap, which counts audio and live together', async () => {
  const { owner, member } = await createTeam(app);
  await cap(owner, member, 20);
  await reserve(member, 10, 'live');
  await expect(reserve(member, 11)).rejects.toMatchObject(askOwner);
  await reserve(member, 10);
  expect((await usageOf(member)).audio.remaining).toBe(0);
  await reserve(owner, 100);
  await cap(owner, member, null);
  await reserve(member, 100);
});

it('is used before the add-ons of a member, which only that member uses', async () => {
  const { owner, member } = await createTeam(app);
  const { userId } = member.actor;
  await app.db.insert(balanceCredits).values({ userId, seconds: 600, paymentId: randomUUID() });
  await reserve(owner, 2995);
  await reserve(member, 10);
  await expect(reserve(owner, 1)).rejects.toMatchObject(refused);
  expect((await usageOf(member)).balanceMinutes).toBe(5);
  await reserve(member, 5);
  await expect(reserve(member, 1)).rejects.toMatchObject(askOwner);
});

it('is as large as the limits that were granted to its owner', async () => {
  const { owner, member } = await createTeam(app);
  const limits = { audioMinutes: 60, liveMinutes: 0, teamMembers: 2 };
  const { accounts } = app.product.accounts;
  const grant = { plan: 'enterprise', until: null, limits } as const;
  await app.db.transaction((tx) => accounts.grant(tx, owner.actor.userId, grant));
  await expect(reserve(member, 61)).rejects.toMatchObject(askOwner);
  await expect(reserve(member, 1, 'live')).rejects.toMatchObject({ code: 'live-not-in-plan' });
  await reserve(member, 60);
  expect((await usageOf(owner)).audio).toEqual({ used: 60, limit: 60, remaining: 0 });
  const body = { email: 'third@example.org', role: 'member' } as const;
  const invited = await app.call('POST /api/team/invitations', { body }, { as: owner });
  expect(invited.error.code).toBe('team-full');
});
