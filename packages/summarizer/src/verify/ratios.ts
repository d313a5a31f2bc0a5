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

const NUMBER = String.raw`(?<!\p{L})\p{L}{2,12}|(?<![\p{N}.,:])\p{N}{1,3}`;
const ratio = (joint: string): readonly RegExp[] =>
  ['', String.raw` \p{L}{3,}`].map(
    (noun) =>
      new RegExp(
        String.raw`(?<part>${NUMBER})${noun} (?:${joint}) (?<whole>\p{L}{2,12}|\p{N}{1,3}(?![\p{N}.,:]))(?!\p{L})`,
        'giu',
      ),
  );

/** Between the two numbers, by language; `of` counts what a whole is made of: `three of the five keys`. */
const JOINTS: Readonly<Record<string, readonly RegExp[]>> = {
  en: ratio('in|out of|in every|out of every'),
  de: ratio('von|von je|aus'),
  fr: ratio('sur'),
  es: ratio('de cada'),
};

/** A larger whole is a year, or counts something. */
const MOST_PARTS = 100;

/** The shares that a text says with two numbers. */
export function ratiosIn(text: string, language: string): Ratio[] {
  const valueOf = (word: string): number | undefined =>
    /^\p{N}/u.test(word) ? Number(word) : spelledNumbers([word.toLowerCase()], language)[0]?.value;
  const matches = (JOINTS[language] ?? []).flatMap((joint) => Array.from(text.matchAll(joint)));
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
