import type { Decision } from './decision.ts';
import { subjectOf, subjectsIn } from '../subjects.ts';
import {
  answersTo,
  countsIn,
  preceding,
  sharedTerms,
  sharesCount,
  withoutAssent,
  type Conversation,
  type Remark,
} from '../conversation.ts';

/** A proposal that is accepted in its words, and a refusal that others repeat. */
const WEIGHT = 3.4;
const LONGEST_WORDS = 22;
/** A proposal is answered within so many changes of speaker; what is ruled out was asked about within so many. */
const RUNS_TO_ANSWER = 1;
const RUNS_BACK = 4;
const RUNS_TO_ECHO = 3;
/** An answer that says more than yes and the thing. */
const LONGEST_ECHO = 6;

/** `Could it be the sixteenth?` – `The sixteenth, then, same time.`, `No raft race.` – `Okay, no raft race.` */
export function acceptedIn(conversation: Conversation): Decision[] {
  return conversation.remarks.flatMap((remark): Decision[] => {
    const found = acceptedAt(conversation, remark) ?? ruledOutAt(conversation, remark);
    return found ? [found] : [];
  });
}

/** What answers another speaker's proposal with yes, and says in its words what is accepted. */
function acceptedAt(conversation: Conversation, remark: Remark): Decision | null {
  const { talk } = conversation;
  if (!conversation.voiced || !isStatement(conversation, remark) || remark.objects) return null;
  const before = preceding(conversation, remark, RUNS_TO_ANSWER);
  const turn = before.filter(({ run }) => run === remark.run);
  const isYes =
    remark.agrees ||
    talk.concludes.test(remark.raw) ||
    ((remark.unit?.length ?? 0) <= LONGEST_ECHO && talk.settling.accepts.test(remark.raw)) ||
    turn.some(({ agrees }) => agrees);
  if (!isYes || turn.some(({ objects, asks }) => objects || asks)) return null;
  const proposal = before.find(
    (other) =>
      other.run < remark.run &&
      other.asks &&
      (talk.settling.suggests.test(other.raw) || talk.proposes.test(other.raw)) &&
      !talk.iOrYou.test(other.raw) &&
      (namesTheSame(conversation, other, remark) ||
        (turn[0]?.agrees === true && setsCount(conversation, remark))),
  );
  if (!proposal || isObjectedTo(conversation, remark)) return null;
  return { said: remark, also: [], agreed: [proposal], weight: WEIGHT };
}

/** `Same time, at six.`; `It's about four days' work` tells what it takes. */
function setsCount(conversation: Conversation, { raw }: Remark): boolean {
  const { leans, phrases, points } = conversation.talk;
  const bare = raw.replace(phrases.trimStart, '');
  const [first = ''] = bare.split(/\s+/u);
  return countsIn(conversation, raw) && !(leans.test(bare) && points.test(first));
}

/** What is refused in a noun, `no raft race`, where it was asked about and another speaker repeats it or no one objects. */
function ruledOutAt(conversation: Conversation, remark: Remark): Decision | null {
  const { talk } = conversation;
  if (!conversation.voiced || !rulesOut(conversation, remark)) return null;
  const asked = preceding(conversation, remark, RUNS_BACK).find(
    (other) =>
      other.run < remark.run &&
      (other.asks || talk.proposes.test(other.raw)) &&
      sharedTerms(other, remark) > 0,
  );
  const echo = answersTo(conversation, remark, RUNS_TO_ECHO).find(
    (other) => rulesOut(conversation, other) && sharedTerms(other, remark) > 0,
  );
  const isForAll = asked !== undefined && talk.settling.suggests.test(asked.raw) && asked.asks;
  const isByChair = asked === undefined && isByOpener(conversation, remark);
  if (!echo && !((isForAll || isByChair) && !isObjectedTo(conversation, remark))) return null;
  const agreed = [...(echo ? [echo] : []), ...(asked ? [asked] : [])];
  return { said: remark, also: [], agreed, weight: WEIGHT };
}

/** Whether who opened the subject rules out a part of it that was spoken of just before, or who leads the talk concludes so. */
function isByOpener(conversation: Conversation, remark: Remark): boolean {
  const { talk, remarks } = conversation;
  const names = (other: Remark): boolean =>
    other.run < remark.run && sharedTerms(other, remark) > 0;
  const subject = subjectOf(subjectsIn(conversation), remark);
  const leads = remarks[0]?.voice === remark.voice && talk.concludes.test(remark.raw);
  return leads
    ? remarks.some(names)
    : subject?.remark.voice === remark.voice &&
        preceding(conversation, remark, RUNS_BACK).some(names);
}

/** `No, no raft race.` denies a noun, and says nothing else. */
export function rulesOut({ talk }: Conversation, { raw, terms, asks, unit }: Remark): boolean {
  const bare = withoutAssent(talk, raw.replace(talk.phrases.trimStart, ''));
  return (
    !asks &&
    terms.length > 0 &&
    talk.denies.test(bare) &&
    (talk.phrases.none?.said.test(bare) ?? (unit?.length ?? 0) <= LONGEST_ECHO)
  );
}

function isStatement({ talk }: Conversation, { raw, asks, unit, terms }: Remark): boolean {
  const words = unit?.length ?? 0;
  return (
    !asks &&
    terms.length > 0 &&
    words >= 2 &&
    words <= LONGEST_WORDS &&
    ![talk.iOrYou, talk.past, talk.unreal, talk.defers, talk.conditional, talk.unsure].some(
      (pattern) => pattern.test(raw),
    )
  );
}

function namesTheSame(conversation: Conversation, a: Remark, b: Remark): boolean {
  return sharedTerms(a, b) > 0 || sharesCount(conversation, a, b);
}

/** Whether another speaker says no before one says yes. */
export function isObjectedTo(conversation: Conversation, remark: Remark): boolean {
  const first = answersTo(conversation, remark, RUNS_TO_ANSWER).find(
    (other) => other.agrees || (other.objects && !rulesOut(conversation, other)),
  );
  return first !== undefined && !first.agrees;
}
