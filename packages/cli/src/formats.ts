import type { Input, Notelark } from '@notelark/client';
import { usageFailure } from './command.ts';

type ExportQuery = Input<'exportResult'>['query'];
export type Format = ExportQuery['format'];
type Panel = ExportQuery['panel'];

/** What a result can be had as. The type fails to compile where the server has one more. */
const defaultPanels: Record<Format, Panel> = {
  md: 'summary',
  txt: 'summary',
  obsidian: 'summary',
  notion: 'summary',
  ics: 'summary',
  anki: 'summary',
  pdf: 'summary',
  docx: 'summary',
  srt: 'source',
  vtt: 'source',
  json: 'source',
};
export const formats = Object.keys(defaultPanels) as Format[];
/** What can be printed. */
export const textFormats = formats.filter((format) => format !== 'pdf' && format !== 'docx');

/** A result as a file: its notes, or its transcript where `transcript` is set or the format is one of transcripts. */
export const readExport = (
  { exportResult }: Notelark,
  id: string,
  format: Format,
  transcript = false,
): Promise<Response> =>
  exportResult({
    params: { id },
    query: { format, panel: transcript ? 'source' : defaultPanels[format] },
  });

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/iu;

/** The id of a result, from the id itself or the address of its page. @throws {Failure} */
export function resultId(given: string): string {
  const [id] = ID.exec(given) ?? [];
  if (id === undefined)
    throw usageFailure(
      `"${given}" is neither a result's id nor its address. \`notelark list\` shows both.`,
    );
  return id;
}
