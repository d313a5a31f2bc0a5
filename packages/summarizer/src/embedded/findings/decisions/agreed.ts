import {
  answersTo,
  countsIn,
  following,
  sharedTerms,
  type Conversation,
  type Remark,
} from '../conversation.ts';
import type { Decision } from './decision.ts';
import { takesUp } from './decision-statement.ts';
import { isConsequence, onlySaysWhen } from './decision-weight.ts';
import { spacedWords } from '../../words.ts';

/** A proposal to which others say yes, and no one says no. */
const WEIGHT = 3.2;
/** The first answer to it is a yes, and within so many changes of speaker no one says no. */
const RUNS_TO_OBJECT = 3;
const LONGEST_WORDS = 32;
/** An answer that says more than yes takes part in the talk about it. */
const LONGEST_YES = 12;
/** `So two with a motor.` */
const LONGEST_OF_COUNT = 8;
/** Content words of a sentence that says in its own words what was settled. */
const LEAST_OF_CONCLUSION = 2;
const WORDS_OF_BALLOT = 2;
/** Words of a question that puts a plan forward without asking for it in so many words. */
const LEAST_OF_PLAN = 5;

/** `We should buy a new awning.` – `Yes, agreed.`, `Do we stay, then?` – `Yes.` – `Okay, we stay.` */
export function agreedIn(conversation: Conversation): Decision[] {
  if (!conversation.named || conversation.document.form === 'mail') return [];
  return conversation.remarks.flatMap((remark) => agreedAt(conversation, remark) ?? []);
}

function agreedAt(conversation: Conversation, remark: Remark): Decision | null {
  const strength = strengthOf(conversation, remark);
  if (strength === 0 || isFollowed(conversation, remark) || isBallot(conversation, remark))
    return null;
  const answers = answersTo(conversation, remark, RUNS_TO_OBJECT);
  const [first] = answers;
  if (first?.run !== remark.run + 1 || !isYes(conversation, first)) return null;
  // `Can we ask him?` – `Yes, I'll do that.` is a task.
  if (remark.asks && talkOf(conversation).some((form) => form.test(first.raw))) return null;
  if (answers.some((answer) => isNo(conversation, answer, first))) return null;
  if (answers.some((answer) => isConclusion(conversation, remark, answer))) return null;
  const agreed = answers.filter((answer) => isYes(conversation, answer));
  const sides = new Set(agreed.map(({ voice }) => voice)).size;
  const isTakenUp = sides > 1 || isSettled(conversation, remark, agreed);
  if (strength < 2 && !isTakenUp) return null;
  // `The raffle gets my vote.`
  const about = remark.terms.length < LEAST_OF_CONCLUSION ? takesUp(conversation, remark) : null;
  return {
    said: remark,
    also: [],
    agreed: agreed.slice(0, 2),
    weight: WEIGHT,
    put: remark.asks,
    ...(about ? { about } : {}),
  };
}

/** `For.` – `For, if we say so on the label.` – `For.`: one of several votes on what was put forward before. */
function isBallot({ remarks }: Conversation, { run, raw }: Remark): boolean {
  const before = remarks.findLast((other) => other.run < run);
  const next = remarks.find((other) => other.run > run);
  const word = before?.raw.replace(/[.!]$/u, '') ?? '';
  // `Okay.` – `Okay, we take the second one.` – `Fine.` is none.
  return (
    spacedWords(word) <= WORDS_OF_BALLOT &&
    raw.startsWith(`${word}, `) &&
    next?.raw.startsWith(word) === true
  );
}

const talkOf = ({ talk }: Conversation): RegExp[] => [talk.promises, talk.volunteers];

/** 2: says what they should do, 1: what they could; 0: puts nothing forward. */
export function strengthOf(conversation: Conversation, remark: Remark): number {
  const { talk } = conversation;
  const { raw, asks, terms, unit, abandoned } = remark;
  const { urges, ponders, invites, orders } = talk.settling;
  if (talk.promises.test(raw) && !talk.weDo.test(raw)) return 0;
  const none = [talk.defers, talk.unsure, talk.conditional, talk.procedure];
  const words = unit?.length ?? 0;
  if (abandoned || terms.length === 0 || words < 2 || words > LONGEST_WORDS) return 0;
  // A French conditional looks like what was.
  const rest = raw.replace(urges, ' ').replace(ponders, ' ');
  const { putsOff, unknown } = talk.answers;
  if (talk.past.test(rest) || [...none, putsOff, unknown].some((form) => form.test(raw))) return 0;
  if (asks && talk.settling.floats.test(raw)) return 2;
  if (asks && talk.answers.interrogative.test(raw)) return 0;
  if (asks) return invites.test(raw) ? 2 : Number(isPlainQuestion(conversation, remark));
  if (urges.test(raw) || concludesOn(conversation, remark)) return 2;
  if (talk.joining.but.test(raw)) return 0;
  return ponders.test(raw) || (orders.test(raw) && !talk.iOrYou.test(raw)) ? 1 : 0;
}

/** `Everyone brings a dish, like last time?`, `Ten for adults, nothing for students?`: a plan in the order of a statement. */
function isPlainQuestion({ talk }: Conversation, { raw, unit }: Remark): boolean {
  const bare = raw.replace(talk.phrases.trimStart, '');
  const opens = bare.split(/\s+/u).slice(0, 2).join(' ').replace(/[¿?,]/gu, '');
  return (
    (unit?.length ?? 0) >= LEAST_OF_PLAN &&
    !talk.iOrYou.test(raw) &&
    !talk.answers.inverts.test(bare) &&
    ![talk.person, talk.settles, talk.asksAssent].some((form) => form.test(raw)) &&
    !talk.points.test(raw) &&
    !(talk.clauses?.question.test(opens) ?? false)
  );
}

/** `Then the twelfth.`, `So we stay.`: a conclusion on a day, a number or what all do. */
function concludesOn(conversation: Conversation, remark: Remark): boolean {
  const { talk } = conversation;
  const { raw } = remark;
  const bare = raw.replace(talk.phrases.trimStart, '');
  return (
    talk.concludes.test(raw) &&
    !talk.iOrYou.test(raw) &&
    !onlySaysWhen(conversation, remark) &&
    !isConsequence(conversation, remark) &&
    (talk.weDo.test(raw) || !talk.leans.test(bare)) &&
    (talk.date.test(raw) ||
      talk.weDo.test(raw) ||
      (countsIn(conversation, raw) && spacedWords(bare) <= LONGEST_OF_COUNT))
  );
}

/** Whether its speaker goes on with another proposal, with a question, or with a doubt: the yes is about that. */
function isFollowed(conversation: Conversation, remark: Remark): boolean {
  const { talk } = conversation;
  return following(conversation, remark, 0).some(
    (next) =>
      next.asks !== talk.asksAssent.test(next.raw) ||
      strengthOf(conversation, next) > 0 ||
      talk.unsure.test(next.raw),
  );
}

function isYes({ talk }: Conversation, { agrees, asks, raw, unit }: Remark): boolean {
  return agrees && !asks && !talk.settling.confirms.test(raw) && (unit?.length ?? 0) <= LONGEST_YES;
}

/** Whether it objects, or puts off what the first one says yes to. */
function isNo({ talk }: Conversation, { objects, raw, run }: Remark, first: Remark): boolean {
  const doubts = run === first.run && talk.unsure.test(raw);
  return objects || doubts || [talk.defers, talk.answers.putsOff].some((form) => form.test(raw));
}

/** `Fine, so the flicker doesn't hold us up`, where the proposal was `I'd ship with the flicker`. */
function isConclusion(conversation: Conversation, proposal: Remark, answer: Remark): boolean {
  const { talk } = conversation;
  return (
    !answer.asks &&
    answer.terms.length >= LEAST_OF_CONCLUSION &&
    [talk.concludes, talk.settles].some((form) => form.test(answer.raw)) &&
    sharedTerms(proposal, answer) > 0
  );
}

/** Whether who opened the talk says yes, or someone is looked for to do it. */
function isSettled(conversation: Conversation, remark: Remark, agreed: readonly Remark[]): boolean {
  const { talk, remarks } = conversation;
  const chair = remarks[0]?.speaker;
  return (
    agreed.some(({ speaker }) => speaker === chair) ||
    following(conversation, remark, 2).some(
      ({ run, raw, asks }) => run > remark.run && asks && talk.calls.some((call) => call.test(raw)),
    )
  );
}
