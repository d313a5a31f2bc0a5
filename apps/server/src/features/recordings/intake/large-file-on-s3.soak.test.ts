import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { wav } from '@notelark/speech/testing/media/riff';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestApp } from '../../../testing/app.ts';
import { ProductProcess } from '../../../testing/product-process.ts';
import { createBucket, findS3Server, s3Environment } from '../../../testing/s3.ts';
import type { S3Access } from '../../../testing/swift.ts';
import { announce, metadata } from '../../../testing/transfers.ts';

const MEGABYTE = 1024 * 1024;
const SIZE_MB = 500;
/** By how much it may raise a process's memory. */
const MOST_MEMORY_MB = 250;
const TUS = { 'tus-resumable': '1.0.0' };
const server = await findS3Server();

/** One megabyte of noise, over and over, behind the header of a WAV file of that length. */
const NOISE = randomBytes(MEGABYTE);
const HEADER = headerOf(SIZE_MB * MEGABYTE);
const BYTES = HEADER.length + SIZE_MB * MEGABYTE;

function headerOf(declaredBytes: number): Buffer {
  const header = wav(Buffer.alloc(0), { sampleRate: 44_100, channels: 2, declaredBytes });
  header.writeUInt32LE(header.length - 8 + declaredBytes, 4);
  return header;
}

function* soundFrom(offset: number): Generator<Buffer> {
  let place = 0;
  for (const block of [HEADER, ...Array.from({ length: SIZE_MB }, () => NOISE)]) {
    if (place + block.length > offset) yield block.subarray(Math.max(0, offset - place));
    place += block.length;
  }
}

async function hashOf(blocks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const block of blocks) hash.update(block);
  return hash.digest('hex');
}

/** The most that a process has had in memory, in megabytes. */
async function peakMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

describe.skipIf(server === null)('a file of 500 MB on S3', () => {
  it('goes on at another web process when the first is killed, and is never in memory', async () => {
    const settings = s3Environment(await createBucket(server as S3Access));
    const env = { ...settings, SECRET: 'a secret of all processes of this test' };
    const app = await createTestApp({ worker: false, env });
    onTestFinished(() => app.close());
    // The web processes have the system's clock.
    app.clock.advance({ seconds: (Date.now() - app.clock.now().getTime()) / 1_000 });
    const user = await app.signUpAndIn({ plan: 'business' });
    const announced = await announce(app, user, {
      'upload-length': String(BYTES),
      'upload-metadata': metadata({ filename: 'long.wav' }),
    });
    const location = announced.headers.get('location') ?? '';
    const id = location.split('/').at(-1) ?? '';
    const startWeb = async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'notelark-web-'));
      onTestFinished(() => rm(dataDir, { recursive: true }));
      const given = { ...env, DATABASE_URL: app.databaseUrl };
      const web = await ProductProcess.start(dataDir, given, { part: 'web' });
      onTestFinished(async () => void (await web.stop()));
      return web;
    };
    const head = async ({ url }: ProductProcess) => {
      const headers = { ...TUS, cookie: user.cookie };
      const answer = await fetch(`${url}${location}`, { method: 'HEAD', headers });
      return Number(answer.headers.get('upload-offset'));
    };
    const send = ({ url }: ProductProcess, offset: number) =>
      fetch(`${url}${location}`, {
        method: 'PATCH',
        headers: {
          ...TUS,
          cookie: user.cookie,
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
          'content-length': String(BYTES - offset),
        },
        body: Readable.toWeb(Readable.from(soundFrom(offset))),
        duplex: 'half',
      });

    const first = await startWeb();
    const broken = send(first, 0).catch((error: unknown) => error);
    const arrived = async () => (await app.product.files.transfers.getUpload(id)).offset;
    const killedAt = SIZE_MB * 0.4 * MEGABYTE;
    await vi.waitFor(async () => expect(await arrived()).toBeGreaterThan(killedAt), {
      timeout: 120_000,
      interval: 200,
    });
    await first.killAlone();
    await broken;

    const second = await startWeb();
    const offset = await head(second);
    expect(offset).toBeGreaterThan(killedAt);
    expect(offset).toBeLessThan(BYTES);
    const before = await peakMemory(second.pid);
    const started = performance.now();
    expect((await send(second, offset)).status).toBe(204);
    const seconds = (performance.now() - started) / 1_000;
    const completed = await fetch(`${second.url}/api/uploads/${id}/complete`, {
      method: 'POST',
      headers: { cookie: user.cookie },
    });
    expect(completed.status).toBe(200);
    const memory = await peakMemory(second.pid);
    const stored = await app.product.files.store.read(id);
    expect(await hashOf(stored)).toBe(await hashOf(soundFrom(0)));
    expect(memory - before).toBeLessThan(MOST_MEMORY_MB);
    const rate = (BYTES - offset) / MEGABYTE / seconds;
    process.stdout.write(
      `went on at ${offset}, ${rate.toFixed(0)} MB/s, ${before.toFixed(0)} MB in memory before, ${memory.toFixed(0)} MB at most\n`,
    );
  }, 600_000);
});
