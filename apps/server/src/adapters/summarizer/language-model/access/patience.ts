import { setTimeout as delay } from 'node:timers/promises';
import { ModelFault } from './faults.ts';
import type { Answer, Ask, LanguageModel } from './model.ts';

/** Settles after so many milliseconds; rejects when cancelled. What tests replace, to wait for nothing. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

export const realWait: Wait = (ms, signal) => delay(ms, undefined, { signal, ref: false });

export interface Patience {
  wait: Wait;
  /** Give up on an answer when nothing of it has come for so long, in milliseconds. */
  silenceMs: number;
}

/** How often one request is sent, at most. */
const TRIES = 4;
/** First pause before a request is sent again, in milliseconds; doubled each time. */
const FIRST_PAUSE_MS = 1000;
/** Longest pause that a server may ask for: above it, the job is better put back into the queue. */
const LONGEST_PAUSE_MS = 120_000;

/**
 * Asks, and asks again after faults that may pass: after as long as the server said, else after 1, 2 and 4 seconds.
 * @throws {ModelFault} the last one.
 */
export async function askPatiently(
  model: LanguageModel,
  request: Ask,
  patience: Patience,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await askInTime(model, request, patience);
    } catch (error) {
      request.signal.throwIfAborted();
      if (!(error instanceof ModelFault) || !error.passing || tries === TRIES) throw error;
      const pause = error.retryAfterMs ?? FIRST_PAUSE_MS * 2 ** (tries - 1);
      if (pause > LONGEST_PAUSE_MS) throw error;
      await patience.wait(pause, request.signal);
    }
  }
}

/** One request, ended as `slow` when nothing comes for too long: before the first word, or between two. */
async function askInTime(model: LanguageModel, request: Ask, patience: Patience): Promise<Answer> {
  const silence = new AbortController();
  let watch = new AbortController();
  const listen = (): void => {
    watch.abort();
    watch = new AbortController();
    void patience.wait(patience.silenceMs, watch.signal).then(
      () => silence.abort(new ModelFault('slow', 'the model said nothing for too long')),
      () => {},
    );
  };
  listen();
  try {
    const signal = AbortSignal.any([request.signal, silence.signal]);
    const onText = (text: string): void => {
      listen();
      request.onText?.(text);
    };
    return await model.ask({ ...request, signal, onText });
  } finally {
    watch.abort();
  }
}
