import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { statementsOf } from '../documents.ts';
import { languageOf } from '../embedded/language/resolve.ts';
import { splitSentences } from '../embedded/sentences.ts';
import { verifyDocument } from '../verify/verify.ts';
import type { FallbackReason, Summarized, Summarizer } from '../port.ts';
import { keepProcessAlive } from './keep-process-alive.ts';
import { rouge } from './rouge.ts';
import { readRow, type SummaryRow } from './summary-rows.ts';

/** What a summarizer reached on a file, ROUGE as F1 in percent, means over its sources. */
export interface Measured {
  /** The one that was asked. */
  engine: string;
  file: string;
  sources: number;
  /** Which engine has written how many of them: the one without a model where the asked one could write nothing. */
  writtenBy: Record<string, number>;
  /** Parts that the engine without a model wrote because the asked one failed at them, and the sources that have such. */
  fallbackParts: number;
  fallbackSources: number;
  /** Why, each reason once. */
  fallbackReasons: FallbackReason[];
  words: number;
  rouge1: number;
  rouge2: number;
  rougeL: number;
  /** Share of the turns that were read. */
  coverage: number;
  /** Share of all statements that were made whose citations bear them out, by rule. */
  citationsHold: number;
  /** Statements that cite nothing that is there: counted among all, though no reader sees them. */
  refusedStatements: number;
  secondsPerSource: number;
}

/** What people wrote about a source: `refs`, or the `long` abstract of AMI's meetings. */
const References = z.object({ refs: z.array(z.string()).min(1), long: z.string().optional() });

/** Lengths at which these corpora are reported, in words. */
const LONG_WORDS = 300;
const USUAL_WORDS = 110;

/** Summarises every source of a file, one a line, and compares with what people wrote. */
export async function measureFile(file: string, summarizer: Summarizer): Promise<Measured> {
  const found: Measure[] = [];
  for await (const line of createInterface({ input: createReadStream(file) }))
    if (line.trim() !== '') found.push(await measure(line, summarizer));
  const total = (of: (one: Measure) => number): number =>
    found.reduce((sum, one) => sum + of(one), 0);
  const mean = (of: (one: Measure) => number): number => total(of) / Math.max(1, found.length);
  return {
    engine: summarizer.engine.label,
    file,
    sources: found.length,
    writtenBy: countsOf(found.map(({ made }) => made.engine.label)),
    fallbackParts: total(({ made }) => made.fallbackParts),
    fallbackSources: total(({ made }) => Math.min(1, made.fallbackParts)),
    fallbackReasons: [...new Set(found.flatMap(({ made }) => made.fallbackReason ?? []))],
    words: mean(({ words }) => words),
    rouge1: 100 * mean(({ scores }) => scores.rouge1.f1),
    rouge2: 100 * mean(({ scores }) => scores.rouge2.f1),
    rougeL: 100 * mean(({ scores }) => scores.rougeL.f1),
    coverage: mean(({ coverage }) => coverage),
    citationsHold: mean(({ citationsHold }) => citationsHold),
    refusedStatements: total(({ made }) => made.refusedStatements),
    secondsPerSource: mean(({ seconds }) => seconds),
  };
}

type Measure = Awaited<ReturnType<typeof measure>>;

async function measure(line: string, summarizer: Summarizer) {
  const row = readRow(line);
  const { refs, long } = References.parse(JSON.parse(line));
  const maxWords = row.maxWords ?? (long === undefined ? USUAL_WORDS : LONG_WORDS);
  const begun = performance.now();
  const made = await keepProcessAlive(
    summarizer.summarize({ source: row.source, outputType: 'notes', maxWords }),
  );
  const seconds = (performance.now() - begun) / 1000;
  const summary = made.document.overview.map(({ text }) => text);
  const reference = long ?? refs[0] ?? '';
  const sentences = splitSentences(reference, await languageOf(made.language));
  return {
    made,
    words: summary.join(' ').split(/\s+/u).length,
    scores: rouge(
      summary,
      sentences.map(({ start, end }) => reference.slice(start, end)),
    ),
    coverage: made.coveredTurns / Math.max(1, row.source.turns.length),
    citationsHold: shareThatHolds(made, row),
    seconds,
  };
}

function shareThatHolds(
  { document, language, refusedStatements }: Summarized,
  { source }: SummaryRow,
): number {
  const checked = verifyDocument(document, source, { source: language, written: language });
  const held = statementsOf(checked).filter(({ verified }) => verified).length;
  return held / Math.max(1, statementsOf(document).length + refusedStatements);
}

function countsOf(labels: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const label of labels) counts[label] = (counts[label] ?? 0) + 1;
  return counts;
}
