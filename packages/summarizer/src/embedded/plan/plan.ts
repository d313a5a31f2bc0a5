import type {
  ActionItem,
  DocumentKind,
  Point,
  StatementPart,
  SummaryDocument,
  Topic,
} from '../../port.ts';
import type { Analysis } from '../analysis.ts';
import type { Unit } from '../document.ts';
import { type Conversation, type Remark, sharedTerms } from '../findings/conversation.ts';
import { type Decision, decisionsIn, statedIn } from '../findings/decisions.ts';
import { type OpenQuestion, openQuestionsIn } from '../findings/questions.ts';
import { tasksIn } from '../findings/tasks.ts';
import type { Worth } from '../score.ts';
import { choose } from '../select.ts';
import type { Section } from '../titles/sections.ts';
import { wordsOf } from '../words.ts';
import { shortened, Writer } from '../wording/writer.ts';
import { questionsAnswered, questionsNeeded, whoIsAsked, yesOrNoOf } from './answers.ts';
import { withFacet } from './facets.ts';
import { Said } from './said.ts';
import { summedUp, type Outcome, type SummedUp } from './overview.ts';

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
/** With fewer words a sentence with a single term counts. */
const BRIEF_SOURCE = 100;
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
/** Words of two sentences that make one point together. */
const LONGEST_PAIR = 36;
/** Words of an answer in an interview. */
const LONGEST_ANSWER = 60;
const SHORT_UNIT = 7;
/** A shorter sentence before another one tells nothing of it: `Why.` */
const SHORTEST_FIRST = 3;
const SHORTEST_FACT = 5;
/** A longer sentence says more than what is talked about next. */
const LONGEST_ANNOUNCED = 7;
const SHORTEST_POINT = 4;
/** With more content words it is an answer, though something in it is not known. */
const TERMS_OF_ANSWER = 4;
/** A shorter sentence is none that sums up. */
const LEAST_IN_OVERVIEW = 7;
/** A shorter sentence at the start of an article is a headline; so many of them may stand there. */
const LEAST_IN_LEAD = 10;
const HEADLINES = 3;
/** Worth of a unit that no overview would be made of. */
const PLAIN = 0.2;
/** Share of the units at either end in which people greet and part. */
const EDGE = 0.03;
const LONGEST_STATEMENT = 40;

const ASKS = /[?？]\s*$/u;

/** Plans a document: decisions before tasks before open questions before what is said beside them. */
export function planOf(input: PlanInput): Plan {
  const { conversation, kind, analysis } = input;
  const writer = new Writer(conversation);
  const said = new Said();
  const talks = kind === 'meeting' || kind === 'mail';
  const placed = new Set<number>();
  const place = (...remarks: (Remark | null)[]): void => {
    for (const remark of remarks) if (remark) placed.add(remark.index);
  };
  const told: Outcome[] = [];
  const found = talks
    ? decisionsIn(conversation)
    : kind === 'interview' || !input.hasLists
      ? []
      : statedIn(conversation);
  const decisions = found.flatMap((decision) => {
    place(decision.said, decision.also);
    const point = writer.decision(decision);
    // A question may be agreed to, but as it stands it decides nothing.
    const tellsNothing = ASKS.test(point.text) || writer.isNameless(point.text, decision.said);
    const stated = tellsNothing ? [] : said.once(point);
    const text = stated.length === 0 ? null : writer.outcome(decision);
    const { weight, said: remark } = decision;
    if (text !== null) told.push({ text, refs: remark.refs, rests: point.refs, weight });
    return stated;
  });
  const tasks = kind === 'article' ? [] : tasksIn(conversation);
  const actionItems = tasks.flatMap((task): ActionItem[] => {
    const point = writer.task(task);
    const { owner, due } = task;
    const told = `${point.text} ${due ?? ''}`;
    place(...[task.said, task.with].filter((remark) => isToldBy(told, remark)));
    return said.once({
      ...point,
      ...(owner === undefined ? {} : { owner }),
      ...(due === undefined ? {} : { due: insideSentence(due, conversation) }),
    });
  });
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
  const facts = new Facts(input, writer, placed);
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
  const interviewed = kind === 'interview' ? whoIsAsked(conversation) : undefined;
  const summed = summedUp(
    { ...input, interviewed },
    {
      told: talks ? told : [],
      tasks: talks ? actionItems : [],
      questions:
        kind === 'interview' ? [] : questions.filter(({ text }) => writer.standsAlone(text)),
    },
  );
  const opening = talks || told.length > 1 ? [] : fit(input.opening);
  const places = Math.max(
    0,
    (talks ? OVERVIEW_FACTS : OVERVIEW_SENTENCES) - sentencesOf(summed).length,
  );
  const foremost = new Set((opening.length > 0 ? opening : fit(chosen)).slice(0, places));
  const yesOrNo = yesOrNoOf(conversation);
  const inOrder = (units: readonly number[], isOverview = false): Point[] => {
    const list: Point[] = [];
    for (const unit of units.toSorted((a, b) => a - b)) {
      const { point, goesOn } = facts.toState(unit, list);
      const asked = isOverview || goesOn ? undefined : questionOf(unit);
      const isNew = asked !== undefined && !list.some((other) => other.asked === asked);
      const whole =
        point && isNew && kind === 'interview'
          ? withYesOrNo(facts.fromItsStart(unit, point), yesOrNo(unit))
          : point;
      const [stated] = whole ? said.once(asked === undefined ? whole : { ...whole, asked }) : [];
      if (stated && goesOn) goOn(goesOn, stated);
      else if (stated) list.push(stated);
      if (stated) facts.isStated(unit, isOverview ? null : (goesOn ?? stated));
    }
    return list;
  };
  const lead = kind === 'article' ? facts.lead().flatMap((point) => said.once(point)) : [];
  const best = inOrder([...foremost], true);
  const overview =
    lead.length > 0 ? [...lead, ...best, ...summed.left] : ordered(summed, best, talks);
  const others = inOrder(chosen.filter((unit) => !foremost.has(unit)));
  const topics = input.sections.map((section): Topic => {
    const units = facts.chooseIn(
      section,
      kind === 'interview' ? ANSWERS_OF_A_SECTION : POINTS_OF_A_SECTION,
      chosen,
    );
    return { title: section.title, firstTurn: section.firstTurn, points: inOrder(units) };
  });
  fillEmpty(topics, others);
  const keyPoints =
    kind === 'article'
      ? others.map((point) => withFacet(point, analysis.document.language.tag))
      : others;
  const terms = input.terms.flatMap((term) => said.once(term));
  const dates = input.dates.flatMap((date) => said.once(date));
  return { overview, keyPoints, topics, decisions, actionItems, questions, terms, dates };
}

/** Whether a text says what a remark says: `Ben will order it` does not say `We need a second printer`. */
function isToldBy(text: string, remark: Remark | null): boolean {
  const words = wordsOf(remark?.unit?.text ?? '').filter((word) => word.length >= LONG_WORD);
  const told = text.toLowerCase();
  const held = words.filter((word) => told.includes(word.toLowerCase()));
  return held.length >= words.length * HALF;
}

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
  const isNoun = document.language.tag === 'de' && /^(?:ende|anfang|mitte)$/u.test(first);
  return document.language.stopWords.has(first) && !isNoun
    ? due.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    : due;
}

function wordCount(text: string): number {
  return text.split(/\s+/u).length;
}

/** An answer that begins with `No.`: the sentences behind it are what is checked. */
function withYesOrNo(point: Point, word: string | undefined): Point {
  return word === undefined || point.text.startsWith(word)
    ? point
    : { ...point, text: `${word} ${point.text}`, parts: partsOf(point) };
}

/** Adds to a point what its speaker went on to say. */
function goOn(point: Point, next: Point): void {
  point.parts = [...partsOf(point), ...partsOf(next)];
  point.text = `${point.text} ${next.text}`;
  point.refs = [...new Set([...point.refs, ...next.refs])].sort((a, b) => a - b);
}

/** What is checked by itself. */
const partsOf = ({ parts, text, refs }: Point): StatementPart[] =>
  parts ?? [{ kind: 'point', text, refs }];

/** What the source says beside decisions, tasks and questions: numbers, names, outcomes. */
class Facts {
  private readonly input: PlanInput;
  private readonly writer: Writer;
  private readonly taken: Set<Unit>;
  private readonly points = new Map<number, Point | null>();
  private readonly stated = new Map<number, Point | null>();
  /** Units that are stated together with the one before. */
  private readonly pairs = new Set<number>();
  private counts: Map<number, number> | undefined;

  constructor(input: PlanInput, writer: Writer, placed: ReadonlySet<number>) {
    this.input = input;
    this.writer = writer;
    this.taken = new Set(
      input.conversation.remarks.flatMap(({ unit, index }) =>
        unit && placed.has(index) ? [unit] : [],
      ),
    );
  }

  /** The best units, best first; of an interview first one for each answer. */
  choose(count: number): number[] {
    const units = this.candidates;
    if (this.input.kind !== 'interview') return this.among(units, count, []);
    const answers = [...Map.groupBy(units, (unit) => this.startOf(unit)).values()];
    const first = this.among(
      answers.flatMap((answer) => this.among(answer, 1, [])),
      count,
      [],
    );
    const others = units.filter((unit) => !first.includes(unit));
    return [...first, ...this.among(others, count - first.length, first)];
  }

  chooseIn({ start, end }: Section, count: number, said: readonly number[]): number[] {
    const inside = this.candidates.filter(
      (unit) => unit >= start && unit < end && !said.includes(unit),
    );
    return this.among(inside, count, said);
  }

  /** Of some units those that a reader of nothing else understands: whole sentences, not quoted. */
  fitForOverview(units: readonly number[]): number[] {
    const { document } = this.input.analysis;
    const { talk } = this.input.conversation;
    return units.filter((unit) => {
      const text = this.isUsable(unit) ? (this.pointOf(unit)?.text ?? '') : '';
      const isQuoted = text.startsWith(`${document.units[unit]?.speaker}: `);
      const looksBack =
        this.input.kind === 'lecture' && talk.we.test(document.units[unit]?.raw ?? '');
      return (
        wordCount(text) >= LEAST_IN_OVERVIEW && !isQuoted && !looksBack && !talk.leans.test(text)
      );
    });
  }

  /** The first whole sentence of an article, which tells what it reports; none where the decisions hold it. */
  lead(): Point[] {
    const { units } = this.input.analysis.document;
    const at = units.findIndex(
      ({ raw, length }) => length >= LEAST_IN_LEAD && /[.!]["'”’»)]*$/u.test(raw.trim()),
    );
    const unit = units[at];
    if (!unit || at > HEADLINES || this.taken.has(unit)) return [];
    this.isStated(at, null);
    const point = this.writer.statement(unit);
    return point ? [{ ...point, text: shortened(point.text) }] : [];
  }

  private among(units: readonly number[], count: number, said: readonly number[]): number[] {
    const { analysis, worth } = this.input;
    const usable = units.filter((unit) => this.isUsable(unit));
    const scores = Float64Array.from(
      worth.scores,
      (score, unit) => (score === 0 ? PLAIN : score) + this.bonus(unit),
    );
    return choose(analysis, {
      ...worth,
      scores,
      among: usable,
      said,
      fits: (_, chosen) => chosen.length < count,
    });
  }

  /** Units that may state a fact: shorter ones too, since a number needs few words. */
  private get candidates(): number[] {
    const { units, words } = this.input.analysis.document;
    const leastTerms = words < BRIEF_SOURCE ? 1 : 2;
    return units.flatMap(({ length, terms }, unit) =>
      length >= SHORTEST_FACT && length <= LONGEST_STATEMENT && terms.length >= leastTerms
        ? [unit]
        : [],
    );
  }

  private isUsable(unit: number): boolean {
    const one = this.input.analysis.document.units[unit];
    if (!one || this.taken.has(one) || /[?？]$/u.test(one.text)) return false;
    if (this.input.conversation.talk.smallTalk.test(one.raw) || this.opensSubject(one))
      return false;
    if (this.isEdge(unit) && !this.comesBack(one)) return false;
    return this.pointOf(unit) !== null;
  }

  /** `Second point, the bicycles.`: it says what will be talked about, as the titles do. */
  private opensSubject({ raw, length }: Unit): boolean {
    const { talk, named } = this.input.conversation;
    const announces =
      length <= LONGEST_ANNOUNCED && talk.announces.some((pattern) => pattern.test(raw));
    return named && (announces || talk.agenda.test(raw)) && !talk.weDo.test(raw);
  }

  /** How people come together and part is no fact. */
  private isEdge(unit: number): boolean {
    const count = this.input.analysis.document.units.length;
    // A few sentences have no room for greetings.
    const edge = Math.round(count * EDGE);
    return this.input.kind !== 'article' && (unit < edge || unit >= count - edge);
  }

  /** Whether the talk comes back to something that a unit is about. */
  private comesBack({ terms }: Unit): boolean {
    this.counts ??= termCounts(this.input.analysis.document.units);
    return terms.some((term) => (this.counts?.get(term) ?? 0) > 1);
  }

  private bonus(unit: number): number {
    const one = this.input.analysis.document.units[unit];
    if (!one) return 0;
    const { talk } = this.input.conversation;
    const point = this.pointOf(unit);
    const numbers = one.text.match(/\p{N}+/gu)?.length ?? 0;
    const counts = one.text.split(' ').filter((word) => talk.countWords.test(word)).length;
    const quoted =
      point !== null && one.speaker !== undefined && point.text.startsWith(`${one.speaker}: `);
    return (
      0.35 * Math.min(2, numbers + counts) +
      0.15 * Number(/(?<=\p{Ll},? )\p{Lu}\p{Ll}/u.test(one.text)) -
      0.35 * Number(quoted) -
      0.3 * Number(talk.unreal.test(one.text)) -
      0.25 * Number(one.length < SHORT_UNIT) -
      0.5 * Number(this.isEdge(unit)) -
      0.4 * Number(this.input.kind === 'lecture' && talk.we.test(one.text))
    );
  }

  /**
   * A unit as a point of a list. Where it leans on a sentence that is stated already, it stands alone behind that, or
   * `goesOn` is the point of another list that it belongs to.
   */
  toState(unit: number, list: readonly Point[]): { point: Point | null; goesOn?: Point } {
    if (this.stated.has(unit)) return { point: null };
    const before = this.stated.get(unit - 1);
    const [whole, alone] = [this.pointOf(unit), this.alone(unit)];
    if (before === undefined || !alone || whole?.text === alone.text) return { point: whole };
    return before === null || before === list.at(-1)
      ? { point: alone }
      : { point: alone, goesOn: before };
  }

  /** The first unit of what a speaker says without a break. */
  private startOf(unit: number): number {
    const { units } = this.input.analysis.document;
    let start = unit;
    while (start > 0 && units[start - 1]?.speaker === units[unit]?.speaker) start -= 1;
    return start;
  }

  /** A part of an answer behind how the answer begins, which is what was asked for: `Around ninety pounds.` */
  fromItsStart(unit: number, point: Point): Point {
    const { units } = this.input.analysis.document;
    const start = this.startOf(unit);
    const [opening, rest] = [units[start], units[unit]];
    const first = opening && this.writer.statement(opening);
    if (!first || !rest || start === unit || point.text.includes(first.text)) return point;
    if (wordCount(first.text) + wordCount(point.text) > LONGEST_ANSWER) return point;
    const label = `${opening.speaker}: `;
    const [second, quoted] = [point.text.startsWith(label), first.text.startsWith(label)];
    // Both in the third person or both quoted: no one is a name in one sentence and `I` in the next.
    if (quoted !== second && point.text !== this.alone(unit)?.text) return point;
    this.isStated(start, null);
    const whole = quoted && !second ? { ...point, text: this.writer.plain(rest.text) } : point;
    return together(first, whole, opening.speaker);
  }

  /** @param point that holds it and may go on; null: it stays as it is. */
  isStated(unit: number, point: Point | null): void {
    this.stated.set(unit, point);
    if (this.pairs.has(unit) && !this.stated.has(unit - 1)) this.stated.set(unit - 1, point);
  }

  /** A unit as a point, with the sentence before it where it needs that. */
  pointOf(unit: number): Point | null {
    const known = this.points.get(unit);
    if (known !== undefined) return known;
    const made = this.make(unit);
    this.points.set(unit, made);
    return made;
  }

  private alone(unit: number): Point | null {
    const one = this.input.analysis.document.units[unit];
    if (!one || one.length > LONGEST_STATEMENT) return null;
    const point = this.writer.statement(one);
    const words = wordCount(point?.text ?? '');
    return words > LONGEST_STATEMENT || words < SHORTEST_POINT ? null : point;
  }

  private make(unit: number): Point | null {
    const { units } = this.input.analysis.document;
    const one = units[unit];
    const point = this.alone(unit);
    if (!one || !point) return null;
    const before = units[unit - 1];
    const leans = one.length < SHORT_UNIT || this.input.conversation.talk.leans.test(point.text);
    if (
      !leans ||
      !before ||
      before.speaker !== one.speaker ||
      this.taken.has(before) ||
      this.input.conversation.talk.smallTalk.test(before.raw)
    )
      return point;
    const first = this.writer.statement(before);
    if (
      !first ||
      first.text.endsWith('?') ||
      wordCount(first.text) < SHORTEST_FIRST ||
      wordCount(first.text) + wordCount(point.text) > LONGEST_PAIR
    )
      return point;
    this.pairs.add(unit);
    return together(first, point, one.speaker);
  }
}

/** Two statements of one speaker as one, each checked by itself; a name in front of them stands once. */
function together(first: Point, second: Point, speaker: string | undefined): Point {
  const label = `${speaker}: `;
  const bare = (text: string): string => (text.startsWith(label) ? text.slice(label.length) : text);
  const isQuoted = first.text.startsWith(label) || second.text.startsWith(label);
  return {
    ...second,
    text: `${isQuoted ? label : ''}${bare(first.text)} ${bare(second.text)}`,
    refs: [...new Set([...first.refs, ...second.refs])].sort((a, b) => a - b),
    parts: [first, second].flatMap(partsOf),
  };
}

/** In how many units each term stands. */
function termCounts(units: readonly Unit[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { terms } of units)
    for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}
