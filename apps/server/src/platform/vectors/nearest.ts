/**
 * A vector is near to some of the others always, so which ones are near enough follows from all of the scope: those whose similarity is so
 * many standard deviations above its mean. Models differ in their similarities, but not in this. Of few passages all count.
 */
export const NEAR = { few: 12, deviations: 2, limit: 50 };

/** A vector's id, and its similarity to another vector: 1 for the same direction. */
export interface Similar {
  id: number;
  similarity: number;
}

/** Those that are near enough, the nearest first. */
export function nearest(all: readonly Similar[]): Similar[] {
  const mean = all.reduce((sum, { similarity }) => sum + similarity, 0) / Math.max(1, all.length);
  const variance =
    all.reduce((sum, { similarity }) => sum + (similarity - mean) ** 2, 0) /
    Math.max(1, all.length);
  const least = mean + NEAR.deviations * Math.sqrt(variance);
  return all
    .filter(({ similarity }) => all.length < NEAR.few || similarity >= least)
    .toSorted((a, b) => b.similarity - a.similarity || a.id - b.id)
    .slice(0, NEAR.limit);
}
