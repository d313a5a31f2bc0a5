import type { Rule } from './statement.ts';

const FUTURE = /\p{L}(?:ré)(?!\p{L})/u;

/** A task that was asked for, and that the one asked has done already: `Could you check it?`, `I did that on Friday.` */
export const done: Rule = ({ kind, refs, source, matches }) => {
  const { phrasing, declining } = source.lexicon;
  const [best] = matches;
  if (kind !== 'action' || !best) return null;
  const cited = refs.flatMap((turn) => source.sentencesOf(turn));
  const asked = cited.find((said) => said.question && said.turn <= best.said.turn + 1);
  if (!asked) return null;
  const reply = cited.find(
    (said) => said.turn === asked.turn + 1 && said.speaker !== asked.speaker,
  );
  const isDone = reply && phrasing.done.test(reply.lower) && !FUTURE.test(reply.lower);
  return isDone && !declining.test(reply.lower) ? { kind: 'negation', turn: reply.turn } : null;
};
