import { setImmediate } from 'node:timers/promises';
import type { Clip, Transcriber, Transcription } from '../ports/transcriber.ts';

export interface ScriptedOptions {
  concurrency?: number;
  maxClipSeconds?: number;
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
  const { concurrency = 2, maxClipSeconds = 30, script = sayTwoWords } = options;
  const clips: Clip[] = [];
  const waiting: (() => void)[] = [];
  let underWay = 0;
  let busiest = 0;

  const enter = async (): Promise<void> => {
    if (underWay >= concurrency) await new Promise<void>((resolve) => waiting.push(resolve));
    else underWay += 1;
    busiest = Math.max(busiest, underWay);
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else underWay -= 1;
  };
  return {
    engine: { id: 'scripted', label: 'Scripted', draft: false },
    concurrency,
    maxClipSeconds,
    maxPauseSeconds: 1,
    clips,
    busiest: () => busiest,
    async transcribe(clip): Promise<Transcription> {
      clips.push(clip);
      const call = clips.length;
      clip.signal?.throwIfAborted();
      await enter();
      try {
        const answer = clip.pcm.some((sample) => sample !== 0) ? script(clip, call) : sayNothing();
        return await Promise.race([answer, abortOf(clip.signal)]);
      } finally {
        leave();
      }
    },
    async close(): Promise<void> {},
  };
}

const sayNothing = (): Transcription => ({ segments: [], language: null });

export async function sayTwoWords(): Promise<Transcription> {
  await setImmediate();
  const words = [
    { text: 'Hello', start: 0, end: 0.04 },
    { text: 'there.', start: 0.04, end: 0.08 },
  ];
  return { segments: [{ text: 'Hello there.', start: 0, end: 0.08, words }], language: 'en' };
}

function abortOf(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
