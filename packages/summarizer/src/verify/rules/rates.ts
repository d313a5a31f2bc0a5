import type { Doubt } from '../../port.ts';
import { anyMention, anyWord, inAnyLanguage } from '../lexicon/any-language.ts';
import { statedNumbers } from '../numbers.ts';
import { TIME_UNITS } from '../units.ts';
import { fold } from '../words.ts';

const MONEY = anyMention(({ money }) => money);
/** `240 a week`, `9 Euro pro Stunde`, `12 euros al día`, `3 € par jour`: a number, and the time that it is for. */
const RATE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,:-])(?<number>[\p{L}\p{N}.,:-]{1,24}(?: (?:${anyWord(({ and }) => and)} )?[\p{L}\p{N}.,-]{1,24}){0,3}?)(?: ?[€$£]| ${MONEY})? (?:${anyWord(({ per }) => per)}|${anyMention(({ perUnit }) => perUnit)}) (?<unit>\p{L}+)`,
  'giu',
);

interface Rate {
  numbers: ReadonlySet<number>;
  unit: string;
}

function ratesIn(text: string, language: string): Rate[] {
  // `Half a year` is a time, not a rate.
  const rates = Array.from(text.matchAll(RATE)).filter(([rate]) => !HALF.test(rate));
  return rates
    .map(({ groups }) => ({
      numbers: new Set(statedNumbers(groups?.['number'] ?? '', language)),
      unit: TIME_UNITS.of(fold(groups?.['unit'] ?? ''), language) ?? '',
    }))
    .filter(({ numbers, unit }) => numbers.size > 0 && unit !== '');
}

/** The time for which the turns name a number: in the same words, or in the question that it answers. */
export interface SaidRates {
  texts: readonly string[];
  language: string;
}

const isSame = (one: Rate, other: Rate): boolean =>
  [...one.numbers].some((n) => other.numbers.has(n));

/** `240 pounds a month` where the turns say `240 a week`, or name no month at all. */
export function otherRate(text: string, written: string, said: SaidRates): Doubt | null {
  const claims = ratesIn(text, written);
  if (claims.length === 0) return null;
  const rates = said.texts.flatMap((one) => ratesIn(one, said.language));
  const units = new Set(said.texts.flatMap((one) => unitsIn(one, said.language)));
  const wrong = claims.find((claim) => {
    const same = rates.filter((rate) => isSame(rate, claim));
    const isOfAnother = same.length > 0 && same.every(({ unit }) => unit !== claim.unit);
    return isOfAnother || (rates.length > 0 && !units.has(claim.unit));
  });
  return wrong ? { kind: 'number', said: wrong.unit } : null;
}

const HALF = inAnyLanguage(({ half }) => half, 'iu');

const unitsIn = (text: string, language: string): string[] =>
  (text.match(/\p{L}+/gu) ?? []).flatMap((word) => TIME_UNITS.of(fold(word), language) ?? []);
