import { z } from 'zod';
import { ModelFault } from './faults.ts';
import type { LanguageModel } from './model.ts';
import { inTime, realWait, type Wait } from './patience.ts';

export interface BreakerTimes {
  /** How long a server may take to say that it is there. Milliseconds. */
  probeMs: number;
  /** The same while it works for us: some servers answer nothing else meanwhile. Milliseconds. */
  occupiedProbeMs: number;
  /** How long a server that was given up may take to answer a short question. Milliseconds. */
  retryMs: number;
  /** Waits between two of these questions; in tests, not at all. */
  wait: Wait;
}

export const BREAKER_TIMES: BreakerTimes = {
  probeMs: 10_000,
  occupiedProbeMs: 30_000,
  retryMs: 60_000,
  wait: realWait,
};

/** First wait before a server that was given up is asked again, in milliseconds; doubled each time. */
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 5 * 60_000;
/** A summary that found the server occupied by another one is put off for this long, in milliseconds. */
const OCCUPIED_MS = 3 * 60_000;

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

  constructor(model: LanguageModel, times: BreakerTimes = BREAKER_TIMES) {
    this.#model = model;
    this.#times = times;
  }

  /**
   * Does work at the server, and remembers it if the server turns out to be gone.
   * @throws {ModelFault} at once where the server is known to be gone, and soon where it does not say that it is there.
   */
  async run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    if (this.#fault) throw this.#fault;
    await this.#probe(signal);
    this.#inFlight += 1;
    try {
      return await work();
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

  async #probe(signal: AbortSignal): Promise<void> {
    const { probe } = this.#model;
    if (!probe) return;
    const isOccupied = this.#inFlight > 0;
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
    const silence = AbortSignal.timeout(this.#times.retryMs);
    try {
      await this.#model.ask({
        system: 'You answer with one word.',
        prompt: 'Say OK.',
        form: 'prompt',
        schema: z.unknown(),
        mostTokens: 16,
        signal: silence,
      });
      return true;
    } catch (error) {
      return error instanceof ModelFault && !isGone(error);
    }
  }
}
