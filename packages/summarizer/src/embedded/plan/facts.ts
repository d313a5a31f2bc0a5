import type { DocumentKind, Point } from '../../port.ts';
import type { Analysis } from '../analysis.ts';
import type { Unit } from '../document.ts';
import { type Conversation, countsIn, trailsOff } from '../findings/conversation.ts';
import type { Worth } from '../score.ts';
import { choose } from '../select.ts';
import type { Section } from '../titles/sections.ts';
import { shortName } from '../speakers.ts';
import { wordCount } from '../words.ts';
import { shortened } from '../wording/text.ts';
import type { Writer } from '../wording/writer.ts';
import {
  figuresIn,
  LONGEST_NOTED,
  mayBeNoted,
  namesSomeone,
  noteworthyIn,
  unitsWithTerm,
} from './noteworthy.ts';
import { breaksQuotation, pointsToSentenceBefore } from './antecedents.ts';
import { termExplained } from './explained.ts';
import { together } from './points.ts';

export interface FactsInput {
  analysis: Analysis;
  conversation: Conversation;
  worth: Worth;
  kind: DocumentKind;
  /** The first unit that belongs to a subject. */
  begins: number;
  /** The one who answers in an interview; undefined in other talk, and where it is not known. */
  interviewed: string | undefined;
  /** The same, also where it is no name. */
  answering: string | undefined;
  /** Whether each answer stands behind its question: then no overview takes it away from there. */
  keepsAnswers: boolean;
}

/** Words of two sentences that make one point together. */
const LONGEST_PAIR = 36;
/** Words of an answer in an interview. */
const LONGEST_ANSWER = 60;
/** A shorter sentence before another one tells nothing of it: `Why.` */
const SHORTEST_FIRST = 3;
/** An answer of more words is a sentence like others. */
const LONGEST_BRIEF = 8;
/** Words of a heading that a lecturer says, and of a remark that belongs to the sentence before. */
const LONGEST_HEADING = 4;
const SHORTEST_TAIL = 2;
const SHORTEST_NOTED = 5;
/** A longer sentence says more than what is talked about next. */
const LONGEST_ANNOUNCED = 7;
const SHORTEST_POINT = 4;
/** A shorter sentence is none that sums up. */
const LEAST_IN_OVERVIEW = 7;
/** A shorter sentence at the start of an article is a headline; so many of them may stand there. */
const LEAST_IN_LEAD = 10;
const HEADLINES = 3;
/** Worth of a unit that no overview would be made of. */
const PLAIN = 0.2;
/** Worth of what is certain to be noted, by what was learnt from notes. */
const LIKELY = 2;
/** `Who has left a scarf here?`: what is less likely to be noted is in no overview of a lecture. */
const LEAST_LIKELY = 0.28;
/** `Der osmotische Druck`: an article and no pronoun. */
const GERMAN_SUBJECT = /^(?:Der|Die|Das|Den|Dem) (?:\p{Ll}+e[rnsm]? ){1,2}\p{Lu}/u;
/** A sentence of a lecture with so many numbers works out an example. */
const FIGURES_OF_EXAMPLE = 3;
/** Worth of what a lecture explains. */
const EXPLAINS = 0.4;
/** Share of the units at either end in which people greet and part. */
const EDGE = 0.03;
/** A shorter sentence says little alone. */
export const SHORT_UNIT = 7;

/** What the source says beside decisions, tasks and questions: numbers, names, outcomes. */
export class Facts {
  private readonly input: FactsInput;
  private readonly writer: Writer;
  /** Stated elsewhere, or abandoned by who said it. */
  private readonly taken: Set<Unit>;
  private readonly points = new Map<number, Point | null>();
  private readonly stated = new Map<number, Point | null>();
  /** Units that are stated together with the one before. */
  private readonly pairs = new Set<number>();
  private counts: Map<number, number> | undefined;
  private likely: Float64Array | undefined;

  constructor(input: FactsInput, writer: Writer, placed: ReadonlySet<number>) {
    this.input = input;
    this.writer = writer;
    this.taken = new Set(
      input.conversation.remarks.flatMap(({ unit, index, abandoned }) =>
        unit && (abandoned || placed.has(index)) ? [unit] : [],
      ),
    );
  }

  /** Whether people settle things in it. */
  private get talks(): boolean {
    return this.input.kind === 'meeting' || this.input.kind === 'mail';
  }

  /** How likely people note a unit. */
  private likelyOf(unit: number): number {
    this.likely ??= noteworthyIn(this.input);
    return this.likely[unit] ?? 0;
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

  /** The best units of a section; of an interview only answers: `That is a cheeky question` is no point. */
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
        wordCount(text) >= LEAST_IN_OVERVIEW &&
        !isQuoted &&
        !looksBack &&
        !talk.leans.test(text) &&
        !this.pointsBack({ text }) &&
        !(
          this.input.kind === 'lecture' &&
          ((this.likelyOf(unit) < LEAST_LIKELY && this.explains(unit) === 0) ||
            this.isExample(unit, text) ||
            this.pairs.has(unit))
        ) &&
        this.isAboutPerson(unit, text)
      );
    });
  }

  /** Of an interview: tells something of who is asked, and is no answer that is to stand behind its question. */
  private isAboutPerson(unit: number, text: string): boolean {
    const { interviewed, analysis, keepsAnswers } = this.input;
    if (interviewed === undefined) return !keepsAnswers;
    const isAnswer = analysis.document.units[unit]?.speaker === interviewed;
    return text.includes(shortName(interviewed)) && !(isAnswer && keepsAnswers);
  }

  /** The first whole sentence of an article, which tells what it reports, also where it is a decision. */
  lead(): Point[] {
    const at = this.leadAt;
    const unit = this.input.analysis.document.units[at];
    if (!unit) return [];
    this.isStated(at, null);
    const point = this.writer.statement(unit);
    return point ? [{ ...point, text: shortened(point.text) }] : [];
  }

  /** Where an article begins behind its headlines and who wrote it; -1: it has none. */
  private get leadAt(): number {
    const { units } = this.input.analysis.document;
    const at = units.findIndex(
      ({ raw, length }) => length >= LEAST_IN_LEAD && /[.!]["'”’»)]*$/u.test(raw.trim()),
    );
    return at > HEADLINES ? -1 : at;
  }

  private among(units: readonly number[], count: number, said: readonly number[]): number[] {
    const { analysis, worth } = this.input;
    const usable = units.filter((unit) => this.isUsable(unit));
    const scores = Float64Array.from(
      analysis.document.units,
      (_, unit) => this.likelyOf(unit) * LIKELY + this.worthAlone(unit),
    );
    return choose(analysis, {
      ...worth,
      scores,
      among: usable,
      said,
      fits: (_, chosen) => chosen.length < count,
    });
  }

  private get candidates(): number[] {
    const { analysis, conversation } = this.input;
    return analysis.document.units.flatMap((unit, at) =>
      (mayBeNoted(conversation, unit) || this.isBriefAnswer(at)) && this.isAnswer(at) ? [at] : [],
    );
  }

  /** Of an interview: all that is answered, in however few words: `How many?` – `Forty-two.` */
  private isBriefAnswer(unit: number): boolean {
    const { analysis, conversation, keepsAnswers, answering } = this.input;
    const { units } = analysis.document;
    const one = units[unit];
    if (
      !keepsAnswers ||
      one?.speaker !== answering ||
      !one ||
      one.length > LONGEST_BRIEF ||
      this.startOf(unit) !== unit
    )
      return false;
    const isAsked = /[?？]$/u.test(units[unit - 1]?.text ?? '') && !/[?？]$/u.test(one.text);
    const saysSomething = one.terms.length > 0 || countsIn(conversation, one.raw);
    return isAsked && saysSomething;
  }

  /** Of an interview: what who is asked says, and what the interviewer answers in turn; the rest asks, and is printed as a question. */
  private isAnswer(unit: number): boolean {
    const { units } = this.input.analysis.document;
    const { answering } = this.input;
    if (answering === undefined || units[unit]?.speaker === answering) return true;
    return /[?？]$/u.test(units[this.startOf(unit) - 1]?.text ?? '');
  }

  private isUsable(unit: number): boolean {
    const one = this.input.analysis.document.units[unit];
    if (!one || this.taken.has(one) || /[?？]$/u.test(one.text) || trailsOff(one.raw)) return false;
    // The first question of an interview asks who someone is, and a lecture says at once what it is about.
    if (unit < this.input.begins && this.talks) return false;
    if (this.input.conversation.talk.smallTalk.test(one.raw) || this.opensSubject(one))
      return false;
    if (this.talks && this.input.conversation.talk.procedure.test(one.raw)) return false;
    if (this.input.kind === 'article' && (unit < this.leadAt || breaksQuotation(one.text)))
      return false;
    if (this.isEdge(unit) && !this.comesBack(one)) return false;
    return this.pointOf(unit) !== null;
  }

  /** `Second point, the bicycles.`: it says what will be talked about, as the titles do. */
  private opensSubject({ raw, length }: Unit): boolean {
    const { talk, named, isMemo } = this.input.conversation;
    const announces =
      length <= LONGEST_ANNOUNCED && talk.announces.some((pattern) => pattern.test(raw));
    if (this.input.kind === 'lecture') return announces || talk.explaining.plan.test(raw);
    const decides = talk.weDo.test(raw) && !(announces && talk.procedure.test(raw));
    return (named || isMemo) && (announces || talk.agenda.test(raw)) && !decides;
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
    this.counts ??= unitsWithTerm(this.input.analysis.document.units);
    return terms.some((term) => (this.counts?.get(term) ?? 0) > 1);
  }

  /** What a unit is worth by how much it says, by numbers and names, and by its wording. */
  private worthAlone(unit: number): number {
    const one = this.input.analysis.document.units[unit];
    if (!one) return 0;
    const { talk } = this.input.conversation;
    const score = this.input.worth.scores[unit] ?? 0;
    const quoted =
      one.speaker !== undefined && this.pointOf(unit)?.text.startsWith(`${one.speaker}: `);
    return (
      0.5 * (score === 0 ? PLAIN : score) +
      0.18 * Math.min(2, figuresIn(this.input.conversation, one)) +
      0.08 * Number(namesSomeone(one)) -
      0.35 * Number(quoted) -
      0.15 * Number(talk.unreal.test(one.text)) -
      0.13 * Number(one.length < SHORT_UNIT) -
      0.25 * Number(this.isEdge(unit)) -
      0.2 * Number(this.input.kind === 'lecture' && talk.we.test(one.text)) +
      (this.input.kind === 'lecture' ? this.worthToLearn(one.text) : 0)
    );
  }

  /** What a term means and how something is calculated is what students learn. */
  private worthToLearn(text: string): number {
    const { conversation } = this.input;
    const { formula } = conversation.talk.explaining;
    const explains = termExplained(conversation.talk, text) !== null;
    return EXPLAINS * Number(explains) + EXPLAINS * Number(formula.test(text));
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

  /** What stands before the quoted words of who says a unit; empty where no one is named. */
  labelOf(unit: number): string {
    const speaker = this.input.analysis.document.units[unit]?.speaker;
    return speaker === undefined ? '' : `${shortName(speaker)}: `;
  }

  /** Whether a unit needs the sentence before it, or gives the reason for it. */
  leansBack(unit: number): boolean {
    const one = this.input.analysis.document.units[unit];
    const point = this.alone(unit);
    if (one === undefined || point === null) return false;
    const { reason } = this.input.conversation.talk;
    return reason.test(one.raw) || this.pointsBack(point) || this.beginsLeaning(point);
  }

  /** The statement before a unit: `Why?` is none. */
  statementBefore(unit: number): number {
    const { units } = this.input.analysis.document;
    let before = unit - 1;
    while (before > 0 && /[?？]$/u.test(units[before]?.text ?? '')) before -= 1;
    return before;
  }

  /** How often a lecture says the term that a unit explains; 0 where it explains none. */
  explains(unit: number): number {
    const { units } = this.input.analysis.document;
    const term = termExplained(
      this.input.conversation.talk,
      units[unit]?.text ?? '',
    )?.toLowerCase();
    if (term === undefined) return 0;
    return units.filter(({ text }) => text.toLowerCase().includes(term)).length;
  }

  private isExample(unit: number, text: string): boolean {
    const { conversation, analysis } = this.input;
    const one = analysis.document.units[unit];
    const figures = one === undefined ? 0 : figuresIn(conversation, one);
    return (
      conversation.talk.explaining.example.test(text) ||
      (figures >= FIGURES_OF_EXAMPLE && this.explains(unit) === 0) ||
      /^\p{L} /u.test(text)
    );
  }

  /** The first unit of what a speaker says without a break. */
  startOf(unit: number): number {
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
    // `Why would I?`
    if (first.text.endsWith('?')) return point;
    if (wordCount(first.text) + wordCount(point.text) > LONGEST_ANSWER) return point;
    const label = `${opening.speaker}: `;
    const [second, quoted] = [point.text.startsWith(label), first.text.startsWith(label)];
    if (quoted !== second && point.text !== this.alone(unit)?.text) return point;
    this.isStated(start, null);
    return this.joined([opening, first], [rest, point]);
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

  private worded(unit: Unit): Point | null {
    if (this.talks) return this.writer.remark(unit);
    const stated = this.writer.statement(unit);
    return stated && this.input.kind === 'interview' ? this.inOwnWords(unit, stated) : stated;
  }

  /** Of an interview: whom `we` means no reader of `they` would know, nor who it is where the verb alone says `I`. */
  private inOwnWords({ speaker, text }: Unit, stated: Point): Point {
    const { talk } = this.input.conversation;
    if (speaker === undefined || !talk.speaksForOwn.test(text)) return stated;
    return { ...stated, text: `${shortName(speaker)}: ${this.writer.plain(text)}` };
  }

  private alone(unit: number): Point | null {
    const one = this.input.analysis.document.units[unit];
    if (!one || one.length > LONGEST_NOTED) return null;
    const point = this.worded(one);
    const words = wordCount(point?.text ?? '');
    const isShort = words < SHORTEST_POINT && !this.isBriefAnswer(unit);
    return words > LONGEST_NOTED || isShort ? null : point;
  }

  private make(unit: number): Point | null {
    const { units } = this.input.analysis.document;
    const one = units[unit];
    const point = this.alone(unit);
    if (!one || !point) return null;
    const before = units[unit - 1];
    const heading = before && this.headingOf(before, one);
    if (heading) return this.joined([before, heading], [one, point]);
    if (!this.leans(one, point) && !this.isUnderHeading(before)) return point;
    if (
      !before ||
      before.speaker !== one.speaker ||
      this.isOtherParagraph(before, one) ||
      this.isWhole(before, one, point) ||
      this.taken.has(before) ||
      this.input.conversation.talk.smallTalk.test(before.raw)
    )
      return point;
    const first = this.worded(before);
    if (
      !first ||
      first.text.endsWith('?') ||
      wordCount(first.text) < SHORTEST_FIRST ||
      wordCount(first.text) + wordCount(point.text) > LONGEST_PAIR
    )
      return point;
    this.pairs.add(unit);
    return this.joined([before, first], [one, point]);
  }

  /** `Alliances.`: a word or two in front of what a lecture says of it. */
  private headingOf(before: Unit, one: Unit): Point | null {
    const { talk, document } = this.input.conversation;
    const words = before.text.replace(/\.$/u, '').split(/\s+/u);
    const first = words[0]?.toLowerCase() ?? '';
    // `On paper.` names nothing.
    const isClause =
      document.language.stopWords.has(first) &&
      !talk.determiners.has(first.replace(/['’].*$/u, ''));
    const isName =
      this.input.kind === 'lecture' &&
      before.length <= LONGEST_HEADING &&
      before.terms.length > 0 &&
      before.text.endsWith('.') &&
      before.speaker === one.speaker &&
      isSameTurn(before, one) &&
      !isClause &&
      words.every((word) => /^[\p{L}'’-]+$/u.test(word)) &&
      !words.some((word) => talk.endsTitle.test(word) || talk.noTopics.test(word)) &&
      ![talk.smallTalk, talk.agrees, talk.iOrYou, talk.explaining.plan].some((one) =>
        one.test(before.raw),
      );
    return isName ? this.writer.statement(before) : null;
  }

  /** What is said right behind a unit in too few words to stand alone: `For a technician, three.` */
  tailOf(unit: number): Point[] {
    const { kind, analysis } = this.input;
    if (kind !== 'lecture' && kind !== 'interview') return [];
    const tail: Point[] = [];
    for (let at = unit + 1; this.isTail(at); at += 1) {
      const one = analysis.document.units[at];
      const point = one ? this.worded(one) : null;
      if (!point) return tail;
      tail.push(point);
    }
    return tail;
  }

  private isTail(unit: number): boolean {
    const { analysis, conversation } = this.input;
    const [before, one] = [analysis.document.units[unit - 1], analysis.document.units[unit]];
    if (!before || !one || this.taken.has(one) || this.stated.has(unit)) return false;
    const { smallTalk, explaining } = conversation.talk;
    return (
      one.length >= SHORTEST_TAIL &&
      one.length < SHORTEST_NOTED &&
      (one.terms.length > 0 || countsIn(conversation, one.raw)) &&
      one.speaker === before.speaker &&
      isSameTurn(before, one) &&
      one.text.endsWith('.') &&
      !smallTalk.test(one.raw) &&
      !explaining.plan.test(one.raw) &&
      !this.opensHeading(unit)
    );
  }

  private opensHeading(unit: number): boolean {
    const { units } = this.input.analysis.document;
    const [one, next] = [units[unit], units[unit + 1]];
    return one !== undefined && next !== undefined && this.headingOf(one, next) !== null;
  }

  /** `Next, the tomatoes. I have 24 of them.`: what a memo turns to is said in the sentence before. */
  private isUnderHeading(before: Unit | undefined): boolean {
    return this.input.conversation.isMemo && before !== undefined && this.opensSubject(before);
  }

  /** What an article says in another paragraph is of something else. */
  private isOtherParagraph(before: Unit, unit: Unit): boolean {
    return this.input.kind === 'article' && !isSameTurn(before, unit);
  }

  /** A lecture's short sentence is whole where it does not begin with what points back. */
  private isWhole(before: Unit, unit: Unit, point: Point): boolean {
    const leans = this.beginsLeaning(point) || this.pointsBack(point);
    const { plan } = this.input.conversation.talk.explaining;
    return (
      this.input.kind === 'lecture' &&
      ((!leans && !isSameTurn(before, unit)) || plan.test(before.raw))
    );
  }

  private leans(unit: Unit, point: Point): boolean {
    // What is written short is whole: `The Greens spoke of a victory.`
    const isBrief = unit.length < SHORT_UNIT && this.input.kind !== 'article';
    return isBrief || this.beginsLeaning(point) || this.pointsBack(point);
  }

  private beginsLeaning({ text }: Point): boolean {
    return this.input.conversation.talk.leans.test(text) && !GERMAN_SUBJECT.test(text);
  }

  private pointsBack({ text }: Pick<Point, 'text'>): boolean {
    const { kind, analysis } = this.input;
    const isTold = kind === 'article' || kind === 'lecture';
    return isTold && pointsToSentenceBefore(text, analysis.document.language.tag);
  }

  /** With the sentences before them without which no reader of an article knows who `he` is; without what can't be told so. */
  withAntecedents(units: readonly number[]): number[] {
    const all = new Set<number>();
    for (const unit of units.toSorted((a, b) => a - b)) {
      const needed = this.antecedentsOf(unit);
      // A lecture's sentence says enough by itself more often.
      if (needed || this.input.kind === 'lecture')
        [...(needed ?? []), unit].forEach((one) => all.add(one));
    }
    return [...all];
  }

  /** The units that have to be stated before one; null: what it points to stands in no point. */
  private antecedentsOf(unit: number): number[] | null {
    const point = this.pointOf(unit);
    if (!point || !this.pointsBack(point)) return [];
    const before = unit - (this.pairs.has(unit) ? 2 : 1);
    // What the overview states stands too far away.
    if (!this.isUsable(before) || this.stated.get(before) === null) return null;
    const needed = this.antecedentsOf(before);
    return needed && [...needed, before];
  }

  /** Two sentences of one speaker; where one has to be quoted, both are: no one is a name in one and `I` in the next. */
  private joined([before, first]: [Unit, Point], [one, second]: [Unit, Point]): Point {
    const isQuoted = ({ text }: Point): boolean => text.startsWith(`${one.speaker}: `);
    const asSaid = (unit: Unit, point: Point): Point =>
      isQuoted(point) ? point : { ...point, text: this.writer.plain(unit.text) };
    return isQuoted(first) === isQuoted(second)
      ? together(first, second, one.speaker)
      : together(asSaid(before, first), asSaid(one, second), one.speaker);
  }
}

const isSameTurn = (a: Unit, b: Unit): boolean => a.refs.some((ref) => b.refs.includes(ref));
