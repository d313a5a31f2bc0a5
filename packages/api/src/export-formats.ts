import type { PlanId } from './plans.ts';

/** What every panel of a result can be downloaded as. */
export const documentFormats = ['txt', 'md', 'pdf', 'docx'] as const;

/** What needs times beside the text: a transcript has them, a pasted text and notes don't. */
export const timedFormats = ['srt', 'vtt', 'json'] as const;

/** Of notes, for other programs: with the text that they rest on; their tasks as a calendar; their questions and terms as cards. */
export const programFormats = ['obsidian', 'notion', 'ics', 'anki'] as const;
export type ProgramFormat = (typeof programFormats)[number];

export const exportFormats = [...documentFormats, ...timedFormats, ...programFormats] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const isTimedFormat = (format: ExportFormat): boolean =>
  timedFormats.some((timed) => timed === format);

/**
 * All tasks in one file. `ics`: as tasks (VTODO), for Apple Reminders, Thunderbird, Nextcloud and others. `ics-events`: those with a
 * day as events (VEVENT), for calendars that know no tasks, such as Google's and Outlook's. `csv`: a table, also for Notion.
 */
export const taskFormats = ['ics', 'ics-events', 'csv'] as const;
export type TaskFormat = (typeof taskFormats)[number];

/** Lists of tasks and decks of cards as files come with the plans that have all formats. */
export const areListFilesInPlan = (plan: PlanId): boolean => plan !== 'free';

export const isProgramFormat = (format: ExportFormat): format is ProgramFormat =>
  programFormats.some((known) => known === format);

/** The formats of every plan, which are text and Markdown; Pro and above have the others, too. */
const basicFormats = new Set<ExportFormat>(['txt', 'md', 'obsidian', 'notion']);

export const isFormatInPlan = (format: ExportFormat, plan: PlanId): boolean =>
  plan !== 'free' || basicFormats.has(format);

/** The sides of a result: what it rests on, and what was made of it. */
export const exportPanels = ['source', 'summary'] as const;
export type ExportPanel = (typeof exportPanels)[number];

/** In exported transcripts. */
export const exportedWords = {
  bookmark: 'bookmark',
} as const;

/** At the end of the name of a file of Markdown: what is plain has none. */
export const exportedFor = { obsidian: 'for Obsidian', notion: 'for Notion' } as const;

/** At the end of a file's name. */
export const exportedPanels = {
  transcript: 'transcript',
  text: 'text',
  summary: 'summary',
  notes: 'notes',
  receipt: 'receipt',
  minutes: 'minutes',
} as const;
