import { setTimeout as pause } from 'node:timers/promises';
import { type CDPSession, chromium, type Page, request as http } from '@playwright/test';
import { live } from '../packages/contracts/src/live-audio.ts';
import { browserArgs, executablePath } from '../e2e/support/browser.ts';
import { startLiveServer } from '../e2e/support/live-server.ts';
import { newProUser } from '../e2e/support/pro-user.ts';
import { buildWeb } from '../tools/lib/web.mjs';
import type { BenchResult } from './result.ts';

const HOURS = 3;
const CHUNKS = (HOURS * 3600) / live.chunkSeconds;
/** Looked at this often, in chunks: each quarter of an hour. */
const STEP = 900 / live.chunkSeconds;
/** 150 words a minute. */
const CHUNK_TEXT = Array.from({ length: 75 }, (_, n) => `word${n}`).join(' ');
/** More than the transcript itself, of which the page holds a few copies. */
const MOST_GROWTH_MB = 4;

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
    await page.addInitScript(fakeSound, CHUNK_TEXT);
    await page.goto('/live-notes');
    await page.getByRole('radio', { name: 'Microphone Only' }).click();
    await page.getByRole('button', { name: 'Start Recording' }).click();
    await page.getByRole('button', { name: 'Stop Recording' }).waitFor();
    return [resultOf(await measure(page, await context.newCDPSession(page)))];
  } finally {
    await browser.close();
    await server.stop();
    await request.dispose();
  }
}

/** The page's heap in megabytes, at the first look and each that follows. */
async function measure(page: Page, devtools: CDPSession): Promise<number[]> {
  const heaps: number[] = [];
  for (let chunk = 1; chunk <= CHUNKS; chunk += 1) {
    await page.evaluate(`globalThis.hearSeconds(${live.chunkSeconds})`);
    if (chunk % STEP > 0) continue;
    while ((await textLength(page)) < (chunk - 1) * CHUNK_TEXT.length) await pause(50);
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    heaps.push(usedSize / 1e6);
  }
  return heaps;
}

const textLength = (page: Page): Promise<number> =>
  page.getByRole('textbox', { name: 'Live transcript' }).evaluate((area) => {
    return area instanceof HTMLTextAreaElement ? area.value.length : 0;
  });

/** Runs in the page: sound that comes when it is asked for, not when the clock says, and its text at once. */
function fakeSound(text: string): void {
  const BLOCK = 2048;
  const ports: MessagePort[] = [];
  class Node {
    readonly port: MessagePort;
    constructor() {
      const { port1, port2 } = new MessageChannel();
      this.port = port1;
      ports.push(port2);
    }
    connect(): void {}
    gain = { value: 1 };
  }
  class Context extends EventTarget {
    readonly sampleRate = 24_000;
    readonly state = 'running';
    readonly audioWorklet = { addModule: () => Promise.resolve() };
    createMediaStreamSource = () => ({ connect: () => {} });
    createGain = () => ({ connect: () => {}, gain: { value: 1 } });
    resume = () => Promise.resolve();
    close = () => Promise.resolve();
  }
  const track = Object.assign(new EventTarget(), { stop: () => {} });
  const stream = { getAudioTracks: () => [track], getTracks: () => [track] };
  navigator.mediaDevices.getUserMedia = () => Promise.resolve(stream as unknown as MediaStream);
  const ask = globalThis.fetch;
  globalThis.fetch = (url, init) =>
    url === '/api/functions/live-transcribe'
      ? Promise.resolve(Response.json({ text, tail: '' }))
      : ask(url, init);
  const noise = Float32Array.from({ length: BLOCK }, () => Math.random() - 0.5);
  const hearSeconds = async (seconds: number): Promise<void> => {
    const blocks = Math.ceil((seconds * 24_000) / BLOCK);
    for (let n = 0; n < blocks; n += 1) {
      ports.at(-1)?.postMessage(noise.slice());
      // The page keeps up as with a real microphone, only faster.
      if (n % 32 === 0) await new Promise((resolve) => setTimeout(resolve, 0));
    }
  };
  Object.assign(globalThis, { AudioContext: Context, AudioWorkletNode: Node, hearSeconds });
}

function resultOf(heaps: number[]): BenchResult {
  const [first = 0, last = 0] = [heaps[0], heaps.at(-1)];
  const growth = last - first;
  return {
    name: `the page over a live recording of ${HOURS} hours`,
    figures: {
      'heap after 15 minutes, MB': first,
      'heap after 3 hours, MB': last,
      'most in between, MB': Math.max(...heaps),
      'growth, MB': growth,
    },
    target: `grows by at most ${MOST_GROWTH_MB} MB, its transcript included`,
    met: growth <= MOST_GROWTH_MB,
  };
}
