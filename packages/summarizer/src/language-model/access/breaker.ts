import { z } from 'zod';
import { ModelFault } from './faults.ts';
import type { LanguageModel } from './model.ts';
import { FIRST_TOKEN_MS, inTime, realWait, type Wait } from './timeouts.ts';

export interface BreakerTimes {
  /** How long a server may take to say that it is there. Milliseconds. */
  probeMs: number;
  /** The same while it works for us: some servers answer nothing else meanwhile. Milliseconds. */
  occupiedProbeMs: number;
  /** How long a server may take to begin its answer to a short question: it may have to load its model first. Milliseconds. */
  firstTokenMs: number;
  /** Waits between two of these questions; in tests, not at all. */
  wait: Wait;
}

export const BREAKER_TIMES: BreakerTimes = {
  probeMs: 10_000,
  occupiedProbeMs: 30_000,
  firstTokenMs: FIRST_TOKEN_MS,
  wait: realWait,
};

/** First wait before a server that was given up is asked again, in milliseconds; doubled each time. */
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 5 * 60_000;
/** A summary that found the server occupied by another one is put off for this long, in milliseconds. */
const OCCUPIED_MS = 3 * 60_000;

/** A server that answered within this time is not asked again whether it does, in milliseconds. */
const FRESH_MS = 60_000;

/** Faults of a server that is not there: the next request would wait for it as long as this one. */
const isGone = (error: unknown): error is ModelFault =>
  error instanceof ModelFault && (error.fault === 'silent' || error.fault === 'unreachable');

/**
 * Remembers, for all summaries of this process, that a model's server does not answer, so that only one of them waits for
 * it. The server is asked again in the background, and used again once it has answered.
 */
export class Breaker {
  readonly #model: LanguageModel;
  readonly #times: BreakerTimes;
  #fault: ModelFault | null = null;
  #inFlight = 0;
  /** When the model last answered, by `performance.now()`. */
  #answeredAt = -Infinity;
  /** The short question that is under way: one for all summaries that wait for it. */
  #greeting: Promise<void> | null = null;

  constructor(model: LanguageModel, times: BreakerTimes = BREAKER_TIMES) {
    this.#model = model;
    this.#times = times;
  }

  /**
   * Does work at the server, and remembers it if the server turns out to be gone.
   * @throws {ModelFault} at once where the server is known to be gone, and soon where it does not say that it is there, or
   * does not answer a short question.
   */
  async run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    if (this.#fault) throw this.#fault;
    if (this.#model.probe) {
      await this.#probe(this.#model.probe, signal);
      if (this.#inFlight === 0) await this.#greet(signal);
    }
    this.#inFlight += 1;
    try {
      const result = await work();
      this.#answeredAt = performance.now();
      return result;
    } catch (error) {
      this.noteFault(error);
      throw error;
    } finally {
      this.#inFlight -= 1;
    }
  }

  /** A fault that was met in work that went on without the server. */
  noteFault(error: unknown): void {
    if (isGone(error)) this.#open(error);
  }

  async #probe(probe: NonNullable<LanguageModel['probe']>, signal: AbortSignal): Promise<void> {
    const isOccupied = this.#inFlight > 0 || this.#greeting !== null;
    const { probeMs, occupiedProbeMs } = this.#times;
    const silenceMs = isOccupied ? occupiedProbeMs : probeMs;
    try {
      await inTime({ wait: realWait, silenceMs }, signal, (inner) => probe(inner));
    } catch (error) {
      signal.throwIfAborted();
      // An answer of any other kind shows that the server is there: its work will say what is wrong.
      if (!isGone(error)) return;
      if (isOccupied)
        throw new ModelFault('busy', 'the server works on another summary', OCCUPIED_MS);
      this.#open(error);
      throw error;
    }
  }

  /**
   * Asks a short question, whose answer comes soon even where a long prompt takes minutes: a server that can list its
   * models may still hang in every chat.
   */
  async #greet(signal: AbortSignal): Promise<void> {
    // Another summary may have found out meanwhile.
    if (this.#fault) throw this.#fault;
    if (performance.now() - this.#answeredAt < FRESH_MS) return;
    this.#greeting ??= this.#askBriefly().finally(() => (this.#greeting = null));
    await unlessAborted(this.#greeting, signal);
  }

  /** @throws {ModelFault} where the server is gone; another fault is an answer, too. */
  async #askBriefly(): Promise<void> {
    const never = new AbortController().signal;
    const limits = { wait: realWait, silenceMs: this.#times.firstTokenMs };
    try {
      await inTime(limits, never, (signal, heard) =>
        this.#model.ask({ ...greeting, signal, onText: heard }),
      );
    } catch (error) {
      if (!isGone(error)) return;
      this.#open(error);
      throw error;
    }
    this.#answeredAt = performance.now();
  }

  #open(fault: ModelFault): void {
    if (this.#fault) return;
    this.#fault = fault;
    void this.#closeWhenBack();
  }

  /** A list of models is not enough: a server that has it may still hang at the first question. */
  async #closeWhenBack(): Promise<void> {
    const never = new AbortController();
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
      await this.#times.wait(wait, never.signal);
      if (await this.#answers()) break;
    }
    this.#fault = null;
  }

  async #answers(): Promise<boolean> {
    return await this.#askBriefly().then(
      () => true,
      () => false,
    );
  }
}

const greeting = {
  system: 'You answer with one word.',
  prompt: 'Say OK.',
  form: 'prompt',
  schema: z.unknown(),
  mostTokens: 16,
} as const;

/** Waits for work that goes on when only this caller is cancelled. */
async function unlessAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const { promise: cancelled, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    await Promise.race([work, cancelled]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
