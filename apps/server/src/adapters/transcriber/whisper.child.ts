import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { serveParent } from '../../platform/isolated-child.ts';
import { type Answer, Request } from './whisper-protocol.ts';

/** By how much the runtime raises the temperature when its text is a loop or too unlikely; from 0 to 1, as OpenAI's. */
const TEMPERATURE_STEP = 0.2;
/** The runtime ignores less than a second; silence after a short clip changes nothing. */
const LEAST_SAMPLES = 17_600;

/** What we use of the runtime. Its own types are sources that don't pass our compiler. */
interface Runtime {
  initWhisper: (options: { filePath: string }) => Promise<Context>;
}
interface Context {
  transcribeData: (pcm: ArrayBuffer, options: object) => { promise: Promise<unknown> };
}

const Result = z.object({
  result: z.string(),
  language: z.string().optional(),
  /** Times in milliseconds. */
  segments: z.array(z.object({ text: z.string(), t0: z.number(), t1: z.number() })),
});

serveParent<Request, Answer>(
  (message) => Request.parse(message),
  async ({ receive, send }) => {
    const order = await receive();
    if (order.kind !== 'load') throw new Error('a model comes first');
    const fault = await faultOf(order);
    if (fault) return await send({ kind: 'unfit', message: fault });
    const runtime: Runtime = createRequire(import.meta.url)('@fugood/whisper.node');
    const context = await runtime.initWhisper({ filePath: order.path });
    await send({ kind: 'loaded' });
    for (;;) {
      const clip = await receive();
      if (clip.kind === 'clip') await send(await transcribe(context, clip));
    }
  },
);

/** What is wrong with the file, or null. */
async function faultOf({
  path,
  bytes,
  sha256,
}: Extract<Request, { kind: 'load' }>): Promise<string | null> {
  const size = await stat(path).then(
    (file) => file.size,
    () => null,
  );
  if (size === null) return `${path} is not there`;
  if (size !== bytes) return `${path} has ${size} bytes instead of ${bytes}`;
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, { highWaterMark: 2 ** 20 }), hash);
  const found = hash.digest('hex');
  return found === sha256 ? null : `${path} has the checksum ${found} instead of ${sha256}`;
}

async function transcribe(
  context: Context,
  { pcm, threads, language, prompt }: Extract<Request, { kind: 'clip' }>,
): Promise<Answer> {
  const samples = new Int16Array(Math.max(pcm.length, LEAST_SAMPLES));
  samples.set(pcm);
  try {
    const { promise } = context.transcribeData(samples.buffer, {
      language,
      maxThreads: threads,
      temperature: 0,
      temperatureInc: TEMPERATURE_STEP,
      // One token a segment: so each comes with its time.
      tokenTimestamps: true,
      maxLen: 1,
      ...(prompt && { prompt }),
    });
    const { result, segments, language: heard } = Result.parse(await promise);
    return {
      kind: 'heard',
      text: result,
      pieces: segments.map(({ text, t0, t1 }) => ({ text, start: t0 / 1_000, end: t1 / 1_000 })),
      language: heard ?? null,
      memoryMb: process.memoryUsage.rss() / 2 ** 20,
    };
  } catch (error) {
    return { kind: 'failed', message: String(error) };
  }
}
