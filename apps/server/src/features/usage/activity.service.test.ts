import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Actor } from '../../platform/actor.ts';
import { summaries, textInputs, uploads } from '../../platform/database/schema/index.ts';
import { ManualClock } from '../../testing/manual-clock.ts';
import { insertUser } from '../../testing/factories.ts';
import { type OpenTestDatabase, openTestDatabase } from '../../testing/open-database.ts';
import { ActivityService } from './activity.service.ts';

let database: OpenTestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function actorIn(timeZone: string): Promise<Actor> {
  const { id, email } = await insertUser(database.db, { timeZone });
  return {
    userId: id,
    email,
    plan: 'free',
    timeZone,
    administrator: false,
    sessionId: randomUUID(),
    scopes: null,
  };
}

async function upload({ userId }: Actor, filename: string, createdAt: string): Promise<void> {
  await database.db.insert(uploads).values({
    userId,
    filename,
    sizeBytes: 1,
    transferId: randomUUID(),
    createdAt: new Date(createdAt),
  });
}

async function text({ userId }: Actor, rawText: string, createdAt: string): Promise<void> {
  const moment = { createdAt: new Date(createdAt) };
  const [input] = await database.db
    .insert(textInputs)
    .values({ userId, rawText, ...moment })
    .returning();
  await database.db
    .insert(summaries)
    .values({ userId, textInputId: input?.id, outputType: 'summary', ...moment });
}

it('counts uploads and summaries by the days of the user, across a change of the clocks', async () => {
  const actor = await actorIn('America/New_York');
  const service = new ActivityService(
    database.db,
    new ManualClock(new Date('2026-11-03T12:00:00Z')),
  );
  await upload(actor, 'too old.mp3', '2026-10-28T03:59:59Z');
  await upload(actor, 'first day.mp3', '2026-10-28T04:00:00Z');
  await text(actor, 'Late on the 31st', '2026-11-01T03:59:59Z');
  await upload(actor, 'long day.mp3', '2026-11-01T04:00:00Z');
  await upload(actor, 'still long day.mp3', '2026-11-02T04:59:59Z');
  await upload(actor, 'today.mp3', '2026-11-03T11:00:00Z');

  const profile = await service.profile(actor);
  expect(profile.week).toEqual([
    { date: '2026-10-28', count: 1 },
    { date: '2026-10-29', count: 0 },
    { date: '2026-10-30', count: 0 },
    { date: '2026-10-31', count: 1 },
    { date: '2026-11-01', count: 2 },
    { date: '2026-11-02', count: 0 },
    { date: '2026-11-03', count: 1 },
  ]);
  expect(profile).toMatchObject({ totalUploads: 5, totalSummaries: 1 });
});

it('merges the five newest of either kind and shows eight', async () => {
  const actor = await actorIn('UTC');
  const service = new ActivityService(
    database.db,
    new ManualClock(new Date('2026-06-20T12:00:00Z')),
  );
  for (let day = 1; day <= 6; day += 1) {
    await upload(actor, `upload ${day}.mp3`, `2026-06-0${day}T08:00:00Z`);
    await text(actor, `Text ${day} ${'long '.repeat(20)}`, `2026-06-0${day}T09:00:00Z`);
  }
  const { recent } = await service.profile(actor);
  expect(recent.map(({ title }) => title.slice(0, 8))).toEqual([
    'Text 6 l',
    'upload 6',
    'Text 5 l',
    'upload 5',
    'Text 4 l',
    'upload 4',
    'Text 3 l',
    'upload 3',
  ]);
  expect(recent[0]).toEqual({
    type: 'text_summary',
    date: '2026-06-06T09:00:00.000Z',
    title: `${`Text 6 ${'long '.repeat(20)}`.slice(0, 50).trimEnd()}…`,
  });
});

it('shows nothing of others', async () => {
  const [mine, theirs] = [await actorIn('UTC'), await actorIn('UTC')];
  await upload(theirs, 'secret.mp3', '2026-06-19T08:00:00Z');
  const service = new ActivityService(
    database.db,
    new ManualClock(new Date('2026-06-20T12:00:00Z')),
  );
  expect(await service.profile(mine)).toMatchObject({
    totalUploads: 0,
    totalSummaries: 0,
    recent: [],
  });
});
