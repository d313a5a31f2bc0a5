import type { ExportFormat } from '../../export-formats.ts';

/** The items of the menu. */
export const exportFormatNames: Record<ExportFormat, string> = {
  txt: 'TXT',
  md: 'Markdown',
  pdf: 'PDF',
  docx: 'DOCX',
  srt: 'SRT',
  vtt: 'VTT',
  json: 'JSON',
};

/** At the end of a file's name. */
export const exportedPanels = {
  transcript: 'transcript',
  text: 'text',
  summary: 'summary',
  notes: 'notes',
} as const;

export const exportMenu = {
  download: 'Download',
  preparing: 'Preparing...',
  failed: 'Download failed',
  locked: 'Comes with Pro and above',
  /** Where nothing is sold. */
  lockedByAdministrator: 'Not included in your account',
} as const;
