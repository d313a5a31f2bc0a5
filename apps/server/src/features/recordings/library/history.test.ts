import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HistoryQuery } from '@notelark/api/library';
import type { z } from 'zod';
import {
  summaries,
  textInputs,
  uploads as uploadsTable,
} from '../../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { type StoredRecording, storeRecording } from '../../../testing/stored-results.ts';
import type { TestUser } from '../../../testing/users.ts';
import { SearchIndexService } from '../sources/search-index.service.ts';

type Query = z.input<typeof HistoryQuery>;

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  user = await app.signUpAndIn();
});

const FIRST = new Date('2026-03-01T12:00:00Z').getTime();
const said = (text: string) => [{ start: 0, end: 2, text }];
/** The later in the list, the newer. */
async function store(...recordings: Partial<StoredRecording>[]) {
  const stored = [];
  for (const [at, recording] of recordings.entries()) {
    const createdAt = new Date(FIRST + at * 60_000);
    const whole = { segments: said('nothing much'), createdAt, ...recording };
    stored.push(await storeRecording(app.db, user.actor.userId, whole));
  }
  return stored;
}
const uploads = async (query: Query = {}, as = user) =>
  (await app.call('GET /api/uploads', { query }, { as })).body.rows;
const herons = async (sort: 'newest' | 'oldest') => {
  const pages = [
    await uploads({ q: 'heron', sort }),
    await uploads({ q: 'heron', sort, offset: 20 }),
  ];
  return pages.flat().map(({ id }) => id);
};
const names = async (query: Query = {}) => (await uploads(query)).map(({ filename }) => filename);
const texts = async (query: Query = {}, as = user) =>
  (await app.call('GET /api/text-inputs', { query }, { as })).body.rows;
const titles = async () => (await texts({ sort: 'title' })).map(({ title }) => title);
const save = (text: string, outputType: 'summary' | 'notes' = 'summary') =>
  app.call('POST /api/text-inputs', { body: { text, outputType } }, { as: user });

describe('the history of uploads', () => {
  it('comes newest first, twenty at a time', async () => {
    await store(...Array.from({ length: 23 }, (_, at) => ({ filename: `${at}.mp3` })));
    const first = await names();
    expect(first).toHaveLength(20);
    expect(first.slice(0, 2)).toEqual(['22.mp3', '21.mp3']);
    expect(await names({ offset: 20 })).toEqual(['2.mp3', '1.mp3', '0.mp3']);
  });

  it('pages through what a search finds in several places, each once', async () => {
    const filename = 'heron.mp3';
    const segments = said('a heron');
    const places = [{ filename, segments }, { filename }, { segments }, {}];
    const stored = await store(...Array.from({ length: 32 }, (_, at) => places[at % 4] ?? {}));
    const ids = stored.filter((_, at) => at % 4 !== 3).map(({ uploadId }) => uploadId);
    await app.db
      .update(uploadsTable)
      .set({ title: 'Heron' })
      .where(eq(uploadsTable.filename, filename));
    expect(await herons('oldest')).toEqual(ids);
    expect(await herons('newest')).toEqual(ids.toReversed());
  });

  it('is searched by name, and inside transcripts and notes, and shows where it matched', async () => {
    await store(
      { filename: 'Heron.mp3' },
      { filename: 'a.mp3', segments: said('and then the grey HERON flew over the lake') },
      { filename: 'b.mp3', summaryText: '- A heron was seen\n' },
      { filename: 'c.mp3' },
    );
    const found = await uploads({ q: 'heron' });
    expect(found.map(({ filename, match, matchedIn }) => [filename, match, matchedIn])).toEqual([
      ['b.mp3', '- A heron was seen\n', 'notes'],
      ['a.mp3', 'and then the grey HERON flew over the lake', 'source'],
      ['Heron.mp3', null, null],
    ]);
  });

  it('shows a stretch around the match, with dots where the text goes on', async () => {
    const much = 'Nothing of note. '.repeat(30);
    await store({ filename: 'long.mp3', segments: said(`${much}A wombat crossed. ${much}`) });
    const [row] = await uploads({ q: 'wombat' });
    expect(row?.match).toMatch(/^….*A wombat crossed\. .*…$/);
    expect(row?.match?.length).toBeLessThan(200);
  });

  it('takes signs that mean something to the database for what they are', async () => {
    await store({ filename: '100%.mp3' }, { filename: 'a_b.mp3' }, { filename: 'other.mp3' });
    expect(await names({ q: '%' })).toEqual(['100%.mp3']);
    expect(await names({ q: '_' })).toEqual(['a_b.mp3']);
    expect(await names({ q: '\\' })).toEqual([]);
  });

  it('is filtered by status and output type, over the whole of it', async () => {
    const [failed] = await store(
      { filename: 'failed.mp3', outputType: 'summary' },
      ...Array.from({ length: 20 }, () => ({ outputType: 'notes' as const })),
    );
    await app.db
      .update(summaries)
      .set({ status: 'failed', errorCode: 'summary-failed', summaryText: null })
      .where(eq(summaries.id, failed?.summaryId ?? ''));
    expect(await names({ status: 'error' })).toEqual(['failed.mp3']);
    expect(await names({ type: 'summary' })).toEqual(['failed.mp3']);
    expect(await names({ status: 'ready' })).toHaveLength(20);
    expect(await names({ status: 'processing' })).toEqual([]);
    const [row] = await uploads({ status: 'error' });
    expect(row?.work).toMatchObject({ status: 'failed', error: { code: 'summary-failed' } });
  });

  it('shows what each is about, how long it is and how many people speak', async () => {
    const segments = ['Ann', 'Ben', 'Ann', null].map((speaker, at) => ({
      start: at * 10,
      end: at * 10 + 9,
      text: 'words',
      speaker,
    }));
    await store({ segments, summaryText: '# Notes\n\n- The budget is set. [00:00](#s0)\n' }, {});
    expect(await uploads()).toMatchObject([
      { speakers: 0, durationSeconds: 2 },
      { speakers: 2, durationSeconds: 39, gist: 'The budget is set.' },
    ]);
  });

  it('is sorted by time or title, over the whole of it', async () => {
    await store({ filename: 'b.mp3' }, { filename: 'C.mp3' }, { filename: 'a.mp3' });
    expect(await names({ sort: 'oldest' })).toEqual(['b.mp3', 'C.mp3', 'a.mp3']);
    expect(await names({ sort: 'title' })).toEqual(['a.mp3', 'b.mp3', 'C.mp3']);
    expect(await names({ sort: 'title', offset: 2 })).toEqual(['C.mp3']);
  });

  it('has nothing of anybody else', async () => {
    await store({ filename: 'Heron.mp3' });
    const other = await app.signUpAndIn();
    expect(await uploads({}, other)).toEqual([]);
    expect(await uploads({ q: 'heron' }, other)).toEqual([]);
  });
});

describe('the history of texts', () => {
  it('shows a hundred characters of each, and where a search matched', async () => {
    await save(`${'word '.repeat(60)}heron ${'word '.repeat(60)}`);
    const [row] = await texts();
    expect(row?.snippet).toHaveLength(100);
    expect(row?.snippet.endsWith('…')).toBe(true);
    const [found] = await texts({ q: 'HERON' });
    expect(found?.match).toContain('heron');
    expect(await texts({ q: 'stork' })).toEqual([]);
    expect(await texts({ q: 'heron' }, await app.signUpAndIn())).toEqual([]);
  });

  it('is sorted by the titles that are shown', async () => {
    for (const text of ['Hi all,\n\nthe cluster moves.', 'Bees learn.', 'Hello, Alps ahead.'])
      await save(text);
    const sorted = ['Alps ahead.', 'Bees learn.', 'The cluster moves.'];
    expect(await titles()).toEqual(sorted);
    // As a release has left them that did not store the first words.
    await app.db.update(textInputs).set({ firstWords: null });
    await new SearchIndexService(app.db).fill();
    expect(await titles()).toEqual(sorted);
  });

  it('says what is still being worked on, and is filtered by it', async () => {
    await save('some text', 'notes');
    expect(await texts({ status: 'processing', type: 'notes' })).toMatchObject([
      { status: 'processing', outputType: 'notes', work: { status: 'queued' } },
    ]);
    expect(await texts({ status: 'ready' })).toEqual([]);
    expect(await texts({ type: 'summary' })).toEqual([]);
  });
});

it('gives the newest five for the debug tools', async () => {
  await store(...Array.from({ length: 6 }, () => ({})));
  const { rows } = (await app.call('GET /api/summaries/recent', {}, { as: user })).body;
  expect(rows).toHaveLength(5);
  expect(rows[0]?.createdAt).toBe('2026-03-01T12:05:00.000Z');
});
