import {
  answersTo,
  following,
  sharedTerms,
  type Conversation,
  type Remark,
} from '../conversation.ts';
import type { Decision } from './decision.ts';

/** What people go on to carry out is settled, however little its own words show that. */
const WEIGHT = 3.4;
/** They do so within so many changes of speaker. */
const RUNS = 1;

/** `Then we cancel them. Meltem, will you?`, `So we write to him.` – `I can do that.`: a plan of all of them that they carry out or accept. */
export function withCarriedOut(conversation: Conversation, decision: Decision): Decision {
  const { said, weight } = decision;
  return isPlan(conversation, said) && isCarriedOut(conversation, said)
    ? { ...decision, weight: Math.max(weight, WEIGHT), adopted: true }
    : decision;
}

/** Draws the conclusion of what all of them do. */
function isPlan(
  { talk, named, document }: Conversation,
  { raw, asks, abandoned }: Remark,
): boolean {
  const others = [talk.conditional, talk.unreal, talk.past, talk.iOrYou];
  return (
    named &&
    document.form !== 'mail' &&
    !asks &&
    !abandoned &&
    talk.concludes.test(raw) &&
    talk.weDo.test(raw) &&
    !others.some((form) => form.test(raw))
  );
}

/** Whether its speaker goes on to give it to someone, or the next one says yes or takes it on. */
function isCarriedOut(conversation: Conversation, said: Remark): boolean {
  const { talk } = conversation;
  const own = following(conversation, said, 0).filter(({ run }) => run === said.run);
  const isGiven = own.some(
    ({ raw, asks }) => asks && [talk.asks, ...talk.calls].some((form) => form.test(raw)),
  );
  const [answer] = answersTo(conversation, said, RUNS);
  if (answer === undefined || answer.objects || talk.refuses.test(answer.raw)) return false;
  if (isRestated(conversation, said, answer)) return false;
  const takesOn = talk.promises.test(answer.raw) && !talk.noPromise.test(answer.raw);
  return isGiven || (!answer.asks && (answer.agrees || takesOn));
}

/** `I'm for that. No more popcorn in room two, from tomorrow.`: who agrees says it better. */
function isRestated({ remarks, talk }: Conversation, said: Remark, answer: Remark): boolean {
  const next = remarks[answer.index + 1];
  return (
    next?.run === answer.run &&
    !next.asks &&
    next.terms.length > 1 &&
    !talk.promises.test(next.raw) &&
    (sharedTerms(said, next) > 0 || talk.settling.holdsFrom.test(next.raw))
  );
}
