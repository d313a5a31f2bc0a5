import type { Decision } from './decision.ts';
import { countsIn, trailsOff, type Conversation, type Remark } from '../conversation.ts';
import { mayDecide } from './may-decide.ts';
import { continues } from './settling-remarks.ts';
import { subjectsIn } from '../subjects.ts';
import { spacedWords } from '../../words.ts';

/** Words of a decision that takes several sentences. */
const LONGEST_TOGETHER = 34;
/** Words of a sentence that is only one of several that decide. */
const BRIEF_WORDS = 8;

/** `Boat. Two hundred and fifty.`, `Keep the loaf. Buy the rolls.`: with the other sentences of the turn that decide. */
export function withItsTurn(conversation: Conversation, decision: Decision): Decision {
  const { said, also, about, isWhole, put } = decision;
  const isAlone = about ?? isWhole ?? put;
  if (!conversation.voiced || isAlone || conversation.document.form === 'mail') return decision;
  const turn = conversation.remarks.filter(({ run }) => run === said.run);
  const own = new Set([said, ...also]);
  const from = turn.findIndex((part) => own.has(part));
  const to = turn.findLastIndex((part) => own.has(part));
  let words = turn
    .filter((part) => own.has(part))
    .reduce((sum, part) => sum + spacedWords(part.raw), 0);
  const taken = (parts: readonly Remark[]): Remark[] => {
    const end = parts.findIndex((part) => {
      words += spacedWords(part.raw);
      return words > LONGEST_TOGETHER || !belongs(conversation, part);
    });
    return end < 0 ? [...parts] : parts.slice(0, end);
  };
  const behind = taken(turn.slice(to + 1));
  const before = taken(turn.slice(0, from).toReversed());
  return { ...decision, also: [...before, ...also, ...behind] };
}

/** A brief sentence without a subject of its own, or what they all do, or what holds from now on. */
function belongs(conversation: Conversation, remark: Remark): boolean {
  const { talk } = conversation;
  const { raw, terms } = remark;
  const isNo = [talk.iOrYou, talk.past, talk.points].some((form) => form.test(raw));
  const counts = countsIn(conversation, raw);
  const opens = !counts && subjectsIn(conversation).some((subject) => subject.remark === remark);
  if (
    isNo ||
    opens ||
    talk.answers.movesOn.test(raw) ||
    trailsOff(raw) ||
    !mayDecide(conversation, remark)
  )
    return false;
  const { holdsFrom, orders } = talk.settling;
  return (
    [talk.weDo, holdsFrom, orders].some((form) => form.test(raw)) ||
    (spacedWords(raw) <= BRIEF_WORDS &&
      (counts || (terms.length > 0 && continues(conversation, remark))) &&
      !hasClause(conversation, raw))
  );
}

/** Whether it has a subject and a verb. */
function hasClause({ talk }: Conversation, raw: string): boolean {
  const words = raw.match(/[\p{L}\p{N}'’]+/gu) ?? [];
  return words.some((word, at) =>
    [word, `${word} ${words[at + 1] ?? ''}`].some((part) => talk.clauses?.clause.test(part)),
  );
}
