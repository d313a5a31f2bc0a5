import type { ActionItem, DocumentKind, Point, SummaryDocument, Topic } from '../../port.ts';
import type { Analysis } from '../analysis.ts';
import { type Conversation, type Remark, sharedTerms } from '../findings/conversation.ts';
import type { Decision } from '../findings/decision.ts';
import { decisionsIn } from '../findings/decisions.ts';
import { statedIn } from '../findings/stated.ts';
import type { OpenQuestion } from '../findings/open-question.ts';
import { openQuestionsIn } from '../findings/questions.ts';
import { likelyTasksIn } from '../findings/likely-tasks.ts';
import type { Task } from '../findings/task.ts';
import { dutiesIn, tasksIn } from '../findings/tasks.ts';
import type { Worth } from '../score.ts';
import type { Section } from '../titles/sections.ts';
import { wordsOf } from '../words.ts';
import { Writer } from '../wording/writer.ts';
import { questionsAnswered, questionsNeeded, whoIsAsked, yesOrNoOf } from './answers.ts';
import { withFacets } from './facets.ts';
import { Facts, SHORT_UNIT } from './facts.ts';
import { summedUp, type Outcome, type SummedUp } from './overview.ts';
import { goOn, withYesOrNo } from './points.ts';
import { Said } from './said.ts';

/** Everything that a document states, each statement in one place. */
export type Plan = Pick<
  SummaryDocument,
  | 'overview'
  | 'keyPoints'
  | 'topics'
  | 'decisions'
  | 'actionItems'
  | 'questions'
  | 'terms'
  | 'dates'
>;

export interface PlanInput {
  analysis: Analysis;
  conversation: Conversation;
  worth: Worth;
  sections: readonly Section[];
  kind: DocumentKind;
  /** The first unit that belongs to a subject: what is said before is no fact. */
  begins: number;
  /** Whether decisions and tasks are printed in lists of their own: else what a text reports as decided belongs to its overview. */
  hasLists: boolean;
  /** The units that an overview of the usual length is made of, where nothing was settled. */
  opening: readonly number[];
  /** Explanations and dates that the source holds; what is said elsewhere is left out. */
  terms: SummaryDocument['terms'];
  dates: SummaryDocument['dates'];
}

/** Words of the source for each key point, and how many there are at least and at most. */
const WORDS_FOR_A_POINT = 50;
/** A source of fewer words keeps each of its sentences, up to so many. */
const SHORT_SOURCE = 300;
const POINTS_OF_SHORT = 10;
const WORDS_OF_A_SENTENCE = 8;
const MOST_POINTS = 15;
/** Facts that an overview takes where nothing was settled, and the sentences of one that is made of facts. */
const OVERVIEW_FACTS = 2;
const OVERVIEW_SENTENCES = 4;
/** A decision within so many remarks may answer a question. */
const REMARKS_TO_DECISION = 10;
const BRIEF_QUESTION = 4;
const MOST_OF_IT = 0.6;
const HALF = 0.5;
/** Shorter ones say little of what a sentence is about. */
const LONG_WORD = 4;
const POINTS_OF_A_SECTION = 2;
/** Of an interview: its sections are made of questions and answers. */
const ANSWERS_OF_A_SECTION = 3;
/** With more content words it is an answer, though something in it is not known. */
const TERMS_OF_ANSWER = 4;

const ASKS = /[?？]\s*$/u;

/** Plans a document: decisions before tasks before open questions before what is said beside them. */
export function planOf(input: PlanInput): Plan {
  const { conversation, kind, analysis } = input;
  const writer = new Writer(conversation, kind);
  const said = new Said();
  const talks = kind === 'meeting' || kind === 'mail';
  const placed = new Set<number>();
  const place = (...remarks: (Remark | null)[]): void => {
    for (const remark of remarks) if (remark) placed.add(remark.index);
  };
  const told: Outcome[] = [];
  const tasks =
    kind === 'article'
      ? dutiesIn(conversation)
      : tasksIn(conversation).filter(isTaskOf(kind, conversation));
  const found = talks
    ? decisionsIn(conversation).filter((decision) => !isGivenOut(decision, tasks))
    : kind === 'interview' || !input.hasLists
      ? []
      : statedIn(conversation);
  const decisions = found.flatMap((decision) => {
    place(decision.said, ...decision.also);
    const point = writer.decision(decision);
    // A question may be agreed to, but as it stands it decides nothing.
    const tellsNothing = ASKS.test(point.text) || writer.isNameless(point.text, decision.said);
    const stated = tellsNothing ? [] : said.once(point);
    const text = stated.length === 0 ? null : writer.outcome(decision);
    const { weight, said: remark } = decision;
    if (text !== null) told.push({ text, refs: remark.refs, rests: point.refs, weight });
    return stated;
  });
  const likely = kind === 'meeting' ? likelyTasksIn(conversation, tasks) : [];
  const itemOf = (task: Task): ActionItem[] => {
    const point = writer.task(task);
    const { owner, due } = task;
    const told = `${point.text} ${due ?? ''}`;
    place(...[task.said, task.with].filter((remark) => isToldBy(told, remark)));
    return said.once({
      ...point,
      ...(owner === undefined ? {} : { owner }),
      ...(due === undefined ? {} : { due: insideSentence(due, conversation) }),
    });
  };
  const plainItems = tasks.flatMap(itemOf);
  const actionItems = inOrderOfRefs(plainItems, likely.flatMap(itemOf));
  const open = kind === 'lecture' ? [] : openQuestionsIn(conversation).filter(isStillOpen(found));
  const questions = open
    .filter(kind === 'interview' ? isUnanswered : Boolean)
    .flatMap((question) => {
      place(
        question.said,
        ...question.evidence.filter(({ unit }) => (unit?.length ?? 0) <= SHORT_UNIT),
      );
      const point = writer.question(question);
      return writer.isNameless(point.text, question.said) ? [] : said.once(point);
    });
  const interviewed = kind === 'interview' ? whoIsAsked(conversation) : undefined;
  const facts = new Facts({ ...input, interviewed }, writer, placed);
  const chosen = facts.choose(pointCount(analysis.document.words));
  const questionOf =
    kind === 'interview'
      ? questionsAnswered(conversation, writer)
      : questionsNeeded(conversation, writer, placed);
  // In an overview no question stands before an answer.
  const fit = (units: readonly number[]): number[] =>
    facts
      .fitForOverview(units)
      .filter((unit) => kind === 'interview' || questionOf(unit) === undefined);
  const summed = summedUp(
    { ...input, interviewed },
    {
      told: talks ? told : [],
      tasks: talks ? plainItems : [],
      questions:
        kind === 'interview' ? [] : questions.filter(({ text }) => writer.standsAlone(text)),
    },
  );
  const opening = talks || told.length > 1 ? [] : fit(input.opening);
  const besides = kind === 'article' ? summed.left : sentencesOf(summed);
  const places = Math.max(0, (talks ? OVERVIEW_FACTS : OVERVIEW_SENTENCES) - besides.length);
  const further = opening.length === 0 || kind === 'lecture' ? fit(chosen) : [];
  const foremost = new Set([...new Set([...opening, ...further])].slice(0, places));
  const yesOrNo = yesOrNoOf(conversation);
  const begun = new Set<number>();
  /** A part of an answer: the first one behind how the answer begins, and behind yes or no where its question is printed. */
  const answered = (unit: number, point: Point, isPrinted: boolean): Point => {
    const start = facts.startOf(unit);
    if (begun.has(start)) return point;
    begun.add(start);
    const whole = facts.fromItsStart(unit, point);
    return isPrinted ? withYesOrNo(whole, yesOrNo(unit)) : whole;
  };
  const inOrder = (units: readonly number[], isOverview = false): Point[] => {
    const list: Point[] = [];
    for (const unit of units.toSorted((a, b) => a - b)) {
      const { point, goesOn } = facts.toState(unit, list);
      const asked = isOverview || goesOn ? undefined : questionOf(unit);
      const isPrinted = !list.some((other) => other.asked === asked);
      const whole =
        point && asked !== undefined && kind === 'interview'
          ? answered(unit, point, isPrinted)
          : point;
      const placed = whole && { ...whole, at: unit, ...(asked === undefined ? {} : { asked }) };
      const [stated] = placed ? said.once(placed) : [];
      if (stated && goesOn) goOn(goesOn, stated);
      else if (stated) list.push(stated);
      if (stated) facts.isStated(unit, isOverview ? null : (goesOn ?? stated));
    }
    return list;
  };
  const lead = kind === 'article' ? facts.lead().flatMap((point) => said.once(point)) : [];
  const best = inOrder([...foremost], true);
  // An article says by itself what it is about.
  const opens = kind === 'article' && lead.length + best.length > 0;
  const overview = opens ? [...lead, ...best, ...summed.left] : ordered(summed, best, talks);
  const perSection = kind === 'interview' ? ANSWERS_OF_A_SECTION : POINTS_OF_A_SECTION;
  const { listed, inSections } = placesOf(
    kind,
    facts,
    chosen.filter((unit) => !foremost.has(unit)),
    input.sections.map((section) => facts.chooseIn(section, perSection, chosen)),
  );
  const others = inOrder(listed);
  const topics = input.sections.map(({ title, firstTurn }, at): Topic => ({
    title,
    firstTurn,
    points: inOrder(inSections[at] ?? []),
  }));
  if (kind !== 'article') fillEmpty(topics, others);
  const keyPoints =
    kind === 'article' ? withFacets(others, analysis.document.language.tag) : others;
  const terms = input.terms.flatMap((term) => said.once(term));
  const dates = input.dates.flatMap((date) => said.once(date));
  return { overview, keyPoints, topics, decisions, actionItems, questions, terms, dates };
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
  const given = tasks.find((task) => task.kind !== 'promise' && task.said === said);
  return (
    given !== undefined &&
    also === null &&
    (given.wording ?? said.raw).length >= said.raw.length * MOST_OF_IT
  );
}

/** Whether a text says what a remark says: `Ben will order it` does not say `We need a second printer`. */
function isToldBy(text: string, remark: Remark | null): boolean {
  const words = wordsOf(remark?.unit?.text ?? '').filter((word) => word.length >= LONG_WORD);
  const told = text.toLowerCase();
  const held = words.filter((word) => told.includes(word.toLowerCase()));
  return held.length >= words.length * HALF;
}

/** Who is interviewed tells what they do: a task is what someone asks for, or promises by a date. */
const isTaskOf =
  (kind: DocumentKind, { talk }: Conversation) =>
  (task: Task): boolean =>
    kind !== 'interview' ||
    task.kind === 'request' ||
    (talk.due.test(task.said.raw) && !talk.past.test(task.said.raw));

/** An interviewer's question is left open where the answer begins by saying so, or says little else. */
function isUnanswered({ said, evidence }: OpenQuestion): boolean {
  const isSaid = ({ index, terms }: Remark): boolean =>
    index === said.index + 1 || terms.length < TERMS_OF_ANSWER;
  return evidence.length === 0 || evidence.some(isSaid);
}

/** What was decided about it soon after answers a question. */
function isStillOpen(found: readonly Decision[]): (question: OpenQuestion) => boolean {
  return ({ said, evidence }) => {
    const from = Math.max(said.index, ...evidence.map(({ index }) => index));
    const terms = new Set(said.terms).size;
    // `And the video?` is answered by any decision about it, a longer question by one that says most of it.
    const least = (said.unit?.length ?? 0) <= BRIEF_QUESTION ? 1 : Math.max(2, terms * MOST_OF_IT);
    return !found.some(
      (decision) =>
        decision.said.index > from &&
        decision.said.index - from <= REMARKS_TO_DECISION &&
        sharedTerms(said, decision.said) >= least,
    );
  };
}

const sentencesOf = ({ outcome, left }: SummedUp): Point[] => [...outcome, ...left];

/** Of talk first its results; of a text its own sentences stand between what it is about and what it leaves open. */
function ordered(summed: SummedUp, facts: readonly Point[], talks: boolean): Point[] {
  const { outcome, left } = summed;
  if (outcome.length === 0) return facts.length === 0 ? [] : [...facts, ...left];
  const [about, ...rest] = sentencesOf(summed);
  return talks || !about ? [...sentencesOf(summed), ...facts] : [about, ...facts, ...rest];
}

/**
 * Which units are listed as key points, and which stand in each section. What an article says is listed by what it answers: its
 * sections only name what it is about. One answer of an interview stands in one place.
 */
function placesOf(
  kind: DocumentKind,
  facts: Facts,
  weightiest: readonly number[],
  bySection: readonly (readonly number[])[],
): { listed: number[]; inSections: number[][] } {
  const answered = new Set(weightiest.map((unit) => facts.startOf(unit)));
  const isListed = (unit: number): boolean =>
    kind === 'article' || (kind === 'interview' && answered.has(facts.startOf(unit)));
  return {
    listed: facts.withAntecedents([...weightiest, ...bySection.flat().filter(isListed)]),
    inSections: bySection.map((units) =>
      facts.withAntecedents(units.filter((unit) => !isListed(unit))),
    ),
  };
}

/** A topic without a point takes the key points that lie in it. */
function fillEmpty(topics: readonly Topic[], keyPoints: Point[]): void {
  for (const [at, topic] of topics.entries()) {
    if (topic.points.length > 0) continue;
    const end = topics[at + 1]?.firstTurn ?? Infinity;
    const inside = keyPoints.findIndex(
      ({ refs }) => (refs[0] ?? 0) >= topic.firstTurn && (refs[0] ?? 0) < end,
    );
    if (inside >= 0) topic.points.push(...keyPoints.splice(inside, 1));
  }
}

function pointCount(words: number): number {
  if (words < SHORT_SOURCE)
    return Math.min(POINTS_OF_SHORT, Math.ceil(words / WORDS_OF_A_SENTENCE));
  return Math.min(MOST_POINTS, Math.round(words / WORDS_FOR_A_POINT)) + OVERVIEW_FACTS;
}

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
