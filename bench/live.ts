import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, request as http } from '@playwright/test';
import { liveBabble } from '../apps/server/src/testing/live.ts';
import { browserArgs, wholeBrowser } from '../e2e/support/browser.ts';
import { type LiveServer, startLiveServer } from '../e2e/support/live-server.ts';
import { newProUser } from '../e2e/support/pro-user.ts';
import { live } from '@notelark/api/live-audio';
import { buildWeb } from '../tools/lib/web.mjs';
import type { BenchResult } from './result.ts';
import { fakeSound } from './support/fake-sound.ts';
import { CHUNK_BUFFERS, recordLive, type Recorder } from './support/live-session.ts';

const SESSIONS = 10;
const CHUNKS = 4;
/** Its chunks are a little less than `live.chunkSeconds`: whole buffers. */
const SPOKEN_SECONDS = (CHUNKS * CHUNK_BUFFERS * live.bufferSamples) / live.sampleRate;
/** What the engine takes for a clip: always the same, so that what is above it is ours. */
const ENGINE_MS = 1_000;
const MOST_ABOVE_MS = 300;
/** When each of the others begins after the page, as a share of a chunk: by chance, so that some chunks end together; the same in every run. */
const PHASES = Array.from({ length: SESSIONS - 1 }, (_, n) => (Math.sin(n + 1) * 10_000) % 1).map(
  (phase) => (phase + 1) % 1,
);

/**
 * From the last sample of a chunk to its text, over the engine's own time, while ten sessions record at the pace of speech: nine
 * as a page does, but without a browser, and one in a page, where the text counts when it is on the screen.
 */
export async function run(): Promise<BenchResult[]> {
  await buildWeb();
  const engine = await startEngine();
  const request = await http.newContext();
  const settings = { TRANSCRIBER: 'openai', SPEECH_BASE_URL: engine.url, RATE_LIMIT_SCALE: '100' };
  const server = await startLiveServer(settings, request);
  const browser = await chromium.launch({ executablePath: wholeBrowser, args: browserArgs });
  try {
    const speech = liveBabble(live.chunkSeconds + 7);
    const recorders = await Promise.all(Array.from({ length: SESSIONS - 1 }, () => signUp(server)));
    const sound = await openPage(browser, server, speech);
    const [shown, ...times] = await Promise.all([
      sound.speak(SPOKEN_SECONDS),
      ...recorders.map(async (recorder, n) => {
        await pause((PHASES[n] ?? 0) * live.chunkSeconds * 1000);
        return await recordLive(recorder, speech, CHUNKS);
      }),
    ]);
    return [resultOf([...times.flat(), ...shown], shown)];
  } finally {
    await browser.close();
    await server.stop();
    await request.dispose();
    engine.close();
  }
}

async function signUp({ url }: LiveServer): Promise<Recorder> {
  const context = await http.newContext({ baseURL: url });
  await newProUser(context);
  const { cookies } = await context.storageState();
  await context.dispose();
  return { url, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
}

/** A page that records already, and hears nothing yet. */
async function openPage(browser: Browser, { url }: LiveServer, speech: Int16Array) {
  const context = await browser.newContext({ baseURL: url, permissions: ['microphone'] });
  await newProUser(context.request);
  const page = await context.newPage();
  const sound = await fakeSound(page, speech);
  await page.goto('/live-notes');
  await page.getByRole('radio', { name: 'Microphone Only' }).click();
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await page.getByRole('button', { name: 'Stop Recording' }).waitFor();
  return sound;
}

/** A speech server that hears one word, after a second. */
async function startEngine() {
  const server = createServer((request, response) => {
    request.resume();
    request.once('end', () => {
      const words = [{ word: 'word', start: 4, end: 4.4 }];
      const segments = [{ id: 0, text: 'word', start: 4, end: 4.4 }];
      const answer = JSON.stringify({ language: 'english', text: 'word', segments, words });
      setTimeout(() => response.end(answer), ENGINE_MS);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/v1`, close: () => void server.close() };
}

function resultOf(all: number[], shown: number[]): BenchResult {
  const [every, inPage] = [all, shown].map((times) =>
    times.map((ms) => ms - ENGINE_MS).toSorted((a, b) => a - b),
  ) as [number[], number[]];
  return {
    name: `chunks of ${live.chunkSeconds} s, ${SESSIONS} live sessions at once`,
    figures: {
      chunks: every.length,
      'over the engine, median, ms': at(every, 0.5),
      'over the engine, 95th percentile, ms': at(every, 0.95),
      'over the engine, most, ms': at(every, 1),
      'on the screen of the page, median, ms': at(inPage, 0.5),
      'on the screen of the page, most, ms': at(inPage, 1),
    },
    target: `at most ${MOST_ABOVE_MS} ms over the engine's own time (95 of 100 chunks)`,
    met: at(every, 0.95) <= MOST_ABOVE_MS,
  };
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.ceil(share * sorted.length) - 1] ?? Infinity;
