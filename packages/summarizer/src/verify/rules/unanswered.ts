import type { Said } from '../reading/source.ts';
import type { Rule, Statement } from './statement.ts';

/** Share of what the question says that a statement of the talk has to say as well. */
const AS_GOOD = 0.75;
const LEAST_SHARED = 2;

/** What was only asked is not known: a question that the cited turns leave open is no fact. */
export const unanswered: Rule = (statement) => {
  const { matches, source } = statement;
  const [best] = matches;
  if (statement.kind === 'action' || asksItself(statement)) return null;
  if (!best || best.shared.length < LEAST_SHARED) return null;
  const asks = best.said.question || source.lexicon.whether.test(best.said.lower);
  if (!asks) return null;
  const told = matches.some(
    ({ said, share }) =>
      !said.question && !source.lexicon.whether.test(said.lower) && share >= best.share * AS_GOOD,
  );
  const open = repliesTo(statement, best.said.turn).find(({ lower }) =>
    source.lexicon.unknown.test(lower),
  );
  return !told && open ? { kind: 'open', turn: open.turn } : null;
};

const asksItself = ({ sentences, own }: Statement): boolean =>
  sentences.some(
    ({ lower, question }) =>
      question || own.whether.test(lower) || own.unknown.test(lower) || own.open.test(lower),
  );

/** What is said to a question, up to the next one. */
function repliesTo({ refs, source }: Statement, turn: number): Said[] {
  const said = refs.filter((ref) => ref >= turn).flatMap((ref) => source.sentencesOf(ref));
  const asked = said.findIndex((one) => one.question);
  const next = said.findIndex((one, at) => at > asked && one.question && one.turn > turn);
  return next < 0 ? said : said.slice(0, next);
}
