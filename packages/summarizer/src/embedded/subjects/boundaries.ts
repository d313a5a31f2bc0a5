import type { Opening } from './openings.ts';

/** What a boundary has to be worth beside its odds. */
const THRESHOLD = -2;
/** What a boundary of talk loses where no one says what comes. */
const UNNAMED = 2;
/** What a section loses that is far from the usual length. */
const LENGTH_COST = 4;
/** Words of a section in a text of {@link USUAL_WORDS}; longer texts have longer ones. */
const SECTION_WORDS = 180;
const USUAL_WORDS = 1000;
const LEAST_SHARE = 0.25;
/** A talk of twice the words has hardly more subjects, up to sections of so many words; half of a short one has fewer. */
const GROWTH = 0.9;
const SHORT_GROWTH = 0.5;
const MOST_WORDS = 1500;
/** What is worth less is no boundary in any talk. */
const LEAST_WORTH = -6;

/**
 * The best set of openings as boundaries: the sum of their odds, less what sections lose that are very short or long.
 * @param odds log odds of each opening
 * @returns indexes of the openings, ascending; the first is 0
 */
export function boundariesIn(
  openings: readonly Opening[],
  odds: Float64Array,
  speech: boolean,
): number[] {
  const unnamed = speech ? UNNAMED : 0;
  const lengths = openings.map(({ words }) => words);
  const before = [0];
  for (const length of lengths) before.push((before.at(-1) ?? 0) + length);
  const all = before.at(-1) ?? 0;
  const share = Math.max(LEAST_SHARE, all / USUAL_WORDS);
  const usual = Math.min(MOST_WORDS, SECTION_WORDS * share ** (share < 1 ? SHORT_GROWTH : GROWTH));
  const cost = (from: number, to: number): number =>
    LENGTH_COST * Math.log(Math.max(1, (before[to] ?? 0) - (before[from] ?? 0)) / usual) ** 2;
  const n = openings.length;
  const worthOf = (at: number): number =>
    at === 0 ? 0 : (odds[at] ?? 0) - THRESHOLD - (openings[at]?.name === null ? unnamed : 0);
  const places = openings.flatMap((_, at) => (worthOf(at) > LEAST_WORTH ? [at] : []));
  const best = new Float64Array(n + 1).fill(-Infinity);
  const cameFrom = new Int32Array(n + 1);
  best[0] = 0;
  for (const to of [...places, n])
    for (const from of places) {
      if (from >= to) break;
      const total = (best[from] ?? -Infinity) + worthOf(from) - cost(from, to);
      if (total > (best[to] ?? -Infinity)) [best[to], cameFrom[to]] = [total, from];
    }
  const cuts: number[] = [];
  for (let at = n; at > 0; at = cameFrom[at] ?? 0) cuts.unshift(cameFrom[at] ?? 0);
  return cuts;
}
