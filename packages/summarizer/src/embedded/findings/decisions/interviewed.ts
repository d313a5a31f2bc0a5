import { fixedDaysIn, termsBesideDay } from './fixed-days.ts';
import type { Conversation, Remark } from '../conversation.ts';
import type { Decision } from './decision.ts';
import { agreedForText } from './published.ts';

const WEIGHT = 2.2;
/** A sentence with fewer content words states nothing by itself. */
const LEAST_TERMS = 2;
/** What was decided stands in so many sentences beside the one that says that it was. */
const MOST_BESIDE = 2;
/** As they part, in so many changes of speaker, two people agree on a day. */
const RUNS_OF_PARTING = 10;

/** What someone tells an interviewer as decided for the time to come, and the day on which the two of them agree in the end. */
export function decidedInInterview(conversation: Conversation): Decision[] {
  const { remarks } = conversation;
  const last = remarks.at(-1)?.run ?? 0;
  const turns = [...Map.groupBy(remarks, ({ run }) => run).values()];
  const days = fixedDaysIn(conversation, ['speakers', 'transcript']).filter(
    ({ said, about, agreed }) =>
      last - said.run <= RUNS_OF_PARTING &&
      (about === undefined || !agreed.includes(about) || saysWhatFor(conversation, about)),
  );
  const found = [
    ...turns.flatMap((turn) => toldAsSettled(conversation, turn)),
    ...turns.flatMap((turn) => declinedIn(conversation, turn)),
    ...remarks.filter((remark) => staysSo(conversation, remark)).map((said) => decisionOf([said])),
    ...days,
    ...agreedForText(conversation),
  ].sort((a, b) => a.said.index - b.said.index);
  return found.filter((one, at) => !found.slice(0, at).some((before) => overlap(before, one)));
}

/** `I'll send you the text. Say Friday?` – `Friday is fine.`: the day of a task is no decision, that of a visit is. */
const saysWhatFor = (conversation: Conversation, offer: Remark): boolean =>
  termsBesideDay(conversation, offer) > 0 &&
  ![conversation.talk.promises, conversation.talk.vows].some((form) => form.test(offer.raw));

/** Whether the same sentence states both. */
function overlap(first: Decision, second: Decision): boolean {
  const stated = new Set([second.said, ...second.also]);
  return [first.said, ...first.also].some((said) => stated.has(said));
}

function decisionOf([said, ...also]: readonly [Remark, ...Remark[]], about?: Remark): Decision {
  return { said, also, agreed: [], weight: WEIGHT, ...(about ? { about } : {}) };
}

/** `That's been settled. From May my daughter runs the boat.`, `I'm stopping. It'll be the first of May, that's decided.` */
function toldAsSettled(conversation: Conversation, turn: readonly Remark[]): Decision[] {
  const { talk } = conversation;
  const { settled, longAgo } = talk.telling;
  const at = turn.findIndex(({ asks, raw }) => !asks && settled.test(raw) && !longAgo.test(raw));
  const frame = turn[at];
  if (!frame) return [];
  const before = frame.raw.slice(0, frame.raw.search(settled));
  if (/[,;:]\s*$/u.test(before) && talk.date.test(before)) {
    const about = turn.slice(0, at).find((remark) => isPlan(conversation, remark));
    const isWhole = frame.terms.length >= LEAST_TERMS;
    return [{ ...decisionOf([frame], about), isWhole }];
  }
  if (talk.settling.holdsFrom.test(frame.raw.replace(settled, ' '))) return [decisionOf([frame])];
  const behind = plansFrom(conversation, turn.slice(at + 1));
  const ahead = plansFrom(conversation, turn.slice(0, at).toReversed()).toReversed();
  const [first, ...rest] = [behind, ahead].find((plans) => isDated(conversation, plans)) ?? [];
  return first ? [decisionOf([first, ...rest])] : [];
}

/** The sentences up to the first that is no plan. */
function plansFrom(conversation: Conversation, sentences: readonly Remark[]): Remark[] {
  const end = sentences.findIndex((remark) => !isPlan(conversation, remark));
  return sentences.slice(0, Math.min(MOST_BESIDE, end < 0 ? sentences.length : end));
}

const isDated = ({ talk }: Conversation, plans: readonly Remark[]): boolean =>
  plans.some(({ raw }) => talk.date.test(raw) || talk.settling.holdsFrom.test(raw));

/** Says what is or will be, and means it. */
function isPlan({ talk }: Conversation, { raw, asks, abandoned, terms }: Remark): boolean {
  const none = [talk.past, talk.unsure, talk.conditional, talk.smallTalk, talk.telling.longAgo];
  return !asks && !abandoned && terms.length > 0 && !none.some((form) => form.test(raw));
}

/** `But people walk over in the summer, so it stays at four.` */
const staysSo = ({ talk }: Conversation, { raw, asks, terms }: Remark): boolean =>
  !asks &&
  terms.length >= LEAST_TERMS &&
  talk.telling.stays.test(raw) &&
  !talk.telling.longAgo.test(raw);

/** `They offered sixty thousand. We talked it over and turned it down.` */
function declinedIn({ talk }: Conversation, turn: readonly Remark[]): Decision[] {
  const { offered, declined, longAgo } = talk.telling;
  const at = turn.findIndex(({ raw }) => offered.test(raw));
  const offer = turn[at];
  const answer = turn.slice(Math.max(0, at)).find(({ raw }) => declined.test(raw));
  if (!offer || !answer || turn.some(({ raw }) => longAgo.test(raw))) return [];
  return [answer === offer ? decisionOf([offer]) : decisionOf([answer, offer])];
}
