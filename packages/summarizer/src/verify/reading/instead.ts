import type { Statement } from '../rules/statement.ts';
import { type Amount, amountsIn, meet } from './amounts.ts';
import type { Sentence } from './sentences.ts';

/** By language: puts a number in the place of another one, where a sentence begins: `Make it six`. */
const INSTEAD: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:no|so|okay|well|actually|right|then|let['’]s),? )*(?:(?:make|call) (?:it|that)|we(?:['’]ll| will)? (?:stay|stick|settle|stop) (?:at|with|on|for)) /u,
  de: /^(?:(?:nein|also|okay|gut|dann),? )*(?:(?:machen|sagen|nehmen) wir|wir (?:bleiben|belassen es) bei|es bleibt bei) (?:lieber |doch |dann )*/u,
  fr: /^(?:(?:non|bon|alors|d['’]accord|enfin),? )*(?:disons|mettons|faisons|on (?:reste|s['’]en tient|en reste) [àa]|on s['’]arrête à) (?:plutôt )?/u,
  es: /^(?:(?:no|vale|bueno|pues|entonces),? )*(?:que sean|pongamos|digamos|mejor|nos quedamos (?:en|con)|lo dejamos en) /u,
};

/** Whether a sentence says which number holds instead of one that was said before. */
export const putsInstead = (
  { lower, question }: Pick<Sentence, 'lower' | 'question'>,
  tag: string,
): boolean => !question && INSTEAD[tag]?.test(lower) === true;

/** `Four pages is mean. Make it six.`: whether a number of the statement is one that holds instead. */
export const isPutInstead = (
  claim: Amount,
  { refs, source: { lexicon, sentencesOf } }: Pick<Statement, 'refs' | 'source'>,
): boolean =>
  refs
    .flatMap((turn) => sentencesOf(turn))
    .some(
      (said) =>
        putsInstead(said, lexicon.tag) &&
        amountsIn(said, lexicon.tag).some((amount) => meet(amount, claim)),
    );
