import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createScriptedTranscriber } from '@notelark/speech/testing/scripted-transcriber';
import { TranscribeError } from '@notelark/speech';
import { uploads, usageEntries, users } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createTestEngines } from '../../testing/engines.ts';
import { untilStatus } from '../../testing/results.ts';
import { recordingOf, sendFile } from '../../testing/transfers.ts';
import type { TestUser } from '../../testing/users.ts';

let app: TestApp;
let boss: TestUser;
/** What the recognizer does with its next clip. */
let recognize: 'work' | 'fail' | 'hang' = 'work';

beforeAll(async () => {
  const scripted = createScriptedTranscriber();
  const transcriber = {
    ...scripted,
    engine: scripted.engine,
    transcribe: async (clip: Parameters<typeof scripted.transcribe>[0]) => {
      if (recognize === 'fail')
        throw new TranscribeError('the graphics card is gone', { retry: false });
      if (recognize === 'hang')
        await new Promise((_, reject) => {
          clip.signal?.addEventListener('abort', () => reject(clip.signal?.reason));
        });
      return await scripted.transcribe(clip);
    },
  };
  const embedder = {
    model: 'scripted',
    embed: async (texts: readonly string[]) => texts.map(() => new Float32Array(8)),
  };
  app = await createTestApp({ engines: await createTestEngines({ transcriber, embedder }) });
  boss = await app.signUpAndIn();
  await app.db.update(users).set({ administrator: true }).where(eq(users.id, boss.actor.userId));
});
afterAll(() => app.close());

async function upload(as: TestUser) {
  const { id } = await sendFile(app, as, recordingOf(1), {
    filename: 'secret plans.wav',
    outputType: 'summary',
  });
  const made = await app.call('POST /api/uploads/{id}/complete', { params: { id } }, { as });
  return made.body;
}

const list = async (state: 'running' | 'waiting' | 'failed', after?: string) =>
  (await app.call('GET /api/admin/jobs', { query: { state, after } }, { as: boss })).body;
const minutesOf = async (userId: string) => {
  const [row] = await app.db
    .select({ sum: sql<number>`coalesce(sum(amount), 0)`.mapWith(Number) })
    .from(usageEntries)
    .where(eq(usageEntries.userId, userId));
  return row?.sum;
};

it('lists failed work with its reason and owner, without content, and retries it like its owner', async () => {
  const user = await app.signUpAndIn();
  recognize = 'fail';
  const { uploadId, summaryId } = await upload(user);
  await untilStatus(app, user, summaryId, 'failed');
  expect(await minutesOf(user.actor.userId)).toBe(0);
  const { jobs } = await list('failed');
  const job = jobs.find(({ id }) => id === uploadId);
  expect(job).toMatchObject({ owner: user.email, kind: 'transcription-transcribe' });
  expect(job?.reason).toContain('speech engine');
  expect(JSON.stringify(jobs)).not.toContain('secret plans');
  const engines = await app.call('GET /api/admin/engines', {}, { as: boss });
  const recognizer = engines.body.engines.find(({ kind }) => kind === 'recognizer');
  expect(recognizer?.failure).toContain('graphics card');

  recognize = 'work';
  const params = { id: uploadId };
  const retry = () => app.call('POST /api/admin/jobs/{id}/retry', { params }, { as: boss });
  expect((await retry()).status).toBe(204);
  await untilStatus(app, user, summaryId, 'ready');
  expect(await minutesOf(user.actor.userId)).toBeGreaterThan(0);
  expect((await retry()).error.code).toBe('nothing-to-retry');
});

it('cancels work that runs: it ends as failed, its minutes are released, its owner can retry', async () => {
  const user = await app.signUpAndIn();
  recognize = 'hang';
  const { uploadId, summaryId } = await upload(user);
  const job = await vi.waitFor(
    async () => {
      const found = (await list('running')).jobs.find(({ owner }) => owner === user.email);
      if (!found) throw new Error('not running yet');
      return found;
    },
    { timeout: 20_000, interval: 50 },
  );
  expect(job).toMatchObject({ cancellable: true, faults: 0 });
  const params = { id: job.id };
  const cancelled = await app.call('POST /api/admin/jobs/{id}/cancel', { params }, { as: boss });
  expect(cancelled.status).toBe(204);
  const [row] = await app.db.select().from(uploads).where(eq(uploads.id, uploadId));
  expect(row).toMatchObject({ status: 'failed', errorCode: 'work-cancelled' });
  expect(await minutesOf(user.actor.userId)).toBe(0);
  expect((await list('running')).jobs.map(({ id }) => id)).not.toContain(job.id);

  recognize = 'work';
  await app.call('POST /api/summaries/{id}/retry', { params: { id: summaryId } }, { as: user });
  await untilStatus(app, user, summaryId, 'ready');
});

it('pages through what waits, each job once, and counts it', async () => {
  const before = (await app.call('GET /api/admin/jobs/counts', {}, { as: boss })).body.waiting;
  await app.db.execute(sql`
    insert into jobs.job (name, data, created_on, start_after)
    select 'send-mail', '{"faults": 2}', now(), now() + interval '1 day' from generate_series(1, 60)`);
  const first = await list('waiting');
  expect(first.jobs).toHaveLength(50);
  const second = await list('waiting', first.next ?? undefined);
  expect(second.next).toBeNull();
  const ids = [...first.jobs, ...second.jobs].map(({ id }) => id);
  expect(new Set(ids).size).toBe(60 + before);
  expect(second.jobs.at(-1)).toMatchObject({ kind: 'send-mail', owner: null, faults: 2 });
  const counts = await app.call('GET /api/admin/jobs/counts', {}, { as: boss });
  expect(counts.body.waiting).toBe(60 + before);
  await app.db.execute(sql`delete from jobs.job where name = 'send-mail'`);
});

it('keeps jobs that other data depends on', async () => {
  const id = randomUUID();
  await app.db.execute(sql`
    insert into jobs.job (id, name, start_after) values (${id}, 'account-delete', now() + interval '1 day')`);
  const refused = await app.call(
    'POST /api/admin/jobs/{id}/cancel',
    { params: { id } },
    { as: boss },
  );
  expect(refused.error.code).toBe('job-not-cancellable');
  await app.db.execute(sql`delete from jobs.job where id = ${id}`);
});

const test = (kind: 'recognizer' | 'diarizer' | 'summarizer' | 'embedder') =>
  app.call('POST /api/admin/engines/{kind}/test', { params: { kind } }, { as: boss });

it('runs a sample through the engines, and says which are missing', async () => {
  recognize = 'work';
  expect((await test('recognizer')).body).toMatchObject({ ok: true });
  expect((await test('summarizer')).body).toMatchObject({ ok: true });
  expect((await test('embedder')).body).toMatchObject({ ok: true, text: '8 dimensions' });
  expect((await test('diarizer')).error.code).toBe('not-found');
  recognize = 'fail';
  expect((await test('recognizer')).body).toMatchObject({
    ok: false,
    text: expect.stringContaining('graphics card'),
  });
});
