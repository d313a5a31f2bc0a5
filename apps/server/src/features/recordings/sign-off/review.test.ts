import { emptyDocument, type SummaryDocument } from '@notelark/summarizer';
import { createScriptedTranscriber } from '@notelark/speech/testing/scripted-transcriber';
import { createScriptedSummarizer } from '@notelark/summarizer/testing/scripted-summarizer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createTestEngines } from '../../../testing/engines.ts';
import { resultOf, segmentsOf, untilStatus } from '../../../testing/results.ts';
import { storeRecording, talk } from '../../../testing/stored-results.ts';
import { createTeam } from '../../../testing/teams.ts';
import { recordingOf, upload } from '../../../testing/transfers.ts';
import type { TestUser } from '../../../testing/users.ts';

const SAID = [
  { text: 'Maria Kellar sends the contract on Friday.', confidence: 0.6 },
  { text: 'The hosting costs 40 euros a month.', confidence: 0.95 },
];
/** What a recognizer writes that says how sure it was of each word. */
const HEARD = {
  text: 'Maria Kellar sends it on Friday.',
  start: 0.1,
  end: 1.3,
  confidence: 0.8,
  words: ['Maria', 'Kellar', 'sends', 'it', 'on', 'Friday.'].map((text, at) => ({
    text,
    start: 0.1 + at * 0.2,
    end: 0.3 + at * 0.2,
    confidence: text === 'Kellar' ? 0.2 : 0.95,
  })),
};
const DOCUMENT: SummaryDocument = emptyDocument({
  overview: [{ text: 'Hosting costs 40 euros a month.', refs: [1], verified: true }],
  actionItems: [
    {
      text: 'Maria Kellar sends the contract.',
      refs: [0],
      verified: true,
      owner: 'Maria Kellar',
      due: 'on Friday',
    },
  ],
});

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  const summarizer = createScriptedSummarizer(async () => ({ document: DOCUMENT }));
  const transcriber = createScriptedTranscriber({
    concurrency: 1,
    script: () => ({ segments: [HEARD], language: 'en' }),
  });
  app = await createTestApp({ engines: await createTestEngines({ summarizer, transcriber }) });
});
afterAll(() => app.close());
beforeEach(async () => {
  user = await app.signUpAndIn();
});

async function recorded(as = user) {
  const segments = SAID.map((segment, at) => ({ ...segment, start: at * 5, end: at * 5 + 4 }));
  const { summaryId, uploadId } = await storeRecording(app.db, as.actor.userId, {
    segments,
    failure: 'summary-failed',
  });
  await app.call('POST /api/summaries/{id}/retry', { params: { id: summaryId } }, { as });
  await untilStatus(app, as, summaryId, 'ready');
  return { id: summaryId, uploadId };
}
const list = async (id: string, as = user) =>
  (await app.call('GET /api/results/{id}/review', { params: { id } }, { as })).body;
const asked = async (id: string) =>
  (await list(id)).items.map(({ passage, from, to }) => passage.text.slice(from, to));
const decide = async (id: string, word: number, text: string | null, as = user) => {
  const { items, version } = await list(id, as);
  const { passage, from, to } = items[word] ?? { passage: { index: 99 }, from: 0, to: 1 };
  const body = { version, index: passage.index, from, to, text };
  return await app.call('POST /api/results/{id}/review', { params: { id }, body }, { as });
};
const undo = (id: string, as = user) =>
  app.call('POST /api/reviews/{id}/undo', { params: { id } }, { as });

describe('the review of unsure words', () => {
  it('corrects a word in the transcript and in the notes that rest on it, and undoes that', async () => {
    const { id } = await recorded();
    expect((await list(id)).items).toMatchObject([
      {
        kind: 'owner',
        statement: 'Maria Kellar sends the contract.',
        passage: { index: 0, start: 0, end: 4, text: SAID[0]?.text },
        from: 0,
        to: 12,
      },
      { kind: 'date' },
    ]);
    const decided = await decide(id, 0, 'Maria Keller');
    expect(decided.body.version).toBe(2);
    const now = await resultOf(app, user, id);
    expect(segmentsOf(now)[0]).toMatchObject({
      text: 'Maria Keller sends the contract on Friday.',
      confidence: expect.closeTo(0.6),
    });
    expect(now.summaryText).toContain('Maria Keller sends the contract.');
    expect(now.summaryText).not.toMatch(/Kellar|unverified/);
    expect(await asked(id)).toEqual(['Friday']);
    const { search } = app.product.search;
    expect((await search.find(user.actor, { of: 'all' }, 'Keller')).passages).toHaveLength(1);

    expect((await undo(decided.body.id)).body).toEqual({ restored: true });
    const before = await resultOf(app, user, id);
    expect(before).toMatchObject({ stale: false });
    expect(before.summaryText).toContain('Maria Kellar');
    expect(await asked(id)).toEqual(['Maria Kellar', 'Friday']);
  });

  it('remembers a word that was kept, until that is undone', async () => {
    const { id } = await recorded();
    const { body } = await decide(id, 1, null);
    expect(body.version).toBe(1);
    expect(await asked(id)).toEqual(['Maria Kellar']);
    expect((await resultOf(app, user, id)).stale).toBe(false);
    await undo(body.id);
    expect(await asked(id)).toEqual(['Maria Kellar', 'Friday']);
    expect((await undo(body.id)).error.code).toBe('not-found');
  });

  it('leaves notes alone where the word stands elsewhere, and marks what no longer holds', async () => {
    const { id, uploadId } = await recorded();
    const lines = [
      {
        index: 1,
        start: 5,
        end: 9,
        text: 'Maria Kellar hosts for 40 euros a month.',
        speaker: null,
      },
    ];
    const edit = { params: { id: uploadId }, body: { version: 1, lines, removed: [] } };
    await app.call('PATCH /api/transcripts/{id}/lines', edit, { as: user });
    await decide(id, 0, 'Mario Keller');
    const { summaryText } = await resultOf(app, user, id);
    expect(summaryText).toMatch(/Maria Kellar sends the contract\..*unverified/);
  });

  it('refuses a decision about words that have changed since', async () => {
    const { id } = await recorded();
    const { version } = await list(id);
    await decide(id, 0, 'Maria Keller');
    const body = { version, index: 0, from: 0, to: 12, text: 'Mary' };
    const late = await app.call(
      'POST /api/results/{id}/review',
      { params: { id }, body },
      { as: user },
    );
    expect(late.error.code).toBe('edited-elsewhere');
  });

  it('goes by each word where the recognizer does, and knows when it was said', async () => {
    const { summaryId } = await upload(app, user, recordingOf(1), { outputType: 'notes' });
    const { source } = await untilStatus(app, user, summaryId, 'ready');
    const { items } = await list(summaryId);
    expect(items).toMatchObject([{ kind: 'owner', passage: { index: 0, text: HEARD.text } }]);
    const [segment] = source.kind === 'upload' ? (source.transcript?.segments ?? []) : [];
    expect(items[0]?.saidAt).toBeCloseTo(segment?.start ?? -1, 5);
  });

  it('is for those who may edit', async () => {
    const { owner, member } = await createTeam(app);
    const { id } = await recorded(member);
    const share = (teamAccess: 'read' | 'edit') =>
      app.call(
        'PATCH /api/results/{id}/team-access',
        { params: { id }, body: { teamAccess } },
        { as: member },
      );
    await share('read');
    expect((await list(id, owner)).items).toHaveLength(2);
    expect((await decide(id, 0, null, owner)).error.code).toBe('not-found');
    await share('edit');
    const { body } = await decide(id, 0, null, owner);
    expect((await undo(body.id, member)).body).toEqual({ restored: true });
  });

  it('finds the words of a long recording, too', async () => {
    const said = talk(1_100).map((segment) => Object.assign(segment, { confidence: 0.9 }));
    const [first] = SAID;
    const { summaryId } = await storeRecording(app.db, user.actor.userId, {
      segments: [{ start: 0, end: 1, text: first?.text ?? '', confidence: 0.6 }, ...said],
      document: DOCUMENT,
      summaryText: '- Maria Kellar sends the contract.',
    });
    expect(await asked(summaryId)).toEqual(['Maria Kellar', 'Friday']);
  });

  it('asks for nothing in a text', async () => {
    const ordered = { body: { text: 'Ann pays 40 euros.', outputType: 'notes' as const } };
    const { body } = await app.call('POST /api/text-inputs', ordered, { as: user });
    await untilStatus(app, user, body.summaryId, 'ready');
    expect(await list(body.summaryId)).toEqual({ items: [], version: 0 });
  });
});
