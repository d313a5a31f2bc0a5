import { inAnyLanguage } from '../lexicon/any-language.ts';
import { allStems, readSentences } from '../reading/sentences.ts';
import type { Said } from '../reading/source.ts';
import { isPageOfText } from './polarity.ts';
import type { Rule, Statement } from './statement.ts';

/** `Not only the roof but the gutters` denies nothing. */
const ONLY = inAnyLanguage(({ notOnly }) => notOnly);

/** Share of what is denied that a statement has to claim. */
const MOST_OF_IT = 0.6;

/**
 * `The nitrate came from the maize field` where the turns say `the water came not from the maize field but from a hill`: the
 * statement claims what a cited sentence denies, and nothing of what it says instead.
 */
export const corrected: Rule = (statement) => {
  const { sentences, own, refs, source } = statement;
  const isPlain = sentences.every(
    ({ lower, clauses }) =>
      !own.limiting.test(lower) &&
      clauses.every(({ negated, hypothetical }) => !negated && !hypothetical),
  );
  if (!isPlain || isPageOfText(statement)) return null;
  const cited = refs.flatMap((turn) => source.sentencesOf(turn));
  const denial = cited.find((said) => !said.question && deniesIt(said, cited, statement));
  return denial ? { kind: 'negation', turn: denial.turn } : null;
};

function deniesIt(said: Said, cited: readonly Said[], { sentences, source }: Statement): boolean {
  const claimed = new Set(sentences.flatMap(({ stems }) => [...stems]));
  return source.lexicon.phrasing.corrections.some((pattern) =>
    Array.from(said.lower.matchAll(pattern)).some(({ groups, 0: whole }) => {
      if (ONLY.test(whole)) return false;
      const [denied, instead] = [groups?.['denied'], groups?.['said']].map((text) =>
        allStems(readSentences(text ?? '', source.lexicon)),
      );
      if (!denied || !instead || denied.size === 0) return false;
      const own = [...denied].filter((stem) => !instead.has(stem));
      const held = own.filter((stem) => claimed.has(stem));
      const isAsserted = cited.some(
        (other) => other !== said && held.some((stem) => other.stems.has(stem)),
      );
      return (
        held.length > 0 &&
        held.length >= own.length * MOST_OF_IT &&
        !isAsserted &&
        ![...instead].some((stem) => claimed.has(stem) && !denied.has(stem))
      );
    }),
  );
}
