import { addTo, dot, type Vector } from './vectors.ts';

const DAMPING = 0.85;
const ROUNDS = 20;

/**
 * LexRank over cosine similarity (Erkan & Radev 2004), each unit linked to every other. The matrix of similarities is
 * never made: multiplying by it is two passes over the units' words, so the cost grows with the text, not with its square.
 * @returns a share for each unit; they sum to 1.
 */
export function textRank(vectors: readonly Vector[], terms: number): Float64Array {
  const count = vectors.length;
  const multiply = (input: Float64Array): Float64Array => {
    const dense = new Float64Array(terms);
    for (const [at, vector] of vectors.entries()) addTo(dense, vector, input[at] ?? 0);
    return Float64Array.from(vectors, (vector, at) =>
      vector.terms.length === 0 ? 0 : Math.max(0, dot(vector, dense) - (input[at] ?? 0)),
    );
  };
  const degree = multiply(new Float64Array(count).fill(1));
  let rank = new Float64Array(count).fill(1 / Math.max(1, count));
  for (let round = 0; round < ROUNDS; round += 1) {
    const shared = multiply(
      rank.map((share, at) => ((degree[at] ?? 0) > 1e-9 ? share / (degree[at] ?? 1) : 0)),
    );
    const moved = shared.reduce((sum, share) => sum + share, 0);
    const rest = (1 - DAMPING * moved) / Math.max(1, count);
    rank = shared.map((share) => DAMPING * share + rest);
  }
  return rank;
}
