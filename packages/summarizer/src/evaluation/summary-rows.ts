import { z } from 'zod';
import type { SummarySource, Template, Turn } from '../port.ts';
import { SourceRow } from './source-row.ts';

/** A source as the evaluations exchange it, one a line: `s` speaker, `t` text, `b` and `e` begin and end in seconds. */
const Row = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  lang: z.string().nullish(),
  kind: z.string().nullish(),
  maxWords: z.number().positive().nullish(),
  turns: z.array(
    z.object({
      s: z.string().nullish(),
      t: z.string().nullish(),
      b: z.number().nullish(),
      e: z.number().nullish(),
    }),
  ),
});

/** A line that names the port's own source, and the template that a reader would choose. */
const SourceLine = z.object({
  id: z.union([z.string(), z.number()]).nullish(),
  source: SourceRow,
  template: z.enum(['meeting', 'lecture', 'interview', 'article']).nullish(),
  maxWords: z.number().positive().nullish(),
});

export interface SummaryRow {
  id: string | number | null;
  source: SummarySource;
  template: Template | undefined;
  maxWords: number | undefined;
}

const SPOKEN =
  /meeting|lecture|interview|call|podcast|talk|conversation|dialog|speech|spoken|voice|debate|stand-?up|seminar|class|webinar|panel|transcript|recording|conference/u;
const WRITTEN =
  /article|text|news|report|paper|mail|blog|document|story|paragraph|note|essay|book|wiki|minutes|abstract|review/u;

/**
 * Reads one line.
 * @throws an error that says what is wrong with the line.
 */
export function readRow(line: string): SummaryRow {
  const row: unknown = JSON.parse(line);
  return isSourceRow(row) ? readSourceRow(row) : readTurnsRow(row);
}

const isSourceRow = (row: unknown): boolean =>
  typeof row === 'object' && row !== null && 'source' in row;

function readSourceRow(row: unknown): SummaryRow {
  const { id, source, template, maxWords } = SourceLine.parse(row);
  return {
    id: id ?? null,
    source,
    template: template ?? undefined,
    maxWords: typeof maxWords === 'number' ? Math.floor(maxWords) : undefined,
  };
}

function readTurnsRow(row: unknown): SummaryRow {
  const { id, lang, kind, maxWords, turns } = Row.parse(row);
  const language = lang?.toLowerCase().match(/^[a-z]{2,3}\b/u)?.[0];
  const read = turns.map(turnOf);
  return {
    id: id ?? null,
    source: {
      kind: kindOf(kind ?? '', read),
      ...(language === undefined || language === 'und' ? {} : { language }),
      turns: read,
    },
    template: undefined,
    maxWords: maxWords === null || maxWords === undefined ? undefined : Math.floor(maxWords),
  };
}

/** The id of a line that could not be read otherwise, if it has one. */
export function idOf(line: string): string | number | null {
  try {
    return z.object({ id: z.union([z.string(), z.number()]) }).parse(JSON.parse(line)).id;
  } catch {
    return null;
  }
}

function turnOf({ s, t, b, e }: z.infer<typeof Row>['turns'][number]): Turn {
  return {
    text: t ?? '',
    ...(s ? { speaker: s } : {}),
    ...(typeof b === 'number' ? { start: b } : {}),
    ...(typeof e === 'number' ? { end: e } : {}),
  };
}

/** By the word for it; for an unknown word, sources with speakers or times were recorded. */
function kindOf(kind: string, turns: readonly Turn[]): SummarySource['kind'] {
  const word = kind.toLowerCase();
  if (SPOKEN.test(word)) return 'speech';
  if (WRITTEN.test(word)) return 'text';
  return turns.some(({ speaker, start }) => speaker !== undefined || start !== undefined)
    ? 'speech'
    : 'text';
}
