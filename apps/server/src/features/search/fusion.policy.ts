import type { Passage, Ranked } from './ranking.policy.ts';

/** Of Cormack, Clarke and Büttcher, "Reciprocal Rank Fusion outperforms Condorcet and individual rank learning methods", SIGIR 2009. */
const K = 60;

/**
 * The orders by words and by meaning as one: each passage has 1 / (60 + its rank) of either. A passage that only its meaning has
 * brought covers none of the question's words.
 */
export function fuse(byWords: readonly Ranked[], byMeaning: readonly Passage[]): Ranked[] {
  const scores = new Map<number, number>();
  for (const order of [byWords, byMeaning])
    for (const [rank, { id }] of order.entries())
      scores.set(id, (scores.get(id) ?? 0) + 1 / (K + rank + 1));
  const known = new Map(byWords.map((passage) => [passage.id, passage]));
  const passages = new Map([...byMeaning, ...byWords].map((passage) => [passage.id, passage]));
  return [...passages.values()]
    .map((passage): Ranked => {
      const { ranks = [], coverage = 0 } = known.get(passage.id) ?? {};
      return Object.assign({}, passage, { ranks, coverage, score: scores.get(passage.id) ?? 0 });
    })
    .toSorted((a, b) => b.score - a.score || a.id - b.id);
}
