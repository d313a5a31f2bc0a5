import type { Analysis } from './analysis.ts';
import { cosine } from './vectors.ts';

/** How the choice weighs what a unit is worth against what is chosen already. */
export interface Balance {
  /** Worth of words of the whole that nothing chosen has yet. */
  coverage: number;
  /** Cost of the largest cosine to what is chosen. */
  redundancy: number;
  /** Cost of the share of the choice that comes from the same segment. */
  segment: number;
  /** Cost of length: 0 takes the best sentence, 1 the best for its words. */
  economy: number;
}

export interface Choice {
  /** Units that may be chosen. */
  among: readonly number[];
  /** Worth of each unit, 0 to 1. */
  scores: Float64Array;
  balance: Balance;
  /** Units that are said already: their words are covered, what is like them is redundant. */
  said?: readonly number[];
  /** Whether the choice may grow by this unit; asked again for each unit in each round. */
  fits: (unit: number, chosen: readonly number[]) => boolean;
}

/** Length at which economy neither helps nor harms, in words. */
const USUAL_LENGTH = 15;

/** Chooses units greedily until no further one fits (maximal marginal relevance). @returns units in the order of choice. */
export function choose(analysis: Analysis, choice: Choice): number[] {
  const memory = new Memory(analysis);
  const chosen: number[] = [];
  const textOf = (unit: number): string | undefined => analysis.document.units[unit]?.text;
  // Said word for word again, a unit tells nothing, however well it scores.
  const saidTexts = new Set(choice.said?.map(textOf));
  let left = choice.among.filter((unit) => !saidTexts.has(textOf(unit)));
  for (const unit of choice.said ?? []) memory.add(unit, left);
  for (;;) {
    left = left.filter((unit) => choice.fits(unit, chosen));
    const best = bestOf(left, (unit) => worth(unit, analysis, choice, memory));
    if (best === undefined) return chosen;
    chosen.push(best);
    left = left.filter((unit) => textOf(unit) !== textOf(best));
    memory.add(best, left);
  }
}

function bestOf(units: readonly number[], worthOf: (unit: number) => number): number | undefined {
  let best: number | undefined;
  let most = -Infinity;
  for (const unit of units) {
    const value = worthOf(unit);
    if (value > most) [best, most] = [unit, value];
  }
  return best;
}

function worth(
  unit: number,
  analysis: Analysis,
  { scores, balance }: Choice,
  memory: Memory,
): number {
  const length = analysis.document.units[unit]?.length ?? USUAL_LENGTH;
  const gain = (scores[unit] ?? 0) + balance.coverage * memory.fresh(unit);
  return (
    gain / (length / USUAL_LENGTH) ** balance.economy -
    balance.redundancy * memory.likeness(unit) -
    balance.segment * memory.segmentShare(unit)
  );
}

/** What has been said by the units chosen so far. */
class Memory {
  private readonly covered = new Set<number>();
  private readonly nearest: Float64Array;
  private readonly perSegment = new Map<number, number>();
  private count = 0;
  private readonly analysis: Analysis;

  constructor(analysis: Analysis) {
    this.analysis = analysis;
    this.nearest = new Float64Array(analysis.vectors.length);
  }

  /** Remembers a unit, and how like it those are that may still be chosen. */
  add(unit: number, left: readonly number[]): void {
    const { vectors, segmentOf } = this.analysis;
    const vector = vectors[unit];
    if (!vector) return;
    for (const term of vector.terms) this.covered.add(term);
    const segment = segmentOf[unit] ?? 0;
    this.perSegment.set(segment, (this.perSegment.get(segment) ?? 0) + 1);
    this.count += 1;
    for (const other of left) {
      const likeness = cosine(vector, vectors[other] ?? vector);
      if (likeness > (this.nearest[other] ?? 0)) this.nearest[other] = likeness;
    }
  }

  /** Weight, in the whole, of a unit's words that nothing chosen has. */
  fresh(unit: number): number {
    let gain = 0;
    for (const term of this.analysis.vectors[unit]?.terms ?? [])
      if (!this.covered.has(term)) gain += this.analysis.centroid[term] ?? 0;
    return gain;
  }

  likeness(unit: number): number {
    return this.nearest[unit] ?? 0;
  }

  segmentShare(unit: number): number {
    if (this.count === 0) return 0;
    return (this.perSegment.get(this.analysis.segmentOf[unit] ?? 0) ?? 0) / this.count;
  }
}
