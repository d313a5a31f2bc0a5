import { templateInstructions } from '@notelark/api/templates';
import type { SummaryOptions } from '@notelark/api/summary-options';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { emptyDocument } from '@notelark/summarizer';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createTestEngines } from '../../../testing/engines.ts';
import { resultOf, untilStatus } from '../../../testing/results.ts';
import { createScriptedSummarizer } from '@notelark/summarizer/testing/scripted-summarizer';
import { createScriptedTranscriber } from '@notelark/speech/testing/scripted-transcriber';
import { recordingOf, upload } from '../../../testing/transfers.ts';
import type { TestUser } from '../../../testing/users.ts';

const LECTURE: SummaryOptions = { template: 'lecture', instructions: '', outputLanguage: 'fr' };
const RISKS: SummaryOptions = {
  template: 'custom',
  instructions: 'Only the risks.',
  outputLanguage: null,
};
/** What the summarizer does before it answers; each test says its own. */
let write: NonNullable<Parameters<typeof createScriptedSummarizer>[0]>;
const WITHIN = { timeout: 20_000, interval: 50 };
const summarizer = createScriptedSummarizer((request, call) => write(request, call));
const transcriber = createScriptedTranscriber();
let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await createTestApp({ engines: await createTestEngines({ summarizer, transcriber }) });
});
afterAll(() => app.close());
beforeEach(async () => {
  write = () => {};
  user = await app.signUpAndIn({ plan: 'pro' });
});

const asked = (): object => {
  const { template, instructions, outputLanguage } = summarizer.requests.at(-1) ?? {};
  return { template, instructions, outputLanguage };
};
const again = async (id: string, body: SummaryOptions): Promise<string> =>
  (await app.call('POST /api/summaries/{id}/again', { params: { id }, body }, { as: user })).body
    .summaryId;

async function summarize(summaryOptions?: SummaryOptions): Promise<string> {
  const text = 'Larks sing in flight.';
  const body = { text, outputType: 'summary', ...(summaryOptions && { summaryOptions }) } as const;
  const { summaryId } = (await app.call('POST /api/text-inputs', { body }, { as: user })).body;
  await untilStatus(app, user, summaryId, 'ready');
  return summaryId;
}

it('are told to the summarizer, and kept when the type is switched', async () => {
  const id = await summarize(LECTURE);
  const wanted = { template: 'lecture', outputLanguage: 'fr' };
  expect(asked()).toEqual({ ...wanted, instructions: templateInstructions('lecture') });
  expect((await resultOf(app, user, id)).summaryOptions).toEqual(LECTURE);
  const switched = await app.call(
    'POST /api/summaries/{id}/switch',
    { params: { id } },
    { as: user },
  );
  const notes = await untilStatus(app, user, switched.body.summaryId, 'ready');
  expect(notes).toMatchObject({ outputType: 'notes', summaryOptions: LECTURE });
  expect(asked()).toMatchObject(wanted);
});

it('are worked on with a draft to read from the beginning', async () => {
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const draft = [{ text: 'The lark, in short.', refs: [0], verified: false }];
  write = async ({ onProgress }) => {
    onProgress?.(0.05, emptyDocument({ overview: draft }));
    begun.resolve();
    await goOn.promise;
  };
  const body = {
    text: 'Larks sing in flight.',
    outputType: 'summary',
    summaryOptions: LECTURE,
  } as const;
  const { summaryId } = (await app.call('POST /api/text-inputs', { body }, { as: user })).body;
  await begun.promise;
  const drafted = await vi.waitFor(async () => {
    const result = await resultOf(app, user, summaryId);
    expect(result.draftText).not.toBeNull();
    return result;
  }, WITHIN);
  expect(drafted).toMatchObject({ summaryText: null, work: { status: 'summarizing' } });
  expect(drafted.draftText).toBe('The lark, in short. [¶1](#s0) *(unverified)*\n');
  goOn.resolve();
  const done = await untilStatus(app, user, summaryId, 'ready');
  expect(done).toMatchObject({ draftText: null, coverage: 1 });
});

it('are none where nothing was said', async () => {
  const id = await summarize();
  expect(asked()).toEqual({});
  expect((await resultOf(app, user, id)).summaryOptions).toEqual({
    template: 'general',
    instructions: '',
    outputLanguage: null,
  });
});

it('make the same one again where the language model was missing', async () => {
  write = () => ({ fallbackParts: 1, fallbackReason: 'unreachable' });
  const first = await summarize(RISKS);
  write = () => {};
  const second = await again(first, RISKS);
  expect(second).not.toBe(first);
  expect((await untilStatus(app, user, second, 'ready')).fallbackParts).toBe(0);
});

it('make another summary beside the first, and the same one no second time', async () => {
  const first = await summarize();
  const second = await again(first, RISKS);
  expect(second).not.toBe(first);
  expect(await untilStatus(app, user, second, 'ready')).toMatchObject({
    outputType: 'summary',
    summaryOptions: RISKS,
  });
  expect(asked()).toEqual({ instructions: 'Only the risks.' });
  expect(await again(first, RISKS)).toBe(second);
  expect(await again(second, { ...RISKS, template: 'general' })).toBe(first);
  const { body } = await app.call('GET /api/usage', {}, { as: user });
  expect(body.text.used).toBe(2);
});

it('lead from one summary to the others of its source, and no one else to any', async () => {
  const id = await summarize();
  const lecture = await again(id, LECTURE);
  const othersOf = (summary: string, as: TestUser) =>
    app.call('GET /api/summaries/{id}/others', { params: { id: summary } }, { as });
  const { summaries } = (await othersOf(lecture, user)).body;
  expect(summaries).toMatchObject([{ id, summaryOptions: { template: 'general' }, edited: false }]);
  expect((await othersOf(id, user)).body.summaries).toMatchObject([
    { id: lecture, summaryOptions: LECTURE },
  ]);
  expect((await othersOf(id, await app.signUpAndIn())).status).toBe(404);
});

it('of others are none of my business', async () => {
  const id = await summarize();
  const stranger = await app.signUpAndIn();
  const call = { params: { id }, body: RISKS };
  const answer = await app.call('POST /api/summaries/{id}/again', call, { as: stranger });
  expect(answer.error.code).toBe('not-found');
});

it('come with a recording, and so does the language that is spoken in it', async () => {
  const { summaryId } = await upload(app, user, recordingOf(1), {
    filename: 'talk.wav',
    template: 'meeting',
    outputLanguage: 'es',
    spokenLanguage: 'de',
  });
  const result = await untilStatus(app, user, summaryId, 'ready');
  expect(transcriber.clips.at(-1)?.language).toBe('de');
  expect(asked()).toMatchObject({ template: 'meeting', outputLanguage: 'es' });
  expect(result.source).toMatchObject({ transcript: { language: 'de' } });
});

it('in words of the owner’s own are not shown to those a result is shared with', async () => {
  const first = await summarize();
  const id = await again(first, RISKS);
  await untilStatus(app, user, id, 'ready');
  await app.call(
    'PATCH /api/results/{id}/sharing',
    { params: { id }, body: { shared: true } },
    { as: user },
  );
  for (const visitor of [undefined, await app.signUpAndIn()]) {
    const { body } = await app.call(
      'GET /api/results/{id}',
      { params: { id } },
      visitor && { as: visitor },
    );
    expect(body.summaryOptions).toEqual({ ...RISKS, instructions: '' });
    expect(JSON.stringify(body)).not.toContain(RISKS.instructions);
  }
});
