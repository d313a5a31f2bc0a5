import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fallbackNotice } from '@notelark/api/sentences/fallback-notice';
import { z } from 'zod';
import { renderSummary } from '../markdown/render.ts';
import type { Point, Summarized, Summarizer } from '../port.ts';
import { keepProcessAlive } from './keep-process-alive.ts';
import { idOf, readRow, type SummaryRow } from './summary-rows.ts';

/**
 * Reads a source from each line and writes its summary as a line, in order. A line that can't be read or summarised is
 * answered with `{id, error}` and named on `faults`; so is one that the asked engine failed at.
 */
export async function summarizeLines(
  summarizer: Summarizer,
  input: Readable,
  output: Writable,
  faults: Writable,
): Promise<void> {
  let number = 0;
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    number += 1;
    if (line.trim() === '') continue;
    const { answer, fault } = await answerTo(line, summarizer);
    if (fault !== null) faults.write(`line ${number}: ${fault}\n`);
    if (!output.write(`${JSON.stringify(answer)}\n`)) await once(output, 'drain');
  }
}

interface Answer {
  answer: ReturnType<typeof shape> | { id: string | number | null; error: string };
  fault: string | null;
}

async function answerTo(line: string, summarizer: Summarizer): Promise<Answer> {
  try {
    const row = readRow(line);
    const { source, template, maxWords } = row;
    const asked = summarizer.summarize({
      source,
      outputType: 'notes',
      ...(template === undefined ? {} : { template }),
      ...(maxWords === undefined ? {} : { maxWords }),
    });
    const made = await keepProcessAlive(asked);
    return { answer: shape(row, made), fault: fallbackNotice(made) };
  } catch (error) {
    const fault = faultOf(error);
    return { answer: { id: idOf(line), error: fault }, fault };
  }
}

function shape({ id, source, template }: SummaryRow, { document, engine, language }: Summarized) {
  return {
    id,
    document,
    markdown: renderSummary(document, {
      outputType: 'notes',
      places: source.turns.map(({ start }, index) => ({ index, part: null, start })),
      template,
      language,
      possibleActions: engine.id === 'embedded',
    }),
    summary: document.overview.map(({ text }) => text),
    keyphrases: document.keyPhrases,
    segments: [...new Set([0, ...document.topics.map(({ firstTurn }) => firstTurn)])],
    actions: document.actionItems.map(placed),
    decisions: document.decisions.map(placed),
  };
}

function placed({ text, refs }: Point): { text: string; turn: number } {
  return { text, turn: refs[0] ?? 0 };
}

function faultOf(error: unknown): string {
  if (error instanceof z.ZodError) return z.prettifyError(error).replaceAll('\n', ' ');
  return error instanceof Error ? error.message : String(error);
}
