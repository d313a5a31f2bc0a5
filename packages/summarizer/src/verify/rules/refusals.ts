import type { Said } from '../reading/source.ts';
import type { Rule, Statement } from './statement.ts';

/** Share of a statement's best match that a question has to say. */
const AS_GOOD = 0.9;

/**
 * What was asked and denied: `Have you thought of a second shop?`, `Never.` A statement that says it all the same rests on
 * the question only.
 */
export const refusals: Rule = (statement) => {
  const { matches, sentences, source, kind } = statement;
  const [best] = matches;
  // Whether someone else takes a refused task on is another rule's business.
  if (kind === 'action' && statement.owner !== '') return null;
  if (!best || sentences.some(({ clauses }) => clauses.some(({ negated }) => negated))) return null;
  if (sentences.some(({ lower }) => saysSo(lower, statement))) return null;
  const asked = matches.find(({ said, share }) => said.question && share >= best.share * AS_GOOD);
  if (!asked) return null;
  const told = matches.some(
    ({ said, share }) => !said.question && share >= asked.share * 0.6 && said !== asked.said,
  );
  const reply = replyTo(asked.said, statement);
  if (told || !reply || source.lexicon.objections.test(asked.said.lower)) return null;
  const denies = source.lexicon.refusal.test(reply.lower);
  return denies ? { kind: 'negation', turn: reply.turn } : null;
};

/** The first sentence of the next turn, where another speaker has it. */
function replyTo({ turn, speaker }: Said, { source }: Statement): Said | undefined {
  const [reply] = source.sentencesOf(turn + 1);
  return reply && (reply.speaker !== speaker || speaker === '') ? reply : undefined;
}

/** The statement itself says that it was refused or is not known. */
const saysSo = (lower: string, { own: lexicon }: Statement): boolean =>
  lexicon.stances.reject.test(lower) ||
  lexicon.stances.defer.test(lower) ||
  lexicon.unknown.test(lower) ||
  lexicon.whether.test(lower) ||
  lexicon.limiting.test(lower);
