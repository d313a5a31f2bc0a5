import type { DocumentKind, Point } from '../../port.ts';
import type { Analysis } from '../weighing/analysis.ts';
import { cleanText } from '../cleanup.ts';
import type { Unit } from '../document.ts';
import { type Conversation, countsIn } from '../findings/conversation.ts';
import { shortName } from '../speakers.ts';
import { endsWithQuestionMark, spacedWords } from '../words.ts';
import type { Writer } from '../wording/writer.ts';
import { LONGEST_NOTED } from './noteworthy.ts';
import { together } from './points.ts';

export interface FactPointsInput {
  analysis: Analysis;
  conversation: Conversation;
  kind: DocumentKind;
  /** Those who answer in an interview, also where they have no name; undefined in other talk, and where it is not known. */
  answering: ReadonlySet<string> | undefined;
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
/** Words of a sentence that says how many things follow. */
const LONGEST_ANNOUNCING = 8;
/** Words of a sentence that only names the day that is left. */
const LONGEST_DAY = 5;
const SHORTEST_TAIL = 2;
const SHORTEST_NOTED = 5;
/** A longer sentence says more than what is talked about next. */
const LONGEST_ANNOUNCED = 7;
const SHORTEST_POINT = 4;
/** A shorter sentence says little alone. */
export const SHORT_UNIT = 7;

/** The units of a source as points: each in its words, behind the sentence before it or a heading where it needs that. */
export class FactPoints {
  private readonly input: FactPointsInput;
  private readonly writer: Writer;
  /** Stated elsewhere, or abandoned by who said it. */
  private readonly taken: ReadonlySet<Unit>;
  private readonly points = new Map<number, Point | null>();
  /** Units that are stated together with the one before. */
  private readonly pairs = new Set<number>();

  constructor(input: FactPointsInput, writer: Writer, taken: ReadonlySet<Unit>) {
    this.input = input;
    this.writer = writer;
    this.taken = taken;
  }

  /** Whether a unit is stated together with the one before. */
  isPair(unit: number): boolean {
    return this.pairs.has(unit);
  }

  /** Whether people settle things in it. */
  private get talks(): boolean {
    return this.input.kind === 'meeting' || this.input.kind === 'mail';
  }

  /** A unit as a point, with the sentence before it where it needs that. */
  of(unit: number): Point | null {
    const known = this.points.get(unit);
    if (known !== undefined) return known;
    const made = this.make(unit);
    this.points.set(unit, made);
    return made;
  }

  alone(unit: number): Point | null {
    const { units } = this.input.analysis.document;
    const [before, one, next] = [units[unit - 1], units[unit], units[unit + 1]];
    if (!one || one.length > LONGEST_NOTED) return null;
    if (before && this.takesBackDay(before, one)) return null;
    const own = this.worded(one);
    const isTakenBack = next !== undefined && this.takesBackDay(one, next);
    const point = own && isTakenBack ? this.corrected(own, next, units[unit + 2]) : own;
    const words = spacedWords(point?.text ?? '');
    const isShort = words < SHORTEST_POINT && !this.isBriefAnswer(unit);
    return words > LONGEST_NOTED || isShort ? null : point;
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

  private make(unit: number): Point | null {
    const { units } = this.input.analysis.document;
    const { talk } = this.input.conversation;
    const one = units[unit];
    const point = this.alone(unit);
    if (!one || !point) return null;
    const before = units[unit - 1];
    const heading = before && this.headingOf(before, one);
    if (heading) return this.joined([before, heading], [one, point]);
    if (!this.leans(one, point) && !this.isUnderHeading(before)) return point;
    if (
      !before ||
      before.voice !== one.voice ||
      this.isOtherParagraph(before, one) ||
      this.isWhole(before, one, point) ||
      this.taken.has(before) ||
      [talk.smallTalk, talk.agrees].some((form) => form.test(before.raw))
    )
      return point;
    const first = this.worded(before);
    if (
      !first ||
      first.text.endsWith('?') ||
      spacedWords(first.text) < SHORTEST_FIRST ||
      spacedWords(first.text) + spacedWords(point.text) > LONGEST_PAIR
    )
      return point;
    this.pairs.add(unit);
    return this.joined([before, first], [one, point]);
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

  /** `Alliances.`: a word or two in front of what a lecture says of it. */
  private headingOf(before: Unit, one: Unit): Point | null {
    const { talk, document } = this.input.conversation;
    if (this.announcesRow(before, one)) return this.writer.statement(before);
    if (this.isStep(before, one)) return this.writer.statement(before);
    const words = before.text.replace(/\.$/u, '').split(/\s+/u);
    const first = words[0]?.toLowerCase() ?? '';
    // `On paper.` names nothing.
    const isClause =
      document.language.stopWords.has(first) &&
      !talk.determiners.has(first.replace(/['’].*$/u, ''));
    const isName =
      (this.input.kind === 'lecture' || this.opensParagraph(before)) &&
      before.length <= LONGEST_HEADING &&
      before.terms.length > 0 &&
      before.text.endsWith('.') &&
      before.voice === one.voice &&
      isSameTurn(before, one) &&
      !isClause &&
      words.every((word) => /^[\p{L}'’-]+$/u.test(word)) &&
      !words.some((word) => talk.endsTitle.test(word) || talk.noTopics.test(word)) &&
      ![talk.smallTalk, talk.agrees, talk.iOrYou, talk.explaining.plan].some((one) =>
        one.test(before.raw),
      );
    return isName ? this.writer.statement(before) : null;
  }

  /** `Step 2: Take out the sash. Lift it …`, of a lecture `Second step: the hand-over. He gives her …` */
  private isStep(before: Unit, one: Unit): boolean {
    const { kind } = this.input;
    return (
      (kind === 'article' || (kind === 'lecture' && before.length <= LONGEST_ANNOUNCING)) &&
      isSameTurn(before, one) &&
      this.input.conversation.talk.genres.step.test(before.text)
    );
  }

  /** Whether a step of instructions is stated with this unit. */
  isUnderStep(unit: number): boolean {
    const { units } = this.input.analysis.document;
    const [before, one] = [units[unit - 1], units[unit]];
    return before !== undefined && one !== undefined && this.isStep(before, one);
  }

  /** Of an article: `Approval. Trips that cost more …` */
  private opensParagraph(unit: Unit): boolean {
    const { units } = this.input.analysis.document;
    const before = units[units.indexOf(unit) - 1];
    return this.input.kind === 'article' && (before === undefined || !isSameTurn(before, unit));
  }

  /** `There are three limits. First, the capital …` */
  private announcesRow(before: Unit, one: Unit): boolean {
    const { ordinal } = this.input.conversation.talk.explaining;
    return (
      this.input.kind === 'lecture' &&
      before.length <= LONGEST_ANNOUNCING &&
      before.text.endsWith('.') &&
      before.voice === one.voice &&
      countsIn(this.input.conversation, before.raw) &&
      ordinal.test(one.raw) &&
      !ordinal.test(before.raw)
    );
  }

  private opensHeading(unit: number): boolean {
    const { units } = this.input.analysis.document;
    const [one, next] = [units[unit], units[unit + 1]];
    return one !== undefined && next !== undefined && this.headingOf(one, next) !== null;
  }

  /** `Second point, the bicycles.`: it says what will be talked about, as the titles do. */
  opensSubject({ raw, length }: Unit): boolean {
    const { talk, voiced, isMemo } = this.input.conversation;
    const announces =
      length <= LONGEST_ANNOUNCED && talk.announces.some((pattern) => pattern.test(raw));
    if (this.input.kind === 'lecture') return announces || talk.explaining.plan.test(raw);
    const decides = talk.weDo.test(raw) && !(announces && talk.procedure.test(raw));
    return (voiced || isMemo) && (announces || talk.agenda.test(raw)) && !decides;
  }

  /** `On Friday, else on Monday. No, Monday is a holiday.`: a memo takes back a day. */
  private takesBackDay(before: Unit, one: Unit): boolean {
    const { talk, isMemo } = this.input.conversation;
    const [day] = one.raw.match(talk.date) ?? [];
    return (
      isMemo &&
      day !== undefined &&
      talk.objects.test(one.raw) &&
      talk.date.test(before.raw) &&
      before.raw.toLowerCase().includes(day.toLowerCase()) &&
      isSameTurn(before, one)
    );
  }

  /** What was planned, what takes a day of it back, and the new day, where that follows. */
  private corrected(planned: Point, one: Unit, next: Unit | undefined): Point {
    const { talk } = this.input.conversation;
    const isNewDay =
      next !== undefined &&
      next.length <= LONGEST_DAY &&
      talk.date.test(next.raw) &&
      isSameTurn(one, next);
    const day = isNewDay ? ` ${this.writer.plain(next.text)}` : '';
    const refs = [...new Set([...planned.refs, ...one.refs])];
    return { ...planned, text: `${planned.text} ${cleanText(one.raw)}${day}`, refs };
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

  /** `It is often said that it grows.` */
  private tellsBelief(text: string): boolean {
    return this.input.conversation.talk.explaining.believed.exec(text)?.index === 0;
  }

  private beginsLeaning({ text }: Point): boolean {
    if (this.tellsBelief(text)) return false;
    return this.input.conversation.talk.leans.test(text);
  }

  pointsBack({ text }: Pick<Point, 'text'>): boolean {
    const { kind, conversation } = this.input;
    const isTold = kind === 'article' || kind === 'lecture';
    return (
      isTold &&
      !this.tellsBelief(text) &&
      conversation.talk.genres.pointsToSentenceBefore.test(text)
    );
  }

  /** Whether a unit needs the sentence before it, or gives the reason for it. */
  leansBack(unit: number): boolean {
    const one = this.input.analysis.document.units[unit];
    const point = this.alone(unit);
    if (one === undefined || point === null) return false;
    const { reason } = this.input.conversation.talk;
    return reason.test(one.raw) || this.pointsBack(point) || this.beginsLeaning(point);
  }

  /** Of an interview: all that is answered, in however few words: `How many?` – `Forty-two.` */
  isBriefAnswer(unit: number): boolean {
    const { analysis, conversation, keepsAnswers, answering } = this.input;
    const { units } = analysis.document;
    const one = units[unit];
    if (this.isAnswerOnExam(unit)) return true;
    if (
      !keepsAnswers ||
      one?.speaker === undefined ||
      answering?.has(one.speaker) !== true ||
      one.length > LONGEST_BRIEF ||
      this.startOf(unit) !== unit
    )
      return false;
    const isAsked =
      endsWithQuestionMark(units[unit - 1]?.text ?? '') && !endsWithQuestionMark(one.text);
    const saysSomething = one.terms.length > 0 || countsIn(conversation, one.raw);
    return isAsked && saysSomething;
  }

  /** `Do we need the formula in the exam?` – `Yes, you do.` */
  isAnswerOnExam(unit: number): boolean {
    const { kind, analysis, conversation } = this.input;
    const [before, one] = [analysis.document.units[unit - 1], analysis.document.units[unit]];
    return (
      kind === 'lecture' &&
      before !== undefined &&
      one !== undefined &&
      before.voice !== one.voice &&
      before.text.endsWith('?') &&
      one.length <= LONGEST_BRIEF &&
      conversation.talk.joining.yesOrNo.test(one.raw) &&
      conversation.talk.explaining.school.test(before.raw)
    );
  }

  /** What is said right behind a unit in too few words to stand alone: `For a technician, three.` */
  tailOf(unit: number): Point[] {
    const { kind, analysis } = this.input;
    if (kind !== 'lecture' && kind !== 'interview') return [];
    const tail: Point[] = [];
    const reason = this.reasonBehind(unit);
    for (let at = reason ?? unit + 1; at === reason || this.isTail(at); at += 1) {
      const one = analysis.document.units[at];
      const point = one ? this.worded(one) : null;
      if (!point) return tail;
      tail.push(point);
    }
    return tail;
  }

  /** `They are wet after ten minutes. Why? Because …`: the sentence that gives the reason, where it is asked for in a word. */
  private reasonBehind(unit: number): number | null {
    const { units } = this.input.analysis.document;
    const [said, asked, given] = units.slice(unit, unit + 3);
    if (!said || !asked?.text.endsWith('?') || !given || this.taken.has(given)) return null;
    const isOneVoice = said.voice === asked.voice && asked.voice === given.voice;
    const isReason = this.input.conversation.talk.reason.test(given.raw);
    return asked.terms.length === 0 && isOneVoice && isReason ? unit + 2 : null;
  }

  private isTail(unit: number): boolean {
    const { analysis, conversation } = this.input;
    const [before, one] = [analysis.document.units[unit - 1], analysis.document.units[unit]];
    if (!before || !one || this.taken.has(one)) return false;
    const { smallTalk, explaining } = conversation.talk;
    return (
      one.length >= SHORTEST_TAIL &&
      one.length < SHORTEST_NOTED &&
      (one.terms.length > 0 || countsIn(conversation, one.raw)) &&
      one.voice === before.voice &&
      isSameTurn(before, one) &&
      one.text.endsWith('.') &&
      !smallTalk.test(one.raw) &&
      !explaining.plan.test(one.raw) &&
      !this.opensHeading(unit)
    );
  }

  /** A part of an answer behind how the answer begins, which is what was asked for: `Around ninety pounds.` */
  fromItsStart(unit: number, point: Point): Point {
    const { units } = this.input.analysis.document;
    const start = this.startOf(unit);
    const [opening, rest] = [units[start], units[unit]];
    const first = opening && !this.taken.has(opening) && this.writer.statement(opening);
    if (!first || !rest || start === unit || point.text.includes(first.text)) return point;
    // `Why would I?`
    if (first.text.endsWith('?')) return point;
    if (spacedWords(first.text) + spacedWords(point.text) > LONGEST_ANSWER) return point;
    const label = `${opening.speaker}: `;
    const [second, quoted] = [point.text.startsWith(label), first.text.startsWith(label)];
    // Only what is to be quoted has to be worded again.
    if (quoted && !second && point.text !== this.alone(unit)?.text) return point;
    return this.joined([opening, first], [rest, point]);
  }

  /** The first unit of what a speaker says without a break. */
  startOf(unit: number): number {
    const { units } = this.input.analysis.document;
    let start = unit;
    while (start > 0 && units[start - 1]?.voice === units[unit]?.voice) start -= 1;
    return start;
  }

  /** The statement before a unit: `Why?` is none. */
  statementBefore(unit: number): number {
    const { units } = this.input.analysis.document;
    let before = unit - 1;
    while (before > 0 && endsWithQuestionMark(units[before]?.text ?? '')) before -= 1;
    return before;
  }

  /** What stands before the quoted words of who says a unit; empty where no one is named. */
  labelOf(unit: number): string {
    const speaker = this.input.analysis.document.units[unit]?.speaker;
    return speaker === undefined ? '' : `${shortName(speaker)}: `;
  }
}

/** Whether two units stand in one turn, as far as that is known. */
export const isSameTurn = (a: Unit, b: Unit): boolean => a.refs.some((ref) => b.refs.includes(ref));
