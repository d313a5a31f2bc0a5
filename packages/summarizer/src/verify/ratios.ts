import { lexiconOf } from './lexicon/index.ts';
import { spelledNumbers } from './number-words.ts';
import { type Amount, amountsIn } from './reading/amounts.ts';
import type { Sentence } from './reading/sentences.ts';

/** A share that is said with two numbers: `two in five`, `one job in three`. */
export interface Ratio {
  part: number;
  whole: number;
  /** As it is written. */
  text: string;
}

/** A larger whole is a year, or counts something. */
const MOST_PARTS = 100;

/** The shares that a text says with two numbers. */
export function ratiosIn(text: string, language: string): Ratio[] {
  const valueOf = (word: string): number | undefined =>
    /^\p{N}/u.test(word) ? Number(word) : spelledNumbers([word.toLowerCase()], language)[0]?.value;
  const matches = (lexiconOf(language)?.numbers.ratios ?? []).flatMap((joint) =>
    Array.from(text.matchAll(joint)),
  );
  return matches.flatMap(({ 0: found, groups }) => {
    const [part, whole] = [valueOf(groups?.['part'] ?? ''), valueOf(groups?.['whole'] ?? '')];
    const isShare = part && whole && part < whole && whole <= MOST_PARTS;
    return isShare ? [{ part, whole, text: found }] : [];
  });
}

/** The numbers of a sentence that are no part of such a share. */
export function amountsBesides(sentence: Sentence, language: string): Amount[] {
  const inRatios = new Set(
    ratiosIn(sentence.text, language).flatMap(({ part, whole }) => [part, whole]),
  );
  return amountsIn(sentence, language).filter(
    ({ numbers }) => ![...numbers].some((n) => inRatios.has(n)),
  );
}
