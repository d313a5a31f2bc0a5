import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Result } from '@notelark/api/library';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProductProcess } from '../../testing/product-process.ts';
import { type SpeechServer, startSpeechServer } from '@notelark/speech/testing/speech-server';
import { metadata, recordingOf } from '../../testing/transfers.ts';

const PHRASES = 20;
const RECORDING = recordingOf(PHRASES);
const ACCOUNT = { email: 'ada@example.com', password: 'Correct-horse-9' };
const TUS = { 'tus-resumable': '1.0.0' };

let dataDir: string;
let speech: SpeechServer;
let product: ProductProcess;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'notelark-killed-'));
  // As root, PostgreSQL runs as another user, who has to come in.
  await chmod(dataDir, 0o755);
  speech = await startSpeechServer();
  product = await start();
});
afterEach(async () => {
  await product.stop();
  await speech.close();
  await rm(dataDir, { recursive: true });
});

const start = () =>
  ProductProcess.start(dataDir, { SPEECH_BASE_URL: speech.url, SUMMARIZER: 'embedded' });

it('everything killed in mid-upload loses nothing that had arrived, and the upload goes on', async () => {
  const cookie = await signUpAndIn();
  const location = await announce(cookie);
  const half = RECORDING.subarray(0, RECORDING.length / 2);
  void sendAndStall(location, cookie, half).catch(() => {});
  await vi.waitFor(async () => expect(await bytesOnDisk()).toBe(half.length), 20_000);
  await product.kill();

  product = await start();
  const offset = await arrived(location, cookie);
  expect(offset).toBe(half.length);
  await sendRest(location, cookie, offset);
  const id = location.split('/').at(-1);
  const completed = await fetch(`${product.url}/api/uploads/${id}/complete`, {
    method: 'POST',
    headers: { cookie },
  });
  const { summaryId } = (await completed.json()) as { summaryId: string };
  const result = await untilReady(summaryId, cookie);
  if (result.source.kind !== 'upload') throw new Error('not an upload');
  expect(result.source.durationSeconds).toBeCloseTo(PHRASES * 3.5, 3);
  // What came before the cut is heard, and what came behind it.
  const segments = result.source.transcript?.segments ?? [];
  expect(segments[0]?.start).toBeLessThan(3.5);
  expect(segments.at(-1)?.end).toBeGreaterThan((PHRASES - 1) * 3.5);
  expect(result.summaryText).not.toBe('');
});

it('stopped in mid-upload, it finishes the request, and the next start goes on with the work', async () => {
  const cookie = await signUpAndIn();
  const location = await announce(cookie);
  const body = new TransformStream<Uint8Array, Uint8Array>();
  const writer = body.writable.getWriter();
  const patched = patch(cookie, 0, location, body.readable);
  const half = RECORDING.length / 2;
  await writer.write(new Uint8Array(RECORDING.subarray(0, half)));
  await vi.waitFor(async () => expect(await bytesOnDisk()).toBe(half), 20_000);

  const stopped = product.stop();
  await writer.write(new Uint8Array(RECORDING.subarray(half)));
  await writer.close();
  expect((await patched).status).toBe(204);
  expect(await stopped).toBe(0);

  product = await start();
  const id = location.split('/').at(-1);
  const completed = await fetch(`${product.url}/api/uploads/${id}/complete`, {
    method: 'POST',
    headers: { cookie },
  });
  const { summaryId } = (await completed.json()) as { summaryId: string };
  const result = await untilReady(summaryId, cookie);
  expect(result.summaryText).not.toBe('');
});

async function signUpAndIn(): Promise<string> {
  await post('/api/auth/sign-up', ACCOUNT);
  const link = await vi.waitFor(async () => {
    const response = await fetch(`${product.url}/api/dev/mail`);
    const [mail] = (await response.json()) as { links: string[] }[];
    const path = mail?.links.map((one) => new URL(one)).find((one) => one.search !== '');
    if (!path) throw new Error('no link has come yet');
    return path;
  }, 20_000);
  await fetch(`${product.url}${link.pathname}${link.search}`, { redirect: 'manual' });
  const response = await post('/api/auth/sign-in', ACCOUNT);
  return response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

async function post(path: string, body: object): Promise<Response> {
  const response = await fetch(`${product.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.ok, `${path}: ${response.status}`).toBe(true);
  return response;
}

/** @returns the path of the transfer */
async function announce(cookie: string): Promise<string> {
  const response = await fetch(`${product.url}/api/files`, {
    method: 'POST',
    headers: {
      ...TUS,
      cookie,
      'upload-length': String(RECORDING.length),
      'upload-metadata': metadata({ filename: 'talk.wav' }),
    },
  });
  return new URL(response.headers.get('location') ?? '', product.url).pathname;
}

const patch = (cookie: string, offset: number, path: string, body: Uint8Array | ReadableStream) =>
  fetch(`${product.url}${path}`, {
    method: 'PATCH',
    headers: {
      ...TUS,
      cookie,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    },
    body,
    duplex: 'half',
  });

/** Sends the beginning and then nothing more, as a network that has died does. */
function sendAndStall(path: string, cookie: string, beginning: Uint8Array): Promise<Response> {
  const body = new ReadableStream({ start: (stream) => stream.enqueue(beginning) });
  return patch(cookie, 0, path, body);
}

async function sendRest(path: string, cookie: string, offset: number): Promise<void> {
  const rest = new Uint8Array(RECORDING.subarray(offset));
  expect((await patch(cookie, offset, path, rest)).status).toBe(204);
}

async function arrived(path: string, cookie: string): Promise<number> {
  const response = await fetch(`${product.url}${path}`, {
    method: 'HEAD',
    headers: { ...TUS, cookie },
  });
  return Number(response.headers.get('upload-offset'));
}

async function bytesOnDisk(): Promise<number> {
  const folder = join(dataDir, 'files');
  // The store's own files begin with a dot.
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'));
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((total, size) => total + size, 0);
}

function untilReady(id: string, cookie: string): Promise<Result> {
  return vi.waitFor(
    async () => {
      const response = await fetch(`${product.url}/api/results/${id}`, { headers: { cookie } });
      const result = (await response.json()) as Result;
      if (result.work.status !== 'ready') throw new Error(`it is ${result.work.status}`);
      return result;
    },
    { timeout: 50_000, interval: 200 },
  );
}
