import { createHash } from 'node:crypto';
import { emptyDocument, type Point } from '@notelark/summarizer';
import { createScriptedSummarizer } from '@notelark/summarizer/testing/scripted-summarizer';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createTestEngines } from '../../../testing/engines.ts';
import { resultOf, segmentsOf, untilStatus } from '../../../testing/results.ts';
import { storeRecording } from '../../../testing/stored-results.ts';
import { createTeam } from '../../../testing/teams.ts';
import type { TestUser } from '../../../testing/users.ts';
import type { NewSegment } from '../sources/transcripts.repo.ts';

const SAID = ['We moved to kubernetis.', 'Kubernetis’s cost: 25 euros.', 'Nothing else.'];
const stated = (turn: number): Point => ({ text: SAID[turn] ?? '', refs: [turn], verified: true });
const CORRECTION = { from: ['kubernetis'], to: 'Kubernetes' };

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  const document = emptyDocument({ overview: [stated(2)], keyPoints: [stated(0), stated(1)] });
  const summarizer = createScriptedSummarizer(() => Promise.resolve({ document }));
  app = await createTestApp({ engines: await createTestEngines({ summarizer }) });
});
afterAll(() => app.close());
beforeEach(async () => {
  user = await app.signUpAndIn();
});

const segmentsWith = (texts: readonly string[]): NewSegment[] =>
  texts.map((text, at) => ({
    start: at * 3,
    end: at * 3 + 2,
    text,
    speaker: at === 0 ? 'Ann' : 'Bo',
    confidence: 0.25,
    words: text
      .split(' ')
      .map((t, word) => ({ t, s: at * 3 + word * 0.1, e: at * 3 + word * 0.1 + 0.1 })),
  }));

const store = (as: TestUser, texts: readonly string[] = SAID) =>
  storeRecording(app.db, as.actor.userId, {
    segments: segmentsWith(texts),
    createdAt: app.clock.now(),
  });

const preview = async (as: TestUser, correction = CORRECTION) =>
  (await app.call('POST /api/fixes/preview', { body: correction }, { as })).body;

type Preview = Awaited<ReturnType<typeof preview>>;

const chosen = ({ recordings }: Preview, isWanted?: (id: string) => boolean) =>
  recordings.map(({ kind, id, version, places }) => ({
    kind,
    id,
    version,
    places: places.map((place) => place.id).filter((id) => isWanted?.(id) ?? true),
  }));

const apply = (as: TestUser, recordings: ReturnType<typeof chosen>, correction = CORRECTION) =>
  app.call('POST /api/fixes', { body: { ...correction, recordings } }, { as });

const undo = (as: TestUser, id: string) =>
  app.call('POST /api/fixes/{id}/undo', { params: { id } }, { as });

const textsOf = async (as: TestUser, summaryId: string): Promise<string[]> =>
  segmentsOf(await resultOf(app, as, summaryId)).map(({ text }) => text);

/** All that is stored of the words of a user's recordings. */
async function hashOf({ actor }: TestUser): Promise<string> {
  const { rows } = await app.db.execute<{ row: string }>(sql`
    select to_jsonb(segment)::text as row from transcript_segments as segment
      join uploads on uploads.id = upload_id where user_id = ${actor.userId} order by upload_id, index`);
  const { rows: texts } = await app.db.execute<{ row: string }>(sql`
    select text as row from transcripts where user_id = ${actor.userId} order by upload_id`);
  const { rows: live } = await app.db.execute<{ row: string }>(sql`
    select raw_text || lines::text as row from text_inputs where user_id = ${actor.userId} order by id`);
  const hash = createHash('sha256');
  for (const { row } of [...rows, ...texts, ...live]) hash.update(row);
  return hash.digest('hex');
}

async function saveLive(as: TestUser, text: string): Promise<string> {
  const count = text.split('\n\n').length;
  const lines = Array.from({ length: count }, (_, at) => `${at}\t${at + 1}\tYou`).join('\n');
  await app.db.execute(sql`update users set current_plan = 'pro' where id = ${as.actor.userId}`);
  const body = { text, outputType: 'notes', notes: '# Live', details: { lines } } as const;
  return (await app.call('POST /api/live/notes', { body }, { as })).body.summaryId;
}

it('finds the new words in the search, and the old ones again once it is undone', async () => {
  // More than are indexed with the correction itself.
  for (let n = 0; n < 6; n += 1) await store(user, ['The keeper feeds the heronn at dawn.']);
  const correction = { from: ['heronn'], to: 'bittern' };
  const found = async (word: string) =>
    (await app.product.search.search.find(user.actor, { of: 'all' }, word)).passages.length;
  const { body } = await apply(user, chosen(await preview(user, correction)), correction);
  await vi.waitUntil(async () => (await found('bittern')) === 6, { timeout: 20_000 });
  expect(await found('heronn')).toBe(0);
  await undo(user, body.fix.id);
  await vi.waitUntil(async () => (await found('heronn')) === 6, { timeout: 20_000 });
});

describe('a correction in all recordings', () => {
  it('is previewed with every place, its words, recording and time', async () => {
    await store(user);
    await saveLive(user, 'Hello.\n\nOur kubernetis is live.');
    await store(await app.signUpAndIn());
    const { recordings, more } = await preview(user);
    expect(more).toBe(false);
    expect(recordings.map(({ kind, title }) => `${kind}: ${title}`).toSorted()).toEqual([
      'text: Hello. Our kubernetis is live.',
      'upload: Lecture 1.mp3',
    ]);
    const placesOf = (wanted: string) => recordings.find(({ kind }) => kind === wanted)?.places;
    expect(placesOf('upload')).toEqual([
      {
        id: '0.0',
        start: 0,
        before: 'We moved to ',
        from: 'kubernetis',
        to: 'Kubernetes',
        after: '.',
      },
      {
        id: '1.0',
        start: 3,
        before: '',
        from: 'Kubernetis',
        to: 'Kubernetes',
        after: '’s cost: 25 euros.',
      },
    ]);
    expect(placesOf('text')).toMatchObject([{ start: 1, before: 'Our ', after: ' is live.' }]);
  });

  it('changes the chosen places, keeps times and speakers, and is undone to the byte', async () => {
    const { summaryId } = await store(user);
    const other = await store(user, ['kubernetis and cube', 'Cube']);
    const live = await saveLive(user, 'Our kubernetis.\n\nKubernetis again.');
    const before = await hashOf(user);
    const found = await preview(user);
    const first = chosen(found, (id) => id !== '1.0');
    const { body } = await apply(user, first);
    expect(body).toMatchObject({
      fix: { ...CORRECTION, places: 4, recordings: 3, undoneAt: null, left: 0 },
      skipped: 0,
    });
    expect(await textsOf(user, summaryId)).toEqual(['We moved to Kubernetes.', ...SAID.slice(1)]);
    expect(await textsOf(user, other.summaryId)).toEqual(['Kubernetes and cube', 'Cube']);
    const { source } = await resultOf(app, user, live);
    expect(source).toMatchObject({ text: 'Our Kubernetes.\n\nKubernetes again.' });
    const { rows } = await app.db.execute(sql`
      select words->3 as word, speaker, confidence from transcript_segments
       where upload_id = ${first.find(({ kind }) => kind === 'upload')?.id} and index = 0`);
    expect(rows[0]).toMatchObject({ confidence: 0.25 });

    const listed = await app.call('GET /api/fixes', {}, { as: user });
    expect(listed.body.fixes).toEqual([body.fix]);
    expect((await undo(user, body.fix.id)).body).toEqual({ restored: 4, left: 0 });
    expect(await hashOf(user)).toBe(before);
    expect((await undo(user, body.fix.id)).body).toEqual({ restored: 0, left: 0 });
  });

  it('keeps the times of words', async () => {
    const { uploadId } = await store(user, ['a cooper netties b']);
    const correction = { from: ['cooper netties'], to: 'Kubernetes' };
    await apply(user, chosen(await preview(user, correction)), correction);
    const { rows } = await app.db.execute<{ words: unknown }>(
      sql`select words from transcript_segments where upload_id = ${uploadId}`,
    );
    expect(rows[0]?.words).toEqual([
      { t: 'a', s: 0, e: 0.1 },
      { t: 'Kubernetes', s: 0.1, e: expect.closeTo(0.3) },
      { t: 'b', s: expect.closeTo(0.3), e: expect.closeTo(0.4) },
    ]);
  });

  it('marks notes as stale, checks statements again, and an undo makes them current again', async () => {
    const stored = await storeRecording(app.db, user.actor.userId, {
      segments: segmentsWith([...SAID, 'There were 25 of them.']),
      failure: 'summary-failed',
      createdAt: app.clock.now(),
    });
    const { summaryId: id } = stored;
    await app.call('POST /api/summaries/{id}/retry', { params: { id } }, { as: user });
    const made = await untilStatus(app, user, id, 'ready');
    expect(made).toMatchObject({ stale: false });
    const correction = { from: ['25'], to: '52' };
    const places = chosen(await preview(user, correction), (place) => place === '1.0');
    const fixed = await apply(user, places, correction);
    const marked = await vi.waitFor(
      async () => {
        const now = await resultOf(app, user, id);
        expect(now.summaryText).toContain('unverified: the source does not say “25” of this');
        return now;
      },
      { timeout: 20_000, interval: 50 },
    );
    expect(marked.stale).toBe(true);
    await undo(user, fixed.body.fix.id);
    await vi.waitFor(
      async () =>
        expect(await resultOf(app, user, id)).toMatchObject({
          stale: false,
          summaryText: made.summaryText,
        }),
      { timeout: 20_000, interval: 50 },
    );
  });

  it('corrects generated notes of recordings that are corrected whole, and an undo restores them', async () => {
    const make = async () => {
      const stored = await storeRecording(app.db, user.actor.userId, {
        segments: segmentsWith(SAID),
        failure: 'summary-failed',
        createdAt: app.clock.now(),
      });
      const params = { id: stored.summaryId };
      await app.call('POST /api/summaries/{id}/retry', { params }, { as: user });
      const { summaryText } = await untilStatus(app, user, stored.summaryId, 'ready');
      return { ...stored, summaryText };
    };
    const [whole, part] = [await make(), await make()];
    const recordings = chosen(await preview(user)).map((one) =>
      one.id === part.uploadId ? Object.assign(one, { places: ['0.0'] }) : one,
    );
    const { body } = await apply(user, recordings);
    const textOf = async (id: string) => (await resultOf(app, user, id)).summaryText;
    const corrected = whole.summaryText?.replaceAll(/kubernetis/gi, 'Kubernetes');
    expect(await textOf(whole.summaryId)).toBe(corrected);
    expect(corrected).not.toBe(whole.summaryText);
    expect(await textOf(part.summaryId)).toContain('kubernetis');
    expect(await resultOf(app, user, whole.summaryId)).toMatchObject({ stale: true });
    await undo(user, body.fix.id);
    for (const { summaryId, summaryText } of [whole, part])
      await vi.waitFor(async () => expect(await textOf(summaryId)).toBe(summaryText), {
        timeout: 20_000,
        interval: 50,
      });
  });

  it('never touches notes that their owner has rewritten', async () => {
    const { summaryId: id } = await store(user);
    const { version } = await resultOf(app, user, id);
    const body = { text: 'All mine: kubernetis.', version };
    await app.call('PATCH /api/summaries/{id}', { params: { id }, body }, { as: user });
    await apply(user, chosen(await preview(user)));
    expect(await resultOf(app, user, id)).toMatchObject({ summaryText: body.text, stale: true });
  });

  it('leaves what was edited since the preview, and an undo what was edited since the correction', async () => {
    const { uploadId, summaryId } = await store(user);
    const other = await store(user, ['kubernetis']);
    const found = chosen(await preview(user));
    const edit = (version: number, texts: string[]) =>
      app.call(
        'PATCH /api/transcripts/{id}',
        { params: { id: uploadId }, body: { text: texts.join('\n\n'), version } },
        { as: user },
      );
    await edit(1, ['We moved to kubernetis today.', ...SAID.slice(1)]);
    const { body } = await apply(user, found);
    expect(body).toMatchObject({ fix: { places: 1, recordings: 1 }, skipped: 1 });
    const none = await apply(user, found);
    expect(none.error).toMatchObject({ code: 'fix-outdated' });
    expect((await app.call('GET /api/fixes', {}, { as: user })).body.fixes).toHaveLength(1);

    const again = await apply(user, chosen(await preview(user)));
    await edit(3, ['We moved away.', 'Kubernetes’s cost: 25 euros.', 'Nothing else.']);
    expect((await undo(user, again.body.fix.id)).body).toEqual({ restored: 1, left: 1 });
    expect(await textsOf(user, summaryId)).toEqual(['We moved away.', ...SAID.slice(1)]);
    const { fixes } = (await app.call('GET /api/fixes', {}, { as: user })).body;
    expect(fixes.find(({ id }) => id === again.body.fix.id)).toMatchObject({ left: 1 });
    expect(await textsOf(user, other.summaryId)).toEqual(['Kubernetes']);
  });

  it('can be undone for 30 days, by its maker', async () => {
    await store(user);
    const { body } = await apply(user, chosen(await preview(user)));
    expect((await undo(await app.signUpAndIn(), body.fix.id)).status).toBe(404);
    app.clock.advance({ days: 30 });
    const { fixes } = app.product.recordings;
    await expect(fixes.undo(user.actor, body.fix.id)).rejects.toMatchObject({ code: 'not-found' });
    await fixes.sweep();
    const { rows } = await app.db.execute(sql`
      select from fixed_passages where user_id = ${user.actor.userId}`);
    expect(rows).toEqual([]);
  });

  it('reaches what the team shares to edit, and nothing else of others', async () => {
    const { owner, member } = await createTeam(app);
    const [editable, readable] = [await store(owner), await store(owner)];
    const share = (id: string, teamAccess: 'read' | 'edit' | 'none') =>
      app.call(
        'PATCH /api/results/{id}/team-access',
        { params: { id }, body: { teamAccess } },
        { as: owner },
      );
    await share(editable.summaryId, 'edit');
    await share(readable.summaryId, 'read');
    await store(owner);
    const found = await preview(member);
    expect(found.recordings.map(({ id, shared }) => [id, shared])).toEqual([
      [editable.uploadId, true],
    ]);
    const wanted = chosen(found);
    const forged = wanted.map((one) => ({ ...one, id: readable.uploadId }));
    expect((await apply(member, forged)).error).toMatchObject({ code: 'fix-outdated' });
    const { body } = await apply(member, wanted);
    expect(await textsOf(owner, editable.summaryId)).toContain('We moved to Kubernetes.');
    // What is no longer shared is left as it is.
    await share(editable.summaryId, 'none');
    expect((await undo(member, body.fix.id)).body).toEqual({ restored: 0, left: 2 });
  });

  it('finds words in any case and normal form, and nothing by the signs of LIKE', async () => {
    await store(user, ['MÜLER'.normalize('NFD'), '100% and 1000', 'a_b and acb']);
    const found = async (from: string) => {
      const { recordings } = await preview(user, { from: [from], to: 'right' });
      return recordings.flatMap(({ places }) => places.map((place) => place.from.normalize('NFC')));
    };
    expect(await found('müler')).toEqual(['MÜLER']);
    expect(await found('100%')).toEqual(['100%']);
    expect(await found('a_b')).toEqual(['a_b']);
    expect(await found('b')).toEqual([]);
  });

  it('of many recordings is one transaction, and undone to the byte', async () => {
    const numbers = Array.from({ length: 52 }, (_, at) => at);
    await Promise.all(numbers.map((at) => store(user, [...SAID, `Recording ${at}`])));
    const before = await hashOf(user);
    const { body } = await apply(user, chosen(await preview(user)));
    expect(body).toMatchObject({ fix: { places: 104, recordings: 52 }, skipped: 0 });
    expect(await hashOf(user)).not.toBe(before);
    expect((await undo(user, body.fix.id)).body).toEqual({ restored: 104, left: 0 });
    expect(await hashOf(user)).toBe(before);
  });
});
