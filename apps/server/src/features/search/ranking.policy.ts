import { namedSpeakers, wordsOf } from './question.policy.ts';

/** One word of a question: its forms in the languages that are searched, and the tsquery that finds them. */
export interface Term {
  words: readonly string[];
  forms: readonly string[];
}

export interface Passage {
  id: number;
  uploadId: string | null;
  textInputId: string | null;
  ordinal: number;
  firstTurn: number;
  lastTurn: number;
  words: number;
  speakers: Record<string, number>;
}

/** A passage that has some of the terms. */
interface Hit extends Passage {
  /** PostgreSQL's rank for each term alone: grows with the number of its occurrences, ever more slowly. */
  ranks: readonly number[];
}

/** What PostgreSQL found, the best by their terms. */
export interface Found {
  hits: readonly Hit[];
  /** Passages that were searched. */
  total: number;
  /** In how many of them each term stands. */
  frequencies: readonly number[];
}

export interface Ranked extends Hit {
  score: number;
  /** Which share of the question's weight stands in it or next to it, 0 to 1. */
  coverage: number;
}

/** How much the passages next to one count, and the share of a speaker whom the question names. */
export interface Weights {
  neighbour: number;
  speaker: number;
}
/** Measured on questions about 162 meetings: docs/evaluation.md. */
export const WEIGHTS: Weights = { neighbour: 0.3, speaker: 2 };
/** How much the length of a passage counts, and which length is the usual one. */
export const LENGTH_WEIGHT = 0.3;
export const USUAL_WORDS = 120;

/** How much a term tells: much if it is rare. As in BM25. */
const inverseFrequency = (total: number, frequency: number): number =>
  Math.log(1 + (total - frequency + 0.5) / (frequency + 0.5));

/**
 * The hits in order. A passage counts for its rare terms most, and for those of the passages next to it; one in which a person
 * speaks whom the question names counts for more.
 */
export function rank(
  question: string,
  terms: readonly Term[],
  found: Found,
  { neighbour, speaker }: Weights = WEIGHTS,
): Ranked[] {
  const named = namedIn(question, found);
  const weights = weightsOf(question, terms, found);
  const own = new Map(found.hits.map((hit) => [keyOf(hit, 0), termScore(hit, weights)]));
  const byKey = new Map(found.hits.map((hit) => [keyOf(hit, 0), hit]));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return found.hits
    .map((hit) => {
      const around = [-1, 1].map((step) => keyOf(hit, step));
      const beside = around.reduce((sum, key) => sum + (own.get(key) ?? 0), 0);
      const score =
        ((own.get(keyOf(hit, 0)) ?? 0) + neighbour * beside) * (1 + speaker * shareOf(hit, named));
      const near = [hit, ...around.flatMap((key) => byKey.get(key) ?? [])];
      const covered = weights.filter((_, at) => near.some(({ ranks }) => (ranks[at] ?? 0) > 0));
      const coverage = whole === 0 ? 0 : covered.reduce((sum, weight) => sum + weight, 0) / whole;
      return { ...hit, score, coverage };
    })
    .toSorted((a, b) => b.score - a.score || a.id - b.id);
}

const namedIn = (question: string, { hits }: Found): string[] =>
  namedSpeakers(question, [...new Set(hits.flatMap(({ speakers }) => Object.keys(speakers)))]);

/** How much each term tells. A name that is a speaker's says who speaks, and needs not stand in what they say. */
export function weightsOf(question: string, terms: readonly Term[], found: Found): number[] {
  const { total, frequencies } = found;
  const names = new Set(
    namedIn(question, found)
      .flatMap(wordsOf)
      .map((word) => word.toLowerCase()),
  );
  const isName = ({ words }: Term) => words.every((word) => names.has(word.toLowerCase()));
  const onlyNames = terms.every(isName);
  return terms.map((term, at) =>
    isName(term) && !onlyNames ? 0 : inverseFrequency(total, frequencies[at] ?? 0),
  );
}

function termScore({ ranks, words }: Hit, weights: readonly number[]): number {
  const sum = ranks.reduce((total, one, at) => total + one * (weights[at] ?? 0), 0);
  return sum / (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * words) / USUAL_WORDS);
}

/** How much of a passage the named speakers have; half of it is as good as all. */
function shareOf({ speakers, words }: Hit, named: readonly string[]): number {
  const most = Math.max(0, ...named.map((name) => speakers[name] ?? 0));
  return Math.min(1, (2 * most) / Math.max(1, words));
}

const keyOf = ({ uploadId, textInputId, ordinal }: Hit, step: number): string =>
  `${uploadId ?? textInputId} ${ordinal + step}`;
