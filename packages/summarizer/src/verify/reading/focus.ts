import type { Said, SourceReading } from './source.ts';
import { allStems, type Sentence } from './sentences.ts';

/** A sentence that a statement may rest on, and how much of the statement it says. */
export interface Match {
  said: Said;
  /** Share of the statement's content that stands in the sentence, 0 to 1. */
  share: number;
  /** Stems that both have. */
  shared: string[];
}

/** Matches under this share of the best one are about something else. */
const CLOSE = 0.6;

/** The sentences of some turns that share content with a statement, best first. */
export function matchesOf(
  statement: readonly Sentence[],
  turns: readonly number[],
  source: SourceReading,
): Match[] {
  const stems = [...allStems(statement)];
  const weigh = (list: readonly string[]): number =>
    list.reduce((sum, stem) => sum + source.weightOf(stem), 0);
  const whole = weigh(stems) || 1;
  return turns
    .flatMap((turn) => source.sentencesOf(turn))
    .map((said) => {
      const shared = stems.filter((stem) => said.stems.has(stem));
      return { said, shared, share: weigh(shared) / whole };
    })
    .filter(({ shared }) => shared.length > 0)
    .toSorted((a, b) => b.share - a.share);
}

/** The matches that say most of a statement: the rest of wide citations is left out. */
export function focusOf(matches: readonly Match[]): Match[] {
  const best = matches[0]?.share ?? 0;
  return matches.filter(({ share }) => share >= best * CLOSE);
}

/** Up to so many turns a citation is taken as it is. */
const NARROW = 4;
/** A turn belongs to a wide citation if it adds this much of the statement. */
const LEAST_NEW = 0.12;

/** The cited turns without those that a wide citation has around what it means: the ones that say it, and their neighbours. */
export function trimmed(
  refs: readonly number[],
  matches: readonly Match[],
  source: SourceReading,
  around = 1,
): number[] {
  if (refs.length <= NARROW || matches.length === 0) return [...refs];
  const byTurn = Map.groupBy(matches, ({ said }) => said.turn);
  const left = new Set(matches.flatMap(({ shared }) => shared));
  const weigh = (turn: number): number =>
    [...new Set(byTurn.get(turn)?.flatMap(({ shared }) => shared))]
      .filter((stem) => left.has(stem))
      .reduce((sum, stem) => sum + source.weightOf(stem), 0);
  const whole = [...left].reduce((sum, stem) => sum + source.weightOf(stem), 0);
  const core = new Set<number>();
  for (;;) {
    const [best] = [...byTurn.keys()].toSorted((a, b) => weigh(b) - weigh(a) || a - b);
    if (best === undefined || weigh(best) < whole * LEAST_NEW) break;
    core.add(best);
    for (const { shared } of byTurn.get(best) ?? []) shared.forEach((stem) => left.delete(stem));
  }
  return refs.filter((turn) => [...core].some((near) => Math.abs(near - turn) <= around));
}
