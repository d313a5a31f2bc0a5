import type { Lexicon } from '../lexicon/lexicon.ts';
import { type Clause, isNegative, type Token } from './sentences.ts';

/** Whether a word is denied in its clause: outside of German the negation stands before what it denies. */
export function isDenied(token: Token, { tokens, negated }: Clause, lexicon: Lexicon): boolean {
  if (!negated || lexicon.tag === 'de') return negated;
  return tokens.slice(0, tokens.indexOf(token)).some((one) => isNegative(one, lexicon));
}
