/** What is known of each place before it is looked at: so many cuts where sentences begin no more often than elsewhere. */
const CUTS_TAKEN_AS_ELSEWHERE = 4;
/** After so many steps the share hardly moves. */
const STEPS = 12;
/** Below this, with sentences beginning less than twice as often, it is chance. */
const LEAST_LEANING = Math.log(2);
/** A pause of so many seconds is more than the space between two words. */
const PAUSE = 0.45;

/** A place where the recognizer began another passage. */
export interface Cut {
  at: number;
  /** Seconds of silence before it. */
  pause: number;
}

/**
 * How much likelier sentences begin where the recognizer began a passage, in log odds at each such place: some cut at pauses, others
 * anywhere. Learned from the talk itself, for pauses apart: the share of beginnings under which its own words are likeliest, by
 * expectation and maximization over the prior (Saerens, Latinne, Decaestecker 2002).
 * @param odds log odds of a beginning at each word, by the words around
 */
export function leaningsAt(cuts: readonly Cut[], odds: readonly number[]): Map<number, number> {
  const places = new Set(cuts.map(({ at }) => at));
  const base = shareOf(odds.filter((_, at) => at > 0 && !places.has(at)));
  const groups = [
    cuts.filter(({ pause }) => pause >= PAUSE),
    cuts.filter(({ pause }) => pause < PAUSE),
  ];
  return new Map(
    groups.flatMap((group) => {
      const leaning = leaningOf(
        group.map(({ at }) => odds[at] ?? 0),
        base,
      );
      return group.map(({ at }): [number, number] => [at, leaning]);
    }),
  );
}

function leaningOf(odds: readonly number[], base: number): number {
  let leaning = 0;
  for (let step = 0; step < STEPS; step += 1) {
    const found = sumOf(odds.map((one) => probability(one + leaning)));
    const share =
      (found + CUTS_TAKEN_AS_ELSEWHERE * base) / (odds.length + CUTS_TAKEN_AS_ELSEWHERE);
    leaning = logOdds(share) - logOdds(base);
  }
  return leaning < LEAST_LEANING ? 0 : leaning;
}

const shareOf = (odds: readonly number[]): number =>
  sumOf(odds.map(probability)) / Math.max(1, odds.length);
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
const probability = (odds: number): number => 1 / (1 + Math.exp(-odds));
const logOdds = (share: number): number => Math.log(share / (1 - share));
