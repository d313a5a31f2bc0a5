import { inAnyLanguage } from '../lexicon/any-language.ts';
import { citedBy, supportFor } from '../reading/support.ts';
import type { Said } from '../reading/source.ts';
import { isPageOfText } from './polarity.ts';
import type { Rule, Statement } from './statement.ts';

/** Words by which a statement itself leaves something open, or speaks of what was not done. */
const LEAVES_OPEN = inAnyLanguage(({ leavesOpen }) => leavesOpen);

/** Sentences before a remark that it may be about. */
const BEFORE = 2;
/** What is pending has to say at least this much of the statement. */
const LEAST = 0.7;
/** How much the other cited sentences may add. */
const MOST_BESIDE = 0.5;

/**
 * `The agency has licensed it` where the turns say that it `has still to license` it, or that nothing is signed: what is stated as
 * done or certain, and of which the talk says that it has still to come.
 */
export const pending: Rule = (statement) => {
  if (statement.kind === 'action' || isOpen(statement) || isPageOfText(statement)) return null;
  const { source } = statement;
  const { stems } = supportFor(statement);
  const cited = citedBy(statement);
  const weigh = (list: readonly string[]): number =>
    list.reduce((sum, stem) => sum + source.weightOf(stem), 0);
  const remark = cited.find((said, at) => {
    if (!isPending(said, statement)) return false;
    const near = cited.slice(Math.max(0, at - BEFORE), at + 1);
    const isNear = (stem: string): boolean => near.some((one) => one.stems.has(stem));
    const beside = cited.filter((one) => !near.includes(one) && !one.question);
    const about = weigh(stems.filter(isNear));
    const rest = weigh(
      stems.filter((stem) => !isNear(stem) && beside.some((one) => one.stems.has(stem))),
    );
    return about >= LEAST && rest <= MOST_BESIDE * about;
  });
  return remark ? { kind: 'open', turn: remark.turn } : null;
};

/** Said of what one has just said oneself (`It's dear, I don't know, forty bucks`), or of something else that it names. */
const HEDGES = inAnyLanguage(({ hedges }) => hedges, 'gu');

const isPending = ({ lower, question, runOn }: Said, { source: { lexicon } }: Statement): boolean =>
  !question &&
  !runOn &&
  (lexicon.phrasing.pending.test(lower) || lexicon.unknown.test(lower.replaceAll(HEDGES, ' ')));

const isOpen = ({ sentences, own }: Statement): boolean =>
  sentences.some(
    ({ lower, question, clauses }) =>
      question ||
      LEAVES_OPEN.test(lower) ||
      own.open.test(lower) ||
      own.unknown.test(lower) ||
      own.whether.test(lower) ||
      clauses.some(({ negated, hypothetical }) => negated || hypothetical),
  );
