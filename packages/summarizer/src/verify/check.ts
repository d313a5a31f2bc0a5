import type { Doubt } from '../port.ts';
import { agents } from './rules/agents.ts';
import { causes } from './rules/causes.ts';
import { comparisons } from './rules/comparisons.ts';
import { decisions } from './rules/decisions.ts';
import { days } from './rules/days.ts';
import { deadlines } from './rules/deadlines.ts';
import { directed } from './rules/directed.ts';
import { directions } from './rules/directions.ts';
import { dues } from './rules/dues.ts';
import { affirmed } from './rules/affirmed.ts';
import { changes } from './rules/changes.ts';
import { corrected } from './rules/corrected.ts';
import { counts } from './rules/counts.ts';
import { offers } from './rules/offers.ts';
import { sayers } from './rules/sayers.ts';
import { swapped } from './rules/swapped.ts';
import { superseded } from './rules/superseded.ts';
import { scopes } from './rules/scopes.ts';
import { relations } from './rules/relations.ts';
import { leftOpen } from './rules/left-open.ts';
import { numberRivals } from './rules/number-rivals.ts';
import { numbers, unsaidNumbers } from './rules/numbers.ts';
import { opposed } from './rules/opposed.ts';
import { owners } from './rules/owners.ts';
import { pending } from './rules/pending.ts';
import { turnedDown } from './rules/turned-down.ts';
import { bareDenial } from './rules/bare-denial.ts';
import { otherNames } from './rules/other-names.ts';
import { overtaken } from './rules/overtaken.ts';
import { pairs } from './rules/pairs.ts';
import { roles } from './rules/persons.ts';
import { polarity } from './rules/polarity.ts';
import { quotes, translatedQuotes } from './rules/quotes.ts';
import { ways } from './rules/routes.ts';
import type { Rule, Statement } from './rules/statement.ts';
import { tallies } from './rules/tallies.ts';
import { abstentions, votes } from './rules/votes.ts';
import { unanswered } from './rules/unanswered.ts';
import { withdrawn } from './rules/withdrawn.ts';

/** In this order: the first that finds something gives the reason. */
const RULES: readonly Rule[] = [
  quotes,
  unsaidNumbers,
  numbers,
  withdrawn,
  offers,
  owners,
  dues,
  days,
  deadlines,
  changes,
  numberRivals,
  roles,
  sayers,
  agents,
  directed,
  decisions,
  superseded,
  unanswered,
  polarity,
  corrected,
  comparisons,
  directions,
  ways,
  pairs,
  causes,
  opposed,
  leftOpen,
  relations,
  counts,
  affirmed,
  swapped,
  scopes,
  votes,
  abstentions,
  tallies,
  turnedDown,
  pending,
  overtaken,
  bareDenial,
  otherNames,
];
/** What can be wrong with a statement that only repeats what is said. */
const OF_VERBATIM: ReadonlySet<Rule> = new Set([
  withdrawn,
  offers,
  unsaidNumbers,
  numbers,
  counts,
  owners,
  dues,
  decisions,
]);

/**
 * Rules that a translation can't be held to: its quotations are in other words, it names things in other places of a sentence, and
 * opposites and negations of two languages are compared by what they mean.
 */
const OF_ONE_LANGUAGE: ReadonlySet<Rule> = new Set([
  quotes,
  directions,
  directed,
  polarity,
  corrected,
  days,
]);
const OF_TRANSLATION: readonly Rule[] = [
  translatedQuotes,
  ...RULES.filter((rule) => !OF_ONE_LANGUAGE.has(rule)),
];

/**
 * Rules for statements of any length: they find what is said nowhere. All others hold a statement against one passage; a long
 * sentence joins several facts, and the passage about another one of them would speak against it.
 */
const OF_ANY_LENGTH: ReadonlySet<Rule> = new Set([quotes, translatedQuotes, unsaidNumbers]);
/** Words of a sentence that still says one thing or two. */
const LONGEST = 22;

/** {@link check} for a statement in another language than its source. */
export const checkTranslation = (statement: Statement): Doubt | null =>
  firstDoubt(OF_TRANSLATION, statement);

function firstDoubt(rules: readonly Rule[], statement: Statement): Doubt | null {
  const isLong = statement.sentences.some(({ tokens }) => tokens.length >= LONGEST);
  for (const rule of rules) {
    if (isLong && !statement.verbatim && !OF_ANY_LENGTH.has(rule)) continue;
    const doubt = rule(statement);
    if (doubt) return doubt;
  }
  return null;
}

/** The first thing that speaks against a statement; null: no rule found anything. */
export function check(statement: Statement): Doubt | null {
  const rules = statement.verbatim ? RULES.filter((rule) => OF_VERBATIM.has(rule)) : RULES;
  return firstDoubt(rules, statement);
}
