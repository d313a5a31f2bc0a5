import type { Doubt } from '../port.ts';
import { causes } from './rules/causes.ts';
import { comparisons } from './rules/comparisons.ts';
import { decisions } from './rules/decisions.ts';
import { directions } from './rules/directions.ts';
import { numbers } from './rules/numbers.ts';
import { owners } from './rules/owners.ts';
import { roles } from './rules/persons.ts';
import { polarity } from './rules/polarity.ts';
import { quotes } from './rules/quotes.ts';
import { refusals } from './rules/refusals.ts';
import type { Rule, Statement } from './rules/statement.ts';
import { unanswered } from './rules/unanswered.ts';

/** In this order: the first that finds something gives the reason. */
const RULES: readonly Rule[] = [
  quotes,
  numbers,
  owners,
  roles,
  decisions,
  unanswered,
  refusals,
  polarity,
  comparisons,
  directions,
  causes,
];
/** What can be wrong with a statement that only repeats what is said. */
const OF_VERBATIM: ReadonlySet<Rule> = new Set([numbers, owners, decisions]);

/** The first thing that speaks against a statement; null: no rule found anything. */
export function check(statement: Statement): Doubt | null {
  for (const rule of RULES) {
    if (statement.verbatim && !OF_VERBATIM.has(rule)) continue;
    const doubt = rule(statement);
    if (doubt) return doubt;
  }
  return null;
}
