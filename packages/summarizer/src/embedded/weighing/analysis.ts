import type { Document } from '../document.ts';
import { segment } from './segment.ts';
import { textRank } from './text-rank.ts';
import { centroidOf, vectorsOf, type TermWeights, type Vector } from './vectors.ts';
import { termWeightsOf, type Background } from './term-weights.ts';

/** What the features, the choice and the sections are made from. */
export interface Analysis {
  document: Document;
  idf: TermWeights;
  vectors: Vector[];
  /** Content of the whole, of length 1. */
  centroid: Float64Array;
  /** LexRank of each unit. */
  rank: Float64Array;
  /** First unit of each segment. */
  segments: number[];
  /** Segment of each unit. */
  segmentOf: Int32Array;
}

/** Words of a segment, on which the score of its sentences depends. On lectures, sections of this size fit best. */
const SEGMENT_WORDS = 1500;

/** Measures a document once, for everything that follows. */
export function analyse(document: Document, background?: Background): Analysis {
  const { units } = document;
  const idf = termWeightsOf(document, background);
  const vectors = vectorsOf(units, idf);
  const segments = segment(units, Math.max(1, Math.round(document.words / SEGMENT_WORDS)));
  const segmentOf = new Int32Array(units.length);
  for (const [at, start] of segments.entries()) segmentOf.fill(at, start, segments[at + 1]);
  return {
    document,
    idf,
    vectors,
    centroid: centroidOf(units, idf),
    rank: textRank(vectors, document.terms.length),
    segments,
    segmentOf,
  };
}
