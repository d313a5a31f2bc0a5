import {
  createScriptedTranscriber,
  type ScriptedTranscriber,
} from '@notelark/speech/testing/scripted-transcriber';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createTestEngines } from '../../../testing/engines.ts';
import { resultOf, segmentsOf, untilStatus } from '../../../testing/results.ts';
import { createTeam } from '../../../testing/teams.ts';
import { recordingOf, sendFile } from '../../../testing/transfers.ts';
import type { TestUser } from '../../../testing/users.ts';

let app: TestApp;
let transcriber: ScriptedTranscriber;
beforeAll(async () => {
  transcriber = createScriptedTranscriber();
  app = await createTestApp({ engines: await createTestEngines({ transcriber }) });
});
afterAll(() => app.close());

const add = (as: TestUser, body: { of?: 'own' | 'team'; term: string; misheard: string[] }) =>
  app.call('POST /api/vocabulary', { body }, { as });

/** A new recording, of which the engine writes "Hello there." */
async function record(as: TestUser) {
  const { id } = await sendFile(app, as, recordingOf(1), {
    filename: 'a.wav',
    outputType: 'notes',
  });
  const name = 'POST /api/uploads/{id}/complete';
  const { uploadId, summaryId } = (await app.call(name, { params: { id } }, { as })).body;
  const result = await untilStatus(app, as, summaryId, 'ready');
  const texts = async () => segmentsOf(await resultOf(app, as, summaryId)).map(({ text }) => text);
  return { uploadId, summaryId, result, texts };
}

const changesOf = (as: TestUser, id: string) =>
  app.call('GET /api/transcripts/{id}/vocabulary-changes', { params: { id } }, { as });
const undo = (as: TestUser, id: string) =>
  app.call('POST /api/transcripts/{id}/vocabulary-changes/undo', { params: { id } }, { as });

it('corrects a new recording before its notes, by the own vocabulary and then by the team’s', async () => {
  const { owner, member } = await createTeam(app);
  await add(owner, { of: 'team', term: 'Hallo', misheard: ['hello'] });
  await add(owner, { of: 'team', term: 'Ther', misheard: ['there'] });
  await add(member, { term: 'Hullo', misheard: ['hello'] });
  const { uploadId, result, texts } = await record(member);
  expect(await texts()).toEqual(['Hullo Ther.']);
  expect(result).toMatchObject({ stale: false });
  expect(result.source).toMatchObject({ transcript: { text: 'Hullo Ther.', edited: false } });
  expect((await changesOf(member, uploadId)).body.changes).toEqual([
    { id: '0.0', index: 0, start: expect.any(Number), from: 'Hello', to: 'Hullo' },
    { id: '0.1', index: 0, start: expect.any(Number), from: 'there', to: 'Ther' },
  ]);
  expect((await changesOf(owner, uploadId)).status).toBe(404);
  const { rows } = await app.db.execute<{ words: unknown }>(
    sql`select words from transcript_segments where upload_id = ${uploadId}`,
  );
  expect(rows[0]?.words).toMatchObject([{ t: 'Hullo' }, { t: 'Ther.' }]);
  const { entries } = (await app.call('GET /api/vocabulary', { query: {} }, { as: member })).body;
  expect(entries).toMatchObject([{ term: 'Hullo', lastUsedAt: app.clock.now().toISOString() }]);

  // The words of the engine are kept, and can be restored.
  expect((await undo(owner, uploadId)).status).toBe(404);
  expect((await undo(member, uploadId)).body).toEqual({ restored: 1, left: 0 });
  expect(await texts()).toEqual(['Hello there.']);
  expect((await changesOf(member, uploadId)).body.changes).toEqual([]);
  expect((await undo(member, uploadId)).body).toEqual({ restored: 0, left: 0 });
});

it('tells the engine the terms, those that were used last first', async () => {
  const user = await app.signUpAndIn();
  await add(user, { term: 'Notelark', misheard: [] });
  app.clock.advance({ seconds: 1 });
  await add(user, { term: 'Hullo', misheard: ['hello'] });
  app.clock.advance({ seconds: 1 });
  await add(user, { term: 'Kubernetes', misheard: [] });
  await record(user);
  expect(transcriber.clips.at(-1)?.terms).toEqual(['Kubernetes', 'Hullo', 'Notelark']);
  const { vocabulary } = app.product.vocabulary;
  const terms = await vocabulary.promptTerms(user.actor.userId);
  expect(terms).toEqual(['Hullo', 'Kubernetes', 'Notelark']);
});
