import { isStated } from './stated.ts';
import { rulesOut } from './accepted.ts';
import {
  answersTo,
  following,
  preceding,
  sharedTerms,
  withoutAssent,
  type Conversation,
  type Remark,
} from '../conversation.ts';
import { agreementsTo, continues, longWords, restates } from './settling-remarks.ts';

/** A remark from this weight on is a decision. */
const LEAST = 2.2;
/** What is said to be settled in so many words needs no other sign. */
const SEALED = 3;
/** With more content words than this a sentence is about something of its own. */
const LEAST_OF_ITS_OWN = 3;
/** A decision is confirmed, or objected to, within so many changes of speaker. */
const RUNS = 3;
/** A conclusion goes back to a proposal within so many changes of speaker. */
const RUNS_BACK = 8;
/** `So two with a motor.`: a conclusion that needs no verb. */
const BRIEF_WORDS = 10;
/** Words of an answer that takes sides and says nothing else. */
const SHORT_ANSWER = 4;

export function weightOf(
  conversation: Conversation,
  remark: Remark,
  own: readonly Remark[],
  settles: boolean,
): number {
  const { talk } = conversation;
  const { raw } = remark;
  const concludes = talk.concludes.test(raw);
  // `…, or else we pay more` says what would come of it.
  const weDo = talk.weDo.test(raw.replace(talk.joining.reasonBehind, ''));
  // `I'll do the tickets and you the food, all right?` asks about itself, not about the sentence before it.
  const assents =
    talk.asksAssent.test(raw) ||
    own.some((next) => talk.asksAssent.test(next.raw) && !talk.promises.test(next.raw));
  // What says itself what is settled settles nothing before it.
  const settledAfter = own
    .slice(0, 3)
    .some((next) => talk.settles.test(next.raw) && next.terms.length <= LEAST_OF_ITS_OWN);
  // `Twelve teams, on the fourth of April. Carried.`, `Forty for all of them. Good. That's that.`
  const seal = own.find((next) => !isOnlyYes(talk, next));
  const sealed = seal !== undefined && isSeal(talk, seal);
  const agreements = agreementsTo(conversation, remark).length;
  const asksOnly = remark.asks && !assents;
  // `So, the internet's the problem` answers who asked about it.
  const restated = restates(conversation, remark) && !answersQuestion(conversation, remark);
  const echoed = isEchoed(conversation, remark);
  const outcome = concludes || weDo || settles || assents || settledAfter || restated || echoed;
  if (!outcome) return 0;
  const single = talk.iOrYou.test(raw) && !weDo;
  if (!settles && !restated && !settledAfter && (single || isTold(conversation, remark))) return 0;
  const takenUp = takenUpBy(conversation, remark, own);
  const refused = objectionsTo(conversation, remark).length > 0;
  const closed = closes(conversation, remark);
  const before = agreedBefore(conversation, remark);
  const answer = answersQuestion(conversation, remark);
  const brief =
    concludes &&
    !answer &&
    (closed || before) &&
    continues(conversation, remark) &&
    (remark.unit?.length ?? 0) <= BRIEF_WORDS;
  return (
    1.2 * Number(concludes) * (answer ? 0.4 : 1) +
    Number(weDo) +
    (isStated(conversation, remark) ? LEAST : 2) * Number(settles) +
    1.2 * Number(assents) +
    (sealed ? SEALED : 1.2) * Number(settledAfter && !settles) +
    0.5 * Number(isCarriedOut(conversation, remark)) * Number(concludes || weDo) +
    0.7 * Math.min(2, agreements) +
    0.6 * Number(answersProposal(conversation, remark)) +
    0.6 * Number(closed) +
    0.5 * Number(before) +
    0.5 * Number(brief) +
    0.5 * Number(agreesOn(conversation, remark)) +
    1.8 * Number(restated) +
    0.7 * Number(takenUp) +
    0.7 * Number(isCalledFor(conversation, remark)) +
    (remark.unit !== undefined && remark.unit.length <= BRIEF_WORDS ? 2.2 : 1) * Number(echoed) +
    0.6 * Number(weDo && takesOver(conversation, remark)) -
    0.6 * Number(weDo && talk.iOrYou.test(raw)) +
    0.3 * Number(/\p{N}/u.test(raw)) +
    0.6 * Number(concludes && rulesOut(conversation, remark) && continues(conversation, remark)) -
    2 * Number(refused) -
    (settles ? 2.4 : 1.6) * Number(talk.unreal.test(raw)) -
    0.8 * Number(single) -
    2 * Number(talk.conditional.test(raw) && !settles && !assents) -
    Number(countered(conversation, remark)) -
    2 * Number(onlySaysWhen(conversation, remark)) -
    Number(!settles && !weDo && tellsWhatItIs(conversation, remark)) -
    1.2 * Number(talk.promises.test(raw) && !settles) -
    1.2 * Number(talk.asks.test(raw)) -
    2 * Number(asksOnly) -
    1.5 * Number(talk.reason.test(raw)) -
    2 * Number(talk.unsure.test(raw) || talk.wonders.test(raw)) -
    1.2 * Number(talk.defers.test(raw) && !settles)
  );
}

/** `Good.` */
const isOnlyYes = (talk: Conversation['talk'], { raw, agrees }: Remark): boolean =>
  agrees && !talk.settles.test(raw) && !/\p{L}{3}/u.test(withoutAssent(talk, raw));

/** `Carried.`: it is settled, and nothing else is said. */
function isSeal(talk: Conversation['talk'], { raw, asks }: Remark): boolean {
  const rest = withoutAssent(talk, raw).replace(talk.settles, '');
  return !asks && talk.settles.test(raw) && !/\p{L}{3}/u.test(rest);
}

/** `300 is too many if it rains. Then we eat sausages till Christmas.`, `Let's open later. Then we save the gas.`: the result of it, and no conclusion. */
export function isConsequence({ remarks, talk }: Conversation, remark: Remark): boolean {
  const { index, run, raw } = remark;
  const before = remarks[index - 1];
  if (before?.run !== run || before.asks) return false;
  const isOfOther = sharedTerms(before, remark) === 0;
  const depends =
    talk.joining.if.test(before.raw) || (isOfOther && talk.settling.urges.test(before.raw));
  return depends && talk.concludes.test(raw) && talk.weDo.test(raw) && !talk.settles.test(raw);
}

/** `De acuerdo, compramos el nuevo`, `Gut, wir nehmen den neuen`: yes, and what all do at once. */
function agreesOn({ talk }: Conversation, { raw, agrees }: Remark): boolean {
  const rest = withoutAssent(talk, raw);
  return agrees && rest !== raw && rest.search(talk.weDo) === 0;
}

/** Another speaker promises at once what follows from it. */
function isCarriedOut(conversation: Conversation, remark: Remark): boolean {
  const { talk } = conversation;
  const [answer] = answersTo(conversation, remark, 1);
  return (
    conversation.voiced &&
    !talk.iOrYou.test(remark.raw) &&
    answer !== undefined &&
    !answer.asks &&
    talk.promises.test(answer.raw) &&
    !talk.noPromise.test(answer.raw) &&
    !talk.refuses.test(answer.raw)
  );
}

/** `We'll try that.`: a short remark about what someone else has just said. */
function takesOver({ remarks, talk }: Conversation, { index, run, raw, unit }: Remark): boolean {
  const before = remarks[index - 1];
  return (
    before !== undefined &&
    before.run < run &&
    !before.asks &&
    (unit?.length ?? BRIEF_WORDS) <= SHORT_ANSWER &&
    talk.points.test(raw)
  );
}

/** Reports what is or was, or names what someone ought to do: neither settles anything. */
function isTold({ talk }: Conversation, { raw }: Remark): boolean {
  return (
    talk.past.test(raw) ||
    talk.needs.test(raw) ||
    talk.asksAnybody.test(raw) ||
    talk.calls.some((pattern) => pattern.test(raw))
  );
}

/** `Fine, half past seven.`: someone else gives in, in its words. */
export function isEchoed(conversation: Conversation, remark: Remark): boolean {
  const own = new Set(longWords(remark.raw));
  return answersTo(conversation, remark, RUNS + 1).some((answer) => {
    const words = longWords(answer.raw);
    const said = words.filter((word) => own.has(word)).length;
    return answer.agrees && !answer.asks && said >= 2 && said >= words.length - 2;
  });
}

/** Whether someone is looked for right after it to do what follows from it. */
function isCalledFor(conversation: Conversation, remark: Remark): boolean {
  return following(conversation, remark, 2).some(
    ({ raw, asks }) => asks && conversation.talk.calls.some((pattern) => pattern.test(raw)),
  );
}

/** Whether it is an answer: `Well, so they cost 40 euros` concludes nothing. */
function answersQuestion({ remarks, talk }: Conversation, remark: Remark): boolean {
  const before = remarks.slice(0, remark.index).findLast(({ run }) => run < remark.run);
  if (!before || talk.asksAssent.test(before.raw)) return false;
  const called = remark.speaker !== undefined && before.raw.includes(remark.speaker);
  return before.asks || called;
}

/** Whether others put forward something else at once, before anybody has agreed. */
function countered(conversation: Conversation, remark: Remark): boolean {
  const { talk } = conversation;
  for (const answer of answersTo(conversation, remark, RUNS)) {
    if (answer.agrees || talk.promises.test(answer.raw)) return false;
    if (talk.proposes.test(answer.raw)) return true;
  }
  return false;
}

/** `Then by Tuesday, that's enough.`: it sets a date for a task, and decides nothing else. */
export function onlySaysWhen(conversation: Conversation, remark: Remark): boolean {
  const { talk } = conversation;
  if ((remark.unit?.length ?? 0) > BRIEF_WORDS || !talk.due.test(remark.raw)) return false;
  const due = remark.raw.match(talk.due)?.[0] ?? '';
  const others = remark.raw.replace(due, '').match(/\p{L}{4,}/gu)?.length ?? 0;
  return (
    others <= 3 &&
    preceding(conversation, remark, 2).some(
      ({ raw }) => talk.promises.test(raw) || talk.asks.test(raw),
    )
  );
}

/** `Good. So …`: the speaker closes what was talked about, with the words before it or at its start. */
function closes({ remarks }: Conversation, remark: Remark): boolean {
  const before = remarks[remark.index - 1];
  return remark.agrees || (before?.agrees === true && before.run >= remark.run - 1);
}

function agreedBefore(conversation: Conversation, remark: Remark): boolean {
  return preceding(conversation, remark, 2).some(
    ({ agrees, asks, run, voice }) =>
      agrees && !asks && run < remark.run && (!conversation.voiced || voice !== remark.voice),
  );
}

/** Whether someone promises right after it to do what follows from it. */
function takenUpBy(conversation: Conversation, remark: Remark, own: readonly Remark[]): boolean {
  const { talk } = conversation;
  const terms = [remark, ...own].flatMap((part) => part.terms);
  return following(conversation, remark, 2).some(
    (next) =>
      !next.asks &&
      talk.promises.test(next.raw) &&
      !talk.noPromise.test(next.raw) &&
      (next.terms.length < 3 || sharedTerms(next, { terms }) > 0),
  );
}

function objectionsTo(conversation: Conversation, remark: Remark): Remark[] {
  const objections: Remark[] = [];
  for (const answer of answersTo(conversation, remark, 2)) {
    if (answer.agrees) break;
    if (answer.objects) objections.push(answer);
  }
  return objections;
}

/** Whether someone put forward what this remark takes up. */
function answersProposal(conversation: Conversation, remark: Remark): boolean {
  return preceding(conversation, remark, RUNS_BACK).some(
    (before) =>
      conversation.talk.proposes.test(before.raw) &&
      !before.objects &&
      sharedTerms(before, remark) >= 1,
  );
}

/** `So that's the form for the council`: it draws a conclusion about what is, not about what to do. */
function tellsWhatItIs({ talk }: Conversation, { raw }: Remark): boolean {
  return talk.leans.test(raw.replace(talk.phrases.trimStart, ''));
}
