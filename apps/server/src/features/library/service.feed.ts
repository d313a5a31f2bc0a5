import { setTimeout as pause } from 'node:timers/promises';
import type { Progress } from '@notelark/contracts/library';
import type { Database } from '../../platform/database/client.ts';
import type { Logger } from '../../platform/log.ts';
import { progressOf } from './policy.work.ts';
import * as repo from './repo.ts';

/** How often it is looked for news, in milliseconds. */
const LOOK_MS = 500;

interface Watch {
  id: string;
  last: string;
  onNews: (progress: Progress) => void;
  onEnd: () => void;
}

/**
 * Tells pages how far their results are. One query for all that are watched in this process, twice a second and only while
 * anybody watches: it hears of the work of every worker, on whatever machine, and needs nothing of the database but that.
 */
export class ProgressFeed {
  readonly #db: Database;
  readonly #log: Logger;
  readonly #watches = new Set<Watch>();
  #looking = false;
  #stopped = false;

  constructor(db: Database, log: Logger) {
    this.#db = db;
    this.#log = log;
  }

  /**
   * Calls `onNews` with the present state and with each change, and `onEnd` after the last one: when the work is over, the
   * result is deleted, or the server stops.
   * @returns what ends it.
   */
  watch(id: string, onNews: (progress: Progress) => void, onEnd: () => void): () => void {
    const watch: Watch = { id, last: '', onNews, onEnd };
    if (this.#stopped) {
      onEnd();
      return () => {};
    }
    this.#watches.add(watch);
    void this.#look();
    return () => this.#watches.delete(watch);
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
    const rows = new Map((await repo.stagesOf(this.#db, [...ids])).map((row) => [row.id, row]));
    for (const watch of watches) {
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
