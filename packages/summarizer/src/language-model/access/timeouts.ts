import { setTimeout as delay } from 'node:timers/promises';
import { estimateTokens } from '../tokens.ts';
import { ModelFault } from './faults.ts';
import type { Answer, Ask, LanguageModel } from './model.ts';
import type { PromptPace } from './prompt-pace.ts';

/** Settles after so many milliseconds; rejects when cancelled. What tests replace, to wait for nothing. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

export const realWait: Wait = (ms, signal) => delay(ms, undefined, { signal, ref: false });

export interface Timeouts {
  wait: Wait;
  /** See {@link LanguageModel.silenceMs}. */
  silenceMs: number;
  /**
   * Time until the first word of an answer, in milliseconds, apart from reading the prompt. Loading a model of several
   * gigabytes is part of it.
   */
  firstTokenMs: number;
  /** How long reading a prompt takes. */
  pace: PromptPace;
}

/** Enough to load a model of several gigabytes from a disk. */
export const FIRST_TOKEN_MS = 120_000;

/** A small computer reads a long prompt for minutes before the first word, and then writes word by word. Milliseconds. */
export const SLOW_MACHINE_MS = 15 * 60_000;
/** A vendor's machines begin within seconds; models that think first take a minute or two. Milliseconds. */
export const DATA_CENTRE_MS = 3 * 60_000;

/** How often one request is sent, at most. */
const TRIES = 4;
/** How often a server may say nothing: one that hangs is not waited for as often as one that answers. */
const SILENCES = 2;
/** First pause before a request is sent again, in milliseconds; doubled each time. */
const FIRST_PAUSE_MS = 1000;
/** Longest pause that a server may ask for here, in milliseconds: above it, all of the work is better put off. */
const LONGEST_PAUSE_MS = 120_000;

/** Whether the server wants to be left alone for longer than a request can wait. */
export function putsOff({ retryAfterMs }: ModelFault): boolean {
  return (retryAfterMs ?? 0) > LONGEST_PAUSE_MS;
}

/**
 * Asks, and asks again after faults that may pass: after as long as the server said, else after 1, 2 and 4 seconds.
 * @throws {ModelFault} the last one.
 */
export async function askWithTimeouts(
  model: LanguageModel,
  request: Ask,
  timeouts: Timeouts,
): Promise<Answer> {
  let silences = 0;
  for (let tries = 1; ; tries += 1) {
    try {
      return await askInTime(model, request, timeouts);
    } catch (error) {
      request.signal.throwIfAborted();
      if (!(error instanceof ModelFault) || tries === TRIES) throw error;
      if (error.fault === 'silent') silences += 1;
      if (!error.passing && !(error.fault === 'silent' && silences < SILENCES)) throw error;
      if (putsOff(error)) throw error;
      const pause = error.retryAfterMs ?? FIRST_PAUSE_MS * 2 ** (tries - 1);
      await timeouts.wait(pause, request.signal);
    }
  }
}

/** One request, ended as `silent` when nothing comes for too long: before the first word, or between two. */
async function askInTime(model: LanguageModel, request: Ask, timeouts: Timeouts): Promise<Answer> {
  const { firstTokenMs, silenceMs, pace } = timeouts;
  const tokens = estimateTokens(request.system + request.prompt);
  const started = performance.now();
  let isFirst = true;
  const firstMs = Math.min(silenceMs, firstTokenMs + pace.expected(tokens));
  return await inTime({ ...timeouts, firstMs }, request.signal, (signal, heard) =>
    model.ask({
      ...request,
      signal,
      onText: (text) => {
        heard();
        if (isFirst) pace.note(tokens, performance.now() - started);
        isFirst = false;
        request.onText?.(text);
      },
    }),
  );
}

interface TimeLimits extends Pick<Timeouts, 'wait' | 'silenceMs'> {
  /** The limit until the first sign of life, in milliseconds, where it is another one. */
  firstMs?: number;
}

/**
 * Work under a signal that aborts when the caller's does, and as `silent` when for too long nothing was heard.
 * @param work gets the signal, and what to call whenever there is a sign of life.
 */
export async function inTime<T>(
  { wait, silenceMs, firstMs = silenceMs }: TimeLimits,
  cancelled: AbortSignal,
  work: (signal: AbortSignal, heard: () => void) => Promise<T>,
): Promise<T> {
  const silence = new AbortController();
  let watch = new AbortController();
  const listen = (ms: number): void => {
    watch.abort();
    watch = new AbortController();
    void wait(ms, watch.signal).then(
      () => silence.abort(new ModelFault('silent', 'the model said nothing for too long')),
      () => {},
    );
  };
  listen(firstMs);
  try {
    const heard = (): void => listen(silenceMs);
    return await work(AbortSignal.any([cancelled, silence.signal]), heard);
  } finally {
    watch.abort();
  }
}
