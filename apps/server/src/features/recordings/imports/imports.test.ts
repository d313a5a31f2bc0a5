import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { resultOf, untilStatus } from '../../../testing/results.ts';
import type { TestUser } from '../../../testing/users.ts';

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  user = await app.signUpAndIn();
});
afterAll(() => app.close());

const SRT = `1
00:00:01,500 --> 00:00:04,000
Ann Lee: We need a second printer before May.

2
00:00:04,x00 --> 00:00:09,000
Ben: I will order it on Monday.

3
00:01:02,000 --> 00:01:05,000
Ann Lee: Then the budget is settled.
`;
const NAMES = 'Ann: We need a second printer.\nBen: I will order it on Monday.\nAnn: Good.\n';

const filesOf = (text: string, name = 'Weekly.srt') => [
  { name: `calls/${name}`, content: Buffer.from(text).toString('base64') },
];
const preview = (text: string, name?: string) =>
  app.call('POST /api/imports/preview', { body: { files: filesOf(text, name) } }, { as: user });
const importOf = (text: string, more: { name?: string; title?: string } = {}, as = user) => {
  const { name, ...rest } = more;
  const body = { files: filesOf(text, name), outputType: 'notes' as const, ...rest };
  return app.call('POST /api/imports', { body }, { as });
};
const usedTexts = async (as = user) =>
  (await app.call('GET /api/usage', {}, { as })).body.text.used;
const download = async (id: string, format: 'txt' | 'srt') => {
  const path = `/api/results/${id}/export?panel=source&format=${format}`;
  return await app.request(path, { as: user });
};
const uploadsOf = async (as: TestUser) =>
  (await app.call('GET /api/uploads', { query: {} }, { as })).body.rows;

describe('the preview of a transcript', () => {
  it('says what was recognized and what could not be read, and saves nothing', async () => {
    expect((await preview(SRT)).body).toEqual({
      format: 'srt',
      title: 'Weekly.srt',
      lines: 3,
      speakers: ['Ann Lee', 'Ben'],
      seconds: 65,
      beginning: [
        { start: 1.5, speaker: 'Ann Lee', text: 'We need a second printer before May.' },
        { start: expect.closeTo(3.9, 0), speaker: 'Ben', text: 'I will order it on Monday.' },
        { start: 62, speaker: 'Ann Lee', text: 'Then the budget is settled.' },
      ],
      problems: [{ line: 6, reason: 'time', text: '00:00:04,x00 --> 00:00:09,000' }],
      problemCount: 1,
    });
    expect(await uploadsOf(user)).toEqual([]);
    expect(await usedTexts()).toBe(0);
  });

  it.each([
    ['import-unsupported', '{"name":"no transcript"}'],
    ['import-empty', ' \n'],
    ['import-damaged', '%PDF-1.7 and nothing more'],
  ])('is refused with %s', async (code, text) => {
    expect((await preview(text)).error).toMatchObject({ code });
  });

  it('knows no times where there are none', async () => {
    const { body } = await preview(NAMES, 'names.txt');
    expect(body).toMatchObject({ format: 'speakers', seconds: null, speakers: ['Ann', 'Ben'] });
    expect(body.beginning[1]).toEqual({
      start: null,
      speaker: 'Ben',
      text: 'I will order it on Monday.',
    });
  });
});

describe('an imported transcript', () => {
  it('is one like those of recordings: times, speakers, notes that lead to them', async () => {
    const { summaryId, uploadId } = (await importOf(SRT, { title: 'The printer' })).body;
    const result = await untilStatus(app, user, summaryId, 'ready');
    expect(result).toMatchObject({
      title: 'The printer',
      source: {
        kind: 'upload',
        id: uploadId,
        filename: 'Weekly.srt',
        durationSeconds: 65,
        playback: 'none',
        transcript: {
          complete: true,
          timed: true,
          engine: { id: 'import', label: 'Subtitles (SRT)', draft: false },
          segments: [
            { index: 0, start: 1.5, end: 4, speaker: 'Ann Lee' },
            { index: 1, speaker: 'Ben', text: 'I will order it on Monday.' },
            { index: 2, start: 62, end: 65, speaker: 'Ann Lee' },
          ],
        },
      },
    });
    expect(result.summaryText).toMatch(/\[\d\d:\d\d\]\(#s\d\)/);
    expect(await usedTexts()).toBe(1);
    expect(await uploadsOf(user)).toMatchObject([{ title: 'The printer', speakers: 2 }]);
  });

  it('counts other notes of it as those of a text', async () => {
    const as = await app.signUpAndIn();
    const { summaryId } = (await importOf(SRT, {}, as)).body;
    await untilStatus(app, as, summaryId, 'ready');
    await app.call('POST /api/summaries/{id}/switch', { params: { id: summaryId } }, { as });
    expect(await usedTexts(as)).toBe(2);
  });

  it('has no times where the file has none, in notes and exports', async () => {
    const { summaryId } = (await importOf(NAMES, { name: 'names.txt' })).body;
    const result = await untilStatus(app, user, summaryId, 'ready');
    expect(result.source).toMatchObject({ durationSeconds: null, transcript: { timed: false } });
    expect(result.summaryText).toMatch(/\[¶\d\]\(#s\d\)/);
    expect(await (await download(summaryId, 'txt')).text()).toBe(NAMES.trim());
    expect((await download(summaryId, 'srt')).status).toBe(422);
  });

  it('keeps the order of its lines when one without a time is split', async () => {
    const { summaryId, uploadId } = (await importOf(NAMES, { name: 'names.txt' })).body;
    await untilStatus(app, user, summaryId, 'ready');
    const [first] = await segmentsOf(summaryId);
    const half = { speaker: 'Ann', start: first?.start ?? 0, end: first?.end ?? 0 };
    const lines = [
      { ...half, index: 0, text: 'We need' },
      { ...half, index: null, text: 'a second printer.' },
    ];
    const body = { version: 1, lines, removed: [] };
    await app.call(
      'PATCH /api/transcripts/{id}/lines',
      { params: { id: uploadId }, body },
      { as: user },
    );
    expect((await segmentsOf(summaryId)).map(({ text }) => text)).toEqual([
      'We need',
      'a second printer.',
      'I will order it on Monday.',
      'Good.',
    ]);
  });

  it('is refused whole where the month’s texts are used up', async () => {
    const as = await app.signUpAndIn();
    for (let text = 0; text < 5; text += 1) expect((await importOf(SRT, {}, as)).status).toBe(201);
    expect((await importOf(SRT, {}, as)).error.code).toBe('text-quota-exceeded');
    expect(await uploadsOf(as)).toHaveLength(5);
  });
});

async function segmentsOf(summaryId: string) {
  const { source } = await resultOf(app, user, summaryId);
  return source.kind === 'upload' ? (source.transcript?.segments ?? []) : [];
}
