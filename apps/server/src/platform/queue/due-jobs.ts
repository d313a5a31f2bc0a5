import type { Logger } from '../log.ts';
import { withoutLogFields } from '../log-fields.ts';

/** The part of pg-boss's database that is used here. */
interface SqlExecutor {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

interface Hooks {
  db: SqlExecutor;
  log: Logger;
  /** Makes the workers of a queue look for jobs now. */
  wake(queue: string): void;
  /** Takes jobs away from workers that show no sign of life. */
  supervise(): Promise<void>;
}

/** How often it looks without being asked: what other processes have delayed, and workers that died, are found this way. */
const LOOK_EVERY_MS = 5_000;
/** After a try has ended, its outcome is in the table within this time. */
const SOON_MS = 100;
/** pg-boss takes jobs away at most once a second, in one process. */
const LOST_AGAIN_MS = 1_000;

/**
 * Workers sleep until they are notified of a new job. PostgreSQL notifies of what can start at once; this wakes them for
 * the rest: delayed jobs whose time has come, and jobs of workers that died. One small query for all queues.
 */
export class DueJobs {
  readonly #hooks: Hooks;
  #timer: NodeJS.Timeout | null = null;
  #lookAt = Number.POSITIVE_INFINITY;
  #looking = false;
  #started = false;

  constructor(hooks: Hooks) {
    this.#hooks = hooks;
  }

  start(): void {
    this.#started = true;
    this.#plan(SOON_MS);
  }

  /** Looks a moment later. */
  soon(): void {
    if (this.#started) this.#plan(SOON_MS);
  }

  stop(): void {
    this.#started = false;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Only ever brings the next look forward. */
  #plan(ms: number): void {
    const at = performance.now() + ms;
    if (this.#timer && at >= this.#lookAt) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#lookAt = at;
    this.#timer = withoutLogFields(() => setTimeout(() => void this.#look(), ms));
  }

  async #look(): Promise<void> {
    this.#timer = null;
    if (this.#looking) return;
    this.#looking = true;
    let next = LOOK_EVERY_MS;
    try {
      next = Math.min(next, await this.#wakeDue());
    } catch (error) {
      this.#hooks.log.warn({ err: error }, 'due jobs could not be looked up');
    } finally {
      this.#looking = false;
    }
    if (this.#started) this.#plan(next);
  }

  /** @returns milliseconds until the next known job is due. */
  async #wakeDue(): Promise<number> {
    const { rows } = await this.#hooks.db.executeSql(DUE);
    let next = Number.POSITIVE_INFINITY;
    for (const row of rows) {
      if (row['due'] === true) this.#hooks.wake(String(row['name']));
      next = Math.min(next, Number(row['next_ms'] ?? next));
    }
    if (rows.some(({ lost }) => lost === true)) {
      await this.#hooks.supervise();
      next = Math.min(next, LOST_AGAIN_MS);
    }
    return Math.ceil(next) + 1;
  }
}

/** Jobs that are done stay in the table for days: without an index each look would read them all. */
const INDEXES = {
  notelark_active_jobs: "(name) where state = 'active'",
  // The lists of the administration, in their order.
  notelark_waiting_jobs: "(created_on, id) where state < 'active'",
  notelark_failed_jobs: "(completed_on, id) where state = 'failed'",
} as const;
/** Any number, the same for every Notelark process. */
const INDEX_LOCK = 4_202_612;

/** Safe to call from many processes at once; takes no lock on the table where the indexes are there. */
export async function indexJobs(db: SqlExecutor): Promise<void> {
  for (const [name, columns] of Object.entries(INDEXES)) {
    const { rows } = await db.executeSql(`select to_regclass('jobs.${name}') is null as missing`);
    if (rows[0]?.['missing'] !== true) continue;
    await db.executeSql(
      `select pg_advisory_xact_lock(${INDEX_LOCK});
       create index if not exists ${name} on jobs.job ${columns}`,
    );
  }
}

const DUE = `
  select name, false as lost, bool_or(start_after <= clock_timestamp()) as due,
         extract(epoch from min(start_after) filter (where start_after > clock_timestamp()) - clock_timestamp())
           * 1000 as next_ms
    from jobs.job where state < 'active' and not blocked group by name
  union all
  select name, true, false, null from jobs.job
   where state = 'active' and heartbeat_on + heartbeat_seconds * interval '1 s' < clock_timestamp()
   group by name`;
