import { firstName, type Said } from '../reading/source.ts';
import type { Rule, Statement } from './statement.ts';

/** Behind a request the answer may take a turn or two. */
const AHEAD = 2;

/**
 * Who has a task took it on, or was given it and did not refuse. Somebody who declines in the cited turns, or who is only
 * asked while another one accepts, has it not.
 */
export const owners: Rule = (statement) => {
  const owner = firstName(statement.owner);
  if (statement.kind !== 'action' || owner === '' || !statement.source.speakers.has(owner))
    return null;
  const { source, refs } = statement;
  const talk = refs.flatMap((turn) => source.sentencesOf(turn));
  const own = talk.filter(({ speaker }) => speaker === owner);
  const declined = own.findLast((said) => declines(said, statement));
  const accepted = own.findLast((said) => accepts(said, statement));
  if (declined && (!accepted || accepted.turn < declined.turn))
    return { kind: 'owner', said: statement.owner, turn: declined.turn };
  if (accepted) return null;
  const other = talk.find((said) => said.speaker !== owner && takesOn(said, talk, statement));
  return other && !isGivenTo(owner, other, talk)
    ? { kind: 'owner', said: statement.owner, turn: other.turn }
    : null;
};

const declines = (said: Said, { source }: Statement): boolean =>
  !said.question && source.lexicon.declining.test(said.lower);

const accepts = (said: Said, { source }: Statement): boolean =>
  !said.question &&
  source.lexicon.accepting.test(said.lower) &&
  !source.lexicon.declining.test(said.lower);

/** Accepts in words of the task, or right behind the request. */
function takesOn(said: Said, talk: readonly Said[], statement: Statement): boolean {
  if (!accepts(said, statement) || !statement.source.lexicon.firstPerson.test(said.lower))
    return false;
  const isAboutIt = statement.sentences.some(({ stems }) =>
    [...stems].some((stem) => said.stems.has(stem)),
  );
  const asked = talk.some(
    ({ question, turn, speaker }) =>
      question && speaker !== said.speaker && turn < said.turn && said.turn - turn <= AHEAD,
  );
  return isAboutIt || asked;
}

/** Whether the owner is named from that remark on: the task is handed over. */
const isGivenTo = (owner: string, from: Said, talk: readonly Said[]): boolean =>
  talk.some(
    ({ turn, tokens }) => turn >= from.turn && tokens.some(({ folded }) => folded === owner),
  );
