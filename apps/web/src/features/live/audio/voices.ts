import type { Voice } from '../draft.ts';

/** How loud both sources are, as power. */
export interface Loudness {
  you: number;
  computer: number;
}

/** Steps in a second. */
const STEPS = 4;
/** Of one step: a converter's hiss. */
const SILENT = 1e-7;

/** Which of two sources is heard when. Kept for as long as the page is open. */
export class Voices {
  readonly #you: number[] = [];
  readonly #computer: number[] = [];

  /** @param second of the recording */
  add(second: number, { you, computer }: Loudness): void {
    const step = Math.floor(second * STEPS);
    this.#you[step] = (this.#you[step] ?? 0) + you;
    this.#computer[step] = (this.#computer[step] ?? 0) + computer;
  }

  /** The louder one from one second to another; null where there is one source only, or neither was heard. */
  between(start: number, end: number): Voice | null {
    const [from, until] = [Math.floor(start * STEPS), Math.ceil(end * STEPS)];
    const of = (powers: readonly number[]) =>
      powers.slice(from, Math.max(until, from + 1)).reduce((sum, power) => sum + power, 0);
    const [you, computer] = [of(this.#you), of(this.#computer)];
    if (Math.max(you, computer) <= SILENT) return null;
    return you > computer ? 'you' : 'computer';
  }
}
