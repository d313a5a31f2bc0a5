import type { Point } from '../../port.ts';
import type { Unit } from '../document.ts';
import { trailsOff } from '../findings/conversation.ts';
import type { Worth } from '../weighing/score.ts';
import { choose } from '../weighing/select.ts';
import { shortName } from '../speakers.ts';
import type { Section } from '../titles/sections.ts';
import { endsWithQuestionMark, spacedWords, wordsOf } from '../words.ts';
import { shortened } from '../wording/text.ts';
import type { Writer } from '../wording/writer.ts';
import { breaksQuotation, mayBeFact } from './antecedents.ts';
import { isDenied, termExplained } from './explained.ts';
import { FactPoints, isSameTurn, type FactPointsInput, SHORT_UNIT } from './fact-points.ts';
import { together } from './points.ts';
import { figuresIn, mayBeNoted, namesSomeone, noteworthyIn, unitsWithTerm } from './noteworthy.ts';

export interface FactsInput extends FactPointsInput {
  worth: Worth;
  /** The first unit that belongs to a subject. */
  begins: number;
  /** The one who answers in an interview; undefined in other talk, and where it is no name. */
  interviewed: string | undefined;
}

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
/** A sentence of a lecture with so many numbers works out an example. */
const FIGURES_OF_EXAMPLE = 3;
/** Worth of what a lecture explains. */
const EXPLAINS = 0.4;
/** Kinds of what is made for listeners: people who meet may speak of a sponsor. */
const SPOKEN_TO: ReadonlySet<string> = new Set(['interview', 'lecture']);
/** Sentences behind `by the way` that belong to it. */
const SENTENCES_ASIDE = 3;
/** Worth of a step of instructions, without which the others are not followed, and of what an exam asks for. */
const STEP_OF_ROW = 2;
/** Share of the units at either end in which people greet and part. */
const EDGE = 0.03;

/** What the source says beside decisions, tasks and questions: numbers, names, outcomes. */
export class Facts {
  readonly points: FactPoints;
  private readonly input: FactsInput;
  private readonly writer: Writer;
  private readonly taken: ReadonlySet<Unit>;
  private readonly stated = new Map<number, Point | null>();
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
    this.points = new FactPoints(input, writer, this.taken);
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
    const answers = [...Map.groupBy(units, (unit) => this.points.startOf(unit)).values()];
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

  /**
   * Of some units those that a reader of nothing else understands: whole sentences, not quoted.
   * @param isLikely of a lecture only what is likely to be noted
   */
  fitForOverview(units: readonly number[], isLikely = true): number[] {
    const { document } = this.input.analysis;
    const { talk } = this.input.conversation;
    return units.filter((unit) => {
      const text = this.isUsable(unit) ? (this.points.of(unit)?.text ?? '') : '';
      const isQuoted = text.startsWith(`${document.units[unit]?.speaker}: `);
      const looksBack =
        this.input.kind === 'lecture' && talk.we.test(document.units[unit]?.raw ?? '');
      return (
        spacedWords(text) >= LEAST_IN_OVERVIEW &&
        !isQuoted &&
        !looksBack &&
        !talk.leans.test(text) &&
        !this.points.pointsBack({ text }) &&
        !(
          this.input.kind === 'lecture' &&
          ((isLikely && this.likelyOf(unit) < LEAST_LIKELY && this.explains(unit) === 0) ||
            this.isExample(unit, text) ||
            // One of several things, or what is wrong.
            talk.explaining.ordinal.test(document.units[unit]?.raw ?? '') ||
            isDenied(talk, text) ||
            this.points.isPair(unit))
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
    const { units } = this.input.analysis.document;
    const [before, unit] = [units[at - 1], units[at]];
    if (!unit) return [];
    this.isStated(at, null);
    const point = this.writer.statement(unit);
    if (!point) return [];
    const lead = { ...point, text: shortened(point.text) };
    // `The pool becomes a pond. That was decided on Monday.`
    const first =
      before && isSameTurn(before, unit) && this.points.pointsBack(point)
        ? this.writer.statement(before)
        : null;
    if (!first) return [lead];
    this.isStated(at - 1, null);
    return [together(first, lead, unit.speaker)];
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
      (mayBeNoted(conversation, unit) || this.points.isBriefAnswer(at)) && this.isAnswer(at)
        ? [at]
        : [],
    );
  }

  /** Of an interview: what who is asked says, and what the interviewer answers in turn; the rest asks, and is printed as a question. */
  private isAnswer(unit: number): boolean {
    const { units } = this.input.analysis.document;
    const { answering } = this.input;
    const speaker = units[unit]?.speaker;
    if (answering === undefined || (speaker !== undefined && answering.has(speaker))) return true;
    const start = this.points.startOf(unit);
    return endsWithQuestionMark(units[start - 1]?.text ?? '') || this.isInformation(unit, start);
  }

  /** What an interviewer tells with numbers in it, where they neither ask nor introduce: `We decide by 15 February.` */
  private isInformation(unit: number, start: number): boolean {
    const { units } = this.input.analysis.document;
    const end = units.findIndex((one, at) => at > unit && one.voice !== units[unit]?.voice);
    const said = units.slice(start, end < 0 ? undefined : end);
    const one = units[unit];
    return (
      start > 0 &&
      one !== undefined &&
      figuresIn(this.input.conversation, one) > 0 &&
      !said.some(({ text }) => endsWithQuestionMark(text)) &&
      units.slice(0, start).some(({ text }) => endsWithQuestionMark(text))
    );
  }

  private isUsable(unit: number): boolean {
    const one = this.input.analysis.document.units[unit];
    if (!one || this.taken.has(one) || endsWithQuestionMark(one.text) || trailsOff(one.raw))
      return false;
    // The first question of an interview asks who someone is, and a lecture says at once what it is about.
    if (unit < this.input.begins && this.talks) return false;
    if (this.input.conversation.talk.smallTalk.test(one.raw) || this.points.opensSubject(one))
      return false;
    if (this.talks && this.input.conversation.talk.procedure.test(one.raw)) return false;
    const { showAside } = this.input.conversation.talk.genres;
    if (SPOKEN_TO.has(this.input.kind) && showAside.test(one.raw)) return false;
    if (
      this.input.kind === 'article' &&
      (unit < this.leadAt ||
        breaksQuotation(one.text) ||
        !mayBeFact(this.input.conversation.talk, one.text))
    )
      return false;
    if (this.isEdge(unit) && !this.comesBack(one)) return false;
    if (this.input.kind === 'lecture' && this.isDigression(unit)) return false;
    // A step is stated with the sentence behind it.
    if (this.points.isUnderStep(unit + 1)) return false;
    return this.points.of(unit) !== null;
  }

  /** `By the way, my grandfather had six hundred of them.`: of a turn that turns aside, up to so many sentences, what its speaker tells of themselves. */
  private isDigression(unit: number): boolean {
    const { units } = this.input.analysis.document;
    const { talk, document } = this.input.conversation;
    const [one] = units.slice(unit, unit + 1);
    const from = Math.max(this.points.startOf(unit), unit - SENTENCES_ASIDE);
    const opened = units
      .slice(from, unit + 1)
      .findLast(({ raw }) => talk.explaining.digresses.test(raw));
    const own = document.language.style?.i;
    const tellsOfSelf =
      one !== undefined && wordsOf(one.text.toLowerCase()).some((word) => own?.has(word) === true);
    return opened !== undefined && one !== undefined && isSameTurn(opened, one) && tellsOfSelf;
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
      one.speaker !== undefined && this.points.of(unit)?.text.startsWith(`${one.speaker}: `);
    return (
      0.5 * (score === 0 ? PLAIN : score) +
      0.18 * Math.min(2, figuresIn(this.input.conversation, one)) +
      0.08 * Number(namesSomeone(one)) -
      0.35 * Number(quoted) -
      0.15 * Number(talk.unreal.test(one.text)) -
      0.13 * Number(one.length < SHORT_UNIT) -
      0.25 * Number(this.isEdge(unit)) -
      0.2 * Number(this.input.kind === 'lecture' && talk.we.test(one.text)) +
      STEP_OF_ROW * Number(this.points.isUnderStep(unit) || this.points.isAnswerOnExam(unit)) +
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

  /**
   * A unit as a point of a list. Where it leans on a sentence that is stated already, it stands alone behind that, or
   * `goesOn` is the point of another list that it belongs to.
   */
  toState(unit: number, list: readonly Point[]): { point: Point | null; goesOn?: Point } {
    if (this.stated.has(unit)) return { point: null };
    const before = this.stated.get(unit - 1);
    const [whole, alone] = [this.points.of(unit), this.points.alone(unit)];
    if (before === undefined || !alone || whole?.text === alone.text) return { point: whole };
    return before === null || before === list.at(-1)
      ? { point: alone }
      : { point: alone, goesOn: before };
  }

  /** What is said right behind a unit in too few words to stand alone, up to what is stated already. */
  tailOf(unit: number): Point[] {
    const tail = this.points.tailOf(unit);
    const stated = tail.findIndex((_, at) => this.stated.has(unit + 1 + at));
    return stated < 0 ? tail : tail.slice(0, stated);
  }

  /** A part of an answer behind how the answer begins, which is stated with it. */
  fromItsStart(unit: number, point: Point): Point {
    const whole = this.points.fromItsStart(unit, point);
    if (whole !== point) this.isStated(this.points.startOf(unit), null);
    return whole;
  }

  /** @param point that holds it and may go on; null: it stays as it is. */
  isStated(unit: number, point: Point | null): void {
    this.stated.set(unit, point);
    if (this.points.isPair(unit) && !this.stated.has(unit - 1)) this.stated.set(unit - 1, point);
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
    const point = this.points.of(unit);
    if (!point || !this.points.pointsBack(point)) return [];
    const before = unit - (this.points.isPair(unit) ? 2 : 1);
    // What the overview states stands too far away.
    if (!this.isUsable(before) || this.stated.get(before) === null) return null;
    const needed = this.antecedentsOf(before);
    return needed && [...needed, before];
  }
}
