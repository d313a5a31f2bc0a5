import type { ListedTask } from '@notelark/api/task-list';
import type { Week } from '@notelark/api/week';
import type { Actor } from '../../platform/actor.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ActorsService } from '../accounts/actors.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import { mailTexts } from '../mail/texts.ts';
import type { TaskListService } from '../recordings/library/task-list.service.ts';
import type { WeekService } from '../recordings/library/week.service.ts';
import { digestBody, tasksBody } from './mail-bodies.ts';
import * as repo from './mail-choices.repo.ts';
import type { MailChoice, MailChoicesService } from './mail-choices.service.ts';

interface Deps {
  db: Database;
  clock: Clock;
  actors: ActorsService;
  mail: MailService;
  taskList: TaskListService;
  weeks: WeekService;
  choices: MailChoicesService;
  publicUrl: URL;
}

const BATCH = 100;
/** From this hour on, by the person's clock. */
const MORNING = 7;
const MONDAY = 1;
const DAY_MS = 86_400_000;

/** Reminders of tasks, and the digest of a week, for those who have asked for them (product rule P7). */
export class RemindersService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Idempotent: a day and a week are marked in the transaction that enqueues their mail. */
  async run(): Promise<void> {
    if (!this.#deps.mail.sends) return;
    await this.#each('taskReminders', (actor, row) => this.#remind(actor, row));
    await this.#each('weeklyDigest', (actor, row) => this.#sendDigest(actor, row));
  }

  async #each(
    choice: MailChoice,
    work: (actor: Actor, row: repo.ChoiceRow) => Promise<void>,
  ): Promise<void> {
    const { db, actors } = this.#deps;
    for (let after: string | undefined; ;) {
      const rows = await repo.askedFor(db, choice, { after, limit: BATCH });
      for (const row of rows) {
        const actor = await actors.byId(row.userId);
        if (actor) await work(actor, row);
      }
      if (rows.length < BATCH) return;
      after = rows.at(-1)?.userId;
    }
  }

  async #remind(actor: Actor, { remindedOn }: repo.ChoiceRow): Promise<void> {
    const { day, hour } = localTime(this.#deps.clock.now(), actor.timeZone);
    if (hour < MORNING || remindedOn === day) return;
    const open = await this.#deps.taskList.all(actor, 'open');
    const due = open.filter(({ dueOn }) => dueOn !== null && dueOn <= day).toSorted(byDay);
    await this.#once(actor, 'taskReminders', day, (tx) => this.#writeTasks(tx, actor, due, day));
  }

  async #writeTasks(
    tx: Transaction,
    { userId, email }: Actor,
    due: readonly ListedTask[],
    today: string,
  ): Promise<void> {
    if (due.length === 0) return;
    const { mail, choices, publicUrl } = this.#deps;
    const { endUrl, headers } = choices.endBy(userId, 'taskReminders');
    const count = due.length === 1 ? '1 task' : `${due.length} tasks`;
    await mail.enqueue(tx, {
      to: email,
      template: mailTexts.tasksDue,
      params: { count },
      body: tasksBody(due, today, { home: publicUrl, endUrl }),
      actionUrl: new URL('/tasks', publicUrl).href,
      headers,
      once: true,
    });
  }

  async #sendDigest(actor: Actor, { digestOf }: repo.ChoiceRow): Promise<void> {
    const now = this.#deps.clock.now();
    const { day, hour, weekday } = localTime(now, actor.timeZone);
    if (weekday !== MONDAY || hour < MORNING || digestOf === day) return;
    const before = new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
    const week = await this.#deps.weeks.of(actor, before);
    await this.#once(actor, 'weeklyDigest', day, (tx) => this.#writeDigest(tx, actor, week));
  }

  async #writeDigest(tx: Transaction, { userId, email }: Actor, week: Week): Promise<void> {
    if (week.recordings.length === 0 && week.due.length === 0) return;
    const { mail, choices, publicUrl } = this.#deps;
    const { endUrl, headers } = choices.endBy(userId, 'weeklyDigest');
    const page = new URL('/week', publicUrl);
    page.searchParams.set('day', week.from);
    await mail.enqueue(tx, {
      to: email,
      template: mailTexts.weekDigest,
      params: { from: dayText(week.from), to: dayText(week.to) },
      body: digestBody(week, { home: publicUrl, endUrl }),
      actionUrl: page.href,
      headers,
      once: true,
    });
  }

  async #once(
    { userId }: Actor,
    choice: MailChoice,
    day: string,
    write: (tx: Transaction) => Promise<void>,
  ): Promise<void> {
    await this.#deps.db.transaction(async (tx) => {
      if (await repo.markLookedAt(tx, userId, choice, day)) await write(tx);
    });
  }
}

const byDay = (a: ListedTask, b: ListedTask): number =>
  (a.dueOn ?? '').localeCompare(b.dueOn ?? '');

const days = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayText = (day: string): string => days.format(new Date(day));

/** The day (`2026-11-23`), hour and weekday (Sunday is 0) by a person's clock. */
function localTime(now: Date, timeZone: string): { day: string; hour: number; weekday: number } {
  const text = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(now);
  const [day = '', time = ''] = text.split(' ');
  return { day, hour: Number.parseInt(time, 10), weekday: new Date(day).getUTCDay() };
}
