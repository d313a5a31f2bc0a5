import { writeFile } from 'node:fs/promises';
import { emptyDocument } from '@notelark/summarizer';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { summaries, transcripts, uploads } from '../../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { resultOf, segmentsOf } from '../../../testing/results.ts';
import { storeRecording, talk } from '../../../testing/stored-results.ts';
import type { TestUser } from '../../../testing/users.ts';
import { PlaybackCopyService } from '../pipeline/playback-copy.service.ts';

let app: TestApp;
let user: TestUser;
let other: TestUser;
let id: string;
let uploadId: string;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
  other = await app.signUpAndIn();
});
afterAll(() => app.close());
beforeEach(async () => {
  user = await app.signUpAndIn();
  const stored = await storeRecording(app.db, user.actor.userId, { segments: talk(4) });
  ({ summaryId: id, uploadId } = stored);
});

const share = (shared: boolean, as = user) =>
  app.call('PATCH /api/results/{id}/sharing', { params: { id }, body: { shared } }, { as });
const read = (as?: TestUser) =>
  app.call('GET /api/results/{id}', { params: { id } }, as ? { as } : {});
const editTranscript = (text: string, version: number) =>
  app.call(
    'PATCH /api/transcripts/{id}',
    { params: { id: uploadId }, body: { text, version } },
    { as: user },
  );
const transcriptNow = async () => {
  const { source } = await resultOf(app, user, id);
  return source.kind === 'upload' ? (source.transcript?.text ?? '') : '';
};

const playbackNow = async () => {
  const { source } = await resultOf(app, user, id);
  return source.kind === 'upload' && source.playback;
};
const playbackCopies = () =>
  new PlaybackCopyService({
    db: app.db,
    files: app.product.files.store,
    decoder: app.product.context.engines.decoder,
  });
const keepFile = (fileKey: string) =>
  app.db.update(uploads).set({ keepOriginal: true, fileKey }).where(eq(uploads.id, uploadId));

const set = (values: Partial<typeof summaries.$inferInsert>) =>
  app.db.update(summaries).set(values).where(eq(summaries.id, id));

describe('a result', () => {
  it('is its owner’s alone', async () => {
    expect((await read(user)).body).toMatchObject({ mine: true, shared: false });
    expect((await read(other)).error.code).toBe('not-found');
    expect((await read()).error.code).toBe('not-found');
  });

  it('says what its source turned out to be where no template was chosen', async () => {
    await set({ document: emptyDocument({ kind: 'interview' }) });
    expect((await read(user)).body.detectedKind).toBe('interview');
    await set({ template: 'meeting' });
    expect((await read(user)).body.detectedKind).toBeNull();
    await set({ template: 'general', document: null });
    expect((await read(user)).body.detectedKind).toBeNull();
    await set({ editedFrom: emptyDocument({ kind: 'interview' }) });
    expect((await read(user)).body.detectedKind).toBe('interview');
    await set({ editedFrom: null });
  });

  it('that is shared can be read by anybody with its link, until it is taken back', async () => {
    expect((await share(true)).body).toEqual({ shared: true });
    for (const visitor of [other, undefined])
      expect((await read(visitor)).body).toMatchObject({ mine: false, shared: true });
    await share(false);
    expect((await read()).error.code).toBe('not-found');
  });

  it('that is shared shows nothing else of its owner', async () => {
    await app.db
      .update(uploads)
      .set({ playbackKey: 'key', waveform: [1, 2] })
      .where(eq(uploads.id, uploadId));
    await share(true);
    expect((await read(user)).body.source).toMatchObject({ waveform: [1, 2] });
    const { body } = await read(other);
    expect(body.source).toMatchObject({ playbackUrl: null, waveform: null });
    expect(JSON.stringify(body)).not.toContain(user.actor.userId);
    expect(JSON.stringify(body)).not.toContain(user.email);
    expect((await app.request(`/api/uploads/${uploadId}/playback`, { as: other })).status).toBe(
      404,
    );
    expect((await app.request(`/api/uploads/${uploadId}`, { as: other })).status).toBe(404);
  });

  it('that is shared is still changed by its owner alone', async () => {
    await share(true);
    const edit = { text: 'theirs', version: 1 };
    const refused = await Promise.all([
      share(false, other),
      app.call('PATCH /api/summaries/{id}', { params: { id }, body: edit }, { as: other }),
      app.call(
        'PATCH /api/transcripts/{id}',
        { params: { id: uploadId }, body: edit },
        { as: other },
      ),
      app.call('POST /api/summaries/{id}/switch', { params: { id } }, { as: other }),
      app.call('POST /api/summaries/{id}/retry', { params: { id } }, { as: other }),
      app.call('GET /api/results/{id}/progress', { params: { id } }, { as: other }),
      app.call('DELETE /api/uploads/{id}', { params: { id: uploadId } }, { as: other }),
    ]);
    for (const { error } of refused) expect(error.code).toBe('not-found');
    expect((await app.request(`/api/results/${id}/events`, { as: other })).status).toBe(404);
    expect((await read(user)).body).toMatchObject({ shared: true, version: 1 });
  });

  describe('of a kept recording', () => {
    it('says that the player is on its way, as long as there is no copy to play', async () => {
      expect(await playbackNow()).toBe('none');
      await keepFile(`file-${id}`);
      expect(await playbackNow()).toBe('pending');
      await app.db.update(uploads).set({ playbackKey: 'key' }).where(eq(uploads.id, uploadId));
      expect(await playbackNow()).toBe('ready');
    });

    it('says that there will be none where the file gives none', async () => {
      const key = `file-${id}`;
      await app.product.files.store.put(key, (path) => writeFile(path, 'no sound at all'));
      await keepFile(key);
      const before = (await resultOf(app, user, id)).work.revision;
      await playbackCopies().run(uploadId, new AbortController().signal);
      expect(await playbackNow()).toBe('failed');
      // By this the page notices.
      expect((await resultOf(app, user, id)).work.revision).toBeGreaterThan(before);
    });

    it('says so as well once the queue has given up, but not of a copy that is there', async () => {
      await keepFile(`file-${id}`);
      await playbackCopies().exhausted(uploadId);
      expect(await playbackNow()).toBe('failed');
      await app.db.update(uploads).set({ playbackKey: 'key' }).where(eq(uploads.id, uploadId));
      await playbackCopies().exhausted(uploadId);
      expect(await playbackNow()).toBe('ready');
    });
  });
});

describe('an edited transcript', () => {
  it('keeps the times of its segments, whatever is written into and taken out of them', async () => {
    const before = segmentsOf(await resultOf(app, user, id));
    const text = (await transcriptNow())
      .replace('Segment number 1', 'A whole new beginning of what number one')
      .replace('Segment number 3 says', '');
    expect((await editTranscript(text, 1)).body).toEqual({ version: 2 });
    const after = segmentsOf(await resultOf(app, user, id));
    const times = (segments: typeof after) => segments.map(({ start, end }) => [start, end]);
    expect(times(after)).toEqual(times(before));
    expect(after[0]).toEqual(before[0]);
    expect(after[1]?.text).toMatch(/^A whole new beginning/);
    expect(after[2]).toEqual(before[2]);
    expect(after[3]?.text).not.toContain('Segment number 3');
  });

  it('is refused when it was changed elsewhere meanwhile, and nothing is overwritten', async () => {
    const text = await transcriptNow();
    await editTranscript(`${text} Mine.`, 1);
    const late = await editTranscript(`${text} Theirs.`, 1);
    expect(late.status).toBe(409);
    expect(late.error.code).toBe('edited-elsewhere');
    expect(await transcriptNow()).toBe(`${text} Mine.`);
    expect((await editTranscript(`${text} Theirs.`, 2)).body).toEqual({ version: 3 });
  });

  it('of two saves at once takes one', async () => {
    const answers = await Promise.all([editTranscript('One.', 1), editTranscript('Two.', 1)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('is neither empty nor half made', async () => {
    expect((await editTranscript(' \n', 1)).error.code).toBe('text-empty');
    await app.db
      .update(transcripts)
      .set({ complete: false })
      .where(eq(transcripts.uploadId, uploadId));
    expect((await editTranscript('Words.', 1)).error.code).toBe('not-ready');
  });
});

describe('an edited summary', () => {
  it('is saved by version', async () => {
    const edit = (text: string, version: number) =>
      app.call(
        'PATCH /api/summaries/{id}',
        { params: { id }, body: { text, version } },
        { as: user },
      );
    expect((await resultOf(app, user, id)).edited).toBe(false);
    expect((await edit('# Mine', 1)).body).toEqual({ version: 2 });
    expect((await edit('# Late', 1)).error.code).toBe('edited-elsewhere');
    expect(await resultOf(app, user, id)).toMatchObject({ summaryText: '# Mine', edited: true });
  });
});

describe('the other output type', () => {
  it('is made once: whoever switches back and forth gets the same two', async () => {
    const other = (of: string) =>
      app.call('POST /api/summaries/{id}/switch', { params: { id: of } }, { as: user });
    const { summaryId: summary } = (await other(id)).body;
    expect(summary).not.toBe(id);
    expect((await resultOf(app, user, summary)).outputType).toBe('summary');
    const edit = { params: { id: summary }, body: { text: 'too early', version: 1 } };
    const early = await app.call('PATCH /api/summaries/{id}', edit, { as: user });
    expect(early.error.code).toBe('not-ready');
    expect((await other(id)).body.summaryId).toBe(summary);
    expect((await other(summary)).body.summaryId).toBe(id);
  });
});

const rename = (title: string, as = user) =>
  app.call('PATCH /api/results/{id}/title', { params: { id }, body: { title } }, { as });
const titleNow = async () => (await resultOf(app, user, id)).title;

describe('the title of a result', () => {
  it('is the file’s name until there is another, and can be changed by its owner alone', async () => {
    expect(await titleNow()).toBe('Lecture 1.mp3');
    expect((await rename('Mine', other)).error.code).toBe('not-found');
    expect((await rename('  The river  ')).body).toEqual({ title: 'The river' });
    expect(await titleNow()).toBe('The river');
    expect((await rename('')).body).toEqual({ title: 'Lecture 1.mp3' });
  });

  it('is made again from the topics of the notes when it is cleared', async () => {
    const topics = [{ title: 'Bridges', firstTurn: 0, points: [] }];
    await app.db
      .update(summaries)
      .set({ document: emptyDocument({ topics }) })
      .where(eq(summaries.id, id));
    expect((await rename('')).body).toEqual({ title: 'Bridges' });
    expect((await resultOf(app, user, id)).topics).toEqual(['Bridges']);
    const document = emptyDocument({ topics });
    await rename('Mine');
    await app.db
      .update(summaries)
      .set({ document: null, editedFrom: document })
      .where(eq(summaries.id, id));
    expect((await rename('')).body).toEqual({ title: 'Bridges' });
  });

  it('is the event’s again when it is cleared, where there was one', async () => {
    const [start, end] = ['2026-03-01T12:00:00Z', '2026-03-01T13:00:00Z'];
    const event = { title: 'Harbour committee', attendees: [], start, end };
    await app.db.update(uploads).set({ event });
    await rename('Mine');
    expect((await rename('')).body).toEqual({ title: 'Harbour committee' });
  });

  it('is found and shown by the history and names exported files', async () => {
    await rename('Harbour Street');
    const { body } = await app.call('GET /api/uploads', { query: { q: 'harbour' } }, { as: user });
    expect(body.rows).toMatchObject([{ title: 'Harbour Street', filename: 'Lecture 1.mp3' }]);
    const file = await app.call(
      'GET /api/results/{id}/export',
      { params: { id }, query: { panel: 'summary', format: 'md' } },
      { as: user },
    );
    expect(file.headers.get('content-disposition')).toContain('Harbour Street - notes.md');
  });
});
