import { type CDPSession, chromium, expect, type Page, request as http } from '@playwright/test';
import { browserArgs, wholeBrowser } from '../e2e/support/browser.ts';
import { startLiveServer } from '../e2e/support/live-server.ts';
import { newProUser } from '../e2e/support/pro-user.ts';
import { live } from '@notelark/api/live-audio';
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
/** The page's own objects: none for a chunk that is done. */
const MOST_OBJECTS_MB = 0.1;
/** Copies of the transcript: the draft's, the text area's, and what is read off the page. */
const MOST_COPIES = 4;
/** What the browser keeps of a drawn letter: its glyph, its place, its line. */
const MOST_DRAWN = 10;

/** What the page holds over a recording of three hours, whose sound comes as fast as the page takes it. */
export async function run(): Promise<BenchResult[]> {
  await buildWeb();
  const request = await http.newContext();
  const server = await startLiveServer({}, request);
  const browser = await chromium.launch({ executablePath: wholeBrowser, args: browserArgs });
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
  transcript: number;
  objects: number;
  strings: number;
  /** The browser's own, of which most is what it draws. */
  drawn: number;
  /** What the browser has compiled of our scripts by now. */
  code: number;
}

/** When nothing is on its way: a chunk that is being sent is 2 MB of sound and as much again of base64. */
async function look(page: Page, devtools: CDPSession, chunks: number): Promise<Look> {
  const area = page.getByRole('textbox', { name: 'Live transcript' });
  const length = chunks * (CHUNK_TEXT.length + 1) - 1;
  await expect.poll(async () => (await area.inputValue()).length, { timeout: 60_000 }).toBe(length);
  await expect(page.getByText('Listening...')).toBeVisible();
  const sizes = await reachable(devtools);
  const of = (...types: string[]) =>
    types.reduce((sum, type) => sum + (sizes.get(type) ?? 0), 0) / 1e6;
  return {
    transcript: length / 1e6,
    objects: of('object', 'closure', 'array', 'number', 'symbol', 'regexp', 'bigint'),
    strings: of('string', 'concatenated string', 'sliced string'),
    drawn: of('native'),
    code: of('code', 'object shape'),
  };
}

/** Bytes of all that is still held, by type. */
async function reachable(devtools: CDPSession): Promise<Map<string, number>> {
  let json = '';
  const take = ({ chunk }: { chunk: string }): void => void (json += chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', take);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes }: HeapSnapshot = JSON.parse(json);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const sizes = new Map<string, number>();
  for (let at = 0; at < nodes.length; at += fields.length) {
    const type = types[0][nodes[at + fields.indexOf('type')] ?? 0] ?? '';
    sizes.set(type, (sizes.get(type) ?? 0) + (nodes[at + fields.indexOf('self_size')] ?? 0));
  }
  return sizes;
}

/** As V8 writes it. */
interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
  nodes: number[];
}

/** Runs in the page: a server that takes all sound and has its text at once. */
function answerAtOnce(text: string): void {
  const ask = globalThis.fetch;
  const HEADER = 44;
  globalThis.fetch = (url, init) => {
    if (url === '/api/functions/live-transcribe')
      return Promise.resolve(Response.json({ text, tail: '' }));
    if (url !== '/api/live/prefetch' || typeof init?.body !== 'string') return ask(url, init);
    const { from, audioChunk } = JSON.parse(init.body);
    return Promise.resolve(
      Response.json({ samples: from + (atob(audioChunk).length - HEADER) / 2 }),
    );
  };
}

function resultOf(looks: Look[]): BenchResult {
  const nothing = { transcript: 0, objects: 0, strings: 0, drawn: 0, code: 0 };
  const first = looks[0] ?? nothing;
  const last = looks.at(-1) ?? nothing;
  const grown = (what: keyof Look): number => last[what] - first[what];
  return {
    name: `the page over a live recording of ${HOURS} hours`,
    figures: {
      'its objects after 15 minutes, MB': first.objects,
      'its objects after 3 hours, MB': last.objects,
      'from then to then, the transcript, MB': grown('transcript'),
      'from then to then, its strings, MB': grown('strings'),
      'from then to then, what is drawn, MB': grown('drawn'),
      'from then to then, compiled code, MB': grown('code'),
    },
    target: `flat but for the transcript: at most ${MOST_OBJECTS_MB} MB of objects, ${MOST_COPIES} copies, and what is drawn of it`,
    met:
      grown('objects') <= MOST_OBJECTS_MB &&
      grown('strings') <= MOST_COPIES * grown('transcript') &&
      grown('drawn') <= MOST_DRAWN * grown('transcript'),
  };
}
