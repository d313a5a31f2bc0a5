import type { DocumentKind, Point } from '../../port.ts';
import type { QuestionOf } from './answers.ts';
import type { Facts } from './facts.ts';
import { goOn, withYesOrNo } from './points.ts';
import type { Said } from './said.ts';

/** States facts in the order of the source, each once; in an interview an answer with its question. */
export class Listing {
  private readonly facts: Facts;
  private readonly said: Said;
  private readonly kind: DocumentKind;
  private readonly questionOf: QuestionOf;
  private readonly yesOrNo: (unit: number) => string | undefined;
  /** Where the answers start that were stated in part. */
  private readonly begun = new Set<number>();

  constructor(
    { facts, said, kind }: { facts: Facts; said: Said; kind: DocumentKind },
    questionOf: QuestionOf,
    yesOrNo: (unit: number) => string | undefined,
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
        : point;
    const [stated] = this.said.once({
      ...whole,
      at: unit,
      ...(asked === undefined ? {} : { asked }),
    });
    if (!stated) return;
    if (goesOn) goOn(goesOn, stated);
    else list.push(stated);
    this.facts.isStated(unit, isOverview ? null : (goesOn ?? stated));
  }

  /** A part of an answer: the first one behind how the answer begins, and behind yes or no where its question is printed. */
  private answered(unit: number, point: Point, isPrinted: boolean): Point {
    const start = this.facts.startOf(unit);
    if (this.begun.has(start)) return point;
    this.begun.add(start);
    const whole = this.facts.fromItsStart(unit, point);
    return isPrinted ? withYesOrNo(whole, this.yesOrNo(unit)) : whole;
  }
}
