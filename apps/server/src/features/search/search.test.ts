import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import {
  searchNotes,
  searchPassages,
  summaries,
  transcripts,
} from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { resultOf } from '../../testing/results.ts';
import { storeRecording } from '../../testing/stored-results.ts';
import { createTeam } from '../../testing/teams.ts';
import type { TestUser } from '../../testing/users.ts';
import type { Scope } from './search.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
});
afterAll(() => app.close());

const FILLER = 'Then we went through the list of open points and nobody had anything to add to it.';

/** A recording of so many passages: a line that matters, and about a hundred words around it. */
const recordingOf = (lines: readonly string[], speakers: readonly string[] = []) =>
  lines.flatMap((text, at) =>
    [text, ...Array.from({ length: 7 }, () => FILLER)].map((line, of) => ({
      start: at * 100 + of * 10,
      end: at * 100 + of * 10 + 9,
      text: line,
      speaker: speakers[at % Math.max(1, speakers.length)] ?? null,
    })),
  );

const store = (user: TestUser, lines: readonly string[], speakers?: readonly string[]) =>
  storeRecording(app.db, user.actor.userId, { segments: recordingOf(lines, speakers) });

const find = async (user: TestUser, question: string, scope: Scope = { of: 'all' }) =>
  (await app.product.search.search.find(user.actor, scope, question)).passages;

const herons = async (user: TestUser, scope?: Scope) =>
  (await find(user, 'heron', scope)).map(({ uploadId }) => uploadId);

const saveText = async (user: TestUser, text: string) =>
  (await app.call('POST /api/text-inputs', { body: { text, outputType: 'notes' } }, { as: user }))
    .body.textInputId;

it('finds the passage that a question is about by its rare words, in any of their forms', async () => {
  const user = await app.signUpAndIn();
  const { uploadId } = await store(user, [
    'The caterers charge extra for the tent.',
    'We decided that the remote control is going to have rechargeable batteries.',
    'Everybody liked the new logo.',
  ]);
  const [first] = await find(user, 'What did the team decide about the rechargeable battery?');
  expect(first).toMatchObject({ uploadId, firstTurn: 8, lastTurn: 14, coverage: 1 });
  expect(await find(user, 'What about photosynthesis?')).toEqual([]);
  expect(await find(user, '?!')).toEqual([]);
});

it('prefers what the person says whom the question names', async () => {
  const user = await app.signUpAndIn();
  await store(
    user,
    ['The budget is fine.', 'The budget is too small.', 'The budget can wait.'],
    ['Ann Berg', 'Ben Oak', 'Carla Lund'],
  );
  const speakerOf = async (question: string) =>
    Object.keys((await find(user, question))[0]?.speakers ?? {});
  expect(await speakerOf('What did Ben think about the budget?')).toEqual(['Ben Oak']);
  expect(await speakerOf('What did carla lund think about the budget?')).toEqual(['Carla Lund']);
});

it('searches all languages at once, without accents, and scripts without spaces by pairs of characters', async () => {
  const user = await app.signUpAndIn();
  const german = await saveText(
    user,
    'Wir haben im Sommer die Verträge mit den Lieferanten gekündigt, und das war für uns nicht einfach.',
  );
  const japanese = await saveText(user, '来週の会議は東京タワーで開かれます。');
  const thai = await saveText(user, 'การประชุมครั้งต่อไปจะจัดที่กรุงเทพมหานคร');
  const french = await saveText(
    user,
    'Le budget de la fête a été réduit par la mairie au mois de mai.',
  );
  const idOf = async (question: string) => (await find(user, question))[0]?.textInputId;
  expect(await idOf('Welchen Vertrag haben wir gekündigt?')).toBe(german);
  expect(await idOf('東京での会議')).toBe(japanese);
  expect(await idOf('กรุงเทพ')).toBe(thai);
  expect(await idOf('Qui a reduit le budget de la fete ?')).toBe(french);
});

it('finds what stands there now: edits, new names and deletions at once', async () => {
  const user = await app.signUpAndIn();
  const { uploadId, summaryId } = await store(user, ['The zebra is ill.'], ['Speaker 1']);
  const textId = await saveText(user, 'The walrus is well.');
  const count = async (word: string) => (await find(user, word)).length;
  expect([await count('zebra'), await count('walrus')]).toEqual([1, 1]);

  const { source } = await resultOf(app, user, summaryId);
  const text = source.kind === 'upload' ? (source.transcript?.text ?? '') : '';
  const edit = { text: text.replace('zebra', 'giraffe'), version: 1 };
  await app.call(
    'PATCH /api/transcripts/{id}',
    { params: { id: uploadId }, body: edit },
    { as: user },
  );
  expect([await count('zebra'), await count('giraffe')]).toEqual([0, 1]);

  const names = { from: 'Speaker 1', to: 'Doctor Wu' };
  await app.call(
    'PATCH /api/transcripts/{id}/speakers',
    { params: { id: uploadId }, body: names },
    { as: user },
  );
  expect((await find(user, 'giraffe'))[0]?.speakers).toHaveProperty('Doctor Wu');

  await app.call(
    'PATCH /api/text-inputs/{id}',
    { params: { id: textId }, body: { text: 'The seal is well.', version: 1 } },
    { as: user },
  );
  expect([await count('walrus'), await count('seal')]).toEqual([0, 1]);

  await app.call('DELETE /api/uploads/{id}', { params: { id: uploadId } }, { as: user });
  expect(await count('giraffe')).toBe(0);
});

it('looks only where the person may read: their own, a folder of it, what the team shares', async () => {
  const { owner, member } = await createTeam(app);
  const stranger = await app.signUpAndIn();
  const { uploadId, summaryId } = await store(owner, ['The heron nests.']);
  const other = await store(owner, ['The heron sleeps.']);
  expect(await herons(owner)).toHaveLength(2);
  expect([await herons(member), await herons(stranger)]).toEqual([[], []]);

  const share = { params: { id: summaryId }, body: { teamAccess: 'read' } } as const;
  await app.call('PATCH /api/results/{id}/team-access', share, { as: owner });
  expect([await herons(member), await herons(stranger)]).toEqual([[uploadId], []]);

  const filed = { uploadIds: [other.uploadId], textInputIds: [], folder: 'Birds' };
  await app.call('PATCH /api/labels', { body: filed }, { as: owner });
  expect(await herons(owner, { of: 'folder', folder: 'Birds' })).toEqual([other.uploadId]);
  expect(await herons(member, { of: 'folder', folder: 'Birds' })).toEqual([]);
});

it('makes searchable what an earlier release saved or changed, and nothing twice', async () => {
  const user = await app.signUpAndIn();
  const { uploadId } = await store(user, ['The osprey dives.']);
  const ofUpload = eq(searchPassages.uploadId, uploadId);
  // As an earlier release leaves it: without passages, or with those of the version before.
  await app.db.delete(searchPassages).where(ofUpload);
  await app.db
    .update(transcripts)
    .set({ searchVersion: null, version: sql`version + 1` })
    .where(eq(transcripts.uploadId, uploadId));
  expect(await find(user, 'osprey')).toEqual([]);
  const { searchIndex } = app.product.recordings;
  await searchIndex.fill();
  const [made] = await app.db.select().from(searchPassages).where(ofUpload);
  expect(await find(user, 'osprey')).toMatchObject([{ id: made?.id }]);
  // As an earlier release leaves notes: without an index of their words.
  const document = { overview: [{ text: 'An osprey dived.' }] };
  await app.db.update(summaries).set({ document }).where(eq(summaries.uploadId, uploadId));
  const indexed = await app.db.select().from(searchNotes);
  expect(indexed).toMatchObject([{ vector: expect.stringContaining('osprey') }]);
  await app.db.delete(searchNotes);
  await searchIndex.fill();
  expect(await app.db.select().from(searchNotes)).toEqual(indexed);
  expect(await app.db.select().from(searchPassages).where(ofUpload)).toEqual([made]);
});
