import type { Rule, Statement } from './statement.ts';

/** Share of what the question says that a statement of the talk has to say as well. */
const AS_GOOD = 0.75;
const LEAST_SHARED = 2;

/** What was only asked is not known: a question that the cited turns leave open is no fact. */
export const unanswered: Rule = (statement) => {
  const { matches, source, sentences } = statement;
  const [best] = matches;
  if (statement.kind === 'action' || asksItself(statement)) return null;
  if (!best || best.shared.length < LEAST_SHARED) return null;
  const asks = best.said.question || source.lexicon.whether.test(best.said.lower);
  if (!asks) return null;
  const told = matches.some(
    ({ said, share }) =>
      !said.question && !source.lexicon.whether.test(said.lower) && share >= best.share * AS_GOOD,
  );
  const isNegated = sentences.some(({ clauses }) => clauses.some(({ negated }) => negated));
  const open = repliesTo(statement, best.said.turn).find(({ lower }) =>
    source.lexicon.unknown.test(lower),
  );
  return !told && !isNegated && open ? { kind: 'open', turn: open.turn } : null;
};

const asksItself = ({ sentences, source }: Statement): boolean =>
  sentences.some(
    ({ lower, question }) =>
      question ||
      source.lexicon.whether.test(lower) ||
      source.lexicon.unknown.test(lower) ||
      source.lexicon.open.test(lower),
  );

const repliesTo = ({ refs, source }: Statement, turn: number) =>
  refs.filter((ref) => ref >= turn).flatMap((ref) => source.sentencesOf(ref));
