import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { usageEntries } from '../../platform/database/schema/index.ts';
import { createTestApp } from '../../testing/app.ts';
import { createTestEngines } from '../../testing/engines.ts';
import { hangingStages, workerKilledIn } from '../../testing/hanging-worker.ts';
import { resultOf, segmentsOf, untilStatus } from '../../testing/results.ts';
import { createScriptedTranscriber } from '@notelark/speech/testing/scripted-transcriber';
import { recordingOf, upload } from '../../testing/transfers.ts';

const RECORDING = recordingOf(3);
const CLIPS = 3;
/** Within which another worker takes over, the rest of the work included. */
const A_MINUTE = 60_000;

it.concurrent.each(hangingStages)(
  'a worker killed while %s loses nothing: the next one goes on',
  { timeout: 2 * A_MINUTE },
  async (stage) => {
    const transcriber = createScriptedTranscriber({ concurrency: 1 });
    const app = await createTestApp({
      worker: false,
      engines: await createTestEngines({ transcriber }),
    });
    const user = await app.signUpAndIn();
    const { summaryId } = await upload(app, user, RECORDING);
    await workerKilledIn(stage, app);

    await app.product.startWorker();
    const result = await untilStatus(app, user, summaryId, 'ready', A_MINUTE);
    expect(segmentsOf(result).map(({ text }) => text)).toEqual(
      Array.from({ length: CLIPS }, () => 'Hello there.'),
    );
    expect(segmentsOf(result).map(({ start }) => Math.round(start / 3.5))).toEqual([0, 1, 2]);
    expect(result.summaryText).toContain('Hello there.');
    // What the killed one had saved is not heard again, and nothing is paid twice.
    expect(transcriber.clips).toHaveLength(
      { decoding: CLIPS, transcribing: CLIPS - 1, summarizing: 0 }[stage],
    );
    const usage = await app.call('GET /api/usage', {}, { as: user });
    expect(usage.body.audio.used).toBe(1);
    await app.close();
  },
);

it.concurrent(
  'a worker killed while it listens to the audio of an imported transcript: the next one places its lines',
  { timeout: 2 * A_MINUTE },
  async () => {
    const app = await createTestApp({ worker: false });
    const as = await app.signUpAndIn();
    const lines = ['Ann: Hello there.', 'Ben: Hello there.', 'Ann: Hello there.'];
    const files = [{ name: 'a.txt', content: Buffer.from(lines.join('\n')).toString('base64') }];
    const body = { files, outputType: 'notes' as const };
    const { uploadId, summaryId } = (await app.call('POST /api/imports', { body }, { as })).body;
    await upload(app, as, RECORDING, { filename: 'a.wav', audioOf: uploadId });
    await workerKilledIn('transcribing', app);

    await app.product.startWorker();
    const result = await vi.waitFor(
      async () => {
        const now = await resultOf(app, as, summaryId);
        expect(now.source).toMatchObject({ audio: { status: 'ready', times: 'words' } });
        return now;
      },
      { timeout: 1.5 * A_MINUTE, interval: 200 },
    );
    expect(segmentsOf(result).map(({ speaker, text }) => `${speaker}: ${text}`)).toEqual(lines);
    expect(segmentsOf(result).map(({ start }) => Math.round(start / 3.5))).toEqual([0, 1, 2]);
    const paid = await app.db.select().from(usageEntries).where(eq(usageEntries.kind, 'audio'));
    expect(paid.map(({ amount }) => amount)).toEqual([11]);
    await app.close();
  },
);
