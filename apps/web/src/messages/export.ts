import type { ExportFormat } from '@notelark/api/export-formats';

/** The items of the menu. */
export const exportFormatNames: Record<ExportFormat, string> = {
  txt: 'TXT',
  md: 'Markdown',
  pdf: 'PDF',
  docx: 'DOCX',
  srt: 'SRT',
  vtt: 'VTT',
  json: 'JSON',
  obsidian: 'Obsidian',
  notion: 'Notion',
};

export const exportMenu = {
  download: 'Download',
  export: 'Export',
  preparing: 'Preparing...',
  failed: 'Download failed',
  locked: 'Comes with Pro and above',
  /** Where nothing is sold. */
  lockedByAdministrator: 'Not included in your account',
} as const;
