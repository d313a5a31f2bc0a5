import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { languageOf } from '../adapters/summarizer/embedded/language/resolve.ts';
import { splitSentences } from '../adapters/summarizer/embedded/sentences.ts';
import { verifyDocument } from '../adapters/summarizer/verify/verify.ts';
import type { Point, Summarized, Summarizer, SummaryDocument } from '../ports/summarizer.ts';
import { rouge } from './rouge.ts';
import { readRow, type SummaryRow } from './summary-rows.ts';

/** What a summarizer reached on a file, ROUGE as F1 in percent, means over its sources. */
export interface Measured {
  engine: string;
  file: string;
  sources: number;
  words: number;
  rouge1: number;
  rouge2: number;
  rougeL: number;
  /** Share of the turns that were read. */
  coverage: number;
  /** Share of the statements whose citations bear them out, by rule. */
  citationsHold: number;
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
  const mean = (of: (one: Measure) => number): number =>
    found.reduce((sum, one) => sum + of(one), 0) / Math.max(1, found.length);
  return {
    engine: summarizer.engine.label,
    file,
    sources: found.length,
    words: mean(({ words }) => words),
    rouge1: 100 * mean(({ scores }) => scores.rouge1.f1),
    rouge2: 100 * mean(({ scores }) => scores.rouge2.f1),
    rougeL: 100 * mean(({ scores }) => scores.rougeL.f1),
    coverage: mean(({ coverage }) => coverage),
    citationsHold: mean(({ citationsHold }) => citationsHold),
    secondsPerSource: mean(({ seconds }) => seconds),
  };
}

type Measure = Awaited<ReturnType<typeof measure>>;

async function measure(line: string, summarizer: Summarizer) {
  const row = readRow(line);
  const { refs, long } = References.parse(JSON.parse(line));
  const maxWords = row.maxWords ?? (long === undefined ? USUAL_WORDS : LONG_WORDS);
  const begun = performance.now();
  const summarized = await summarizer.summarize({
    source: row.source,
    outputType: 'notes',
    maxWords,
  });
  const seconds = (performance.now() - begun) / 1000;
  const summary = summarized.document.overview.map(({ text }) => text);
  const reference = long ?? refs[0] ?? '';
  const sentences = splitSentences(reference, await languageOf(summarized.language));
  return {
    words: summary.join(' ').split(/\s+/u).length,
    scores: rouge(
      summary,
      sentences.map(({ start, end }) => reference.slice(start, end)),
    ),
    coverage: summarized.coveredTurns / Math.max(1, row.source.turns.length),
    citationsHold: shareThatHolds(summarized, row),
    seconds,
  };
}

function shareThatHolds({ document, language }: Summarized, { source }: SummaryRow): number {
  const checked = verifyDocument(document, source, { source: language, written: language });
  const held = statementsOf(checked).filter(({ verified }) => verified).length;
  return held / Math.max(1, statementsOf(document).length);
}

function statementsOf(document: SummaryDocument): Point[] {
  const { overview, keyPoints, topics, decisions, actionItems, questions } = document;
  const bullets = topics.flatMap(({ points }) => points);
  return [...overview, ...keyPoints, ...bullets, ...decisions, ...actionItems, ...questions];
}
