import type { LivePoint } from '@notelark/api/live';

/** What has been said so far. */
export interface Said {
  transcript: string;
  /** As in `LiveDetails`. */
  lines: string;
}

interface Parts {
  /** Null where the server has no room for it now. */
  ask: (said: Said) => Promise<LivePoint[] | null>;
  onChange: () => void;
  /** In milliseconds of any one clock. */
  now: () => number;
}

/** Between two questions, at least: longer where the last answer took long. */
const PAUSE_MS = 8_000;
const PAUSE_FACTOR = 5;
/** Less says nothing. */
const LEAST_CHARACTERS = 120;

/** Decisions, tasks and key points of what has been said so far: one question at a time, and only about new words. */
export class LivePoints {
  readonly #parts: Parts;
  #points: readonly LivePoint[] = [];
  /** The transcript that they are of. */
  #of = '';
  #asking = false;
  #restUntil = -Infinity;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get value(): readonly LivePoint[] {
    return this.#points;
  }

  /** Called often: asks once there is something new and the last answer is a while ago. */
  look(transcript: string, saidSoFar: () => Said): void {
    if (transcript.length < LEAST_CHARACTERS) return this.#empty();
    if (transcript === this.#of || this.#asking || this.#parts.now() < this.#restUntil) return;
    void this.#ask(transcript, saidSoFar());
  }

  #empty(): void {
    this.#of = '';
    if (this.#points.length === 0) return;
    this.#points = [];
    this.#parts.onChange();
  }

  async #ask(transcript: string, said: Said): Promise<void> {
    const { ask, onChange, now } = this.#parts;
    const begun = now();
    this.#asking = true;
    try {
      const points = await ask(said);
      if (points) {
        this.#points = points;
        this.#of = transcript;
        onChange();
      }
    } catch {
      // What is missing now comes with the next answer, or in the notes at the end.
    } finally {
      this.#restUntil = now() + Math.max(PAUSE_MS, PAUSE_FACTOR * (now() - begun));
      this.#asking = false;
    }
  }
}
