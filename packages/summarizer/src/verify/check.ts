import type { Doubt } from '../port.ts';
import { agents } from './rules/agents.ts';
import { causes } from './rules/causes.ts';
import { comparisons } from './rules/comparisons.ts';
import { decidedNumbers, decisions } from './rules/decisions.ts';
import { days } from './rules/days.ts';
import { directed } from './rules/directed.ts';
import { directions } from './rules/directions.ts';
import { dues } from './rules/dues.ts';
import { relatives } from './rules/kin.ts';
import { numbers } from './rules/numbers.ts';
import { owners } from './rules/owners.ts';
import { pairs } from './rules/pairs.ts';
import { roles } from './rules/persons.ts';
import { polarity } from './rules/polarity.ts';
import { quotes } from './rules/quotes.ts';
import { refusals } from './rules/refusals.ts';
import { ways } from './rules/routes.ts';
import type { Rule, Statement } from './rules/statement.ts';
import { unanswered } from './rules/unanswered.ts';
import { withdrawn } from './rules/withdrawn.ts';

/** In this order: the first that finds something gives the reason. */
const RULES: readonly Rule[] = [
  quotes,
  numbers,
  withdrawn,
  owners,
  dues,
  days,
  roles,
  agents,
  relatives,
  directed,
  decisions,
  unanswered,
  refusals,
  polarity,
  comparisons,
  directions,
  ways,
  pairs,
  causes,
];
/** What can be wrong with a statement that only repeats what is said. */
const OF_VERBATIM: ReadonlySet<Rule> = new Set([withdrawn, numbers, owners, dues, decisions]);

/** Rules that read the exchange in the source rather than the statement's words: they hold for a translation, too. */
const OF_EXCHANGE: readonly Rule[] = [withdrawn, owners, decidedNumbers];

/** {@link check} for a statement in another language than its source. */
export const checkExchange = (statement: Statement): Doubt | null =>
  firstDoubt(OF_EXCHANGE, statement);

function firstDoubt(rules: readonly Rule[], statement: Statement): Doubt | null {
  for (const rule of rules) {
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
