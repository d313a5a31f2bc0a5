import { createSpeechServer } from '@notelark/speech/transcriber/openai-compatible';
import { startSpeechServer } from '@notelark/speech/testing/speech-server';
import { embeddedEngine } from '@notelark/summarizer/testing/embedded-engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createTestEngines } from '../../../testing/engines.ts';
import { resultOf, segmentsOf, untilStatus } from '../../../testing/results.ts';
import { recordingOf, upload as send } from '../../../testing/transfers.ts';

const SAID = [
  ['The bridge over the river Alder costs two million pounds and opens in June.', -0.1],
  ['The lightning on the norther bank costs nine hundred pints a year.', -1.1],
  ['The council expects four hundred cyclists a day on the bridge.', -0.2],
] as const;
const ANSWER = {
  language: 'english',
  text: SAID.map(([text]) => text).join(' '),
  segments: SAID.map(([text, avg_logprob], at) => {
    return { id: at, text, start: at / 2, end: at / 2 + 0.5, avg_logprob, no_speech_prob: 0.01 };
  }),
};

let app: TestApp;
let server: Awaited<ReturnType<typeof startSpeechServer>>;
beforeAll(async () => {
  server = await startSpeechServer();
  const transcriber = createSpeechServer({ baseUrl: server.url, apiKey: null, model: 'any' });
  const engines = { transcriber, summarizer: embeddedEngine.summarizer };
  app = await createTestApp({ engines: await createTestEngines(engines) });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

it('a passage of which the recognizer was not sure is marked, and left out of the notes until it is corrected', async () => {
  const user = await app.signUpAndIn();
  server.next({ status: 200, body: ANSWER });
  const { summaryId } = await send(app, user, recordingOf(1));
  const result = await untilStatus(app, user, summaryId, 'ready');
  const segments = segmentsOf(result);
  expect(segments.map(({ confidence }) => confidence?.toFixed(2))).toEqual([
    '0.90',
    '0.33',
    '0.82',
  ]);
  expect(result.summaryText).toContain('One passage was left out');
  expect(result.summaryText).toContain('cyclists');
  expect(result.summaryText).not.toContain('nine hundred');

  const { index = 0, start = 0, end = 0 } = segments[1] ?? {};
  const text = 'The lighting on the northern bank costs nine hundred pounds a year.';
  const lines = [{ index, start, end, text, speaker: null }];
  const params = { id: result.source.id };
  const body = { version: 1, lines, removed: [] };
  await app.call('PATCH /api/transcripts/{id}/lines', { params, body }, { as: user });
  expect(segmentsOf(await resultOf(app, user, summaryId))[1]?.confidence).toBeNull();
  const again = await app.call(
    'POST /api/summaries/{id}/again',
    {
      params: { id: summaryId },
      body: { template: 'general', instructions: '', outputLanguage: null },
    },
    { as: user },
  );
  const updated = await untilStatus(app, user, again.body.summaryId, 'ready');
  expect(updated.summaryText).toContain('nine hundred');
  expect(updated.summaryText).not.toContain('left out');
});
