import type { ExportFormat, TaskFormat } from '@notelark/api/export-formats';

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
  ics: 'Calendar (tasks)',
  anki: 'Anki cards',
};

/** The list of tasks as a file. */
export const taskFormatNames: Record<TaskFormat, string> = {
  ics: 'Calendar with tasks (Apple, Thunderbird)',
  'ics-events': 'Calendar with events (Google, Outlook)',
  csv: 'Table (CSV, also for Notion)',
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
