import { analyse, type Analysis } from '../src/embedded/weighing/analysis.ts';
import { readDocument, type Document } from '../src/embedded/document.ts';
import { featuresOf, FEATURES } from '../src/embedded/weighing/features.ts';
import { english } from '../src/embedded/language/english/english.ts';
import { printedWords } from '../src/embedded/extraction/overview.ts';
import { eligibleUnits, scoresOf } from '../src/embedded/weighing/score.ts';
import { choose, type Balance } from '../src/embedded/weighing/select.ts';
import { splitSentences } from '../src/embedded/sentences.ts';
import { labelOf } from '../src/embedded/speakers.ts';
import type { Background } from '../src/embedded/weighing/term-weights.ts';
import { rougeOfTokens, rougeTokens } from '../src/evaluation/rouge.ts';
import type { Example } from './corpus.ts';

/** An example of which everything is measured that does not depend on the weights. */
export interface Prepared {
  id: string;
  domain: string;
  budget: number;
  analysis: Analysis;
  eligible: number[];
  features: Float64Array;
  /** Tokens of each unit, and of the name that stands before it where the speaker changes. */
  tokens: number[][];
  labels: number[][];
  wordsOf: (units: readonly number[]) => number;
  reference: number[][];
}

/** What is searched for: weights in the order of FEATURES, and the balance. */
export interface Candidate {
  weights: readonly number[];
  balance: Balance;
}

export function documentOf({ source }: Example): Document {
  return readDocument(source, english);
}

const numbers = new Map<string, number>();

/** Tokens as numbers: they compare faster. */
function tokenNumbers(text: string): number[] {
  return rougeTokens(text).map((token) => {
    const known = numbers.get(token);
    if (known !== undefined) return known;
    numbers.set(token, numbers.size);
    return numbers.size - 1;
  });
}

export function prepare(example: Example, document: Document, background: Background): Prepared {
  const analysis = analyse(document, background);
  const eligible = eligibleUnits(analysis);
  const { id, domain, budget, reference } = example;
  const sentences = splitSentences(reference, english);
  return {
    id,
    domain,
    budget,
    analysis,
    eligible,
    features: featuresOf(analysis, eligible),
    tokens: document.units.map((unit) => tokenNumbers(unit.text)),
    labels: document.units.map((unit) => tokenNumbers(labelOf(unit, document))),
    wordsOf: printedWords(document),
    reference: sentences.map(({ start, end }) => tokenNumbers(reference.slice(start, end))),
  };
}

/** Mean ROUGE-1, -2 and -L F1, in percent, of what a candidate chooses. */
export function rougeOf(
  examples: readonly Prepared[],
  candidate: Candidate,
): [number, number, number] {
  const totals: [number, number, number] = [0, 0, 0];
  for (const example of examples) {
    const chosen = chooseFor(example, candidate).sort((a, b) => a - b);
    const summary = printed(example, chosen);
    const { rouge1, rouge2, rougeL } = rougeOfTokens(summary, example.reference);
    totals[0] += rouge1.f1;
    totals[1] += rouge2.f1;
    totals[2] += rougeL.f1;
  }
  const percent = (total: number): number => (100 * total) / Math.max(1, examples.length);
  return [percent(totals[0]), percent(totals[1]), percent(totals[2])];
}

/** Units in their order as the engine prints them. */
function printed({ analysis, tokens, labels }: Prepared, units: readonly number[]): number[][] {
  const speakerOf = (unit: number | undefined): string | undefined =>
    unit === undefined ? undefined : analysis.document.units[unit]?.speaker;
  return units.map((unit, at) => {
    const own = tokens[unit] ?? [];
    const isSame = at > 0 && speakerOf(unit) === speakerOf(units[at - 1]);
    return isSame ? own : [...(labels[unit] ?? []), ...own];
  });
}

function chooseFor(example: Prepared, { weights, balance }: Candidate): number[] {
  const { analysis, eligible, features, wordsOf, budget } = example;
  return choose(analysis, {
    among: eligible,
    scores: scoresOf(features, eligible, weights),
    balance,
    fits: (unit, chosen) => wordsOf([...chosen, unit]) <= budget,
  });
}

export const WIDTH = FEATURES.length;
