import { allStems, type Clause, type Sentence } from './sentences.ts';
import { type Amount, amountsIn } from './amounts.ts';
import type { Said } from './source.ts';
import type { Statement } from '../rules/statement.ts';

/** A number that both have tells as much as a word that few sentences have. */
const OF_A_NUMBER = 0.8;

/** How much some words of the source say of a statement. */
export interface Support {
  /** Of all words of a sentence. */
  of(this: void, said: Said): number;
  /** Of the words of one of its clauses. */
  ofClause(this: void, said: Said, clause: Clause): number;
  /** The content stems of the statement, names aside. */
  stems: readonly string[];
}

/** Weighs sentences of the source by the words and numbers that they share with a statement; names of persons tell nothing. */
export function supportFor({ sentences, language, source }: Statement): Support {
  const { weightOf, nameStems, lexicon } = source;
  const stems = [...allStems(sentences)].filter((stem) => !nameStems.has(stem));
  const numbers = sentences.flatMap((sentence) => countsOf(sentence, language));
  const weigh = (there: ReadonlySet<string>, amounts: readonly Amount[]): number =>
    stems.reduce((sum, stem) => sum + (there.has(stem) ? weightOf(stem) : 0), 0) +
    OF_A_NUMBER * numbers.filter((one) => amounts.some((other) => isSameNumber(one, other))).length;
  return {
    stems,
    of: (said) => weigh(said.stems, countsOf(said, lexicon.tag)),
    ofClause: (said, clause) => {
      const inside = new Set(clause.tokens);
      const amounts = countsOf(said, lexicon.tag).filter(({ at }) => {
        const token = said.tokens[at];
        return token !== undefined && inside.has(token);
      });
      return weigh(clause.stems, amounts);
    },
  };
}

/** The numbers of a sentence but for `one`, which may be an article. */
export const countsOf = (sentence: Sentence, language: string): Amount[] =>
  amountsIn(sentence, language).filter(({ numbers }) => !numbers.has(1));

/** Whether two amounts are the same number, also where one leaves out its thousands: `thirty-nine thousand, up from thirty-one`. */
export const isSameNumber = (one: Amount, other: Amount): boolean =>
  [...one.numbers].some(
    (n) => other.numbers.has(n) || other.numbers.has(n * 1e3) || other.numbers.has(n / 1e3),
  );

/** The sentences of the cited turns, in order. */
export const citedBy = ({ refs, source }: Statement): Said[] =>
  refs.flatMap((turn) => source.sentencesOf(turn));
