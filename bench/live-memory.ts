import { type CDPSession, chromium, expect, type Page, request as http } from '@playwright/test';
import { browserArgs, executablePath } from '../e2e/support/browser.ts';
import { startLiveServer } from '../e2e/support/live-server.ts';
import { newProUser } from '../e2e/support/pro-user.ts';
import { live } from '../packages/contracts/src/live-audio.ts';
import { buildWeb } from '../tools/lib/web.mjs';
import type { BenchResult } from './result.ts';
import { fakeSound } from './support/fake-sound.ts';
import { CHUNK_BUFFERS } from './support/live-session.ts';

const HOURS = 3;
const CHUNKS = (HOURS * 3600) / live.chunkSeconds;
/** Looked at this often, in chunks: each quarter of an hour. */
const STEP = 900 / live.chunkSeconds;
const CHUNK_SECONDS = (CHUNK_BUFFERS * live.bufferSamples) / live.sampleRate;
/** 150 words a minute. */
const CHUNK_TEXT = Array.from({ length: 75 }, (_, n) => `word${n}`).join(' ');
/** Of which the page holds the draft's, the text area's, and what the browser draws of it. */
const MOST_OVER_TEXT = 16;

/** What the page holds over a recording of three hours, whose sound comes as fast as the page takes it. */
export async function run(): Promise<BenchResult[]> {
  await buildWeb();
  const request = await http.newContext();
  const server = await startLiveServer({}, request);
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  try {
    const context = await browser.newContext({ baseURL: server.url, permissions: ['microphone'] });
    await newProUser(context.request);
    const page = await context.newPage();
    const noise = Int16Array.from({ length: 2 * live.sampleRate }, () => Math.random() * 20_000);
    const sound = await fakeSound(page, noise);
    await page.addInitScript(answerAtOnce, CHUNK_TEXT);
    await page.goto('/live-notes');
    await page.getByRole('radio', { name: 'Microphone Only' }).click();
    await page.getByRole('button', { name: 'Start Recording' }).click();
    await page.getByRole('button', { name: 'Stop Recording' }).waitFor();
    const devtools = await context.newCDPSession(page);
    const looks: Look[] = [];
    for (let chunk = STEP; chunk <= CHUNKS; chunk += STEP) {
      await sound.hear(STEP * CHUNK_SECONDS);
      looks.push(await look(page, devtools, chunk));
    }
    return [resultOf(looks)];
  } finally {
    await browser.close();
    await server.stop();
    await request.dispose();
  }
}

/** In megabytes. */
interface Look {
  text: number;
  /** JavaScript's objects, the browser's own of the page, and buffers. */
  all: number;
}

/** When nothing is on its way: a chunk that is being sent is 2 MB of sound and as much again of base64. */
async function look(page: Page, devtools: CDPSession, chunks: number): Promise<Look> {
  const area = page.getByRole('textbox', { name: 'Live transcript' });
  const length = chunks * (CHUNK_TEXT.length + 1) - 1;
  await expect.poll(async () => (await area.inputValue()).length, { timeout: 60_000 }).toBe(length);
  await expect(page.getByText('Listening...')).toBeVisible();
  await devtools.send('HeapProfiler.collectGarbage');
  const heap = await devtools.send('Runtime.getHeapUsage');
  const all = heap.usedSize + heap.embedderHeapUsedSize + heap.backingStorageSize;
  return { text: length / 1e6, all: all / 1e6 };
}

/** Runs in the page: a server that takes all sound and has its text at once. */
function answerAtOnce(text: string): void {
  const ask = globalThis.fetch;
  const HEADER = 44;
  globalThis.fetch = (url, init) => {
    if (url === '/api/functions/live-transcribe')
      return Promise.resolve(Response.json({ text, tail: '' }));
    if (url !== '/api/live/sound' || typeof init?.body !== 'string') return ask(url, init);
    const { from, audioChunk } = JSON.parse(init.body);
    return Promise.resolve(
      Response.json({ samples: from + (atob(audioChunk).length - HEADER) / 2 }),
    );
  };
}

function resultOf(looks: Look[]): BenchResult {
  const [first = { text: 0, all: 0 }] = looks;
  const last = looks.at(-1) ?? first;
  const growth = last.all - first.all;
  const text = last.text - first.text;
  return {
    name: `the page over a live recording of ${HOURS} hours`,
    figures: {
      'after 15 minutes, MB': first.all,
      'after 3 hours, MB': last.all,
      'most at any quarter of an hour, MB': Math.max(...looks.map(({ all }) => all)),
      'growth, MB': growth,
      'growth of the transcript itself, MB': text,
    },
    target: `grows by nothing but its transcript (at most ${MOST_OVER_TEXT} times its letters)`,
    met: growth <= MOST_OVER_TEXT * text,
  };
}
