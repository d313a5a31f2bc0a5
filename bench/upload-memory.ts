import { request } from '@playwright/test';
import { newProUser } from '../e2e/support/pro-user.ts';
import type { BenchResult } from './result.ts';
import { memoryDuring } from './support/memory.ts';
import { type Server, startServer } from './support/server.ts';

const UPLOADS = 20;
const BYTES = 50 * 1024 * 1024;
const BLOCK = 256 * 1024;
const MOST_MB = 150;

/** Twenty uploads of 50 MB at once: how much memory the server's process takes above what it has when idle. */
export async function run(): Promise<BenchResult[]> {
  if (process.platform !== 'linux') return [];
  const server = await startServer();
  try {
    const cookie = await signedIn(server);
    const { idle, peak, seconds } = await memoryDuring(server.pid, () =>
      Promise.all(Array.from({ length: UPLOADS }, () => upload(server, cookie))),
    );
    return [
      {
        name: `${UPLOADS} uploads of 50 MB at once`,
        figures: {
          'idle, MiB': idle,
          'peak, MiB': peak,
          'above idle, MiB': peak - idle,
          'MB/s, all together': (UPLOADS * BYTES) / 1e6 / seconds,
        },
        target: `at most ${MOST_MB} MiB above idle`,
        met: peak - idle <= MOST_MB,
      },
    ];
  } finally {
    await server.stop();
  }
}

/** @returns the cookie of a user whose plan has room for all of it */
async function signedIn({ url }: Server): Promise<string> {
  const context = await request.newContext({ baseURL: url });
  await newProUser(context);
  const { cookies } = await context.storageState();
  await context.dispose();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

async function upload({ url }: Server, cookie: string): Promise<void> {
  const tus = { 'tus-resumable': '1.0.0', cookie };
  const announced = await fetch(`${url}/api/files`, {
    method: 'POST',
    headers: {
      ...tus,
      'upload-length': String(BYTES),
      'upload-metadata': `filename ${Buffer.from('talk.wav').toString('base64')}`,
    },
  });
  if (announced.status !== 201) throw new Error(`refused: ${await announced.text()}`);
  const bytes = {
    method: 'PATCH',
    headers: {
      ...tus,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    },
    body: zeros(),
    duplex: 'half',
  };
  const sent = await fetch(new URL(announced.headers.get('location') ?? '', url), bytes);
  if (sent.status !== 204) throw new Error(`not taken: ${sent.status} ${await sent.text()}`);
}

function zeros(): ReadableStream<Uint8Array> {
  let left = BYTES;
  return new ReadableStream({
    pull(stream) {
      stream.enqueue(new Uint8Array(Math.min(BLOCK, left)));
      left -= Math.min(BLOCK, left);
      if (left === 0) stream.close();
    },
  });
}
