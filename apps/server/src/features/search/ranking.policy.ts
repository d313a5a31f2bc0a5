import { namedSpeakers, wordsOf } from './question.policy.ts';

/** One word of a question: its forms in the languages that are searched, and the tsquery that finds them. */
export interface Term {
  words: readonly string[];
  forms: readonly string[];
  /** How much it counts: 1 for what a question is about. */
  weight: number;
}

/** Words that say what is wanted of an answer ("decide", "explain") tell a little about where it is. Measured: docs/evaluation/search.md. */
export const ASKING_WEIGHT = 0.25;

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
/** Measured on questions about 162 meetings: docs/evaluation/search.md. */
export const WEIGHTS: Weights = { neighbour: 0.3, speaker: 2 };
/** How much the length of a passage counts, and which length is the usual one. */
export const LENGTH_WEIGHT = 0.3;
export const USUAL_WORDS = 120;

/** Hits that are looked through for neighbours of one another. */
const SPREAD_OVER = 20;
/** What a passage keeps of its score for each passage next to it that is before it in the order. */
const BESIDE_ANOTHER = 0.85;

/** How much a term tells: much if it is rare. As in BM25. */
const inverseFrequency = (total: number, frequency: number): number =>
  Math.log(1 + (total - frequency + 0.5) / (frequency + 0.5));

/** In which share of all talk a word stands, by its form in the text search configuration; null: not known for this language. */
export type Commonness = ((form: string) => number) | null;

/** So many passages of usual talk are added to those that are searched, to know which words are rare. */
const BACKGROUND_PASSAGES = 500;

/**
 * The hits in order. A passage counts for its rare terms most, and for those of the passages next to it; one in which a person
 * speaks whom the question names counts for more, one next to a better one for less.
 */
export function rank(
  question: string,
  terms: readonly Term[],
  found: Found,
  { neighbour, speaker, commonness = null }: Weights & { commonness?: Commonness } = WEIGHTS,
): Ranked[] {
  const named = namedIn(question, found);
  const weights = scoreWeights(question, terms, found);
  const telling = weightsOf(question, terms, found, commonness);
  const whole = telling.reduce((sum, weight) => sum + weight, 0);
  const own = new Map(found.hits.map((hit) => [keyOf(hit, 0), termScore(hit, weights)]));
  const byKey = new Map(found.hits.map((hit) => [keyOf(hit, 0), hit]));
  const ranked = found.hits.map((hit) => {
    const around = [-1, 1].map((step) => keyOf(hit, step));
    const beside = around.reduce((sum, key) => sum + (own.get(key) ?? 0), 0);
    const score =
      ((own.get(keyOf(hit, 0)) ?? 0) + neighbour * beside) * (1 + speaker * shareOf(hit, named));
    const near = [hit, ...around.flatMap((key) => byKey.get(key) ?? [])];
    const covered = telling.filter((_, at) => near.some(({ ranks }) => (ranks[at] ?? 0) > 0));
    const coverage = whole === 0 ? 0 : covered.reduce((sum, weight) => sum + weight, 0) / whole;
    return { ...hit, score, coverage };
  });
  return spread(ranked.toSorted((a, b) => b.score - a.score || a.id - b.id));
}

/** The best first, each taken next to those that are before it. */
function spread(ranked: readonly Ranked[]): Ranked[] {
  const left = ranked.slice(0, SPREAD_OVER);
  const taken: Ranked[] = [];
  const beside = new Set<string>();
  const worth = (hit: Ranked): number =>
    hit.score *
    [-1, 1].reduce((all, step) => (beside.has(keyOf(hit, step)) ? all * BESIDE_ANOTHER : all), 1);
  while (left.length > 0) {
    const best = left.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    left.splice(left.indexOf(best), 1);
    taken.push(best);
    beside.add(keyOf(best, 0));
  }
  return [...taken, ...ranked.slice(SPREAD_OVER)];
}

const namedIn = (question: string, { hits }: Found): string[] =>
  namedSpeakers(question, [...new Set(hits.flatMap(({ speakers }) => Object.keys(speakers)))]);

/** Of each term, whether it is a name of a speaker: it says who speaks, and needs not stand in what they say. */
function speakersAmong(question: string, terms: readonly Term[], found: Found): boolean[] {
  const names = new Set(
    namedIn(question, found)
      .flatMap(wordsOf)
      .map((word) => word.toLowerCase()),
  );
  const are = terms.map(({ words }) => words.every((word) => names.has(word.toLowerCase())));
  const onlyNames = terms.every(({ weight }, at) => are[at] || weight < 1);
  return onlyNames ? terms.map(() => false) : are;
}

function scoreWeights(question: string, terms: readonly Term[], found: Found): number[] {
  const names = speakersAmong(question, terms, found);
  return terms.map(({ weight }, at) =>
    names[at] ? 0 : weight * inverseFrequency(found.total, found.frequencies[at] ?? 0),
  );
}

/**
 * How much each term tells of what a question is about. What is searched may be small, so that every word is rare in it: usual talk,
 * where it is known, says which ones are rare anywhere.
 */
export function weightsOf(
  question: string,
  terms: readonly Term[],
  { total, frequencies, hits }: Found,
  commonness: Commonness,
): number[] {
  const names = speakersAmong(question, terms, { total, frequencies, hits });
  const added = commonness ? BACKGROUND_PASSAGES : 0;
  return terms.map(({ forms, weight }, at) => {
    if (names[at] || weight < 1) return 0;
    const usual = commonness ? Math.max(...forms.map((form) => commonness(form))) : 0;
    return inverseFrequency(total + added, (frequencies[at] ?? 0) + added * usual);
  });
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
