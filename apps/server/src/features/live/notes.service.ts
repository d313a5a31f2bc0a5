import type { CalendarEvent } from '@notelark/api/calendar-event';
import type { LiveDetails } from '@notelark/api/live-details';
import type { Actor } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LiveText, TextsService } from '../recordings/intake/texts.service.ts';
import type { CalendarLookup } from '../recordings/pipeline/transcripts.service.ts';
import type { UsageService } from '../usage/usage.service.ts';
import { readDetails } from './details.ts';
import * as repo from './live.repo.ts';
import { deleteSentBefore } from './prefetch.repo.ts';

interface Deps {
  db: Database;
  clock: Clock;
  texts: TextsService;
  usage: UsageService;
  calendars: CalendarLookup;
  /** Label of the recognizer, where its text is a draft. */
  draftEngine: string | null;
}

interface NewNotes extends Omit<LiveText, 'details'> {
  details?: LiveDetails | undefined;
  sessionIds?: readonly string[] | undefined;
}

/** A transcript that no one saved is in its browser's draft; here its pieces are kept as long as a page may still send more. */
const UNSAVED_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Transcripts of live recordings on their way to the library. */
export class LiveNotesService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Saves the transcript of some recordings, or of all that are not saved; what was recorded can be saved also after the plan was lost.
   * @throws {AppError} `text-empty`, `live-not-in-plan`, `malformed-request`.
   */
  async save(actor: Actor, { sessionIds, details, ...text }: NewNotes) {
    const { db, clock, texts, usage, draftEngine } = this.#deps;
    const read = readDetails(details);
    const isInPlan = await usage.includes(actor, 'live');
    const event = await this.#eventOf(actor, sessionIds);
    return await db.transaction(async (tx) => {
      const unsaved = await repo.lockUnsaved(tx, actor.userId, sessionIds);
      if (!isInPlan && unsaved.length === 0) throw new AppError('live-not-in-plan');
      const parts = partsOf(await repo.chunkNumbers(tx, unsaved));
      const live = { ...text, details: read, draftEngine, event, parts };
      const saved = await texts.createFromLive(tx, actor, live);
      await repo.markSaved(tx, unsaved, clock.now());
      return saved;
    });
  }

  async #eventOf({ userId }: Actor, sessionIds?: readonly string[]): Promise<CalendarEvent | null> {
    const spans = await repo.unsavedSpans(this.#deps.db, userId, sessionIds);
    if (spans.length === 0) return null;
    const starts = spans.map(({ startedAt }) => startedAt.getTime());
    const ends = spans.map(({ startedAt, seconds }) => startedAt.getTime() + seconds * 1_000);
    const span = { start: new Date(Math.min(...starts)), end: new Date(Math.max(...ends)) };
    return await this.#deps.calendars.eventDuring(userId, span);
  }

  async sweep(): Promise<void> {
    const { db, clock } = this.#deps;
    const now = clock.now().getTime();
    await repo.deleteStartedBefore(db, new Date(now - UNSAVED_DAYS * DAY_MS));
    await deleteSentBefore(db, new Date(now - DAY_MS));
  }
}

/**
 * What has been received of recordings whose chunks are numbered from 0. A number that is left out is a chunk that the page made
 * and the server never got. Numbers of several recordings go on after one another.
 */
function partsOf(chunks: readonly repo.ChunkNumber[]) {
  if (chunks.length === 0) return undefined;
  const missing: number[] = [];
  let sent = 0;
  for (const numbers of Map.groupBy(chunks, ({ sessionId }) => sessionId).values()) {
    const here = new Set(numbers.map(({ sequence }) => sequence));
    const last = Math.max(...here);
    for (let number = 0; number <= last; number += 1)
      if (!here.has(number)) missing.push(sent + number);
    sent += last + 1;
  }
  const seconds = chunks.reduce((sum, chunk) => sum + chunk.seconds, 0);
  return { seconds, sent, received: chunks.length, missing };
}
