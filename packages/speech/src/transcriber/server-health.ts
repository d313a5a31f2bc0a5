import type { TranscribeError } from '../ports/transcriber.ts';

export interface HealthTimes {
  /** Before a server that is down is looked at for the first time, in milliseconds; doubled for each look in vain. */
  firstLookMs: number;
  longestMs: number;
}

const TIMES: HealthTimes = { firstLookMs: 2_000, longestMs: 60_000 };
/** Answers in a row that were failures, after which a server counts as down. */
const MOST_FAILURES = 3;

interface Hooks {
  /** Whether the server answers. */
  look: () => Promise<boolean>;
  /** Hears when it goes down, and when it is back. */
  onChange: (isUp: boolean, why: TranscribeError | null) => void;
  times?: HealthTimes | undefined;
}

/** Whether a server can be asked. One that is down is looked at in the background, less and less often, until it answers. */
export class ServerHealth {
  readonly #hooks: Hooks;
  readonly #times: HealthTimes;
  #failures = 0;
  /** Looks in vain since the last success of a transcription. */
  #looks = 0;
  #restsUntil = 0;
  #timer: NodeJS.Timeout | null = null;
  #nextLookAt = 0;

  constructor(hooks: Hooks) {
    this.#hooks = hooks;
    this.#times = hooks.times ?? TIMES;
  }

  /** Milliseconds until it is worth asking; 0: now. */
  get waitMs(): number {
    const until = this.#timer === null ? this.#restsUntil : this.#nextLookAt;
    return Math.max(0, until - Date.now(), this.#timer === null ? 0 : 1);
  }

  succeeded(): void {
    this.#failures = 0;
    this.#looks = 0;
  }

  /** @returns whether the server is down now. */
  failed(error: TranscribeError): boolean {
    if (error.retryAfterSeconds !== null) {
      this.#restsUntil = Date.now() + error.retryAfterSeconds * 1_000;
      return false;
    }
    this.#failures += 1;
    if (!error.unreachable && this.#failures < MOST_FAILURES) return false;
    if (this.#timer === null) {
      this.#hooks.onChange(false, error);
      this.#plan();
    }
    return true;
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
  }

  #plan(): void {
    const { firstLookMs, longestMs } = this.#times;
    const ms = Math.min(longestMs, firstLookMs * 2 ** this.#looks);
    this.#nextLookAt = Date.now() + ms;
    this.#timer = setTimeout(() => void this.#look(), ms).unref();
  }

  async #look(): Promise<void> {
    this.#looks += 1;
    if (!(await this.#hooks.look())) return this.#plan();
    this.#timer = null;
    this.#failures = 0;
    this.#hooks.onChange(true, null);
  }
}
