import { countsIn, pointsBack, type Conversation, type Remark } from '../conversation.ts';
import { nameBookOf } from '../name-book.ts';
import { settlesIt } from './decision-statement.ts';
import { isConsequence } from './decision-weight.ts';
import { announces } from './settling-remarks.ts';
import { subjectsIn, type Subject } from '../subjects.ts';
import { spacedWords } from '../../words.ts';

/** Neither asks, nor tells what was, nor breaks off, nor depends on something, nor is what one of them takes on. */
export function mayDecide(conversation: Conversation, remark: Remark): boolean {
  const { talk } = conversation;
  const { raw, asks, abandoned } = remark;
  if (abandoned || announces(conversation, remark) || talk.smallTalk.test(raw)) return false;
  if (talk.settling.recalls.test(raw)) return false;
  if (opensSubject(conversation, remark) || onlyLeads(conversation, remark)) return false;
  if (settlesIt(talk, remark)) return true;
  if (isConsequence(conversation, remark)) return false;
  // `Ann, order the mugs before the offer ends` gives a task.
  const isOrder = talk.delegating.orders.some((form) => form.test(raw)) && !talk.weDo.test(raw);
  const isMail = conversation.document.form === 'mail';
  if (isMail && (isOrder || !settlesInWriting(conversation, raw))) return false;
  if (talk.settling.states.test(raw.replace(talk.phrases.trimStart, ''))) return false;
  if (comesTo(conversation, remark)) return false;
  // `I need your number by Monday.`
  if (talk.needs.test(raw) && !talk.weDo.test(raw)) return false;
  if (talk.settling.hedges.test(raw) || answersFact(conversation, remark)) return false;
  if (countsVotes(conversation, remark)) return false;
  // `Samir, please write it down` gives a task.
  if (onlyAsksFor(conversation, raw)) return false;
  // `Yes, but it freezes over.`
  const limits = talk.joining.yesBut.test(raw) && talk.joining.yes.test(raw);
  if (limits && !talk.weDo.test(raw) && !talk.concludes.test(raw)) return false;
  // `Let's leave that open.`
  // `But a minimum of nine hundred, and carriage each time`: what speaks against it.
  const isBut = talk.joining.beginsWithBut.test(raw) && !talk.joining.beginsWithOnlyIf.test(raw);
  if (isBut && ![talk.weDo, talk.concludes, talk.settling.orders].some((form) => form.test(raw)))
    return false;
  if (talk.reason.test(raw) || (talk.defers.test(raw) && talk.points.test(raw))) return false;
  if (talk.promises.test(raw) && !talk.weDo.test(raw)) return false;
  // `Yes, 356 a month, that's too much`, `we don't decide anything today`.
  const objects = remark.objects && raw.search(talk.objects) > 0 && !talk.weDo.test(raw);
  if (objects || talk.answers.putsOff.test(raw)) return false;
  const others = [talk.conditional, talk.unsure, talk.wonders];
  // `We could share a stall` only puts it forward.
  const isOther =
    others.some((form) => form.test(raw)) ||
    (talk.proposes.test(raw) && talk.unreal.test(raw) && !talk.concludes.test(raw));
  // `Then we go on with the old van, at forty`: what names a number opens no subject.
  const opens =
    talk.procedure.test(raw) && !(talk.concludes.test(raw) && countsIn(conversation, raw));
  const holds = talk.weDo.test(raw) || talk.settling.holdsFrom.test(raw);
  return !isOther && !opens && !asks && (!talk.past.test(raw) || holds);
}

/** `So that's eleven pounds lost every time.`: it works something out. */
export function comesTo(conversation: Conversation, { raw }: Remark): boolean {
  const { talk } = conversation;
  const [first = ''] = raw.replace(talk.phrases.trimStart, '').split(/[,;]/u);
  return talk.settling.comesTo.test(first) && countsIn(conversation, first);
}

/** Whether what is said behind it in the same turn shows that it settles nothing, however it is worded. */
export const decidesNothing = (conversation: Conversation, remark: Remark): boolean =>
  headsQuestion(conversation, remark) ||
  isVotedDown(conversation, remark) ||
  relieves(conversation, remark);

/** `Then forget it, Lou, no need to ask.`: someone has one task less. */
const relieves = (conversation: Conversation, { raw }: Remark): boolean =>
  conversation.named &&
  conversation.talk.withdraws.test(raw) &&
  !conversation.talk.weDo.test(raw) &&
  nameBookOf(conversation).calledIn(raw) !== undefined;

/** `On the amendment, then, six and six. In favour? Two. Against? Four. So that one's lost.` */
function isVotedDown({ remarks, talk }: Conversation, said: Remark): boolean {
  const { fails, puts } = talk.settling;
  const behind = remarks.slice(said.index + 1);
  const end = behind.findIndex(({ run, raw }) => run !== said.run || fails.test(raw));
  const before = behind.slice(0, Math.max(0, end));
  return (
    behind[end]?.run === said.run &&
    before.some(({ asks, raw }) => asks && puts.test(raw)) &&
    !before.some(({ raw }) => talk.settles.test(raw))
  );
}

/** `So, Friday. Load at seven?`: the day that a question is about. `Friday, then. Does that suit you?` settles on one. */
function headsQuestion(conversation: Conversation, { index, run, raw }: Remark): boolean {
  const { remarks, talk } = conversation;
  const next = remarks[index + 1];
  if (!next?.asks || next.run !== run || pointsBack(conversation, next.raw)) return false;
  const rest = raw.replace(talk.phrases.trimStart, '').replace(talk.date, '');
  return rest !== raw && !/[\p{L}\p{N}]/u.test(rest) && countsIn(conversation, next.raw);
}

/** `In favour? Ann, Lou and me, three.` */
function countsVotes({ remarks, talk }: Conversation, { index, run, raw }: Remark): boolean {
  const asked = remarks[index - 1];
  const isBehindCall = asked?.run === run && asked.asks && talk.settling.puts.test(asked.raw);
  return isBehindCall && ![talk.weDo, talk.concludes].some((form) => form.test(raw));
}

/** `605 with an invoice, go ahead.` */
const BEGINS_WITH_NUMBER = /^\P{L}*\p{N}/u;

/** `The flute needs a mike`: what a mail only tells, however near others agree on something, settles nothing. */
function settlesInWriting({ talk }: Conversation, raw: string): boolean {
  const { holdsFrom, arranges, accepts, declines, chooses, fixes, suits } = talk.settling;
  return [
    BEGINS_WITH_NUMBER,
    talk.date,
    talk.weDo,
    talk.concludes,
    holdsFrom,
    arranges,
    accepts,
    declines,
    chooses,
    fixes,
    suits,
  ].some((form) => form.test(raw));
}

/** Asks someone by name to do something, and says nothing of what all do or of what becomes of a thing. */
function onlyAsksFor(conversation: Conversation, raw: string): boolean {
  const { talk } = conversation;
  const names = nameBookOf(conversation);
  return (
    ![talk.weDo, talk.settling.arranges].some((form) => form.test(raw)) &&
    names.calledIn(raw) !== undefined &&
    names.requestIn(raw) !== null
  );
}

/** `How much was it?` – `Two hundred, due since May.`: a figure or a date that only says what is so. */
function answersFact(conversation: Conversation, remark: Remark): boolean {
  const { talk, remarks } = conversation;
  const asked = remarks[remark.index - 1];
  const { suggests, invites, holdsFrom } = talk.settling;
  const { asksCount, asksTime } = talk.answers;
  if (!conversation.voiced || !asked?.asks || asked.run !== remark.run - 1) return false;
  const isOfFact =
    (asksCount.test(asked.raw) || asksTime.test(asked.raw)) &&
    ![talk.weDo, suggests, invites, talk.proposes].some((form) => form.test(asked.raw));
  return (
    isOfFact &&
    (countsIn(conversation, remark.raw) || talk.date.test(remark.raw)) &&
    ![talk.weDo, talk.concludes].some((form) => form.test(remark.raw)) &&
    (asksCount.test(asked.raw) || !holdsFrom.test(remark.raw))
  );
}

/** `So, item one.`: what it is about follows. */
export function onlyLeads({ talk }: Conversation, { raw }: Remark): boolean {
  const bare = raw.replace(talk.phrases.trimStart, '').replace(/[.!]+$/u, '');
  const rest = bare.replace(talk.opening.leads, '');
  return rest !== bare && !/[\p{L}\p{N}]/u.test(` ${rest}`.replace(talk.opening.tails, ''));
}

/** `Right, item three is the skate bowl.` */
const opensSubject = (conversation: Conversation, remark: Remark): boolean =>
  openedBy(conversation, remark) !== undefined;

const openedBy = (conversation: Conversation, remark: Remark): Subject | undefined =>
  subjectsIn(conversation).find(
    (subject) => subject.remark === remark && subject.name !== '' && !subject.again,
  );

/** `Station piano.`: it names what it opens, and says nothing else. */
export function onlyOpens(conversation: Conversation, remark: Remark): boolean {
  const { talk } = conversation;
  const opened = openedBy(conversation, remark);
  const words = spacedWords(remark.raw.replace(talk.phrases.trimStart, ''));
  return opened !== undefined && words <= spacedWords(opened.name) + 1;
}
