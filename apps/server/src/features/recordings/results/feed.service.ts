import { setTimeout as pause } from 'node:timers/promises';
import type { Progress } from '@notelark/api/library';
import type { Actor } from '../../../platform/actor.ts';
import type { Database } from '../../../platform/database/client.ts';
import type { Logger } from '../../../platform/log.ts';
import { AppError } from '../../../platform/errors.ts';
import { withoutLogFields } from '../../../platform/log-fields.ts';
import { accessTo } from '../access/team-access.ts';
import { progressOf } from './work.policy.ts';
import * as resultsRepo from '../notes/results.repo.ts';

/** How often it is looked for news, in milliseconds. */
const LOOK_MS = 500;

/** Result pages that one user may have open; others poll. */
const MAX_OF_USER = 20;
const RETRY_SECONDS = 30;

interface Watch {
  id: string;
  actor: Actor;
  last: string;
  onNews: (progress: Progress) => void;
  onEnd: () => void;
}

/**
 * Calls `onNews` with the present state and with each change, and `onEnd` after the last one: when the work is over, the
 * result is deleted, the watcher's session or API key ends, or the server stops.
 * @returns what ends it.
 */
export type WatchResult = (onNews: (progress: Progress) => void, onEnd: () => void) => () => void;

/** Which of the sessions and API keys that watch still work, by their ids. */
export interface Credentials {
  living(actors: readonly Actor[]): Promise<Set<string>>;
}

interface Deps {
  db: Database;
  log: Logger;
  credentials: Credentials;
}

/**
 * Tells pages how far their results are. One query for all that are watched in this process, twice a second and only while
 * anybody watches: it hears of the work of every worker, on whatever machine, and needs nothing of the database but that.
 */
export class ProgressFeed {
  readonly #db: Database;
  readonly #log: Logger;
  readonly #credentials: Credentials;
  readonly #watches = new Set<Watch>();
  #looking = false;
  #stopped = false;

  constructor({ db, log, credentials }: Deps) {
    this.#db = db;
    this.#log = log;
    this.#credentials = credentials;
  }

  /** @throws {AppError} `not-found`; `rate-limited` where the user watches too many. */
  async open(actor: Actor, id: string): Promise<WatchResult> {
    const [row] = await resultsRepo.stagesOf(this.#db, [id]);
    if (!row || !(await accessTo(this.#db, actor, row))) throw new AppError('not-found');
    this.#assertRoom(actor);
    return (onNews, onEnd) => this.#watch(actor, id, onNews, onEnd);
  }

  #watch(actor: Actor, id: string, ...[onNews, onEnd]: Parameters<WatchResult>): () => void {
    const watch: Watch = { id, actor, last: '', onNews, onEnd };
    if (this.#stopped) {
      onEnd();
      return () => {};
    }
    this.#watches.add(watch);
    // It goes on for all who watch.
    void withoutLogFields(() => this.#look());
    return () => this.#watches.delete(watch);
  }

  #assertRoom({ userId }: Actor): void {
    const own = [...this.#watches].filter(({ actor }) => actor.userId === userId);
    if (own.length >= MAX_OF_USER)
      throw new AppError('rate-limited', {
        params: { seconds: RETRY_SECONDS },
        retryAfterSeconds: RETRY_SECONDS,
        detail: 'too many event streams of this user',
      });
  }

  /** Pages connect again: to another process, or to the next one. */
  stop(): void {
    this.#stopped = true;
    for (const watch of this.#watches) this.#end(watch);
  }

  async #look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    while (this.#watches.size > 0) {
      await this.#tell().catch((error: unknown) => this.#log.warn({ err: error }, 'progress feed'));
      await pause(LOOK_MS, undefined, { ref: false });
    }
    this.#looking = false;
  }

  async #tell(): Promise<void> {
    const watches = [...this.#watches];
    const ids = new Set(watches.map(({ id }) => id));
    const rows = new Map(
      (await resultsRepo.stagesOf(this.#db, [...ids])).map((row) => [row.id, row]),
    );
    const living = await this.#credentials.living(watches.map(({ actor }) => actor));
    for (const watch of watches) {
      if (!living.has(watch.actor.sessionId)) {
        this.#end(watch);
        continue;
      }
      const row = rows.get(watch.id);
      const progress = row && progressOf(row);
      if (progress) tell(watch, progress);
      const isOver = !progress || progress.status === 'ready' || progress.status === 'failed';
      if (isOver) this.#end(watch);
    }
  }

  #end(watch: Watch): void {
    if (this.#watches.delete(watch)) watch.onEnd();
  }
}

function tell(watch: Watch, progress: Progress): void {
  const news = JSON.stringify(progress);
  if (news === watch.last) return;
  watch.last = news;
  watch.onNews(progress);
}
