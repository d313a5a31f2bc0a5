import { DatabaseSync } from 'node:sqlite';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { studyCards } from '../../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { storeRecording } from '../../../testing/stored-results.ts';
import type { TestUser } from '../../../testing/users.ts';
import { freshColumns } from '../schedule.policy.ts';

let app: TestApp;
let user: TestUser;
let summaryId: string;
let uploadId: string;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  user = await app.signUpAndIn({ plan: 'pro' });
  const segments = [{ start: 252, end: 260, text: 'Said.' }];
  const stored = await storeRecording(app.db, user.actor.userId, {
    filename: 'Maps.mp3',
    segments,
  });
  ({ summaryId, uploadId } = stored);
});

interface Given {
  kind: 'question' | 'cloze' | 'definition';
  front: string;
  back: string;
}

const COUNT = 200;
/** Of all kinds, with what HTML, Anki and spreadsheets read as their own. */
const given = (at: number): Given => {
  const kind = (['question', 'cloze', 'definition'] as const)[at % 3] ?? 'question';
  const front = kind === 'cloze' ? `Map ${at} is <b>_____</b> & "old".` : `=What is map ${at} <i>?`;
  return { kind, front, back: at % 6 === 1 ? `a::b}}${at}` : `Answer\n${at} & more` };
};

async function fill(count = COUNT): Promise<void> {
  const now = app.clock.now();
  await app.db.insert(studyCards).values(
    Array.from({ length: count }, (_, at) => ({
      ...given(at),
      ...freshColumns(now),
      userId: user.actor.userId,
      uploadId,
      title: 'Maps.mp3',
      status: 'approved' as const,
      textKey: `${at}`,
      madeKey: `${at}`,
      passages: [{ index: 0, part: null, start: 252, quote: 'Said.' }],
      createdAt: now,
    })),
  );
}

const download = (format: 'apkg' | 'csv') =>
  app.request(`/api/study/export?format=${format}`, { as: user });

async function collection(): Promise<DatabaseSync> {
  const answer = await download('apkg');
  expect(answer.headers.get('content-disposition')).toContain('Maps.mp3.apkg');
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(Object.keys(files)).toEqual(['collection.anki2', 'media']);
  expect(new TextDecoder().decode(files['media'])).toBe('{}');
  const database = new DatabaseSync(':memory:');
  database.deserialize(files['collection.anki2'] ?? new Uint8Array());
  return database;
}

interface Note {
  guid: string;
  mid: number;
  flds: string;
  sfld: string;
  csum: number;
  did: number;
  ord: number;
}

const notesIn = (database: DatabaseSync): Note[] =>
  database
    .prepare(
      'select notes.*, cards.did, cards.ord from notes join cards on cards.nid = notes.id order by cards.due',
    )
    .all() as unknown as Note[];

const byFields = (a: string[], b: string[]): number => (a[0] ?? '').localeCompare(b[0] ?? '');

const ids = (notes: Note[]) => notes.map(({ guid, mid, did, csum }) => [guid, mid, did, csum]);

const html = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '<br>');

/** Columns of the tables as Anki's own schema 11 has them (rslib/src/storage/schema11.sql), which it reads by name and order. */
const ANKI = {
  col: 'id crt mod scm ver dty usn ls conf models decks dconf tags',
  notes: 'id guid mid mod usn tags flds sfld csum flags data',
  cards: 'id nid did ord mod usn type queue due ivl factor reps lapses left odue odid flags data',
  revlog: 'id cid usn ease ivl lastIvl factor time type',
  graves: 'usn oid type',
};
const INDEXES =
  'ix_cards_nid ix_cards_sched ix_cards_usn ix_notes_csum ix_notes_usn ix_revlog_cid ix_revlog_usn';

describe('a deck for Anki', () => {
  it('has Anki’s schema, note types with what they need, and decks with their options', async () => {
    await fill(3);
    const database = await collection();
    for (const [table, columns] of Object.entries(ANKI)) {
      const found = database.prepare(`select name from pragma_table_info('${table}')`).all();
      expect(found.map(({ name }) => name).join(' ')).toBe(columns);
    }
    const indexes = database
      .prepare(`select name from sqlite_master where type = 'index' order by name`)
      .all();
    expect(indexes.map(({ name }) => name).join(' ')).toBe(INDEXES);
    expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
    const col = database.prepare('select * from col').get() ?? {};
    expect(col['ver']).toBe(11);
    const read = (name: string) =>
      JSON.parse(String(col[name])) as Record<string, Record<string, unknown>>;
    const models = Object.values(read('models'));
    expect(models.map(({ name, type }) => [name, type])).toEqual([
      ['Notelark Basic', 0],
      ['Notelark Cloze', 1],
    ]);
    for (const model of models)
      expect(Object.keys(model)).toEqual(
        expect.arrayContaining([
          'id',
          'flds',
          'tmpls',
          'css',
          'did',
          'latexPre',
          'latexPost',
          'mod',
          'req',
          'sortf',
          'tags',
          'usn',
          'vers',
        ]),
      );
    const decks = Object.values(read('decks'));
    expect(decks.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Default', 'Notelark', 'Notelark::Maps.mp3']),
    );
    const options = Object.keys(read('dconf'));
    for (const deck of decks) expect(options).toContain(String(deck['conf']));
  });

  it('has 200 cards, each as it is here, with the way to its moment', async () => {
    await fill();
    const database = await collection();
    const notes = notesIn(database);
    expect(notes).toHaveLength(COUNT);
    const decks = JSON.parse(
      String(database.prepare('select decks from col').get()?.['decks']),
    ) as Record<string, { name: string }>;
    const link = `<a href="${new URL(`/results/${summaryId}#s0`, app.product.context.publicUrl).href}">Maps.mp3, 04:12</a>`;
    const expected = Array.from({ length: COUNT }, (_, at) => {
      const { kind, front, back } = given(at);
      const hidden = html(back).replaceAll('}}', '} }').replaceAll('::', ': :');
      return kind === 'cloze'
        ? [html(front).replace('_____', `{{c1::${hidden}}}`), '', link]
        : [html(front), html(back), link];
    });
    expect(notes.map(({ flds }) => flds.split('\u001F')).toSorted(byFields)).toEqual(
      expected.toSorted(byFields),
    );
    for (const { did, ord } of notes)
      expect([decks[did]?.name, ord]).toEqual(['Notelark::Maps.mp3', 0]);
    expect(new Set(notes.map(({ guid }) => guid)).size).toBe(COUNT);
  });

  it('updates when it is imported again: the same cards keep their ids', async () => {
    await fill(3);
    const before = notesIn(await collection());
    app.clock.advance({ days: 1 });
    const after = notesIn(await collection());
    expect(ids(after)).toEqual(ids(before));
  });
});

it('a table has a row for each card, and no cell that a spreadsheet would run', async () => {
  await fill();
  const text = await (await download('csv')).text();
  expect(text).toMatch(/^Kind,Front,Back,Sentence,Recording,Seconds,Link\r\n/);
  expect(text.split('\r\n')).toHaveLength(COUNT + 2);
  expect(text).toContain(`'=What is map 0 <i>?`);
  expect(text).not.toMatch(/(?:^|,)=/m);
});

it('files come with the plans that have them, and need a card', async () => {
  const query = { query: { format: 'apkg' } } as const;
  expect((await app.call('GET /api/study/export', query, { as: user })).error.code).toBe(
    'export-no-cards',
  );
  await fill(1);
  const free = await app.signUpAndIn({ plan: 'free' });
  expect((await app.call('GET /api/study/export', query, { as: free })).error.code).toBe(
    'export-not-in-plan',
  );
  const otherFolder = await app.request('/api/study/export?format=csv&folder=None', { as: user });
  expect(otherFolder.status).toBe(422);
});
