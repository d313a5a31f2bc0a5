import type { CueWeights } from '../cue-weights.ts';
import { leaningsAt, type Cut } from './passage-cuts.ts';
import { NOTHING, placesOf, seenBy, type SpokenWord } from './spoken-marks.ts';

/** The words around a place, three before it (`a` to `c`) and three behind; in capitals their classes. */
const AROUND = placesOf(
  'a b c d e f bc cd de ef ce abc bcd cde def A B C D E F BC CD DE EF ABC BCD CDE DEF BCDE CDEF dE dEF Cd BCd CdE cD cDE De',
);

/**
 * Of the sentence that is open at a place: its length (`l`), its verbs (`v`), subjects (`s`) and words that link clauses (`k`), what
 * it opens with (`o`, and as a word `w`); how far the next verb is (`h`); the word behind the place (`d`); in capitals classes.
 */
const WITHIN = placesOf('l vs vk vD vkh ov oD ovks lv vh wd CDv oDv dv wvs');

/** A verb of the closed classes, or a subject with one: `it's`. */
export const isVerb = (word: SpokenWord): boolean =>
  word.class.includes('ver') || (isSubject(word) && word.bare.includes("'"));
export const isSubject = (word: SpokenWord): boolean => word.class.startsWith('sub');
/** `because`, `which`. */
export const opensClause = (word: SpokenWord): boolean => /dep|ask/u.test(word.class);
const links = (word: SpokenWord): boolean => opensClause(word) || word.class.includes('joi');

/** More verbs or links of a sentence count as so many. */
const MOST_COUNTED = 3;
/** A verb that is further away is not looked for. */
const FARTHEST = 8;

/** Words that were said one after the other, read for where sentences begin: {@link SpokenMarks.begins}. */
export class SpokenRun {
  readonly words: readonly SpokenWord[];
  private readonly verbs: number[];
  private readonly links: number[];
  private readonly subjects: number[];

  constructor(words: readonly SpokenWord[]) {
    this.words = words;
    this.verbs = countsOf(words, isVerb);
    this.links = countsOf(words, links);
    this.subjects = countsOf(words, isSubject);
  }

  /** What is seen around a place between words. */
  around(at: number): string[] {
    const values: Record<string, string> = {};
    for (const [index, letter] of 'abcdef'.split('').entries()) {
      const word = this.words[at - 3 + index] ?? NOTHING;
      values[letter] = word.bare;
      values[letter.toUpperCase()] = word.class;
    }
    const seen = seenBy(AROUND, values);
    return values.c === values.d ? [...seen, 'again'] : seen;
  }

  /** What is seen at a place of the sentence that is open there. */
  within(start: number, at: number): string[] {
    const first =
      this.words.slice(start, at).find((word) => !/joi|ope/u.test(word.class)) ?? NOTHING;
    const [before, next] = [this.words[at - 1] ?? NOTHING, this.words[at] ?? NOTHING];
    const count = (of: readonly number[]): number =>
      Math.min(MOST_COUNTED, (of[at] ?? 0) - (of[start] ?? 0));
    return seenBy(WITHIN, {
      l: stepOf(at - start),
      v: count(this.verbs),
      k: count(this.links),
      s: count(this.subjects),
      o: opensClause(first) ? first.bare : first.class,
      w: first.bare,
      h: this.verbBehind(at),
      d: next.bare,
      D: next.class,
      C: before.class,
    });
  }

  /** How far the next verb is; whether another clause opens before it. */
  private verbBehind(at: number): string {
    const ahead = this.words.slice(at, at + FARTHEST);
    const verb = ahead.findIndex(isVerb);
    const clause = ahead.findIndex((word, index) => index > 0 && opensClause(word));
    if (clause >= 0 && (verb < 0 || clause < verb)) return 'clause';
    return verb < 0 ? 'far' : `${Math.min(verb, 6)}`;
  }
}

/** How many of the words before each place are such. */
function countsOf(words: readonly SpokenWord[], isSuch: (word: SpokenWord) => boolean): number[] {
  let count = 0;
  return [0, ...words.map((word) => (count += Number(isSuch(word))))];
}

/** A length, in steps that grow. */
const stepOf = (length: number): number =>
  [9, 13, 19, 27].findLast((step) => step <= length) ?? Math.min(length, 8);

/** Log odds on top of what was learned: two sentences in one are harder to read than one in two. */
const LEANING = 0.4;
/** Where the words around make a beginning less likely than by these log odds, none is looked for. */
const LEAST_ODDS = -3;
/** No one says so many words in one sentence. */
export const LONGEST_SENTENCE = 40;

/**
 * Where sentences begin in words without marks: the likeliest beginnings of all, each by the words around it and by the sentence
 * that it ends (a search like Viterbi's, over the places that are likely by the words around alone).
 * @param isKnown where a sentence begins for certain
 * @returns the indexes of their first words, the first one 0
 */
export function beginningsIn(
  run: SpokenRun,
  begins: CueWeights,
  isKnown: (at: number) => boolean,
  cuts: readonly Cut[] = [],
): number[] {
  const { words } = run;
  const around = words.map((_, at) => begins.bias + sumOf(begins, run.around(at)));
  const leanings = leaningsAt(cuts, around);
  const odds = around.map((one, at) => one + LEANING + (leanings.get(at) ?? 0));
  const places = words.flatMap((_, at) =>
    at === 0 || isKnown(at) || (odds[at] ?? 0) >= LEAST_ODDS ? [at] : [],
  );
  const ends = [...places.slice(1), words.length];
  const best = new Map<number, { score: number; from: number }>([[0, { score: 0, from: 0 }]]);
  for (const [index, start] of places.entries()) {
    let score = best.get(start)?.score;
    if (score === undefined) continue;
    for (const end of ends.slice(index)) {
      const isLast = end === words.length || isKnown(end);
      const likely = isLast ? Infinity : (odds[end] ?? 0) + sumOf(begins, run.within(start, end));
      const ending = score - Math.log1p(Math.exp(-likely));
      if (ending > (best.get(end)?.score ?? -Infinity))
        best.set(end, { score: ending, from: start });
      // Where no place is likely, the next one ends the sentence.
      if (isLast || end - start > LONGEST_SENTENCE) break;
      score -= Math.log1p(Math.exp(likely));
    }
  }
  const beginnings: number[] = [];
  for (let at = best.get(words.length)?.from; at !== undefined && at > 0; at = best.get(at)?.from)
    beginnings.unshift(at);
  return [0, ...beginnings];
}

const sumOf = ({ weights }: CueWeights, seen: readonly string[]): number =>
  seen.reduce((sum, name) => sum + (weights[name] ?? 0), 0);
