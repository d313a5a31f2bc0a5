import { setImmediate } from 'node:timers/promises';
import { createWorkerPool } from '../transcriber/worker-pool.ts';
import type { Clip, Transcriber, Transcription } from '../ports/transcriber.ts';

export interface ScriptedOptions {
  concurrency?: number;
  maxClipSeconds?: number;
  onlyLanguage?: string;
  /** Answers a clip; `call` counts from 1. Default: two words at the start of the clip. */
  script?: (clip: Clip, call: number) => Promise<Transcription> | Transcription;
}

export interface ScriptedTranscriber extends Transcriber {
  /** The clips that it was given, in order. */
  clips: Clip[];
  /** The most that were under way at once. */
  busiest: () => number;
}

/** A transcriber that says what a test tells it to. Silence is silence for it, too. */
export function createScriptedTranscriber(options: ScriptedOptions = {}): ScriptedTranscriber {
  const { concurrency = 2, maxClipSeconds = 30, onlyLanguage, script = sayTwoWords } = options;
  const clips: Clip[] = [];
  const workers = createWorkerPool(Array.from({ length: concurrency }, (_, index) => index));
  let underWay = 0;
  let busiest = 0;

  return {
    engine: { id: 'scripted', label: 'Scripted', draft: false },
    onlyLanguage: onlyLanguage ?? null,
    concurrency,
    maxClipSeconds,
    maxPauseSeconds: 1,
    clips,
    busiest: () => busiest,
    async transcribe(clip): Promise<Transcription> {
      clips.push(clip);
      const call = clips.length;
      clip.signal?.throwIfAborted();
      return await workers.run(clip, async () => {
        busiest = Math.max(busiest, (underWay += 1));
        try {
          const isSilent = clip.pcm.every((sample) => sample === 0);
          const answer = isSilent ? sayNothing() : script(clip, call);
          return await Promise.race([answer, abortOf(clip.signal)]);
        } finally {
          underWay -= 1;
        }
      });
    },
    async close(): Promise<void> {},
  };
}

const sayNothing = (): Transcription => ({ segments: [], language: null });

export async function sayTwoWords({ language = 'en' }: Clip): Promise<Transcription> {
  await setImmediate();
  const words = [
    { text: 'Hello', start: 0, end: 0.04 },
    { text: 'there.', start: 0.04, end: 0.08 },
  ];
  return { segments: [{ text: 'Hello there.', start: 0, end: 0.08, words }], language };
}

function abortOf(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
