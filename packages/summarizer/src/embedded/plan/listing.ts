import type { DocumentKind, Point } from '../../port.ts';
import type { QuestionOf, YesOrNo } from './answers.ts';
import type { Facts } from './facts.ts';
import { goOn, withYesOrNo } from './points.ts';
import type { Said } from './said.ts';
import { spacedWords } from '../words.ts';

/** Words of sentences that are one point together. */
const LONGEST_JOINED = 40;

/** States facts in the order of the source, each once; in an interview an answer with its question. */
export class Listing {
  private readonly facts: Facts;
  private readonly said: Said;
  private readonly kind: DocumentKind;
  private readonly questionOf: QuestionOf;
  private readonly yesOrNo: (unit: number) => YesOrNo | undefined;
  /** The unit that was stated last. */
  private last = -1;
  /** Where the answers start that were stated in part. */
  private readonly begun = new Set<number>();

  constructor(
    { facts, said, kind }: { facts: Facts; said: Said; kind: DocumentKind },
    questionOf: QuestionOf,
    yesOrNo: (unit: number) => YesOrNo | undefined,
  ) {
    this.facts = facts;
    this.said = said;
    this.kind = kind;
    this.questionOf = questionOf;
    this.yesOrNo = yesOrNo;
  }

  /** Units as points; in an overview no question stands in front. */
  inOrder(units: readonly number[], isOverview = false): Point[] {
    const list: Point[] = [];
    for (const unit of units.toSorted((a, b) => a - b)) this.add(unit, list, isOverview);
    return list;
  }

  private add(unit: number, list: Point[], isOverview: boolean): void {
    const { point, goesOn } = this.facts.toState(unit, list);
    if (!point) return;
    const asked = isOverview || goesOn ? undefined : this.questionOf(unit);
    const isPrinted = !list.some((other) => other.asked === asked);
    const whole =
      asked !== undefined && this.kind === 'interview'
        ? this.answered(unit, point, isPrinted)
        : this.toAudience(unit, point, asked);
    const [stated] = this.said.once({
      ...whole,
      at: unit,
      ...(asked === undefined ? {} : { asked }),
    });
    if (!stated) return;
    const joins = goesOn ?? (isOverview ? undefined : this.joinsTo(unit, stated, list.at(-1)));
    if (joins) goOn(joins, stated, this.facts.points.labelOf(unit));
    else list.push(stated);
    // What a lecture's overview explains may go on there: `It is measured in volts.`
    const isClosed = isOverview && this.kind !== 'lecture';
    this.facts.isStated(unit, isClosed ? null : (joins ?? stated));
    this.last = unit;
    if (!isClosed) this.addTail(unit, joins ?? stated);
  }

  /** What a lecturer answers a student begins with its yes or no. */
  private toAudience(unit: number, point: Point, asked: string | undefined): Point {
    const { points } = this.facts;
    const isOpening = unit - points.startOf(unit) <= 1;
    return asked !== undefined && this.kind === 'lecture' && isOpening
      ? withYesOrNo(point, this.yesOrNo(unit), points.labelOf(unit))
      : point;
  }

  private addTail(unit: number, point: Point): void {
    const label = this.facts.points.labelOf(unit);
    for (const [at, next] of this.facts.tailOf(unit).entries()) {
      const fits = spacedWords(point.text) + spacedWords(next.text) <= LONGEST_JOINED;
      if (!fits || !areOneQuotation(point, next, label)) return;
      const [stated] = this.said.once(next);
      if (stated) goOn(point, stated, label);
      this.last = unit + at + 1;
      this.facts.isStated(this.last, point);
    }
  }

  /** The point that a sentence goes on with: more of one answer, or a lecture's sentence that leans on the one before. */
  private joinsTo(unit: number, stated: Point, last: Point | undefined): Point | undefined {
    if (!last || spacedWords(last.text) + spacedWords(stated.text) > LONGEST_JOINED)
      return undefined;
    const isSameAnswer =
      this.kind === 'interview' &&
      last.asked === stated.asked &&
      this.facts.points.startOf(unit) === this.facts.points.startOf(this.last) &&
      areOneQuotation(last, stated, this.facts.points.labelOf(unit));
    const leans =
      this.kind === 'lecture' &&
      stated.asked === undefined &&
      this.last === this.facts.points.statementBefore(unit) &&
      this.facts.points.leansBack(unit);
    return isSameAnswer || leans ? last : undefined;
  }

  /** A part of an answer: the first one behind how the answer begins, and behind yes or no where its question is printed. */
  private answered(unit: number, point: Point, isPrinted: boolean): Point {
    const start = this.facts.points.startOf(unit);
    if (this.begun.has(start)) return point;
    this.begun.add(start);
    const whole = this.facts.fromItsStart(unit, point);
    return isPrinted
      ? withYesOrNo(whole, this.yesOrNo(unit), this.facts.points.labelOf(unit))
      : whole;
  }
}

/** Whether two points are both quoted or both not; what names no speaker fits either way. */
function areOneQuotation(first: Point, second: Point, label: string): boolean {
  if (label === '') return true;
  const points = [first, second];
  const told = points.filter(({ text }) => !text.startsWith(label));
  return told.length !== 1 || !told.some(({ text }) => text.includes(label.replace(/: $/u, '')));
}
