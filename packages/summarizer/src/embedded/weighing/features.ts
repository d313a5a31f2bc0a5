import type { Analysis } from './analysis.ts';
import type { Style } from '../language/language.ts';
import type { Document, Unit } from '../document.ts';
import { centroidOf, cosine, dot, type Vector } from './vectors.ts';
import { isQuestion } from '../words.ts';

/** What is known of each unit, in the order of the columns. */
export const FEATURES = [
  // Content: how much of the whole a unit says.
  'documentCosine',
  'segmentCosine',
  'windowCosine',
  'neighbourCosine',
  'textRank',
  'meanIdf',
  'termMass',
  'novelty',
  'contentRate',
  // Place.
  'opening',
  'closing',
  'segmentOpening',
  'opensTurn',
  'turnLength',
  'speakerShare',
  // Form: whether it stands alone.
  'length',
  'shortness',
  'question',
  'whole',
  'untidiness',
  'numbers',
  'names',
  // Style, by the words of the language.
  'i',
  'we',
  'you',
  'negation',
  'obligation',
  'pointingStart',
  'pointing',
  'emphasis',
  'agenda',
] as const;

/** Units before and after one that make its surroundings. */
const WINDOW = 6;
/** Shares of the text after which the worth of a place has fallen to 1/e. */
const PLACE_DECAY = 0.2;
const SEGMENT_DECAY_UNITS = 4;
const SHORT_WORDS = 10;
/** Standard deviations beyond which a value says no more. */
const MOST_DEVIATIONS = 3;

const NO_VECTOR: Vector = { terms: new Int32Array(), weights: new Float64Array() };

/**
 * The features of every unit, row by row: `FEATURES.length` values each, brought to mean 0 and deviation 1 over the
 * eligible units, so that weights mean the same for every document.
 */
export function featuresOf(analysis: Analysis, eligible: readonly number[]): Float64Array {
  const { units } = analysis.document;
  const content = contentFeatures(analysis);
  const place = placeFeatures(analysis);
  const values = new Float64Array(units.length * FEATURES.length);
  for (const [at, unit] of units.entries()) {
    const row = [...content(unit, at), ...place(unit, at), ...formFeatures(unit)];
    values.set(
      [...row, ...styleFeatures(unit, analysis.document.language.style)],
      at * FEATURES.length,
    );
  }
  standardise(values, eligible);
  return values;
}

type Measure = (unit: Unit, at: number) => number[];

function contentFeatures({
  document,
  idf,
  vectors,
  centroid,
  rank,
  segments,
  segmentOf,
}: Analysis): Measure {
  const { units } = document;
  const segmentCentroids = segments.map((start, at) =>
    centroidOf(units.slice(start, segments[at + 1]), idf),
  );
  const surroundings = windows(document, idf);
  const seen = new Set<number>();
  return (unit, at) => {
    const vector = vectors[at] ?? NO_VECTOR;
    const terms = Math.max(1, unit.terms.length);
    const fresh = unit.terms.filter((term) => !seen.has(term)).length;
    for (const term of unit.terms) seen.add(term);
    return [
      dot(vector, centroid),
      dot(vector, segmentCentroids[segmentOf[at] ?? 0] ?? centroid),
      dot(vector, surroundings[Math.floor(at / WINDOW)] ?? centroid),
      Math.max(
        cosine(vector, vectors[at - 1] ?? NO_VECTOR),
        cosine(vector, vectors[at + 1] ?? NO_VECTOR),
      ),
      (rank[at] ?? 0) * units.length,
      sum(unit.terms.map((term) => idf[term] ?? 0)) / terms,
      sum([...new Set(unit.terms)].map((term) => centroid[term] ?? 0)),
      fresh / terms,
      unit.terms.length / Math.max(1, unit.words.length),
    ];
  };
}

/** The content around each group of WINDOW units. */
function windows({ units }: Document, idf: Float64Array): Float64Array[] {
  return Array.from({ length: Math.ceil(units.length / WINDOW) }, (_, at) =>
    centroidOf(units.slice(Math.max(0, (at - 1) * WINDOW), (at + 2) * WINDOW), idf),
  );
}

function placeFeatures({ document, segments, segmentOf }: Analysis): Measure {
  const { units } = document;
  const total = Math.max(1, document.words);
  const byTurn = wordsBy(units, (unit) => unit.refs[0]);
  const bySpeaker = wordsBy(units, (unit) => unit.speaker);
  let before = 0;
  return (unit, at) => {
    const share = before / total;
    before += unit.length;
    return [
      Math.exp(-share / PLACE_DECAY),
      Math.exp((share - 1) / PLACE_DECAY),
      Math.exp(-(at - (segments[segmentOf[at] ?? 0] ?? 0)) / SEGMENT_DECAY_UNITS),
      unit.opens ? 1 : 0,
      Math.log(1 + (byTurn.get(unit.refs[0]) ?? 0)),
      (bySpeaker.get(unit.speaker) ?? 0) / total,
    ];
  };
}

function wordsBy<Key>(units: readonly Unit[], keyOf: (unit: Unit) => Key): Map<Key, number> {
  const words = new Map<Key, number>();
  for (const unit of units) words.set(keyOf(unit), (words.get(keyOf(unit)) ?? 0) + unit.length);
  return words;
}

function formFeatures(unit: Unit): number[] {
  return [
    Math.log(1 + unit.length),
    unit.length < SHORT_WORDS ? 1 : 0,
    isQuestion(unit.text) ? 1 : 0,
    unit.whole ? 1 : 0,
    Math.max(0, 1 - unit.text.length / Math.max(1, unit.raw.length)),
    /\p{N}/u.test(unit.text) ? 1 : 0,
    Math.min(3, unit.text.match(/(?<=[\p{Ll},] )\p{Lu}[\p{L}\p{M}]+/gu)?.length ?? 0),
  ];
}

function styleFeatures(unit: Unit, style: Style | null): number[] {
  if (!style) return [0, 0, 0, 0, 0, 0, 0, 0, 0];
  const rate = (set: ReadonlySet<string>): number =>
    unit.words.filter((word) => set.has(word)).length / Math.max(1, unit.words.length);
  return [
    rate(style.i),
    rate(style.we),
    rate(style.you),
    rate(style.negation),
    rate(style.obligation),
    style.pointing.has(unit.words[0] ?? '') ? 1 : 0,
    rate(style.pointing),
    style.emphasis.test(unit.text) ? 1 : 0,
    style.agenda.test(unit.text) ? 1 : 0,
  ];
}

function standardise(values: Float64Array, eligible: readonly number[]): void {
  const width = FEATURES.length;
  const count = Math.max(1, eligible.length);
  for (let column = 0; column < width; column += 1) {
    const among = eligible.map((unit) => values[unit * width + column] ?? 0);
    const mean = sum(among) / count;
    const deviation = Math.sqrt(sum(among.map((value) => (value - mean) ** 2)) / count);
    for (let at = column; at < values.length; at += width) {
      const deviations = deviation < 1e-9 ? 0 : ((values[at] ?? 0) - mean) / deviation;
      values[at] = Math.max(-MOST_DEVIATIONS, Math.min(MOST_DEVIATIONS, deviations));
    }
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
