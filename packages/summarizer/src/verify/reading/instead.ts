import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Statement } from '../rules/statement.ts';
import { type Amount, amountsIn, meet } from './amounts.ts';
import type { Sentence } from './sentences.ts';

/** Whether a sentence says which number holds instead of one that was said before. */
export const putsInstead = (
  { lower, question }: Pick<Sentence, 'lower' | 'question'>,
  { phrasing }: Lexicon,
): boolean => !question && phrasing.putsInstead.test(lower);

/** `Four pages is mean. Make it six.`: whether a number of the statement is one that holds instead. */
export const isPutInstead = (
  claim: Amount,
  { refs, source: { lexicon, sentencesOf } }: Pick<Statement, 'refs' | 'source'>,
): boolean =>
  refs
    .flatMap((turn) => sentencesOf(turn))
    .some(
      (said) =>
        putsInstead(said, lexicon) &&
        amountsIn(said, lexicon.tag).some((amount) => meet(amount, claim)),
    );
