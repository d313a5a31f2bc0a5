import { withoutLogFields } from './log-fields.ts';

/** Lines of one kind that are written in full within a window. */
const IN_FULL = 5;
const WINDOW_MS = 30_000;
/** Kinds that are counted at a time; what comes beyond them is written. */
const MOST_KINDS = 500;

interface Kind {
  lines: number;
  /** Writes how many lines were left out. */
  summarize: (left: number) => void;
}

/**
 * Keeps a fault that repeats from filling the log: of each kind, the first lines of a window are written, the rest is
 * counted, and the window ends with the count.
 */
export class RepeatedLines {
  readonly #kinds = new Map<string, Kind>();

  /** @returns whether this line is to be written. */
  admit(kind: string, summarize: (left: number) => void): boolean {
    const known = this.#kinds.get(kind);
    if (!known) {
      if (this.#kinds.size >= MOST_KINDS) return true;
      this.#kinds.set(kind, { lines: 1, summarize });
      withoutLogFields(() => setTimeout(() => this.#end(kind), WINDOW_MS).unref());
      return true;
    }
    known.lines += 1;
    known.summarize = summarize;
    return known.lines <= IN_FULL;
  }

  #end(kind: string): void {
    const known = this.#kinds.get(kind);
    this.#kinds.delete(kind);
    const left = (known?.lines ?? 0) - IN_FULL;
    if (left > 0) known?.summarize(left);
  }
}
