import type { ProgramFormat } from '@notelark/api/export-formats';
import { headingsIn } from '@notelark/summarizer';
import { AppError } from '../../../platform/errors.ts';
import { toCalendar } from './calendar.ts';
import { cardsOf, toAnki } from './cards.ts';
import type { NotesSource } from './notes-source.ts';
import { toNotion } from './to-notion.ts';
import { toObsidian } from './to-obsidian.ts';

/**
 * Notes for another program.
 * @throws {AppError} `export-no-tasks`, `export-no-cards`
 */
export function renderForProgram(notes: NotesSource, format: ProgramFormat): string {
  switch (format) {
    case 'obsidian':
      return toObsidian(notes);
    case 'notion':
      return toNotion(notes);
    case 'ics':
      return calendarOf(notes);
    default:
      return ankiOf(notes);
  }
}

function calendarOf({ tasks, url, now }: NotesSource): string {
  if (tasks.length === 0) throw new AppError('export-no-tasks');
  return toCalendar(
    tasks.map((task) => Object.assign(task, { url })),
    'VTODO',
    now,
  );
}

/** The cards that the reader has approved; without any, those that the notes have. */
function ankiOf({ result, source, cards: approved }: NotesSource): string {
  const cards =
    approved.length > 0
      ? approved
      : cardsOf(source.markdown ?? '', headingsIn(result.language).dates);
  if (cards.length === 0) throw new AppError('export-no-cards');
  return toAnki(cards, ['notelark', ...result.tags]);
}
