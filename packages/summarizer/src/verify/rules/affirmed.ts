import type { Said } from '../reading/source.ts';
import type { Rule, Statement } from './statement.ts';

/** `The projector has not come back` where the question whether it has is answered with yes. */
export const affirmed: Rule = (statement) => {
  const { matches, sentences, source } = statement;
  const [best] = matches;
  const clauses = sentences.flatMap((sentence) => sentence.clauses);
  const [only] = sentences;
  if (!best?.said.question || !only || sentences.length > 1) return null;
  if (!clauses.some(({ negated }) => negated) || clauses.some(({ hypothetical }) => hypothetical))
    return null;
  if (best.said.clauses.some(({ negated }) => negated)) return null;
  if (source.lexicon.objections.test(best.said.lower)) return null;
  const reply = replyTo(best.said, statement);
  return reply && source.lexicon.phrasing.affirms.test(reply.lower)
    ? { kind: 'negation', turn: reply.turn }
    : null;
};

function replyTo({ turn, speaker }: Said, { source }: Statement): Said | undefined {
  const [reply] = source.sentencesOf(turn + 1);
  return reply && (reply.speaker !== speaker || speaker === '') ? reply : undefined;
}
