import { setImmediate } from 'node:timers/promises';
import { loadNative, type Runtime, type RuntimeResult } from './whisper-runtime.ts';
import type { Piece } from './whisper-words.ts';

/** What we use of @napi-rs/whisper. Times in hundredths of a second. */
interface Module {
  Whisper: {
    new (model: string, options: { useGpu: boolean }): Context;
    lang: (id: number) => string | null;
  };
  WhisperFullParams: new (strategy: number) => Record<string, unknown>;
}
interface Context {
  full: (params: Record<string, unknown>, samples: Float32Array) => string;
  fullLangId: number;
}
interface Segment {
  text: string;
  start: number;
  end: number;
}

/**
 * This whisper.cpp (of 2024) stops at the first sentence that ends in the last second of what it was given, and would
 * lose what is said after it. With this much silence added, 0.75 s, only the padding of a clip, 0.26 s, is in that second.
 */
const TAIL_SAMPLES = 12_000;
const GREEDY = 0;
const FULL_SCALE = 32_768;
/** Segments are handed over in the event loop after the work is done; so many turns without one, and all are here. */
const QUIET_TURNS = 3;

/** whisper.cpp as napi-rs builds it, or null where that does not load. It works synchronously. */
export function loadNapiRuntime(model: string): Runtime | null {
  const native = loadNative('@napi-rs/whisper-linux-x64-gnu');
  if (!isModule(native)) return null;
  const context = new native.Whisper(model, { useGpu: false });
  return {
    async transcribe(pcm, { threads, language, prompt }): Promise<RuntimeResult> {
      const pieces: Piece[] = [];
      const params = Object.assign(new native.WhisperFullParams(GREEDY), {
        nThreads: threads,
        language,
        ...(prompt !== null && { initialPrompt: prompt }),
        // One token a segment: so each comes with its time.
        tokenTimestamps: true,
        maxLen: 1,
        printProgress: false,
        printRealtime: false,
        printTimestamps: false,
        onNewSegment: ({ text, start, end }: Segment) =>
          pieces.push({ text, start: start / 100, end: end / 100 }),
      });
      const samples = new Float32Array(pcm.length + TAIL_SAMPLES);
      for (const [index, sample] of pcm.entries()) samples[index] = sample / FULL_SCALE;
      const text = context.full(params, samples);
      await untilQuiet(() => pieces.length);
      return { text, pieces, language: native.Whisper.lang(context.fullLangId) };
    },
  };
}

function isModule(native: unknown): native is Module {
  return typeof native === 'object' && native !== null && 'WhisperFullParams' in native;
}

async function untilQuiet(count: () => number): Promise<void> {
  let before = count();
  for (let turns = 0; turns < QUIET_TURNS; turns += 1) {
    await setImmediate();
    if (count() > before) turns = 0;
    before = count();
  }
}
