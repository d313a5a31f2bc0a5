import { rulesOut } from './accepted.ts';
import { mayDecide } from './may-decide.ts';
import { isConsequence } from './decision-weight.ts';
import type { Conversation, Remark } from '../conversation.ts';
import type { Decision } from './decision.ts';

const WEIGHT = 3.2;

/** `A summer party?` – `With the move in August?` – `You're right. No party this year.`: what who gives in says next. */
export function concededIn(conversation: Conversation): Decision[] {
  const { remarks, talk, document, named } = conversation;
  if (!named || document.form === 'mail') return [];
  return remarks
    .filter((remark) => {
      const before = remarks[remark.index - 1];
      return (
        before?.run === remark.run &&
        talk.settling.concedes.test(before.raw) &&
        settles(conversation, remark)
      );
    })
    .map((said): Decision => ({ said, also: [], agreed: [], weight: WEIGHT }));
}

/** Rules something out, or says what all of them do. */
function settles(conversation: Conversation, remark: Remark): boolean {
  const { talk } = conversation;
  const { raw, terms, asks } = remark;
  const decides = [talk.weDo, talk.settling.holdsFrom].some((form) => form.test(raw));
  return (
    !asks &&
    terms.length > 0 &&
    !isConsequence(conversation, remark) &&
    (rulesOut(conversation, remark) || (decides && mayDecide(conversation, remark)))
  );
}
