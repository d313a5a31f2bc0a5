import type { ActionItem, DocumentKind, Point } from '../../port.ts';
import {
  answersTo,
  sharedTerms,
  type Conversation,
  pointsBack,
  refsOf,
  type Remark,
} from '../findings/conversation.ts';
import type { Decision } from '../findings/decisions/decision.ts';
import { decisionsIn } from '../findings/decisions/decisions.ts';
import { decidedInInterview } from '../findings/decisions/interviewed.ts';
import { likelyTasksIn } from '../findings/tasks/likely-tasks.ts';
import type { OpenQuestion } from '../findings/questions/open-question.ts';
import { openQuestionsIn } from '../findings/questions/questions.ts';
import { rescheduledIn } from '../findings/decisions/rescheduled.ts';
import { statedIn } from '../findings/decisions/stated.ts';
import type { Task } from '../findings/tasks/task.ts';
import { isDateAlone } from '../findings/tasks/due-dates.ts';
import { dutiesIn } from '../findings/tasks/duties.ts';
import { tasksIn } from '../findings/tasks/tasks.ts';
import type { Talk } from '../language/talk/talk.ts';
import { endsWithQuestionMark, wordsOf } from '../words.ts';
import { decisionClause, decisionPoint } from '../wording/decision-writer.ts';
import { questionPoint } from '../wording/question-writer.ts';
import { asTold, taskPoint } from '../wording/task-writer.ts';
import { MOST_REFS, type Writer } from '../wording/writer.ts';
import { prompt, whoIsAsked } from './answers.ts';
import { SHORT_UNIT } from './fact-points.ts';
import type { Outcome } from './overview.ts';
import type { Said } from './said.ts';
import { isStillOpen } from './still-open.ts';

/** What a talk came to: what was decided, who does what, and what is left to answer. */
export interface Settled {
  decisions: Point[];
  actionItems: ActionItem[];
  /** Those that are said plainly, not only likely. */
  plainItems: ActionItem[];
  questions: Point[];
  /** The decisions as clauses of the overview. */
  told: Outcome[];
  /** Remarks that are stated by these, by index: no fact states them again. */
  placed: ReadonlySet<number>;
}

interface SettledInput {
  conversation: Conversation;
  kind: DocumentKind;
  /** Whether decisions and tasks are printed in lists of their own: else what a text reports as decided belongs to its overview. */
  hasLists: boolean;
}

const MOST_OF_IT = 0.6;
const HALF = 0.5;
/** A longer order may say what holds for all, too: `Put the gate in, Del, and they pay for it`. */
const WORDS_OF_ORDER = 9;
/** Shorter ones say little of what a sentence is about. */
const LONG_WORD = 4;
/** In the last so many runs of an interview people promise each other what is left to do; a little earlier they begin to. */
const CLOSING_RUNS = 2;
const PARTING_RUNS = 6;
/** With more content words it is an answer, though something in it is not known. */
const TERMS_OF_ANSWER = 4;

/** A sentence that stands behind another one. */
const BEHIND_ANOTHER = /[.!?]\s+[¿\p{Lu}]/u;

/** Talk in which people settle things together. */
export const isTalk = (kind: DocumentKind): boolean => kind === 'meeting' || kind === 'mail';

/** Decisions before tasks before open questions, each statement once. */
export function settledIn(input: SettledInput, writer: Writer, said: Said): Settled {
  const { conversation, kind } = input;
  const placed = new Set<number>();
  const asked =
    kind === 'article'
      ? dutiesIn(conversation)
      : tasksIn(conversation, kind === 'lecture' || !conversation.voiced).filter(
          isTaskOf(kind, conversation),
        );
  const found = decisionsOf(input, asked);
  // `Please don't print that.`: who grants it has nothing left to do.
  const tasks = asked.filter(
    ({ said }) => kind !== 'interview' || !found.some((one) => one.said === said),
  );
  const { decisions, told } = statedDecisions(found, writer, said, placed);
  const itemOf = (task: Task): ActionItem[] => said.once(actionItem(task, writer, placed));
  const likely = kind === 'meeting' ? likelyTasksIn(conversation, tasks) : [];
  const plainItems = tasks.flatMap(itemOf);
  const actionItems = inOrderOfRefs(plainItems, likely.flatMap(itemOf));
  const questions = questionsOf(input, found, tasks).flatMap((question) => {
    const brief = question.evidence.filter(({ unit }) => (unit?.length ?? 0) <= SHORT_UNIT);
    for (const { index } of [question.said, ...brief]) placed.add(index);
    const point =
      kind === 'interview'
        ? interviewersQuestion(question, writer)
        : questionPoint(writer, question);
    return writer.isNameless(point.text, question.said) ? [] : said.once(point);
  });
  return { decisions, actionItems, plainItems, questions, told, placed };
}

/** What was agreed in talk, or what a text reports as decided. */
function decisionsOf(
  { conversation, kind, hasLists }: SettledInput,
  tasks: readonly Task[],
): Decision[] {
  if (isTalk(kind))
    return decisionsIn(conversation).filter(
      (decision) => !isGivenOut(decision, tasks) && !onlyDates(conversation, decision, tasks),
    );
  if (!hasLists) return [];
  if (kind === 'interview') return decidedInInterview(conversation);
  const stated = statedIn(conversation);
  if (kind !== 'lecture') return stated;
  const moved = rescheduledIn(conversation).filter(
    ({ said }) => !stated.some((one) => one.said === said || one.also.includes(said)),
  );
  return [...stated, ...moved].sort((a, b) => a.said.index - b.said.index);
}

function statedDecisions(
  found: readonly Decision[],
  writer: Writer,
  said: Said,
  placed: Set<number>,
): { decisions: Point[]; told: Outcome[] } {
  const told: Outcome[] = [];
  const decisions = found.flatMap((decision) => {
    for (const { index } of [decision.said, ...decision.also]) placed.add(index);
    const point = decisionPoint(writer, decision);
    // A question may be agreed to, but as it stands it decides nothing.
    const tellsNothing =
      endsWithQuestionMark(point.text) || writer.isNameless(point.text, decision.said);
    const stated = tellsNothing ? [] : said.once(point);
    const text = stated.length === 0 ? null : decisionClause(writer, decision);
    const { weight, said: remark } = decision;
    if (text !== null) told.push({ text, refs: remark.refs, rests: point.refs, weight });
    return stated;
  });
  return { decisions, told };
}

function actionItem(task: Task, writer: Writer, placed: Set<number>): ActionItem {
  const point = taskPoint(writer, task);
  const { owner, due } = task;
  const told = `${point.text} ${due ?? ''}`;
  for (const remark of [task.said, task.with])
    if (remark && isToldBy(told, remark)) placed.add(remark.index);
  for (const { index } of task.also ?? []) placed.add(index);
  return {
    ...point,
    ...(owner === undefined ? {} : { owner }),
    ...(due === undefined
      ? {}
      : { due: insideSentence(asTold(writer, due, undefined), writer.conversation) }),
  };
}

/** As it is printed in front of its answer: behind what its speaker said before it, and not behind what was answered before. */
function interviewersQuestion(question: OpenQuestion, writer: Writer): Point {
  const { said, evidence, wording, companions } = question;
  const whole = prompt(writer.conversation, writer, said);
  const alone = [...(companions?.before ?? []), ...(companions?.behind ?? [])].length === 0;
  const isPlain = said.asks && wording === undefined && alone;
  const isWhole =
    whole !== undefined &&
    (BEHIND_ANOTHER.test(whole) || (isPlain && !pointsBack(writer.conversation, whole)));
  if (!isWhole) return questionPoint(writer, question);
  const text = writer.reported(whole, said.speaker) ?? whole;
  return writer.point(text, refsOf([said, ...evidence]).slice(0, MOST_REFS));
}

/** What no one answered, took on or settled later. */
function questionsOf(
  { conversation, kind }: SettledInput,
  found: readonly Decision[],
  tasks: readonly Task[],
): OpenQuestion[] {
  if (kind === 'lecture') return [];
  const open = openQuestionsIn(conversation).filter((question) =>
    isStillOpen(conversation, question, found, tasks),
  );
  return kind === 'interview' ? open.filter(isUnanswered(conversation)) : open;
}

/** Puts further items where they were said; the others keep their order. */
function inOrderOfRefs(items: readonly ActionItem[], further: readonly ActionItem[]): ActionItem[] {
  const all = [...items];
  for (const one of further) {
    const [at = 0] = one.refs;
    const next = all.findIndex(({ refs: [first = 0] }) => first > at);
    all.splice(next < 0 ? all.length : next, 0, one);
  }
  return all;
}

/** Whether what is decided is most of all that someone is given something to do. */
function isGivenOut({ said, also }: Decision, tasks: readonly Task[]): boolean {
  const given = tasks.find((task) => task.kind === 'request' && task.said === said);
  return (
    given !== undefined &&
    also.length === 0 &&
    given.owner !== undefined &&
    (said.unit?.length ?? 0) <= WORDS_OF_ORDER &&
    (given.wording ?? said.raw).length >= said.raw.length * MOST_OF_IT
  );
}

/** `Would you write the advert?` – `Happy to. Not this week.` – `The tenth?` – `The tenth is good.`: a day of the task, in either sentence. */
function onlyDates(
  conversation: Conversation,
  { said, also }: Decision,
  tasks: readonly Task[],
): boolean {
  return (
    conversation.document.form !== 'mail' &&
    also.length === 0 &&
    isDateAlone(conversation, said) &&
    tasks.some(
      ({ said: { index }, dated, due }) =>
        due !== undefined && dated && index < said.index && said.index <= dated.index,
    )
  );
}

/** Whether a text says what a remark says: `Ben will order it` does not say `We need a second printer`. */
function isToldBy(text: string, { unit }: Remark): boolean {
  const words = wordsOf(unit?.text ?? '').filter((word) => word.length >= LONG_WORD);
  const told = text.toLowerCase();
  const held = words.filter((word) => told.includes(word.toLowerCase()));
  return held.length >= words.length * HALF;
}

/**
 * Who is interviewed tells what they do and plan, and is asked to tell it. A task is what the interviewer asks for beside that or
 * promises, and what is promised to them. A lecturer's `I take the left half` is none, but what is asked of the listeners.
 */
const isTaskOf =
  (kind: DocumentKind, conversation: Conversation) =>
  (task: Task): boolean => {
    const isRequest = task.kind === 'request';
    if (kind === 'lecture')
      return task.kind === 'promise'
        ? isOffered(conversation, task)
        : !isAllowed(conversation, task);
    if (kind !== 'interview') return true;
    if (isRequest) return isRequestOf(conversation, task);
    return isPassedOn(conversation, task) || isPromiseToOther(conversation, task);
  };

/** Begins with a question word, which no request does. */
const asksForMore = ({ answers, phrases }: Talk, raw: string): boolean =>
  raw
    .replace(/^\P{L}+/u, '')
    .replace(phrases.trimStart, '')
    .search(answers.interrogative) === 0;

/** `Can I call you again?` asks for leave. */
function isRequestOf({ talk }: Conversation, { said, with: answer }: Task): boolean {
  // `When could you start?`
  const isQuestion =
    talk.asksToTell.test(said.raw) ||
    talk.offers.test(said.raw) ||
    (said.raw.includes('?') && asksForMore(talk, said.raw));
  return !isQuestion || (answer !== null && talk.vows.test(answer.raw));
}

/** `You may bring a calculator.` */
const isAllowed = ({ talk }: Conversation, { said }: Task): boolean =>
  !said.asks && talk.explaining.homework.allows.test(said.raw);

/** `I'll put the slides up by Friday`, but not what the lecture itself will do. */
function isOffered(conversation: Conversation, task: Task): boolean {
  const { vows, explaining } = conversation.talk;
  const { raw } = task.said;
  return (
    task.due !== undefined &&
    isDated(conversation, task) &&
    vows.test(raw) &&
    !explaining.plan.test(raw)
  );
}

function isDated({ talk }: Conversation, { said: { raw } }: Task): boolean {
  return talk.due.test(raw) && !talk.past.test(raw);
}

/** `Ines will send you the form, I'll tell her`, as they part. */
function isPassedOn({ remarks, talk }: Conversation, { kind, said }: Task): boolean {
  const runsLeft = (remarks.at(-1)?.run ?? 0) - said.run;
  return kind === 'mention' && runsLeft < PARTING_RUNS && talk.addresses.test(said.raw);
}

function isPromiseToOther(conversation: Conversation, task: Task): boolean {
  const { said } = task;
  const { remarks, talk } = conversation;
  const runsLeft = (remarks.at(-1)?.run ?? 0) - said.run;
  const asked = remarks.findLast(({ run }) => run === said.run - 1);
  // `Would you be happy with that?` – `Yes, please do.` – `I'll send the referral today.`
  const isAgreed =
    asked?.agrees === true &&
    remarks.some(({ run, voice, asks }) => run === said.run - 2 && voice === said.voice && asks);
  const isTold =
    isAgreed ||
    said.speaker !== whoIsAsked(conversation) ||
    talk.addresses.test(said.raw) ||
    talk.takingOn.gives.test(said.raw) ||
    (asked !== undefined && talk.needs.test(asked.raw)) ||
    runsLeft < CLOSING_RUNS;
  const [first = ''] = said.raw.replace(talk.phrases.trimStart, '').split(/\s/u);
  // `You'll get to hear it` promises nothing that is to be done.
  const isGift =
    runsLeft < PARTING_RUNS &&
    talk.promises.test(said.raw) &&
    talk.addresses.test(said.raw) &&
    !(talk.addresses.test(first) || first === 'Sie');
  const isVowed = isAgreed && talk.vows.test(said.raw);
  // `I'll send it to you. Give me till the weekend.`
  const isDatedBehind =
    task.dated?.run === said.run &&
    talk.takingOn.asksTime.test(task.dated.raw) &&
    talk.addresses.test(said.raw);
  const isPartedOn = runsLeft < PARTING_RUNS && !said.asks;
  // `You'll have a copy, if you don't print the address.` – `I'll black out the address.`
  const isGranted = remarks.some(
    (other) =>
      other.run === said.run - 1 && talk.joining.if.test(other.raw) && sharedTerms(other, said) > 0,
  );
  if (isPartedOn && isGranted && talk.vows.test(said.raw)) return true;
  // `Could I watch her?` – `That's up to her. I'll ask her.`, `My daughter will scan them by Sunday.`
  if (isPartedOn && task.with?.asks && talk.takingOn.findsOut.test(said.raw)) return true;
  if (isPartedOn && talk.takingOn.byOwn.test(said.raw)) return isDated(conversation, task);
  return (
    isTold && !said.asks && (isDated(conversation, task) || isDatedBehind || isGift || isVowed)
  );
}

/** `It depends. …`: what follows answers. */
function saysOnWhat({ talk, remarks }: Conversation, { index, run, raw }: Remark): boolean {
  const next = remarks[index + 1];
  return talk.answers.depends.test(raw) && next?.run === run && next.terms.length > 0;
}

/** `I'd love to say no. But whether it does something to the goats, I don't know.`: the answer ends with that. */
function endsUnknown({ remarks, talk }: Conversation, { index, run, raw }: Remark): boolean {
  const isOwn = talk.marks.classes.saysI(wordsOf(raw.toLowerCase()));
  return isOwn && remarks[index + 1]?.run !== run && talk.answers.unknown.test(raw);
}

/** An interviewer's question is left open where the answer begins or ends by saying so, or says little else. */
const isUnanswered =
  (conversation: Conversation) =>
  ({ said, evidence, wording }: OpenQuestion): boolean => {
    // `Whether we can afford a second keeper, I don't know.` asks for no answer.
    if (!said.asks && wording !== undefined && evidence.length === 0) return true;
    // `They put me off twice` tells what happened.
    const isSaid = (remark: Remark): boolean =>
      (remark.index === said.index + 1 ||
        remark.terms.length < TERMS_OF_ANSWER ||
        (remark.voice !== said.voice && endsUnknown(conversation, remark))) &&
      !conversation.talk.past.test(remark.raw) &&
      !saysOnWhat(conversation, remark);
    const answered = answersTo(conversation, said, 1).reduce(
      (sum, { terms }) => sum + terms.length,
      0,
    );
    return evidence.length === 0 ? answered < TERMS_OF_ANSWER : evidence.some(isSaid);
  };

/** A date as it stands inside a sentence: `By Friday` as `by Friday`, but `Friday` as it is. */
function insideSentence(due: string, { document }: Conversation): string {
  const first = due.match(/^\p{L}+/u)?.[0].toLowerCase() ?? '';
  const { tag, stopWords } = document.language;
  const isNoun = tag === 'de' && /^(?:ende|anfang|mitte)$/u.test(first);
  // French and Spanish write no date with a capital.
  return tag === 'fr' || tag === 'es' || (stopWords.has(first) && !isNoun)
    ? due.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    : due;
}
