import type { Talk } from '../../language/talk/talk.ts';
import { pointsBack, type Conversation, type Remark } from '../conversation.ts';
import { dateSaid } from './due-dates.ts';
import { isPlan } from '../memo.ts';
import type { OpenQuestion } from '../questions/open-question.ts';
import type { Task } from './task.ts';

/** A longer sentence reports more than what is to be done. */
const LONGEST_PLAN = 45;
const LEAST_TERMS = 2;
/** So many words say what is planned, though none of them is a content word. */
const WORDS_OF_PLAN = 6;
/** A list goes on in so many short sentences. */
const MOST_OF_LIST = 6;
const LONGEST_OF_LIST = 25;
const MOST = 30;
const MOST_QUESTIONS = 10;

/** What someone means to do, each as a task; a list of what to buy is one. */
export function plansIn(conversation: Conversation): Task[] {
  const { remarks, talk } = conversation;
  const listed = new Set<Remark>();
  return remarks
    .flatMap((said): Task[] => {
      if (listed.has(said)) return [];
      const list = listFrom(conversation, said);
      for (const remark of list) listed.add(remark);
      if (list.length > 0) return [taskOf(conversation, said, listText(talk, list), list.slice(1))];
      if (!isTask(conversation, said)) return [];
      const more = goingOn(conversation, said);
      for (const remark of more) listed.add(remark);
      return [taskOf(conversation, said, planText(talk, said, more), more)];
    })
    .slice(0, MOST);
}

function taskOf(
  { talk }: Conversation,
  said: Remark,
  wording: string | undefined,
  also: readonly Remark[] = [],
): Task {
  return {
    said,
    with: null,
    kind: 'promise',
    owner: undefined,
    due: [said, ...also].map(({ raw }) => dateSaid(talk, raw)).find((due) => due !== undefined),
    weight: 1,
    ...(wording === undefined ? {} : { wording }),
    ...(also.length === 0 ? {} : { also }),
  };
}

/** A plan, or something that is done on a day that is named: `I'm calling them tomorrow`. */
function isTask({ talk }: Conversation, { raw, unit, terms, abandoned, asks }: Remark): boolean {
  if (abandoned || asks || unit === undefined || unit.length > LONGEST_PLAN) return false;
  if (talk.conditional.test(raw)) return false;
  // `Must find out who does those, and how long it takes.`
  if (isPlan(talk, raw)) return terms.length > 0 || unit.length >= WORDS_OF_PLAN;
  const isNone = [talk.memo.noPlan, talk.noPromise, talk.past].some((none) => none.test(raw));
  return talk.promises.test(raw) && talk.due.test(raw) && !isNone;
}

/** `Ring them. They are only open till four.`: the sentence behind a plan that leans on it. */
function goingOn(conversation: Conversation, said: Remark): Remark[] {
  const { remarks, talk } = conversation;
  const next = remarks[said.index + 1];
  const leans =
    next?.unit !== undefined && (talk.leans.test(next.unit.text) || saysWhen(conversation, next));
  const isPlain = leans && !next.asks && !next.abandoned && !isPlan(talk, next.raw);
  const length = (said.unit?.length ?? 0) + (next?.unit?.length ?? 0);
  return isPlain && isInSameTurn(next, said) && length <= LONGEST_PLAN ? [next] : [];
}

/** `I'll do it on Wednesday`: no plan of its own, but when the one before is done. */
function saysWhen(conversation: Conversation, { raw, terms }: Remark): boolean {
  const { talk } = conversation;
  return terms.length <= LEAST_TERMS && talk.due.test(raw) && pointsBack(conversation, raw);
}

const isInSameTurn = (one: Remark, other: Remark): boolean =>
  one.refs.some((ref) => other.refs.includes(ref));

/** A plan that leaves out `I have to`, and what is said of it; undefined: it stays as it was said. */
function planText(
  { memo, phrases }: Talk,
  { unit, raw }: Remark,
  more: readonly Remark[],
): string | undefined {
  const text = (unit?.text ?? raw).replace(phrases.trimStart, '');
  const { rest, forgotten } = text.match(memo.order)?.groups ?? {};
  const order = (rest ?? forgotten)?.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
  if (more.length === 0) return order;
  return [order ?? text, ...more.map((remark) => remark.unit?.text ?? remark.raw)].join(' ');
}

/** A list of what to buy: its heading, and the short sentences that go on with it. */
function listFrom({ remarks, talk }: Conversation, said: Remark): Remark[] {
  if (!talk.memo.list.test(said.raw)) return [];
  const behind = remarks.slice(said.index + 1, said.index + 1 + MOST_OF_LIST);
  const ends = behind.findIndex((remark) => !isOfList(talk, said, remark));
  const rest = ends < 0 ? behind : behind.slice(0, ends);
  const items = rest.filter(({ unit }) => unit !== undefined);
  return said.terms.length >= LEAST_TERMS || items.length > 0 ? [said, ...items] : [];
}

function isOfList(talk: Talk, list: Remark, remark: Remark): boolean {
  const { raw, asks, abandoned, unit } = remark;
  return (
    isInSameTurn(remark, list) &&
    !asks &&
    !abandoned &&
    !talk.memo.plans.test(raw) &&
    !talk.iOrYou.test(raw) &&
    (unit?.length ?? 0) <= LONGEST_OF_LIST
  );
}

/** `Shopping: oat milk, washing powder, cat food.` */
function listText({ phrases }: Talk, list: readonly Remark[]): string {
  const [heading = '', ...items] = list.map(({ unit, raw }) =>
    (unit?.text ?? raw).replace(phrases.trimStart, '').replace(/[.\s]+$/u, ''),
  );
  const small = items.map((item) => item.replace(/^\p{Lu}(?=\p{Ll}* )/u, (a) => a.toLowerCase()));
  const joint = /[:,–—]/u.test(heading) ? ', ' : ': ';
  return `${[heading, ...small.slice(0, 1)].join(joint)}${small
    .slice(1)
    .map((item) => `, ${item}`)
    .join('')}.`;
}

/** What its speaker asks themselves, or says that they have not decided. */
export function doubtsIn(conversation: Conversation): OpenQuestion[] {
  const { remarks, talk } = conversation;
  return remarks
    .filter(
      (remark) =>
        !remark.abandoned &&
        (remark.asks ? remark.terms.length >= LEAST_TERMS : isUndecided(conversation, remark)) &&
        !talk.answers.tag.test(remark.raw),
    )
    .slice(0, MOST_QUESTIONS)
    .map((said) => ({ said, evidence: [] }));
}

/** `I don't know yet whether we drive`, but not `I don't know if that is good`. */
function isUndecided(conversation: Conversation, { raw, terms }: Remark): boolean {
  const at = conversation.talk.memo.undecided.exec(raw);
  return (
    at !== null && terms.length > 0 && !pointsBack(conversation, raw.slice(at.index + at[0].length))
  );
}
