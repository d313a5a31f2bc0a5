import type { DocumentKind, Point, SummaryDocument, Topic } from '../../port.ts';
import type { Analysis } from '../weighing/analysis.ts';
import type { Conversation } from '../findings/conversation.ts';
import type { Worth } from '../weighing/score.ts';
import type { Section } from '../titles/sections.ts';
import { Writer } from '../wording/writer.ts';
import {
  questionsAnswered,
  questionsNeeded,
  whoAnswers,
  whoIsAsked,
  yesOrNoOf,
  type QuestionOf,
} from './answers.ts';
import { behindQuestions } from './asked-points.ts';
import { withoutLead } from './decided.ts';
import { withFacets } from './facets.ts';
import { Facts } from './facts.ts';
import { Listing } from './listing.ts';
import { withoutLoneOrdinals } from './ordinals.ts';
import { summedUp, type SummedUp } from './overview.ts';
import { Said } from './said.ts';
import { type Slip, slipsIn, withCorrections } from './slips.ts';
import { isTalk, settledIn, type Settled } from './settled.ts';

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
> & {
  /** What a lecturer took back: no question may rest on it. */
  slips: readonly Slip[];
};

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
  /** What it speaks of most, by nouns. */
  phrases: readonly string[];
  /** The units that an overview of the usual length is made of, where nothing was settled. */
  opening: readonly number[];
  /** Explanations and dates that the source holds; what is said elsewhere is left out. */
  terms: SummaryDocument['terms'];
  dates: SummaryDocument['dates'];
}

/** Words of the source for each key point, and how many there are at most. */
const WORDS_FOR_A_POINT = 50;
const MOST_POINTS = 15;
/**
 * Words for each point of what people study or ask for, up to so many points; behind that another one for each so many words, since who
 * talks for an hour says more in it.
 */
const TO_KEEP = {
  lecture: { words: 18, most: 26, further: 80, mostFurther: 30 },
  interview: { words: 12, most: 36, further: 60, mostFurther: 30 },
  article: { words: 24, most: 24, further: 60, mostFurther: 20 },
};
/** A source of fewer words keeps each of its sentences, up to so many. */
const SHORT_SOURCE = 300;
const POINTS_OF_SHORT = 10;
const POINTS_OF_SHORT_ARTICLE = 14;
const WORDS_OF_A_SENTENCE = 8;
/** Facts that an overview takes where nothing was settled, and the sentences of one that is made of facts. */
const OVERVIEW_FACTS = 2;
const OVERVIEW_SENTENCES = 4;
const PHRASES_TO_NAME = 3;
const POINTS_OF_A_SECTION = 2;
/** Of an interview: its sections are made of questions and answers. */
const ANSWERS_OF_A_SECTION = 3;

/** Plans a document: decisions before tasks before open questions before what is said beside them. */
export function planOf(input: PlanInput): Plan {
  const { conversation, kind, analysis } = input;
  const writer = new Writer(conversation, kind);
  const said = new Said();
  const settled = settledIn(input, writer, said);
  const { decisions, actionItems, questions, placed } = settled;
  const interviewed = kind === 'interview' ? whoIsAsked(conversation) : undefined;
  const kept =
    input.hasLists && (kind === 'lecture' || kind === 'interview' || kind === 'article')
      ? kind
      : null;
  const keepsAnswers = kept === 'interview';
  const answering = kind === 'interview' ? whoAnswers(conversation) : undefined;
  const facts = new Facts({ ...input, interviewed, answering, keepsAnswers }, writer, placed);
  const questionOf =
    kind === 'interview'
      ? questionsAnswered(conversation, writer)
      : questionsNeeded(conversation, writer, placed);
  const listing = new Listing({ facts, said, kind }, questionOf, yesOrNoOf(conversation));

  const sections = keepsAnswers ? sectionsToName(input) : input.sections;
  const summed = summedUp({ ...input, sections, interviewed }, toSumUp(settled, kind, writer));
  const chosen = facts.choose(pointCount(analysis.document.words, kept));
  const foremost = foremostOf(input, { settled, summed, facts, chosen, questionOf });
  // A reader of nothing but the overview learns what was decided.
  const lead = kind === 'article' ? facts.lead() : [];
  for (const point of lead) said.once(point);
  const listedDecisions = decisions.map((point) => withoutLead(point, lead, conversation.talk));
  const best = listing.inOrder([...foremost], true);
  // An article says by itself what it is about.
  const opens = kind === 'article' && lead.length + best.length > 0;
  const overview = opens ? [...lead, ...best, ...summed.left] : ordered(summed, best, isTalk(kind));

  const perSection = kind === 'interview' ? ANSWERS_OF_A_SECTION : POINTS_OF_A_SECTION;
  const { listed, inSections } = placesOf(
    kind,
    facts,
    chosen.filter((unit) => !foremost.has(unit)),
    input.sections.map((section) => facts.chooseIn(section, perSection, chosen)),
  );
  const others = listing.inOrder(listed);
  const topics = input.sections.map(({ title, firstTurn }, at): Topic => ({
    title,
    firstTurn,
    points: listing.inOrder(inSections[at] ?? []),
  }));
  if (isTalk(kind)) fillEmpty(topics, others);
  const keyPoints = kind === 'article' ? withFacets(others, conversation.talk) : others;
  const terms = input.terms.flatMap((term) => said.once(term));
  const dates = input.dates.flatMap((date) => said.once(date));
  const inRow = (points: readonly Point[]): Point[] =>
    kind === 'lecture' ? withoutLoneOrdinals(points, conversation.talk) : [...points];
  const slips = kind === 'lecture' ? slipsIn(conversation, writer) : [];
  const corrected = <One extends Point>(points: readonly One[]): One[] =>
    withCorrections(points, slips, conversation.talk);
  const told = (points: readonly Point[]): Point[] =>
    corrected(behindQuestions(inRow(points), conversation));
  return {
    overview: corrected(overview),
    keyPoints: told(keyPoints),
    topics: topics.map(({ title, firstTurn, points }): Topic => ({
      title,
      firstTurn,
      points: told(points),
    })),
    decisions: listedDecisions,
    actionItems,
    questions,
    terms,
    dates,
    slips,
  };
}

/** An interview that is too short for sections is about what it speaks of most. */
function sectionsToName({ sections, phrases, analysis }: PlanInput): readonly Section[] {
  if (sections.length > 0) return sections;
  const end = analysis.document.units.length;
  const names = phrases.slice(0, PHRASES_TO_NAME);
  return [{ title: '', names, start: 0, end, firstTurn: 0 }];
}

/** What the first sentences of an overview are made of: an article and a lecture speak for themselves. */
function toSumUp(
  { told, plainItems, questions }: Settled,
  kind: DocumentKind,
  writer: Writer,
): Parameters<typeof summedUp>[1] {
  return {
    told: isTalk(kind) || kind === 'interview' ? told : [],
    tasks: isTalk(kind) ? plainItems : [],
    questions: kind === 'interview' ? [] : questions.filter(({ text }) => writer.standsAlone(text)),
  };
}

interface Choice {
  settled: Settled;
  summed: SummedUp;
  facts: Facts;
  /** Units in the order of their worth. */
  chosen: readonly number[];
  questionOf: QuestionOf;
}

/** The units that an overview takes beside what was settled. */
function foremostOf(
  { kind, opening }: PlanInput,
  { settled, summed, facts, chosen, questionOf }: Choice,
): Set<number> {
  // In an overview no question stands before an answer.
  const fit = (units: readonly number[], isLikely = true): number[] =>
    facts
      .fitForOverview(units, isLikely)
      .filter((unit) => kind === 'interview' || questionOf(unit) === undefined);
  const first = isTalk(kind) || settled.told.length > 1 ? [] : fit(opening);
  const further = first.length === 0 || kind === 'lecture' ? fit(chosen) : [];
  const besides = kind === 'article' ? summed.left : sentencesOf(summed);
  const most = isTalk(kind) ? OVERVIEW_FACTS : OVERVIEW_SENTENCES;
  const places = Math.max(0, most - besides.length);
  const found = [...new Set([...first, ...further])];
  const all = found.length > 0 ? found : fit(chosen, false).slice(0, OVERVIEW_FACTS);
  const inOrder =
    kind === 'lecture' ? all.toSorted((a, b) => facts.explains(b) - facts.explains(a)) : all;
  return new Set(inOrder.slice(0, places));
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
  const answered = new Set(weightiest.map((unit) => facts.points.startOf(unit)));
  const isListed = (unit: number): boolean =>
    kind === 'article' || (kind === 'interview' && answered.has(facts.points.startOf(unit)));
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

/**
 * How many facts are stated.
 * @param kept notes of what is studied or asked for; what people talk over comes down to what they settle
 */
function pointCount(words: number, kept: keyof typeof TO_KEEP | null): number {
  if (kept !== null && (kept !== 'article' || words >= SHORT_SOURCE)) {
    const { words: each, most, further, mostFurther } = TO_KEEP[kept];
    const beyond = Math.max(0, Math.round((words - most * each) / further));
    return Math.min(most, Math.round(words / each)) + Math.min(mostFurther, beyond);
  }
  return words < SHORT_SOURCE
    ? Math.min(
        kept === 'article' ? POINTS_OF_SHORT_ARTICLE : POINTS_OF_SHORT,
        Math.ceil(words / WORDS_OF_A_SENTENCE),
      )
    : Math.min(MOST_POINTS, Math.round(words / WORDS_FOR_A_POINT)) + OVERVIEW_FACTS;
}
