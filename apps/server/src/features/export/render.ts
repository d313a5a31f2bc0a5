import type { ExportFormat, ProgramFormat } from '@notelark/api/export-formats';
import { documentOf } from './blocks.ts';
import type { ExportSource } from './document.ts';
import { toSrt, toVtt } from './subtitles.ts';
import { toJson } from './to-json.ts';
import { toMarkdown, toText } from './to-text.ts';

/** What takes seconds of a processor for hours of speech, and libraries of its own. */
export type LaidOutFormat = 'pdf' | 'docx';
export type PlainFormat = Exclude<ExportFormat, LaidOutFormat | ProgramFormat>;

export const isLaidOut = (format: ExportFormat): format is LaidOutFormat =>
  format === 'pdf' || format === 'docx';

/** A panel as text. `srt`, `vtt` and `json` need segments. */
export function renderPlain(source: ExportSource, format: PlainFormat): string {
  switch (format) {
    case 'txt':
      return toText(source, documentOf(source));
    case 'md':
      return toMarkdown(source);
    case 'srt':
      return toSrt(source.segments ?? [], source.notice);
    case 'vtt':
      return toVtt(source.segments ?? [], source.notice);
    default:
      return toJson(source);
  }
}

/** A panel as a document that is laid out; call it away from the event loop. */
export async function renderLaidOut(
  source: ExportSource,
  format: LaidOutFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = documentOf(source);
  if (format === 'pdf') {
    const { toPdf } = await import('./pdf/to-pdf.ts');
    return await toPdf(document);
  }
  const { toDocx } = await import('./to-docx.ts');
  return await toDocx(document);
}
