import { inAnyLanguage } from '../lexicon/any-language.ts';
import type { Token } from '../reading/sentences.ts';
import type { Said } from '../reading/source.ts';
import { isFirst } from './agents.ts';
import { agentAt } from './persons.ts';
import type { Rule, Statement } from './statement.ts';

/** Asks for something for oneself: `send me`, `lend us`, `mándame`. */
const FOR_ME = inAnyLanguage(({ forMe }) => forMe);

/**
 * `Ben lends Ann the key` where Ann says that she lends it to Ben, or Ben asks `can you lend me the key?`: who does it and for whom
 * have changed places.
 */
export const swapped: Rule = (statement) => {
  const { source, matches } = statement;
  const [first] = statement.sentences;
  const [head] = first?.tokens ?? [];
  // Someone who does not speak may be the one for whom it is done.
  const named = head && source.persons.has(head.folded) ? head : null;
  const agent = agentAt(statement) ?? named;
  if (!agent || !first || statement.kind === 'action') return null;
  const others = new Set(
    first.tokens
      .slice(first.tokens.indexOf(agent) + 1)
      .map(({ folded }) => folded.replace(/'s$/u, ''))
      .filter((name) => source.speakers.has(name) && name !== agent.folded),
  );
  if (others.size === 0) return null;
  const about = matches
    .filter(({ shared }) => shared.some((stem) => !source.nameStems.has(stem)))
    .map(({ said }) => said);
  const asks = about.find((said) => said.speaker === agent.folded && FOR_ME.test(said.lower));
  const does = about.find((said) => others.has(said.speaker) && actsFor(said, agent, statement));
  const own = about.some(
    (said) => said.speaker === agent.folded && said !== asks && said.tokens.some(isFirst),
  );
  const against = asks ?? does;
  return against && !own ? { kind: 'person', said: agent.text, turn: against.turn } : null;
};

/** The speaker acts, and names the agent of the statement as the one for whom. */
function actsFor(said: Said, agent: Token, { source }: Statement): boolean {
  const named = said.tokens.find(({ folded }) => folded === agent.folded);
  if (!named || !said.tokens.some(isFirst)) return false;
  const isCalled =
    /^\s*[,.!?]/u.test(said.text.slice(named.at + named.text.length)) &&
    /(?:^|,)\s*$/u.test(said.text.slice(0, named.at));
  return (
    !isCalled &&
    said.tokens.findIndex(isFirst) < said.tokens.indexOf(named) &&
    source.speakers.size > 1
  );
}
