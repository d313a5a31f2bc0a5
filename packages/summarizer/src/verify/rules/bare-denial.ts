import { inAnyLanguage, wordsInAnyLanguage } from '../lexicon/any-language.ts';
import { isDateWord } from '../calendar.ts';
import { isNumberWord } from '../number-words.ts';
import { citedBy, supportFor } from '../reading/support.ts';
import { type Clause, isNegative, type Token } from '../reading/sentences.ts';
import type { Said } from '../reading/source.ts';
import { TIME_UNITS } from '../units.ts';
import { formsOf, isConditional, isPageOfText } from './polarity.ts';
import type { Rule, Statement } from './statement.ts';

/** A word that more sentences have may be denied of anything. */
const LEAST_WEIGHT = 0.7;
/** A clause with more content denies more than the word, and one that shares more with the statement is compared as a whole. */
const MOST_CONTENT = 3;
/** So near to a word stands what denies it. */
const REACH = 3;
/** `La cantine, non`. */
const NO = wordsInAnyLanguage(({ no, not }) => `${no} ${not}`);
/** These deny only what stands behind them; `no` may stand behind it. */
const WITHOUT = new Set(
  [...wordsInAnyLanguage(({ none, without }) => `${none} ${without}`)].filter(
    (word) => !NO.has(word),
  ),
);
/** Count how often: `not once` denies no event. */
const OFTEN = wordsInAnyLanguage(({ often }) => often);

/**
 * `It also lends the hall` where the only thing that the turns say of the hall is `The hall, no`: a telling word of the statement
 * that all of its places deny in a clause of hardly anything else.
 */
export const bareDenial: Rule = (statement) => {
  if (statement.kind === 'action' || !isPlain(statement) || isPageOfText(statement)) return null;
  const { source } = statement;
  const clauses = citedBy(statement).flatMap((said) =>
    said.clauses.map((clause) => ({ said, clause })),
  );
  for (const stem of supportFor(statement).stems) {
    if (source.weightOf(stem) < LEAST_WEIGHT) continue;
    const places = clauses.filter(({ clause }) => clause.stems.has(stem));
    const [first] = places;
    if (first && places.every(({ said, clause }) => denies(clause, stem, said, statement)))
      return { kind: 'negation', turn: first.said.turn };
  }
  return null;
};

function denies(
  clause: Clause,
  stem: string,
  said: Said,
  { source, sentences }: Statement,
): boolean {
  const { lexicon } = source;
  if (said.question || said.runOn || isConditional(said)) return false;
  if (clause.hypothetical || clause.contrasted) return false;
  if (clause.stems.size > MOST_CONTENT) return false;
  const shared = [...clause.stems].filter((one) => sentences.some(({ stems }) => stems.has(one)));
  if (clause.stems.size === MOST_CONTENT && shared.length > 1) return false;
  const at = clause.tokens.findIndex((token) => token.content && token.stem === stem);
  const token = clause.tokens[at];
  if (!token || !isThing(token, lexicon.tag) || !hasForm(token, stem, sentences)) return false;
  const next = said.clauses[said.clauses.indexOf(clause) + 1];
  if (next?.tokens.length === 1 && NO.has(next.tokens[0]?.folded ?? '')) return true;
  return clause.tokens.some((one, place) => {
    if (Math.abs(place - at) > REACH) return false;
    if (WITHOUT.has(one.folded)) return place < at;
    return clause.negated && isNegative(one, lexicon);
  });
}

/** Whether the statement has the word itself, and not one that is made from it: `lecture`, `lecturer`. */
function hasForm(token: Token, stem: string, sentences: Statement['sentences']): boolean {
  const [form = ''] = formsOf([token]);
  const own = sentences.flatMap(({ tokens }) => tokens.filter((one) => one.stem === stem));
  return (
    own.some(({ folded }) => folded === token.folded) ||
    formsOf(own).has(form) ||
    isGloss(own, token)
  );
}

/** Of a translation only the stems are those of the source. */
const isGloss = (own: readonly Token[], { text }: Token): boolean =>
  own.every((one) => one.text.slice(0, 2).toLowerCase() !== text.slice(0, 2).toLowerCase());

/** A German thing has a capital; how often something happens, or for how long, is none. */
const isThing = ({ folded, text }: Token, language: string): boolean =>
  (language !== 'de' || /^\p{Lu}/u.test(text)) &&
  !OFTEN.has(folded) &&
  !isNumberWord(folded, language) &&
  !isDateWord(folded, language) &&
  TIME_UNITS.of(folded, language) === undefined;

/** Neither denies anything itself nor says so in other words, nor only reports what someone wants or asks. */
const isPlain = ({ sentences, own }: Statement): boolean =>
  sentences.every(
    ({ lower, question, clauses }) =>
      !question &&
      !REPORTS.test(lower) &&
      !own.limiting.test(lower.replaceAll(OF_TIME, ' ')) &&
      !own.stances.reject.test(lower) &&
      !own.stances.defer.test(lower) &&
      !own.unknown.test(lower) &&
      !own.whether.test(lower) &&
      !own.insteadOf.test(lower) &&
      clauses.every(({ negated, hypothetical }) => !negated && !hypothetical),
  );

/** What these limit is when it is, and not whether. */
const OF_TIME = inAnyLanguage(({ ofTime }) => ofTime, 'gu');

const REPORTS = inAnyLanguage(({ reports }) => reports);
