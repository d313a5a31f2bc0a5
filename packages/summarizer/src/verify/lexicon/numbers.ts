/** How a language says numbers in words. */
export interface NumberWords {
  /** From zero on, in order, separated by blanks. */
  units: string;
  /** Ten, twenty, thirty, … */
  tens: string;
  /** `word=value` for all others. */
  others: string;
  /** Multiplied by what stands before them: `two dozen`. */
  dozens: RegExp;
  /** Counts no things: `a second phase`. */
  ordinal: RegExp;
  /** Before the decimals, with the words around it: `one point four million`. */
  point: RegExp;
  /** Also other words: they can support a number, but no one has claimed one by using them. */
  ambiguous: string;
  /**
   * Words that say a number without a number word, with all that they may be written as: a share also as percent, a time of
   * the clock as its minutes, a length of time in another unit.
   */
  implied: readonly Implied[];
  /** The hour that is named when the one before it is meant: `halb acht` is 7:30, `quarter to six` 5:45. */
  hourBefore: RegExp;
  /** Words for a time of the clock: the group is the hour, with what is added to it. `half eight` is 8:30, `halb acht` 7:30. */
  clock: readonly (readonly [pattern: RegExp, minutes: number])[];
  /** Shares and multiples that a statement may only name where they are said. */
  shares: readonly Implied[];
  /** A share that is said with two numbers; `of` counts what a whole is made of: `three of the five keys`. Groups `part` and `whole`. */
  ratios: readonly RegExp[];
}

export type Implied = readonly [pattern: RegExp, ...numbers: number[]];

/** Words that stand alone, and the numbers that they say. */
export const of = (pattern: string, ...numbers: number[]): Implied => [
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu'),
  ...numbers,
];

/** The words before and behind the point. */
export const point = (word: string): RegExp =>
  new RegExp(
    String.raw`(?<!\p{L})(?:(\p{L}{1,24})\s{1,4})?(?:${word})\s{1,4}(\p{L}{1,24})(?:\s{1,4}(\p{L}{1,24}))?`,
    'giu',
  );

const NUMBER = String.raw`(?<!\p{L})\p{L}{2,12}|(?<![\p{N}.,:])\p{N}{1,3}`;

/** Two numbers with one of these words between them, and perhaps a noun: `one job in three`. */
export const ratio = (joint: string): readonly RegExp[] =>
  ['', String.raw` \p{L}{3,}`].map(
    (noun) =>
      new RegExp(
        String.raw`(?<part>${NUMBER})${noun} (?:${joint}) (?<whole>\p{L}{2,12}|\p{N}{1,3}(?![\p{N}.,:]))(?!\p{L})`,
        'giu',
      ),
  );
