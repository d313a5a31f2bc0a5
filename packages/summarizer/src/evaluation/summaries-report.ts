import type { Measured } from './measure-summaries.ts';

/** What was measured, as a table for people. */
export function reportOf(measured: Measured): string {
  const rows: [string, string][] = [
    ['engine', measured.engine],
    ['file', measured.file],
    ['sources', String(measured.sources)],
    ...Object.entries(measured.writtenBy).map(([engine, count]): [string, string] => [
      `  written by ${engine}`,
      String(count),
    ]),
    ['parts that the asked engine failed at', fallbackOf(measured)],
    ['words of a summary', measured.words.toFixed(0)],
    ['ROUGE-1 F1', measured.rouge1.toFixed(2)],
    ['ROUGE-2 F1', measured.rouge2.toFixed(2)],
    ['ROUGE-L F1', measured.rougeL.toFixed(2)],
    ['turns read', percent(measured.coverage)],
    ['statements whose citation holds', percent(measured.citationsHold)],
    ['statements that cite nothing', String(measured.refusedStatements)],
    ['seconds for a source', measured.secondsPerSource.toFixed(2)],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}\n`).join('');
}

function fallbackOf(measured: Measured): string {
  const { fallbackParts, fallbackSources, fallbackReasons, sources } = measured;
  if (fallbackParts === 0) return '0';
  return `${fallbackParts}, in ${fallbackSources} of ${sources} sources: ${fallbackReasons.join(', ')}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
