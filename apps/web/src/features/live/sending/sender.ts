import { ApiError, hasCode, sentenceOf } from '../../../lib/api-error.ts';

/** What becomes of the sound that waits to be transcribed. */
export type SendState =
  | { kind: 'idle' | 'sending' | 'signed-out' }
  /** It is tried again soon. `offline`: no answer came at all. */
  | { kind: 'waiting'; offline: boolean; message: string }
  /** The plan is used up, or no longer has Live Notes: it waits for an upgrade. */
  | { kind: 'refused'; message: string };

/** Where chunks wait, in order. */
export interface Outbox<Chunk, Answer> {
  next: () => Promise<Chunk | null>;
  /** Keeps the answer; only then is the chunk gone. */
  confirm: (chunk: Chunk, answer: Answer) => Promise<void>;
}

interface Parts<Chunk, Answer> {
  outbox: Outbox<Chunk, Answer>;
  send: (chunk: Chunk) => Promise<Answer>;
  onState: (state: SendState) => void;
  /** Called for each try that the server answered with a failure, or that failed here. */
  onFailure: () => void;
  /** Resolves after so many milliseconds. */
  wait: (ms: number) => Promise<void>;
}

/** Pauses before the next try, in seconds; the last one for all that follow. */
const PAUSES = [1, 2, 4, 8, 15, 30] as const;
const LONGEST_PAUSE = 30;
/** How often it is looked whether a refusal has ended: a plan may have been bought in another tab. */
const REFUSED_PAUSE = 60;

/** Sends chunks in order, one at a time, each until it is answered: none is skipped, whatever goes wrong. */
export class Sender<Chunk, Answer> {
  readonly #parts: Parts<Chunk, Answer>;
  #running = false;
  #wakeUp: (() => void) | null = null;
  #wanted = false;

  constructor(parts: Parts<Chunk, Answer>) {
    this.#parts = parts;
  }

  /** There is more to send. A pause after a failure goes on. */
  more(): void {
    this.#wanted = true;
    if (!this.#running) void this.#run();
  }

  /** There is a reason to try again at once: the network is back, the user has signed in. */
  wake(): void {
    this.#wakeUp?.();
    this.more();
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#wanted) {
      this.#wanted = false;
      await this.#sendAll();
    }
    this.#running = false;
    this.#parts.onState({ kind: 'idle' });
  }

  async #sendAll(): Promise<void> {
    let failures = 0;
    for (;;) {
      try {
        if (!(await this.#sendNext())) return;
        failures = 0;
      } catch (error) {
        await this.#afterFailure(error, failures);
        failures += 1;
      }
    }
  }

  /** False where there was nothing to send. */
  async #sendNext(): Promise<boolean> {
    const { outbox, send, onState } = this.#parts;
    const chunk = await outbox.next();
    if (chunk === null) return false;
    onState({ kind: 'sending' });
    await outbox.confirm(chunk, await send(chunk));
    return true;
  }

  async #afterFailure(error: unknown, failures: number): Promise<void> {
    const { onState, onFailure } = this.#parts;
    const state = stateAfter(error);
    onState(state);
    if (state.kind === 'waiting' && !state.offline) onFailure();
    await this.#pause(state, pauseAfter(error, failures));
  }

  async #pause({ kind }: SendState, seconds: number): Promise<void> {
    const woken = new Promise<void>((resolve) => {
      this.#wakeUp = resolve;
    });
    // Who is signed out is asked to sign in; then we are woken.
    await (kind === 'signed-out'
      ? woken
      : Promise.race([
          woken,
          this.#parts.wait((kind === 'refused' ? REFUSED_PAUSE : seconds) * 1000),
        ]));
    this.#wakeUp = null;
  }
}

/** The server transcribes no more for now, whatever is tried. */
export const refusals = ['live-quota-exceeded', 'team-quota-exceeded', 'live-not-in-plan'] as const;

function stateAfter(error: unknown): SendState {
  const message = sentenceOf(error);
  if (hasCode(error, 'not-signed-in')) return { kind: 'signed-out' };
  if (hasCode(error, ...refusals)) return { kind: 'refused', message };
  return { kind: 'waiting', offline: hasCode(error, 'unreachable'), message };
}

function pauseAfter(error: unknown, failures: number): number {
  const planned = PAUSES[Math.min(failures, PAUSES.length - 1)] ?? LONGEST_PAUSE;
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
  return Math.max(planned, Math.min(asked, LONGEST_PAUSE));
}
