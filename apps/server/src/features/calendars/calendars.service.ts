import { randomUUID } from 'node:crypto';
import type { CalendarEvent } from '@notelark/api/calendar-event';
import { type Calendar, MAX_CALENDARS } from '@notelark/api/calendars';
import type { ErrorCode } from '@notelark/api/errors';
import { runTask } from '@notelark/toolkit/task';
import type { Actor } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { AppError, errorSentence } from '../../platform/errors.ts';
import { createLimiter } from '@notelark/toolkit/limiter';
import type { Logger } from '../../platform/log.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import { sealText, unsealText } from '../../platform/sealed-text.ts';
import type { Clock } from '../../ports/clock.ts';
import type { InspectService } from '../links/inspect.service.ts';
import * as repo from './calendars.repo.ts';
import type { EventsRequest } from './events-of.ts';
import { matchingEvent, type Span } from './matching.policy.ts';

interface Deps {
  db: Database;
  clock: Clock;
  log: Logger;
  limiter: RateLimiter;
  inspector: InspectService;
  /** Encrypts addresses. */
  key: Buffer;
}

interface NewCalendar {
  name: string;
  url?: string | undefined;
  content?: string | undefined;
}

const CHILD = new URL('./events.child.ts', import.meta.url);
const HEAP_MB = 256;
/** A calendar whose rules take longer is made to. */
const LONGEST_MS = 10_000;
const READ_AT_ONCE = 2;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MOST_HOURS = 24;
const BATCH = 50;
const UNCONDITIONAL = { etag: null, lastModified: null };

/** Calendars of accounts: what was on while something was recorded. */
export class CalendarsService {
  readonly #deps: Deps;
  readonly #inTurn = createLimiter(READ_AT_ONCE);

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async list({ userId }: Actor): Promise<Calendar[]> {
    return (await repo.calendarsOf(this.#deps.db, userId)).map(asCalendar);
  }

  /** @throws {AppError} `link-…`, `not-a-calendar`, `too-many-calendars`, `rate-limited` */
  async add(
    { userId, email }: Actor,
    { name, url, content }: NewCalendar,
    { address, signal }: { address: string; signal: AbortSignal },
  ): Promise<Calendar> {
    const { db, clock, limiter, inspector, key } = this.#deps;
    await limiter.count('link', { address, account: email });
    const read =
      url === undefined
        ? { text: content ?? '', ...UNCONDITIONAL }
        : await inspector.readText(url, UNCONDITIONAL, signal);
    await this.#assertCalendar(userId, read?.text ?? '');
    const now = clock.now();
    const id = randomUUID();
    return await db.transaction(async (tx) => {
      if ((await repo.countCalendars(tx, userId)) >= MAX_CALENDARS)
        throw new AppError('too-many-calendars', { params: { limit: MAX_CALENDARS } });
      const isFile = url === undefined;
      const added = await repo.addCalendar(tx, {
        id,
        userId,
        name,
        sealedUrl: isFile ? null : sealText(url, key, id),
        host: isFile ? null : new URL(url).host,
        content: read?.text ?? '',
        etag: read?.etag ?? null,
        lastModified: read?.lastModified ?? null,
        readAt: now,
        nextReadAt: isFile ? null : inHours(now, 1),
        createdAt: now,
      });
      return asCalendar(added);
    });
  }

  /** @throws {AppError} `not-found` */
  async remove({ userId }: Actor, id: string): Promise<void> {
    if (!(await repo.removeCalendar(this.#deps.db, id, userId))) throw new AppError('not-found');
  }

  /** What a user's calendars have during a recording; null where there is nothing, or they can't be read. */
  async eventDuring(userId: string, span: Span): Promise<CalendarEvent | null> {
    const { db, log } = this.#deps;
    try {
      const events: CalendarEvent[] = [];
      for (const { content } of await repo.calendarsOf(db, userId))
        events.push(...((await this.#eventsOf(userId, content, span)) ?? []));
      return matchingEvent(events, span);
    } catch (error) {
      log.warn({ err: error, userId }, 'a calendar could not be read');
      return null;
    }
  }

  /** Reads those whose turn it is again, one after the other. */
  async readDue(signal: AbortSignal): Promise<void> {
    const { db, clock } = this.#deps;
    for (;;) {
      const due = await repo.dueCalendars(db, clock.now(), BATCH);
      for (const calendar of due) await this.#readAgain(calendar, signal);
      if (due.length < BATCH) return;
    }
  }

  async #readAgain(calendar: repo.StoredCalendar, signal: AbortSignal): Promise<void> {
    const { db, clock, log, inspector, key } = this.#deps;
    const { id, userId, sealedUrl } = calendar;
    if (sealedUrl === null) return;
    try {
      const read = await inspector.readText(unsealText(sealedUrl, key, id), calendar, signal);
      if (read) await this.#assertCalendar(userId, read.text);
      const now = clock.now();
      const changed = read && {
        content: read.text,
        etag: read.etag,
        lastModified: read.lastModified,
      };
      const looked = { readAt: now, nextReadAt: inHours(now, 1), failures: 0, errorCode: null };
      await repo.changeCalendar(db, id, { ...looked, ...changed });
    } catch (error) {
      signal.throwIfAborted();
      log.info({ err: error, calendarId: id }, 'a calendar could not be read again');
      const failures = calendar.failures + 1;
      await repo.changeCalendar(db, id, {
        nextReadAt: inHours(clock.now(), Math.min(MOST_HOURS, 2 ** failures)),
        failures,
        errorCode: error instanceof AppError ? error.code : 'link-unreachable',
      });
    }
  }

  /** @throws {AppError} `not-a-calendar` */
  async #assertCalendar(userId: string, content: string): Promise<void> {
    const now = this.#deps.clock.now();
    const span = { start: now, end: now };
    const events = await this.#eventsOf(userId, content, span).catch((cause: unknown) => {
      throw new AppError('not-a-calendar', { cause });
    });
    if (events === null) throw new AppError('not-a-calendar');
  }

  /** In a process that can be ended: a stranger's file may repeat an event every second since 1970. */
  #eventsOf(userId: string, content: string, { start, end }: Span) {
    const request: EventsRequest = {
      content,
      from: start.getTime() - DAY_MS,
      to: end.getTime() + DAY_MS,
    };
    return this.#inTurn(() => {
      const signal = AbortSignal.timeout(LONGEST_MS);
      return runTask<CalendarEvent[] | null>(CHILD, request, { heapMb: HEAP_MB, signal });
    }, userId);
  }
}

const inHours = (now: Date, hours: number): Date => new Date(now.getTime() + hours * HOUR_MS);

const asCalendar = ({ id, name, host, readAt, errorCode }: repo.StoredCalendar): Calendar => ({
  id,
  name,
  host,
  readAt: readAt.toISOString(),
  error:
    errorCode === null
      ? null
      : { code: errorCode, message: errorSentence(errorCode as ErrorCode, { status: '' }) },
});
