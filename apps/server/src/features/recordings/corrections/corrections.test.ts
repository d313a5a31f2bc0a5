import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDocument, type Point, type SummaryDocument } from '@notelark/summarizer';
import { createScriptedSummarizer } from '@notelark/summarizer/testing/scripted-summarizer';
import { summaries } from '../../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createTestEngines } from '../../../testing/engines.ts';
import { resultOf, segmentsOf, untilStatus } from '../../../testing/results.ts';
import { storeRecording } from '../../../testing/stored-results.ts';
import type { TestUser } from '../../../testing/users.ts';

const SAID = [
  'The hosting costs 40 euros a month.',
  'We ordered 25 chairs for the reading room.',
  'Maria sends the contract on Friday.',
];
const WRONG = SAID.join(' ').replace('25', '52');
const MARK = '*(unverified: the source does not say “25” of this)*';
const stated = (turn: number): Point => ({ text: SAID[turn] ?? '', refs: [turn], verified: true });

let app: TestApp;
let user: TestUser;
/** What happens after the summarizer has read its source. */
let meanwhile: () => Promise<unknown>;
let document: SummaryDocument;
beforeAll(async () => {
  const summarizer = createScriptedSummarizer(async () => {
    await meanwhile();
    return { document };
  });
  app = await createTestApp({ engines: await createTestEngines({ summarizer }) });
});
afterAll(() => app.close());
beforeEach(async () => {
  meanwhile = async () => {};
  document = emptyDocument({ overview: [stated(0)], keyPoints: [stated(1), stated(2)] });
  user = await app.signUpAndIn();
});

const post = (path: 'switch' | 'again', id: string) =>
  path === 'switch'
    ? app.call('POST /api/summaries/{id}/switch', { params: { id } }, { as: user })
    : app.call(
        'POST /api/summaries/{id}/again',
        {
          params: { id },
          body: { template: 'general', instructions: '', outputLanguage: null },
        },
        { as: user },
      );

const editTranscript = (uploadId: string, text: string, version: number) =>
  app.call(
    'PATCH /api/transcripts/{id}',
    { params: { id: uploadId }, body: { text, version } },
    { as: user },
  );

/** A recording with notes that the product has made of it. */
async function withNotes() {
  const segments = SAID.map((text, at) => ({
    start: at * 3,
    end: at * 3 + 2,
    text,
    speaker: at === 0 ? 'Speaker 2' : 'Speaker 1',
  }));
  const stored = await storeRecording(app.db, user.actor.userId, {
    segments,
    failure: 'summary-failed',
    createdAt: app.clock.now(),
  });
  const { summaryId, uploadId } = stored;
  await app.call('POST /api/summaries/{id}/retry', { params: { id: summaryId } }, { as: user });
  const result = await untilStatus(app, user, summaryId, 'ready');
  const edit = (text: string, version: number) => editTranscript(uploadId, text, version);
  return { uploadId, summaryId, result, edit, now: () => resultOf(app, user, summaryId) };
}

const lineWith = (words: string, markdown: string | null): string =>
  markdown?.split('\n').find((line) => line.includes(words)) ?? '';

describe('notes of an edited transcript', () => {
  it('are stale, and mark the statements that no longer hold, and only those', async () => {
    const { result, edit, now } = await withNotes();
    expect(result.stale).toBe(false);
    expect(result.summaryText).not.toContain('unverified');
    expect((await edit(WRONG, 1)).body).toEqual({ version: 2 });
    const edited = await now();
    expect(edited).toMatchObject({ stale: true, edited: false });
    expect(edited.version).toBeGreaterThan(result.version);
    const line = lineWith('25 chairs', result.summaryText);
    expect(edited.summaryText).toBe(result.summaryText?.replace(line, `${line} ${MARK}`));

    // Corrected to what they say.
    await edit(SAID.join(' '), 2);
    expect(await now()).toMatchObject({ stale: true, summaryText: result.summaryText });
  });

  it('keep a statement whose passage was removed, marked, and the citations of the others', async () => {
    const { result, edit, now } = await withNotes();
    await edit(`${SAID[0]} ${SAID[2]}`, 1);
    const { source, summaryText } = await now();
    expect(segmentsOf({ ...result, source }).map(({ index }) => index)).toEqual([0, 2]);
    expect(lineWith('25 chairs', summaryText)).toBe(
      `- ${SAID[1]} *(unverified: the cited passage was removed)*`,
    );
    expect(lineWith('Maria', summaryText)).toBe(lineWith('Maria', result.summaryText));
  });

  it('are left alone where their owner has rewritten them', async () => {
    const { summaryId, result, edit, now } = await withNotes();
    const text = `${result.summaryText ?? ''}\nMine.`;
    const body = { text, version: result.version };
    await app.call('PATCH /api/summaries/{id}', { params: { id: summaryId }, body }, { as: user });
    await edit(WRONG, 1);
    const edited = await now();
    expect(edited).toMatchObject({ stale: true, edited: true, summaryText: text });
    const later = { text: 'All mine.', version: edited.version };
    await app.call(
      'PATCH /api/summaries/{id}',
      { params: { id: summaryId }, body: later },
      { as: user },
    );
    expect(await now()).toMatchObject({ stale: false, summaryText: 'All mine.' });
  });

  it('are not stale by white space, or by the name of a speaker, which they follow', async () => {
    document.actionItems = [{ ...stated(2), owner: 'Speaker 1' }];
    const { uploadId, summaryId, edit, now } = await withNotes();
    const names = { from: 'Speaker 1', to: 'Ben [Ops]' };
    await app.call(
      'PATCH /api/transcripts/{id}/speakers',
      { params: { id: uploadId }, body: names },
      { as: user },
    );
    await edit(SAID.join('\n\n'), 1);
    const renamed = await now();
    expect(renamed.stale).toBe(false);
    expect(renamed.summaryText).toContain(String.raw`Ben \[Ops\]`);
    await edit(WRONG, 2);
    const { summaryText } = await now();
    expect(lineWith('Ben', summaryText)).toBe(lineWith('Ben', renamed.summaryText));
    expect(lineWith('25 chairs', summaryText)).toContain(MARK);
    const [row] = await app.db.select().from(summaries).where(eq(summaries.id, summaryId));
    expect(row?.document).toMatchObject({ actionItems: [{ owner: 'Ben [Ops]' }] });
  });

  it('are marked and stale, too, where the edit came while they were made', async () => {
    document.keyPoints[1] = { ...stated(2), text: 'Speaker 2 asks Maria for the contract.' };
    const { uploadId, summaryId, result } = await withNotes();
    // Without the first segment the turns stand elsewhere; their speakers are the same.
    meanwhile = () => editTranscript(uploadId, WRONG.replace(`${SAID[0]} `, ''), 1);
    const { body } = await post('switch', summaryId);
    const made = await untilStatus(app, user, body.summaryId, 'ready');
    expect(made.stale).toBe(true);
    // Not verified until the check is over, which then says why.
    expect(lineWith('25 chairs', made.summaryText)).toContain('unverified');
    expect(lineWith('Maria', made.summaryText)).toBe(lineWith('Maria', result.summaryText));
    await vi.waitFor(async () => {
      const { summaryText } = await resultOf(app, user, body.summaryId);
      expect(lineWith('25 chairs', summaryText)).toContain(MARK);
    }, 20_000);
  });

  it('are made anew by Update notes, once, and by switching the type', async () => {
    const { summaryId, edit, now } = await withNotes();
    const other = (await post('switch', summaryId)).body.summaryId;
    await untilStatus(app, user, other, 'ready');
    await edit(WRONG, 1);
    app.clock.advance({ seconds: 1 });
    document = emptyDocument({ overview: [{ ...stated(1), text: 'We ordered 52 chairs.' }] });
    const updated = (await post('again', summaryId)).body.summaryId;
    expect(updated).not.toBe(summaryId);
    const made = await untilStatus(app, user, updated, 'ready');
    expect(made).toMatchObject({ stale: false, outputType: 'notes' });
    expect(made.summaryText).toContain('52 chairs.');
    expect((await post('again', summaryId)).body.summaryId).toBe(updated);
    expect((await now()).stale).toBe(true);

    app.clock.advance({ seconds: 1 });
    const switched = (await post('switch', updated)).body.summaryId;
    expect(switched).not.toBe(other);
    expect(await untilStatus(app, user, switched, 'ready')).toMatchObject({ stale: false });
  });
});

it('notes of an edited text follow its paragraphs', async () => {
  const body = { text: SAID.join('\n'), outputType: 'notes' as const };
  const made = (await app.call('POST /api/text-inputs', { body }, { as: user })).body;
  const before = await untilStatus(app, user, made.summaryId, 'ready');
  const edit = async (text: string, version: number) => {
    const changed = { params: { id: made.textInputId }, body: { text, version } };
    expect((await app.call('PATCH /api/text-inputs/{id}', changed, { as: user })).status).toBe(200);
  };
  const text = ['New at the top.', ...SAID].join('\n');
  await edit(text, 1);
  const inserted = await resultOf(app, user, made.summaryId);
  expect(inserted.summaryText).not.toContain('unverified');
  expect(lineWith('25 chairs', inserted.summaryText)).toBe(`- ${SAID[1]} [¶3](#s2)`);
  await edit(text.replace('25', '52'), 2);
  const { stale, summaryText } = await resultOf(app, user, made.summaryId);
  expect(stale).toBe(true);
  expect(lineWith('Maria', before.summaryText)).toContain('[¶3](#s2)');
  expect(lineWith('Maria', summaryText)).toBe(`- ${SAID[2]} [¶4](#s3)`);
  expect(lineWith('25 chairs', summaryText)).toBe(`- ${SAID[1]} [¶3](#s2) ${MARK}`);
});

it('a ticked task stays ticked when the notes follow an edit', async () => {
  document = emptyDocument({ actionItems: [stated(1), stated(2)] });
  const { summaryId, edit, now } = await withNotes();
  const tick = (task: number, as = user) =>
    app.call(
      'PATCH /api/summaries/{id}/tasks',
      { params: { id: summaryId }, body: { task, done: true } },
      { as },
    );
  expect((await tick(1)).body).toEqual({ version: 2 });
  expect((await tick(2)).error.code).toBe('not-found');
  expect((await tick(0, await app.signUpAndIn())).error.code).toBe('not-found');
  expect(lineWith('Maria', (await now()).summaryText)).toContain('- [x] ');
  expect((await now()).edited).toBe(false);
  await edit(WRONG, 1);
  const { summaryText } = await now();
  expect(lineWith('Maria', summaryText)).toContain('- [x] ');
  expect(lineWith('25 chairs', summaryText)).toMatch(/^- \[ \] .*unverified/u);
});
