import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createScriptedTranscriber } from '@notelark/speech/testing/scripted-transcriber';
import { sql } from 'drizzle-orm';
import { describe, expect, it, type TestContext, vi } from 'vitest';
import { S3Bucket } from '../../../adapters/file-store/s3-bucket.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { DatabaseProxy as TcpProxy } from '../../../testing/database-proxy.ts';
import { createTestEngines } from '../../../testing/engines.ts';
import { workerKilledIn } from '../../../testing/hanging-worker.ts';
import { startMediaServer } from '../../../testing/media-server.ts';
import { resultOf, segmentsOf, untilStatus } from '../../../testing/results.ts';
import { createBucket, findS3Server, s3Environment } from '../../../testing/s3.ts';
import type { S3Access } from '../../../testing/swift.ts';
import {
  announce,
  askOffset,
  metadata,
  recordingOf,
  sendBytes,
  upload,
} from '../../../testing/transfers.ts';

const RECORDING = recordingOf(3);
const CLIPS = 3;
const PHRASE_SECONDS = 3.5;
/** Within which another worker takes over, the rest of the work included. */
const A_MINUTE = 60_000;
const server = await findS3Server();

/** A process of the product; the second one of an installation is on the database of the first. */
async function start(
  { onTestFinished }: TestContext,
  env: Record<string, string>,
  first?: TestApp,
): Promise<TestApp> {
  const transcriber = createScriptedTranscriber({ concurrency: 1 });
  const databaseUrl = first && (() => Promise.resolve(first.databaseUrl));
  const engines = await createTestEngines({ transcriber });
  const app = await createTestApp({
    worker: false,
    engines,
    env,
    ...(databaseUrl && { databaseUrl }),
  });
  onTestFinished(() => app.close());
  return app;
}

describe.skipIf(server === null)('with files on S3', () => {
  const access = server as S3Access;

  it.concurrent(
    'a recording is taken up by another web process, outlives a killed worker, is played, and goes',
    { timeout: 3 * A_MINUTE },
    async (test) => {
      const settings = await createBucket(access);
      const env = { ...s3Environment(settings), SECRET: 'a secret of all processes of this test' };
      const one = await start(test, env);
      const other = await start(test, env, one);
      const user = await one.signUpAndIn();

      const said = metadata({ filename: 'talk.wav', keepOriginal: 'true' });
      const length = { 'upload-length': String(RECORDING.length), 'upload-metadata': said };
      const location = (await announce(one, user, length)).headers.get('location') ?? '';
      const half = RECORDING.length >> 1;
      await sendBytes(one, user, location, 0, RECORDING.subarray(0, half));
      const asked = await askOffset(other, user, location);
      expect(asked.headers.get('upload-offset')).toBe(String(half));
      await sendBytes(other, user, location, half, RECORDING.subarray(half));
      const params = { id: location.split('/').at(-1) ?? '' };
      const { summaryId, uploadId } = (
        await one.call('POST /api/uploads/{id}/complete', { params }, { as: user })
      ).body;

      await workerKilledIn('transcribing', one, env);
      await other.product.startWorker();
      const result = await untilStatus(one, user, summaryId, 'ready', A_MINUTE);
      expect(segmentsOf(result)).toHaveLength(CLIPS);

      await vi.waitFor(async () => {
        const { source } = await resultOf(one, user, summaryId);
        expect(source).toMatchObject({ playbackUrl: expect.any(String) });
      }, A_MINUTE);
      const playback = `/api/uploads/${uploadId}/playback`;
      const whole = Buffer.from(await (await one.request(playback, { as: user })).arrayBuffer());
      const part = await one.request(playback, { as: user, headers: { range: 'bytes=100-199' } });
      expect(part.status).toBe(206);
      expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(100, 200))).toBe(true);
      expect(await readdir(join(other.dataDir, 'scratch'))).toEqual([]);

      await one.call('DELETE /api/uploads/{id}', { params: { id: uploadId } }, { as: user });
      const bucket = new S3Bucket(settings);
      test.onTestFinished(() => bucket.close());
      await vi.waitFor(async () => {
        const left = (await Array.fromAsync(bucket.list(''))).map(({ key }) => key);
        expect(left).toEqual(['identity']);
      }, A_MINUTE);
    },
  );

  it.concurrent(
    'a link is brought, resumed where it broke off, and also without a length',
    { timeout: 2 * A_MINUTE },
    async (test) => {
      const media = await startMediaServer();
      test.onTestFinished(() => media.close());
      const headers = { 'content-type': 'audio/wav', etag: '"one"' };
      const file = { content: RECORDING, headers, ranges: true };
      media.files.set('/broken.wav', { ...file, breakAfter: 20_000 });
      media.files.set('/unsized.wav', { ...file, unsized: true });
      const settings = s3Environment(await createBucket(access));
      const app = await start(test, { ...settings, LINK_PRIVATE_ADDRESSES: 'allow' });
      const user = await app.signUpAndIn();
      for (const path of media.files.keys()) {
        const body = { url: media.url + path, outputType: 'notes' as const };
        await app.call('POST /api/links', { body }, { as: user });
      }
      await app.product.startWorker();
      const links = await vi.waitFor(async () => {
        const { body } = await app.call('GET /api/links', {}, { as: user });
        expect(body.links.map(({ state }) => state)).toEqual(['done', 'done']);
        return body.links;
      }, A_MINUTE);
      for (const { summaryId } of links) {
        const { source } = await untilStatus(app, user, summaryId ?? '', 'ready', A_MINUTE);
        expect(source).toMatchObject({ durationSeconds: 3 * PHRASE_SECONDS });
      }
      const ranges = media.asked.map(({ headers }) => headers.range).filter(Boolean);
      expect(ranges).toEqual([expect.stringMatching(/^bytes=[1-9]\d*-$/)]);
    },
  );

  it.concurrent(
    'an outage costs no minutes and fails no recording',
    { timeout: 3 * A_MINUTE },
    async (test) => {
      const proxy = await TcpProxy.start(access.endpoint);
      test.onTestFinished(() => proxy.close());
      const settings = { ...(await createBucket(access)), endpoint: proxy.url };
      const app = await start(test, s3Environment(settings));
      const user = await app.signUpAndIn();
      const { summaryId } = await upload(app, user, RECORDING);
      proxy.takeAway();
      const refused = await announce(app, user, { 'upload-length': '1000' });
      expect(refused.status).toBe(503);
      expect(await refused.json()).toMatchObject({ error: { code: 'storage-unavailable' } });
      await app.product.startWorker();
      await vi.waitFor(async () => {
        const notes = sql`select (data ->> 'outages')::int as outages, (data ->> 'faults')::int as faults
        from jobs.job where name = 'transcription-transcribe'`;
        const [job] = (await app.db.execute(notes)).rows;
        expect(job).toMatchObject({ outages: expect.any(Number), faults: 0 });
      }, A_MINUTE);
      proxy.restore();
      await untilStatus(app, user, summaryId, 'ready', A_MINUTE);
      const used = (await app.call('GET /api/usage', {}, { as: user })).body.audio.used;
      expect(used).toBe(1);
      app.log.clear();
    },
  );

  it.concurrent('a product that can’t use its bucket does not start, and names what is wrong', async () => {
    const settings = { ...(await createBucket(access)), secretAccessKey: 'wrong' };
    await expect(createTestApp({ worker: false, env: s3Environment(settings) })).rejects.toThrow(
      `No access to the bucket ${settings.bucket} at ${settings.endpoint} (SignatureDoesNotMatch`,
    );
  });
});
