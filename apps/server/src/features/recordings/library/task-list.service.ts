import type { ListedTask } from '@notelark/api/task-list';
import { type Task, tasksOf } from '@notelark/api/tasks';
import { type ActionItem, dayOfDue, unverifiedMark } from '@notelark/summarizer';
import type { Actor } from '../../../platform/actor.ts';
import type { Database } from '../../../platform/database/client.ts';
import { documentOf } from '../notes/render.ts';
import { firstWords } from '../sources/first-words.ts';
import { type NotesWithTasks, notesWithTasks, tasksOfNotes } from './task-list.repo.ts';
import { readWrittenTask } from '../notes/written-tasks.ts';

/** Results, not tasks: a page ends between two. */
const PAGE = 50;

/** The tasks of all that a user has, in one list. */
export class TaskListService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** @param after where the page before ended */
  async page(
    { userId, timeZone }: Actor,
    { state, after }: { state: 'open' | 'done'; after?: string | undefined },
  ): Promise<{ tasks: ListedTask[]; next: string | null }> {
    const found = await notesWithTasks(this.#db, userId, { state, after, limit: PAGE + 1 });
    const shown = found.slice(0, PAGE);
    const last = shown.at(-1);
    const tasks = await Promise.all(shown.map((notes) => listed(notes, timeZone)));
    return {
      tasks: tasks.flat().filter(({ done }) => done === (state === 'done')),
      next: found.length > PAGE && last ? `${last.moment}~${last.id}` : null,
    };
  }

  /** All pages, as they are now. */
  async all(actor: Actor, state: 'open' | 'done'): Promise<ListedTask[]> {
    const tasks: ListedTask[] = [];
    for (let after: string | undefined; ;) {
      const page = await this.page(actor, { state, after });
      tasks.push(...page.tasks);
      if (page.next === null) return tasks;
      after = page.next;
    }
  }

  /** Of one result, open and done. The caller has checked that the actor may read it. */
  async ofResult({ timeZone }: Actor, id: string): Promise<ListedTask[]> {
    const notes = await tasksOfNotes(this.#db, id);
    return notes ? await listed(notes, timeZone) : [];
  }
}

function listed(notes: NotesWithTasks, timeZone: string): Promise<ListedTask[]> {
  const { title, filename, beginning, sourceCreatedAt } = notes;
  const source = {
    summaryId: notes.id,
    title: title ?? filename ?? firstWords(beginning ?? ''),
    createdAt: sourceCreatedAt.toISOString(),
  };
  // In Swedish a date is written as in ISO 8601.
  const saidOn = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(sourceCreatedAt);
  return Promise.all(
    tasksIn(notes).map(async (task) => {
      const dueOn = task.due === null ? null : await dayOfDue(task.due, saidOn, notes.language);
      return Object.assign(task, source, { dueOn });
    }),
  );
}

/**
 * By the document; by the boxes, where the owner has edited the notes. A summary shows no tasks: those that it had before an edit of
 * its words follow the boxes.
 */
function tasksIn({ summaryText, document, outputType, generatedTasks }: NotesWithTasks) {
  const boxes = tasksOf(summaryText ?? '');
  const items = documentOf({ document })?.actionItems;
  if (items)
    return items.map((item, task) => generatedTask(item, task, boxes[task]?.citation ?? null));
  const before = (generatedTasks ?? []) as ActionItem[];
  const unshown = outputType === 'summary' ? before : [];
  return [
    ...boxes.map((box) => writtenIn(box, before)),
    ...unshown.map((item, at) => generatedTask(item, boxes.length + at, null)),
  ];
}

function generatedTask(item: ActionItem, task: number, citation: Task['citation']) {
  const { text, owner = null, due = null, done = false, changed, kept } = item;
  const verified = (item.verified || kept !== undefined) && !changed;
  return { task, text, owner, due, done, verified, citation };
}

function writtenIn(box: Task, generated: readonly ActionItem[]) {
  const unmarked = box.text.replace(unverifiedMark, '').trim();
  const task = readWrittenTask(plain(unmarked), generated);
  return { ...box, ...task, verified: unmarked === box.text };
}

/** Without the marks of Markdown. */
const plain = (text: string): string =>
  text.replaceAll(/\\(?=[!-/:-@[-`{-~])|[*_`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/gu, '');
