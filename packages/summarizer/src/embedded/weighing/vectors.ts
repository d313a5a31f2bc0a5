import type { Unit } from '../document.ts';

/** The content of one unit as a sparse vector of length 1: `terms` ascending, `weights` beside them. */
export interface Vector {
  terms: Int32Array;
  weights: Float64Array;
}

/** How much a term tells, by its number. */
export type TermWeights = Float64Array;

/** Unit vectors of tf-idf weights. A unit without content has an empty vector. */
export function vectorsOf(units: readonly Unit[], idf: TermWeights): Vector[] {
  return units.map((unit) => vectorOf(unit.terms, idf));
}

function vectorOf(terms: readonly number[], idf: TermWeights): Vector {
  const counts = new Map<number, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const sorted = Int32Array.from(counts.keys()).sort();
  const weights = new Float64Array(sorted.length);
  let square = 0;
  for (const [at, term] of sorted.entries()) {
    const weight = (1 + Math.log(counts.get(term) ?? 1)) * (idf[term] ?? 0);
    weights[at] = weight;
    square += weight * weight;
  }
  const norm = Math.sqrt(square) || 1;
  for (let at = 0; at < weights.length; at += 1) weights[at] = (weights[at] ?? 0) / norm;
  return { terms: sorted, weights };
}

/** Cosine of two vectors of length 1. */
export function cosine(a: Vector, b: Vector): number {
  let [sum, at, bt] = [0, 0, 0];
  while (at < a.terms.length && bt < b.terms.length) {
    const gap = (a.terms[at] ?? 0) - (b.terms[bt] ?? 0);
    if (gap === 0) sum += (a.weights[at++] ?? 0) * (b.weights[bt++] ?? 0);
    else if (gap < 0) at += 1;
    else bt += 1;
  }
  return sum;
}

/** Product of a sparse vector with a dense one. */
export function dot(vector: Vector, dense: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < vector.terms.length; at += 1)
    sum += (vector.weights[at] ?? 0) * (dense[vector.terms[at] ?? 0] ?? 0);
  return sum;
}

/** Adds `factor` times a sparse vector to a dense one. */
export function addTo(dense: Float64Array, vector: Vector, factor: number): void {
  for (let at = 0; at < vector.terms.length; at += 1) {
    const term = vector.terms[at] ?? 0;
    dense[term] = (dense[term] ?? 0) + factor * (vector.weights[at] ?? 0);
  }
}

/**
 * The content of many units together, of length 1: logarithmic counts, so that a word said a hundred times outweighs one
 * said ten times, but not ten times.
 */
export function centroidOf(units: readonly Unit[], idf: TermWeights): Float64Array {
  const dense = new Float64Array(idf.length);
  for (const unit of units) for (const term of unit.terms) dense[term] = (dense[term] ?? 0) + 1;
  let square = 0;
  for (let term = 0; term < dense.length; term += 1) {
    const count = dense[term] ?? 0;
    if (count === 0) continue;
    const weight = (1 + Math.log(count)) * (idf[term] ?? 0);
    dense[term] = weight;
    square += weight * weight;
  }
  const norm = Math.sqrt(square) || 1;
  return dense.map((weight) => weight / norm);
}
