import { serveParent } from '@notelark/toolkit/isolated-child';
import { faultOfFile } from '@notelark/toolkit/isolated-file';
import { loadFugoodRuntime } from './whisper-fugood.ts';
import { loadGpuRuntime } from './whisper-gpu.ts';
import { loadNapiRuntime } from './whisper-napi.ts';
import { type Answer, Request } from './whisper-protocol.ts';
import type { Runtime } from './whisper-runtime.ts';

/** The runtime ignores less than a second; silence after a short clip changes nothing. */
const LEAST_SAMPLES = 17_600;

serveParent<Request, Answer>(
  (message) => Request.parse(message),
  async ({ receive, send }) => {
    const order = await receive();
    if (order.kind !== 'load') throw new Error('a model comes first');
    const fault = await faultOfFile(order);
    if (fault) return await send({ kind: 'unfit', message: fault });
    const { runtime, withoutGpu } = await load(order);
    await send({ kind: 'loaded', withoutGpu });
    for (;;) {
      const clip = await receive();
      if (clip.kind === 'clip') await send(await transcribe(runtime, clip));
    }
  },
);

type Load = Extract<Request, { kind: 'load' }>;

/** The build for the graphics card, where one was asked for and works; else one for the processor. */
async function load(order: Load): Promise<{ runtime: Runtime; withoutGpu: string | null }> {
  if (order.gpu === null) return { runtime: await loadForProcessor(order), withoutGpu: null };
  try {
    return { runtime: await loadGpuRuntime(order.gpu, order.path), withoutGpu: null };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { runtime: await loadForProcessor(order), withoutGpu: why };
  }
}

/** The build that was asked for; the one that runs everywhere, where that does not load. */
async function loadForProcessor({ runtime, path }: Load): Promise<Runtime> {
  const fast = runtime === 'napi-rs' ? loadNapiRuntime(path) : null;
  return fast ?? (await loadFugoodRuntime(path));
}

async function transcribe(
  runtime: Runtime,
  { pcm, threads, language, prompt }: Extract<Request, { kind: 'clip' }>,
): Promise<Answer> {
  const samples = new Int16Array(Math.max(pcm.length, LEAST_SAMPLES));
  samples.set(pcm);
  try {
    const result = await runtime.transcribe(samples, { threads, language, prompt });
    return { kind: 'heard', ...result, memoryMb: process.memoryUsage.rss() / 2 ** 20 };
  } catch (error) {
    return { kind: 'failed', message: String(error) };
  }
}
