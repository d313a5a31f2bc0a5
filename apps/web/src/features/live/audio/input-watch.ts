/** What comes out of the source. `stalled`: nothing at all. `ended`: it is gone. */
export type InputState = 'fine' | 'silent' | 'stalled' | 'ended';

/** Both are noticed within 5 seconds, with half a second between two looks. */
const SILENT_MS = 4_400;
const STALLED_MS = 3_000;

/** Notices that a source says nothing, or stops to come. Times in milliseconds of any one clock. */
export class InputWatch {
  #heardAt: number;
  #cameAt: number;
  #ended = false;

  constructor(now: number) {
    this.#heardAt = now;
    this.#cameAt = now;
  }

  /** A block of samples came. */
  came(now: number, silent: boolean): void {
    this.#cameAt = now;
    if (!silent) this.#heardAt = now;
  }

  end(): void {
    this.#ended = true;
  }

  state(now: number): InputState {
    if (this.#ended) return 'ended';
    if (now - this.#cameAt >= STALLED_MS) return 'stalled';
    return now - this.#heardAt >= SILENT_MS ? 'silent' : 'fine';
  }
}
