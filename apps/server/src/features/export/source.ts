import type { ExportPanel } from '@notelark/contracts/export-formats';
import type { Result } from '@notelark/contracts/library';
import type { ExportSource } from './document.ts';

/** One panel of a result as it is exported; null while it is not whole yet: half a transcript is not handed out as one. */
export function sourceOf(result: Result, panel: ExportPanel): ExportSource | null {
  const { title, source, summaryText } = result;
  const nothing = { title, markdown: null, plainText: null, segments: null, language: null };
  if (panel === 'summary')
    return summaryText === null ? null : { ...nothing, markdown: summaryText };
  if (source.kind === 'text') return { ...nothing, plainText: source.text };
  if (source.transcript?.complete !== true) return null;
  const { language, segments } = source.transcript;
  return {
    ...nothing,
    language,
    segments: segments.map(({ start, end, text, speaker }) => ({ start, end, text, speaker })),
  };
}
