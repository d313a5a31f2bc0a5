import type { Stretch } from '../recording/recording.ts';

/** The time of a recording without its silence, in seconds. */
export class VoiceClock {
  readonly #voices: readonly Stretch[];
  /** Seconds of voice before each stretch. */
  readonly #before: number[] = [];
  readonly total: number;

  /** @param voices in order of time, without overlap */
  constructor(voices: readonly Stretch[]) {
    this.#voices = voices;
    let voiced = 0;
    for (const { start, end } of voices) {
      this.#before.push(voiced);
      voiced += end - start;
    }
    this.total = voiced;
  }

  /** How much voice there was up to a moment. */
  voicedAt(seconds: number): number {
    const at = lastAtMost(this.#voices, seconds, ({ start }) => start);
    const stretch = this.#voices[at];
    if (!stretch) return 0;
    return (this.#before[at] ?? 0) + Math.min(seconds, stretch.end) - stretch.start;
  }

  /** The moment at which so much voice is over: in the pause behind it, the beginning. */
  momentOf(voiced: number): number {
    const at = lastAtMost(this.#before, voiced, (before) => before);
    const here = this.#voices[at];
    if (!here) return 0;
    const inside = voiced - (this.#before[at] ?? 0);
    const before = this.#voices[at - 1];
    if (inside <= 0 && before) return before.end;
    return Math.min(here.end, here.start + Math.max(0, inside));
  }

  /** The beginning of a stretch from which so much voice is at most `reach` away, the nearest; null where there is none. */
  onsetNear(voiced: number, reach: number): { moment: number; voiced: number } | null {
    const at = lastAtMost(this.#before, voiced + reach, (before) => before);
    const candidates = [at, at - 1].flatMap((index) => {
      const [before, stretch] = [this.#before[index], this.#voices[index]];
      return before === undefined || !stretch ? [] : [{ moment: stretch.start, voiced: before }];
    });
    const near = candidates.filter((one) => Math.abs(one.voiced - voiced) <= reach);
    const byDistance = near.toSorted(
      (a, b) => Math.abs(a.voiced - voiced) - Math.abs(b.voiced - voiced),
    );
    return byDistance[0] ?? null;
  }
}

/** The index of the last item of an ascending list that is not above a value; -1 where there is none. */
function lastAtMost<T>(items: readonly T[], value: number, of: (item: T) => number): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && of(item) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
