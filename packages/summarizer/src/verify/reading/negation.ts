import { anyWord } from '../lexicon/any-language.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { type Clause, isNegative, type Token } from './sentences.ts';

/** Whether a word is denied in its clause: outside of German the negation stands before what it denies. */
export function isDenied(token: Token, { tokens, negated }: Clause, lexicon: Lexicon): boolean {
  if (!negated || lexicon.tag === 'de') return negated;
  return tokens.slice(0, tokens.indexOf(token)).some((one) => isNegative(one, lexicon));
}

/** Words that deny what stands behind them, and those that may stand between; as parts of patterns. */
export const NOT = anyWord(({ not }) => not);
export const LINK = anyWord(({ prepositions, articles }) => `${prepositions} ${articles}`);

const NOT_AT_END = new RegExp(String.raw`(?<!\p{L})${NOT}(?: ${LINK})?\s*$`, 'iu');

/** Whether a text ends in what denies the word behind it: `at 2.80, not for`. */
export const endsInNot = (text: string): boolean => NOT_AT_END.test(text);
