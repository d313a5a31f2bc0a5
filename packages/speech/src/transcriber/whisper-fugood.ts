import { z } from 'zod';
import { loadNative, type Runtime, type RuntimeResult } from './whisper-runtime.ts';

/** What we use of @fugood/whisper.node. */
interface Module {
  initWhisper: (options: { filePath: string }) => Promise<Context>;
}
export interface Context {
  transcribeData: (pcm: ArrayBuffer, options: object) => { promise: Promise<unknown> };
}

const Result = z.object({
  result: z.string(),
  language: z.string().optional(),
  /** Times in milliseconds. */
  segments: z.array(z.object({ text: z.string(), t0: z.number(), t1: z.number() })),
});

/** By how much the runtime raises the temperature when its text is a loop or too unlikely; from 0 to 1, as OpenAI's. */
const TEMPERATURE_STEP = 0.2;

/** whisper.cpp as @fugood/whisper.node builds it: for every platform. */
export async function loadFugoodRuntime(model: string): Promise<Runtime> {
  const native = loadNative('@fugood/whisper.node');
  if (!isModule(native)) throw new Error('no build of whisper.cpp is installed');
  return runtimeOf(await native.initWhisper({ filePath: model }));
}

/** The same calls of every build of it. */
export function runtimeOf(context: Context): Runtime {
  return {
    async transcribe(pcm, { threads, language, prompt }): Promise<RuntimeResult> {
      const { promise } = context.transcribeData(pcm.slice().buffer, {
        language,
        ...(prompt !== null && { prompt }),
        maxThreads: threads,
        temperature: 0,
        temperatureInc: TEMPERATURE_STEP,
        // One token a segment: so each comes with its time.
        tokenTimestamps: true,
        maxLen: 1,
      });
      const { result, segments, language: heard } = Result.parse(await promise);
      return {
        text: result,
        pieces: segments.map(({ text, t0, t1 }) => ({ text, start: t0 / 1_000, end: t1 / 1_000 })),
        language: heard ?? null,
      };
    },
  };
}

function isModule(native: unknown): native is Module {
  return typeof native === 'object' && native !== null && 'initWhisper' in native;
}
