import type { Doubt } from '../../port.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { relationOf, type Unit, unitOf, unitsOf } from '../reading/meanings.ts';
import { isDenied } from '../reading/negation.ts';
import type { Clause, Token } from '../reading/sentences.ts';
import { supportedDates } from '../calendar.ts';
import type { Said } from '../reading/source.ts';
import { changedPlaces } from './directions.ts';
import { isPageOfText } from './polarity.ts';
import type { Rule, Statement } from './statement.ts';

/** Two clauses say the same where so many words and this share of the statement's are found in the other, but for one. */
const LEAST_MATCHED = 2;
const LEAST_COVERED = 0.5;
const AS_GOOD = 0.85;

interface Aligned {
  said: Said;
  clause: Clause;
  /** How much of the statement's clause it says. */
  score: number;
  /** It means the opposite. */
  turned: boolean;
  /** The statement's word of which it has the opposite. */
  opposed: Unit | null;
}

/**
 * `Swaps are forbidden` where the turns say `swaps are allowed`, in any two of the known languages: of two clauses that agree, one word
 * means the opposite. Negations are counted in; between two languages they are compared here as well.
 */
export const opposed: Rule = (statement) => {
  if (isPageOfText(statement)) return null;
  for (const { question, clauses } of statement.sentences) {
    if (question) continue;
    for (const clause of clauses) {
      if (clause.hypothetical || clause.contrasted) continue;
      const doubt = against(clause, statement);
      if (doubt) return doubt;
    }
  }
  return null;
};

function against(clause: Clause, statement: Statement): Doubt | null {
  const { own, source, refs } = statement;
  const aligned = refs
    .flatMap((turn) => source.sentencesOf(turn))
    .filter(
      ({ question, runOn, lower }) => !question && !runOn && !source.lexicon.intended.test(lower),
    )
    .flatMap((said) => {
      const found = said.clauses
        .filter((other) => !other.hypothetical && !other.contrasted)
        .flatMap((other) => align(clause, said, other, statement) ?? []);
      // A sentence may be cut where no clause begins: its opposite counts for all of it.
      const pairs = found.filter((one) => one.opposed !== null);
      return pairs.length > 0 ? pairs : found;
    });
  const best = Math.max(0, ...aligned.map(({ score }) => score));
  const close = aligned.filter(({ score }) => score >= best * AS_GOOD);
  const [first] = close;
  if (!first || close.some(({ turned }) => !turned)) return null;
  const { turn } = first.said;
  if (first.opposed) return { kind: 'direction', said: first.opposed.token.text, turn };
  const isLimited = limits(clause, own) || close.some((one) => limits(one.clause, source.lexicon));
  return isLimited ? null : { kind: 'negation', turn };
}

/** `Not until spring` and `has to wait for spring` say the same. */
const limits = ({ tokens }: Clause, { limiting }: Lexicon): boolean =>
  limiting.test(tokens.map(({ text }) => text.toLowerCase()).join(' '));

/** How a clause of a cited turn stands to one of the statement; null where they are about different things. */
function align(clause: Clause, said: Said, other: Clause, statement: Statement): Aligned | null {
  const { own, source } = statement;
  const units = unitsOf(clause.tokens, own);
  const theirs = unitsOf(other.tokens, source.lexicon);
  const all = statement.sentences.flatMap(({ tokens }) => unitsOf(tokens, own));
  const weigh = (list: readonly Unit[]): number =>
    list.reduce((sum, { token }) => sum + source.weightOf(token.stem), 0);
  const same = units.filter((unit) => theirs.some((one) => relationOf(unit, one) === 'same'));
  const opposites = units.flatMap((unit) => {
    const opposite = theirs.find((one) => relationOf(unit, one) === 'opposite');
    // `Before May begins` is by the end of April.
    if (opposite && isBesideDate(opposite.token, said, source.lexicon.tag)) return [];
    // `Dearer than the plant, as it is cheap`: each is said of its own thing.
    if (opposite && all.some((one) => relationOf(one, opposite) === 'same')) return [];
    return opposite && !same.includes(unit) && !isSaid(unit, statement) ? [{ unit, opposite }] : [];
  });
  const [pair, ...others] = opposites;
  // Inside of one language another rule compares negations.
  if (others.length > 0 || (!pair && own.tag === source.lexicon.tag)) return null;
  const matched = [...same, ...opposites.map(({ unit }) => unit)];
  const score = weigh(matched);
  if (matched.length < LEAST_MATCHED || score < weigh(units) * LEAST_COVERED) return null;
  // `A is faster than B` and `B is slower than A` say the same.
  const compares =
    clause.tokens.some(({ folded }) => own.than.has(folded)) &&
    said.tokens.some(({ folded }) => source.lexicon.than.has(folded));
  if (pair && compares && changedPlaces(clause, pair.unit.token, said, pair.opposite.token))
    return null;
  const turned = pair
    ? isDenied(pair.unit.token, clause, own) ===
      isDenied(pair.opposite.token, other, source.lexicon)
    : clause.negated !== other.negated;
  return { said, clause: other, score, turned, opposed: pair?.unit ?? null };
}

/** Words before a date of which a word such as `end` says which part of it is meant. */
const BESIDE = 3;

const isBesideDate = (token: Token, { tokens }: Said, language: string): boolean => {
  const at = tokens.indexOf(token);
  return tokens
    .slice(at + 1, at + 1 + BESIDE)
    .some(({ folded }) => supportedDates(folded, language).size > 0);
};

/** Whether the cited turns say the word of the statement as well: then the two are of different things. */
const isSaid = (unit: Unit, { refs, source }: Statement): boolean =>
  refs
    .flatMap((turn) => source.sentencesOf(turn))
    .some(({ tokens }) =>
      tokens.some((token) => relationOf(unit, unitOf(token, source.lexicon)) === 'same'),
    );
