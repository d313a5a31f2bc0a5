import type { Conversation, Remark } from '../findings/conversation.ts';

/** How few words the remarks on either side of a place share, weighed by how particular they are: 0 (all) to 1 (none). */
export function cohesionAt(conversation: Conversation, at: number, width: number): number {
  const weights = weightsIn(conversation);
  const [left, right] = [
    countsOf(conversation.remarks.slice(Math.max(0, at - width), at), weights),
    countsOf(conversation.remarks.slice(at, at + width), weights),
  ];
  const product = [...left].reduce(
    (sum, [term, weight]) => sum + weight * (right.get(term) ?? 0),
    0,
  );
  const lengths = [left, right].map((side) =>
    Math.sqrt([...side.values()].reduce((sum, weight) => sum + weight * weight, 0)),
  );
  const [a = 0, b = 0] = lengths;
  return a * b === 0 ? 1 : 1 - product / (a * b);
}

function countsOf(
  remarks: readonly Remark[],
  weights: ReadonlyMap<number, number>,
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { terms } of remarks)
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + (weights.get(term) ?? 0));
  return counts;
}

/** How particular each term is to a part of the conversation. */
const known = new WeakMap<Conversation, ReadonlyMap<number, number>>();

function weightsIn(conversation: Conversation): ReadonlyMap<number, number> {
  const found = known.get(conversation);
  if (found) return found;
  const frequency = new Map<number, number>();
  for (const { terms } of conversation.remarks)
    for (const term of new Set(terms)) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const weights = new Map(
    [...frequency].map(([term, count]) => [
      term,
      Math.log(1 + conversation.remarks.length / count),
    ]),
  );
  known.set(conversation, weights);
  return weights;
}
