import type { Said } from '../reading/source.ts';
import { agentAt } from './persons.ts';
import type { Rule, Statement } from './statement.ts';

/** Words between the name and its verb: a last name, an adverb, an auxiliary. */
const WITHIN = 3;
/** Of what the best sentence says, the agent's own have to say this much. */
const LEAST_OF_BEST = 0.45;
const LEAST_SHARED = 2;

/**
 * `Ann reported that the roof leaks` where Ben says so, and Ann is not heard in the cited turns or only asks. Of a statement that
 * reports what someone says, the turns have to hold words of that person.
 */
export const sayers: Rule = (statement) => {
  const agent = agentAt(statement);
  const [first] = statement.sentences;
  if (!agent || !first || statement.source.speakers.size < 2) return null;
  const from = first.tokens.indexOf(agent) + 1;
  const verb = first.tokens
    .slice(from, from + WITHIN)
    .find(({ folded }) => statement.own.phrasing.saying.test(folded));
  if (!verb || !statement.source.speakers.has(agent.folded)) return null;
  const cited = statement.refs.flatMap((turn) => statement.source.sentencesOf(turn));
  if (cited.some((said) => said.speaker === '' || said.tokens.some(isNamed(agent.folded))))
    return null;
  const own = cited.filter(({ speaker }) => speaker === agent.folded);
  const [turn] = statement.refs;
  if (own.length === 0)
    return { kind: 'person', said: agent.text, ...(turn !== undefined && { turn }) };
  // Who asks says a question.
  return statement.own.phrasing.asking.test(verb.folded) ? null : onlyAsks(agent.folded, statement);
};

const isNamed =
  (name: string) =>
  ({ folded }: { folded: string }): boolean =>
    folded === name;

/** The agent only asks in the cited turns, and someone else says it. */
function onlyAsks(
  agent: string,
  { matches, source }: Statement,
): { kind: 'person'; turn: number } | null {
  const about = matches.filter(
    ({ shared }) => shared.filter((stem) => !source.nameStems.has(stem)).length > 0,
  );
  const told = about.filter(({ said }) => !said.question);
  const [best] = told;
  if (!best || best.said.speaker === agent || best.shared.length < LEAST_SHARED) return null;
  const isOwn = ({ said, share }: { said: Said; share: number }): boolean =>
    said.speaker === agent && share >= best.share * LEAST_OF_BEST;
  return told.some(isOwn) || about.every(({ said }) => said.speaker !== agent)
    ? null
    : { kind: 'person', turn: best.said.turn };
}
