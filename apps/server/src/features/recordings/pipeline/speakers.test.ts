import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Summarizer } from '@notelark/summarizer';
import { embeddedEngine } from '@notelark/summarizer/testing/embedded-engine';
import type { SpeakerTurn } from '@notelark/speech';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createTestEngines } from '../../../testing/engines.ts';
import { resultOf, segmentsOf, untilStatus } from '../../../testing/results.ts';
import { createScriptedDiarizer } from '@notelark/speech/testing/scripted-diarizer';
import { createScriptedTranscriber } from '@notelark/speech/testing/scripted-transcriber';
import { recordingOf, upload } from '../../../testing/transfers.ts';
import type { TestUser } from '../../../testing/users.ts';

const SAID = [
  'I repaired the bridge over the river in the spring.',
  'Then I carried the pedestrians over the river by ferry.',
];
/** Three phrases, at 0, 3.5 and 7 s: one person speaks first and last. */
const RECORDING = recordingOf(3);
const CONVERSATION: SpeakerTurn[] = [
  { start: 0, end: 2, speaker: 4 },
  { start: 3.3, end: 5.2, speaker: 1 },
  { start: 6.8, end: 9, speaker: 4 },
];

let app: TestApp;
let user: TestUser;
let hear: () => SpeakerTurn[];
/** What happens after the summarizer has read its source. */
let meanwhile: () => Promise<void>;
beforeAll(async () => {
  const transcriber = createScriptedTranscriber({
    concurrency: 1,
    script: (_, call) => ({
      segments: [{ text: SAID[(call + 1) % 2] ?? '', start: 0.1, end: 1.4 }],
      language: 'en',
    }),
  });
  const diarizer = createScriptedDiarizer(() => hear());
  const embedded = embeddedEngine.summarizer;
  const summarizer: Summarizer = {
    engine: embedded.engine,
    summarize: async (request) => {
      await meanwhile();
      return await embedded.summarize(request);
    },
  };
  app = await createTestApp({
    engines: await createTestEngines({ transcriber, diarizer, summarizer }),
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  hear = () => CONVERSATION;
  meanwhile = async () => {};
  user = await app.signUpAndIn();
});
afterEach(() => app.log.clear());

async function transcribed() {
  const made = await upload(app, user, RECORDING, { filename: 'talk.wav', outputType: 'summary' });
  const result = await untilStatus(app, user, made.summaryId, 'ready');
  return { ...made, result };
}
const rename = (id: string, body: { from: string; to: string }, as = user) =>
  app.call('PATCH /api/transcripts/{id}/speakers', { params: { id }, body }, { as });

it('are told apart, and one renaming changes all places', async () => {
  const { uploadId, summaryId, result } = await transcribed();
  const speakers = (from = result) => segmentsOf(from).map(({ speaker }) => speaker);
  expect(speakers()).toEqual(['Speaker 1', 'Speaker 2', 'Speaker 1']);
  expect(result.summaryText).toContain('Speaker 1');

  expect((await rename(uploadId, { from: 'Speaker 1', to: ' Ann ' })).status).toBe(204);
  const renamed = await resultOf(app, user, summaryId);
  expect(speakers(renamed)).toEqual(['Ann', 'Speaker 2', 'Ann']);
  expect(renamed.summaryText).toBe(result.summaryText?.replaceAll('Speaker 1', 'Ann'));
  expect(renamed.version).toBe(result.version + 1);
  expect(renamed.work.revision).toBeGreaterThan(result.work.revision);

  await rename(uploadId, { from: 'Speaker 2', to: 'Ann' });
  expect(speakers(await resultOf(app, user, summaryId))).toEqual(['Ann', 'Ann', 'Ann']);
});

it('have the names that they were given while the notes were written', async () => {
  const { uploadId, summaryId } = await transcribed();
  meanwhile = async () => void (await rename(uploadId, { from: 'Speaker 1', to: 'Ann' }));
  const { body } = await app.call(
    'POST /api/summaries/{id}/switch',
    { params: { id: summaryId } },
    { as: user },
  );
  const notes = await untilStatus(app, user, body.summaryId, 'ready');
  expect(notes.summaryText).toContain('Ann');
  expect(notes.summaryText).not.toContain('Speaker 1');
});

it('stay unnamed where one voice is heard, or where telling them apart fails', async () => {
  hear = () => [{ start: 0, end: 9, speaker: 0 }];
  const alone = await transcribed();
  hear = () => {
    throw new Error('out of memory');
  };
  const failed = await transcribed();
  for (const { result } of [alone, failed])
    expect(segmentsOf(result).map(({ speaker }) => speaker)).toEqual([null, null, null]);
});

it('are renamed by the owner only, and only those that there are', async () => {
  const { uploadId } = await transcribed();
  const names = { from: 'Speaker 1', to: 'Mallory' };
  const stranger = await app.signUpAndIn();
  expect((await rename(uploadId, names, stranger)).error.code).toBe('not-found');
  expect((await rename(uploadId, { ...names, from: 'Speaker 9' })).error.code).toBe('not-found');
  expect((await rename(uploadId, { ...names, to: '  ' })).status).toBe(422);
});
