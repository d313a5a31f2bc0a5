import type { Point } from '../port.ts';
import { contentStems, cosine } from '../verify/stems.ts';
import type { Differ } from './differ.ts';

/** Two statements that rest on the same turn and are this alike, as a cosine, say the same thing. */
const ALIKE = 0.6;

/** The statements without those that say again what an earlier one says. */
export function distinct<P extends Point>(points: P[], differ: Differ): P[] {
  return distinctLists([points], differ).flat();
}

/** A statement that stays, and the list that it stands in. */
interface Kept<P> {
  point: P;
  stems: Set<string>;
  list: number;
}

/**
 * Each list without what it or an earlier list has said already. Of two statements that sound alike the verified one stays,
 * as it is. Where both are verified, or neither, they are two if they differ in a number, name, date or polarity, else one:
 * the one with more detail, in the place of the first and with the references of both.
 */
export function distinctLists<P extends Point>(lists: P[][], differ: Differ): P[][] {
  const kept: Kept<P>[] = [];
  const byTurn = new Map<number, Kept<P>[]>();
  for (const [list, points] of lists.entries()) {
    for (const point of points) {
      const stems = contentStems(point.text);
      const candidates = point.refs.flatMap((ref) => byTurn.get(ref) ?? []);
      const same = candidates.find(
        (other) =>
          cosine(other.stems, stems) >= ALIKE &&
          (other.point.verified !== point.verified || !differ.differ(other.point, point)),
      );
      const entry = same ?? { point, stems, list };
      if (same) same.point = united(same.point, point, differ);
      else kept.push(entry);
      for (const ref of point.refs) {
        const entries = byTurn.get(ref) ?? [];
        if (!entries.includes(entry)) byTurn.set(ref, [...entries, entry]);
      }
    }
  }
  return lists.map((_, list) =>
    kept.filter((entry) => entry.list === list).map((entry) => entry.point),
  );
}

function united<P extends Point>(a: P, b: P, { detail }: Differ): P {
  // Nothing of a statement that failed its check passes into one that held.
  if (a.verified !== b.verified) return a.verified ? a : b;
  const refs = [...new Set([...a.refs, ...b.refs])].toSorted((x, y) => x - y);
  const more = detail(b) - detail(a) || b.text.length - a.text.length;
  return more > 0 ? { ...a, ...b, refs } : { ...b, ...a, refs };
}
