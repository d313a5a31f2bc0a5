import type { ListedTask } from '@notelark/api/task-list';
import type { Week, WeekLine } from '@notelark/api/week';
import { headingsIn, unverifiedMark } from '@notelark/summarizer';
import type { Actor } from '../../../platform/actor.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { Clock } from '../../../ports/clock.ts';
import { documentOf } from '../notes/render.ts';
import { firstWords } from '../sources/first-words.ts';
import { plainText } from '../notes/statements.ts';
import type { TaskListService } from './task-list.service.ts';
import { type NotesOfWeek, notesOfSpan } from './week.repo.ts';

interface Deps {
  db: Database;
  clock: Clock;
  taskList: TaskListService;
}

/** Recordings and texts that one page tells of. */
const MOST = 100;
const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/** What a week's recordings and texts come to. */
export class WeekService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @param day any day of the week; absent: today, by the actor's clock */
  async of(actor: Actor, day?: string): Promise<Week> {
    const { db, clock, taskList } = this.#deps;
    const { timeZone, userId } = actor;
    const from = mondayOf(day ?? dayIn(clock.now(), timeZone));
    const to = plusDays(from, WEEK_DAYS - 1);
    const span = {
      from: midnight(from, timeZone),
      until: midnight(plusDays(to, 1), timeZone),
      limit: MOST + 1,
    };
    const found = await notesOfSpan(db, userId, span);
    const shown = found.slice(0, MOST);
    const ids = new Set(shown.map(({ id }) => id));
    const tasks = await taskList.all(actor, 'open');
    const isDue = ({ dueOn }: ListedTask): boolean =>
      dueOn !== null && dueOn >= from && dueOn <= to;
    return {
      from,
      to,
      recordings: shown.map((notes) => ({
        summaryId: notes.id,
        title: titleOf(notes),
        createdAt: notes.sourceCreatedAt.toISOString(),
      })),
      more: found.length > MOST,
      decided: shown.flatMap((notes) => linesOf(notes, 'decisions')),
      questions: shown.flatMap((notes) => linesOf(notes, 'questions')),
      // Each task stands once.
      open: tasks.filter((task) => ids.has(task.summaryId) && !isDue(task)),
      due: tasks.filter(isDue).toSorted((a, b) => (a.dueOn ?? '').localeCompare(b.dueOn ?? '')),
    };
  }
}

const titleOf = ({ title, filename, beginning }: NotesOfWeek): string =>
  title ?? filename ?? firstWords(beginning ?? '');

const CITATION = /\[([^\][]{1,40})\]\((#[\w-]{1,40})\)/u;
const CITATIONS = new RegExp(CITATION, 'gu');
const ITEM = /^[-*+]\s+(.*)$/u;

/**
 * What stands under a heading of the notes; a summary has no such heading, so there its document is read,
 * which knows no moments.
 */
function linesOf(notes: NotesOfWeek, section: 'decisions' | 'questions'): WeekLine[] {
  const source = {
    summaryId: notes.id,
    title: titleOf(notes),
    createdAt: notes.sourceCreatedAt.toISOString(),
  };
  const items = itemsUnder(notes.summaryText ?? '', headingsIn(notes.language)[section]);
  if (items.length > 0) return items.map((item) => Object.assign(lineOf(item), source));
  // Its questions are for listeners to test themselves with, and none is open.
  if (section === 'questions' && isLecture(notes)) return [];
  return (documentOf(notes)?.[section] ?? []).map(({ text, verified, changed, kept }) =>
    Object.assign(
      { text, verified: (verified || kept !== undefined) && !changed, citation: null },
      source,
    ),
  );
}

const isLecture = (notes: NotesOfWeek): boolean =>
  notes.template === 'lecture' || documentOf(notes)?.kind === 'lecture';

function itemsUnder(markdown: string, heading: string): string[] {
  const lines = markdown.split('\n');
  const at = lines.indexOf(`## ${heading}`);
  if (at === -1) return [];
  const next = lines.findIndex((line, place) => place > at && /^#{1,2} /u.test(line));
  return lines
    .slice(at + 1, next === -1 ? undefined : next)
    .flatMap((line) => ITEM.exec(line)?.[1] ?? []);
}

function lineOf(item: string): Pick<WeekLine, 'text' | 'verified' | 'citation'> {
  const unmarked = item.replace(unverifiedMark, () => '');
  const [, label, target] = CITATION.exec(unmarked) ?? [];
  return {
    text: plainText(unmarked.replaceAll(CITATIONS, '')),
    verified: unmarked === item,
    citation: label !== undefined && target !== undefined ? { label, target } : null,
  };
}

/** In Swedish a date is written as in ISO 8601. */
const dayIn = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment);

const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Weeks begin on Mondays, by ISO 8601. */
function mondayOf(day: string): string {
  const sinceMonday = (new Date(day).getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS;
  return plusDays(day, -sinceMonday);
}

/** When a day begins by a time zone's clock. */
function midnight(day: string, timeZone: string): Date {
  const utc = Date.parse(day);
  // What the clock there shows at this moment, taken for UTC, tells how far it is ahead; once more for a change of the clocks between.
  let moment = utc;
  for (let round = 0; round < 2; round += 1) moment = utc - aheadAt(new Date(moment), timeZone);
  return new Date(moment);
}

function aheadAt(moment: Date, timeZone: string): number {
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(moment);
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(moment.getTime() / 1000) * 1000;
}
