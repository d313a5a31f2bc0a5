import { once } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import {
  fromDrizzle,
  type JobResult,
  type JobWithMetadata,
  PgBoss,
  type QueueResult,
} from 'pg-boss';
import type { Executor } from '../database/client.ts';
import { mentions } from '../database/mentions.ts';
import type { Logger } from '../log.ts';
import { type LogFields, logFields, withLogFields } from '../log-fields.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { type ActiveSpan, noTracing, type Tracing } from '../tracing/tracing.ts';
import { isLastTry, JobNotes, judge, type Verdict, WorkerStoppedError } from './attempt.ts';
import type { Job, JobDefinition, JobHandler } from './definition.ts';
import { DueJobs, indexJobs } from './due-jobs.ts';

export interface EnqueueOptions {
  /** Whose work it is: one owner's jobs don't hold up another's. */
  ownerId?: string;
  /** Higher goes first. Default 0. */
  priority?: number;
  /** Not before this many seconds have passed. */
  delaySeconds?: number;
}

export interface WorkOptions {
  /** How many at once in this process. */
  concurrency: number;
}

export interface Watchers {
  metrics?: Metrics;
  tracing?: Tracing;
}

/** A job with what it calls: what a feature hands to the composition root. */
export interface Work {
  job: JobDefinition;
  /** Starts to take jobs of this kind. */
  start(queue: JobQueue): Promise<void>;
}

/** @param concurrency how many at once in this process, where that is more than the job's own number. */
export function bindJob<Payload extends object, Deps>(
  job: Job<Payload, Deps>,
  deps: Deps,
  concurrency = 0,
): Work {
  const handler: JobHandler<Payload> = {
    run: (payload, context) => job.run(deps, payload, context),
    exhausted: async (payload, why, signal) => job.exhausted?.(deps, payload, why, signal),
    postponed: async (payload, until) => job.postponed?.(deps, payload, until),
  };
  return {
    job,
    start: async (queue) => {
      await queue.work(job, handler, { concurrency: Math.max(job.concurrency, concurrency) });
      if (job.cron === null) await queue.unschedule(job);
      else if (job.cron !== undefined) await queue.schedule(job, job.cron);
    },
  };
}

/** Seconds without a sign of life after which a worker counts as dead and its job is given to another. */
const HEARTBEAT_SECONDS = 10;
/** How long a stopping worker waits for the work that it has aborted, before it hands the job back regardless. */
const STOP_TIMEOUT_MS = 5_000;
/** What ends the process again and again is given up: as many workers may die over one job. They use up none of its tries. */
const MOST_DEATHS = 10;
/** Workers are notified (DueJobs has the rest); this is for the case that both fail. */
const POLL_SECONDS = 60;
/** None of our jobs is urgent to pg-boss's clockwork: schedules are by the hour, and flows aren't used. */
const CLOCKWORK = {
  superviseIntervalSeconds: 60,
  // A pass on demand is due at once.
  monitorIntervalSeconds: 1,
  cronMonitorIntervalSeconds: 45,
  cronWorkerIntervalSeconds: 45,
  flowIntervalSeconds: 3600,
  bamIntervalSeconds: 3600,
  notifyHeartbeatIntervalMs: 30_000,
};
/** pg-boss's channel for its schema `jobs`; its own sending notifies only of jobs that can start at once. */
const NOTIFY = `select pg_notify('pgboss_' || left(encode(sha224('jobs'::bytea), 'hex'), 24), $1)`;

/** What JobNotes counts beside a payload, as an array of PostgreSQL. */
const COUNTS = `{${Object.keys(JobNotes.omit({ requestId: true, traceparent: true }).shape).join(',')}}`;

/** What failed for good is handed over until a worker takes it. */
const DEAD_LETTER_OPTIONS = {
  retryLimit: 100,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 600,
};

/** The queues in the database, by name. */
type Queues = ReadonlyMap<string, QueueResult>;

/** Whether a queue has these options already. */
const holds = (queue: QueueResult, options: Partial<QueueResult>): boolean =>
  isDeepStrictEqual({ ...queue, ...options }, { ...queue });

const deadLetterOf = (job: JobDefinition): string => `${job.name}-exhausted`;

/**
 * Jobs in the same database as the data: enqueued in the transaction of the write that they belong to, so that a row
 * without its job, or a job without its row, can't exist.
 */
export class JobQueue {
  readonly #boss: PgBoss;
  readonly #log: Logger;
  readonly #metrics: Metrics | undefined;
  readonly #tracing: Tracing;
  readonly #known = new Set<string>();
  readonly #due: DueJobs;
  /** The queues that this process works on. */
  readonly #names: string[] = [];
  /**
   * Starts the worker of a dead letter queue. A worker asks for jobs as soon as it is started, and every minute; most of these queues are
   * always empty, and DueJobs finds what comes into them.
   */
  readonly #asleep = new Map<string, () => Promise<void>>();
  readonly #running = new Set<Running>();
  /** Aborts when this process stops working. */
  readonly #halt = new AbortController();
  #halted: Promise<void> | null = null;

  constructor(url: string, log: Logger, { metrics, tracing = noTracing }: Watchers = {}) {
    this.#log = log;
    this.#metrics = metrics;
    this.#tracing = tracing;
    this.#boss = new PgBoss({
      connectionString: url,
      schema: 'jobs',
      max: 6,
      application_name: 'notelark-jobs',
      ...CLOCKWORK,
      useListenNotify: true,
    });
    this.#boss.on('error', (error) => log.error({ err: error }, 'queue'));
    this.#boss.on('warning', (warning) => log.debug({ warning: warning.message }, 'queue'));
    this.#due = new DueJobs({
      db: this.#boss.getDb(),
      log,
      wake: (name) => this.#wake(name),
      supervise: () => this.#boss.supervise(),
    });
  }

  /**
   * Brings the queue's tables up and makes a queue for each kind of work; only what is missing or has changed is written. Safe in many
   * processes at once.
   */
  async start(jobs: readonly JobDefinition[]): Promise<void> {
    await this.#boss.start();
    await indexJobs(this.#boss.getDb());
    const queues = await this.#boss.getQueues();
    const present: Queues = new Map(queues.map((queue) => [queue.name, queue]));
    for (const job of jobs) await this.#define(job, present);
  }

  /**
   * Adds a job as a part of `executor`'s transaction: it exists if and only if that commits. Its lines in the log have the id of the
   * request that caused it.
   */
  async enqueue<Payload extends object>(
    executor: Executor,
    job: JobDefinition<Payload>,
    payload: Payload,
    options: EnqueueOptions = {},
  ): Promise<void> {
    if (!this.#known.has(job.name))
      throw new Error(`Job ${job.name} is not among those the queue was started with`);
    const { requestId } = logFields();
    const traceparent = this.#tracing.traceparent();
    const data = {
      ...job.payload.parse(payload),
      ...(requestId && { requestId }),
      ...(traceparent && { traceparent }),
    };
    await this.#boss.send(job.name, data, {
      db: fromDrizzle(executor, sql),
      ...(options.ownerId && { group: { id: options.ownerId } }),
      ...(options.priority !== undefined && { priority: options.priority }),
      ...(options.delaySeconds !== undefined && { startAfter: options.delaySeconds }),
    });
    this.#due.soon();
  }

  /**
   * Deletes every job of an owner's, and every one that names what is to be forgotten, whether it waits, runs or is done: the
   * queue keeps done ones for a while. What runs ends by itself and finds nothing to settle.
   */
  async forget(
    executor: Executor,
    { ownerId, names }: { ownerId: string; names: readonly string[] },
  ): Promise<void> {
    const all = sql`concat_ws(' ', data::text, output::text, source_output::text)`;
    await executor.execute(
      sql`delete from jobs.job where group_id = ${ownerId} or ${mentions(all, names)}`,
    );
  }

  /** Stops a job that waits or runs: its signal aborts within seconds, and no other try follows. */
  async cancel(name: string, id: string): Promise<void> {
    await this.#boss.cancel(name, id);
  }

  /**
   * Gives a job that has failed for good all its tries again.
   * @returns its kind; null where no failed job has this id
   */
  async retryFailed(executor: Executor, id: string): Promise<string | null> {
    const { rows } = await executor.execute<{ name: string }>(sql`
      update jobs.job set state = 'retry', completed_on = null, start_after = clock_timestamp(),
             retry_limit = retry_count + ${MOST_DEATHS}, data = data - ${COUNTS}::text[]
       where id = ${id} and state = 'failed' and name not like '%-exhausted'
      returning name`);
    this.#due.soon();
    return rows[0]?.name ?? null;
  }

  /** Starts to take jobs of this kind. */
  async work<Payload extends object>(
    job: JobDefinition<Payload>,
    handler: JobHandler<Payload>,
    options: WorkOptions,
  ): Promise<void> {
    await this.#boss.work(
      job.name,
      {
        ...POLLING,
        includeMetadata: true,
        perJobResults: true,
        localConcurrency: options.concurrency,
        // Not pg-boss's limit over all processes: workers that ask at the same moment overstep it.
        ...(job.perOwnerConcurrency !== undefined && {
          localGroupConcurrency: Math.min(job.perOwnerConcurrency, options.concurrency),
        }),
      },
      async (batch: JobWithMetadata<unknown>[]) => {
        const results: JobResult[] = [];
        for (const one of batch) {
          const run = () => this.#traced(job, handler, one);
          results.push(await withLogFields(fieldsOf(job, one), run));
        }
        // A worker looks for its next job at once; the next try of this one may be due soon.
        this.#wake(job.name);
        this.#due.soon();
        return results;
      },
    );
    this.#asleep.set(deadLetterOf(job), () => this.#workOnDeadLetters(job, handler));
    this.#names.push(job.name, deadLetterOf(job));
    this.#due.start();
  }

  async #workOnDeadLetters<Payload extends object>(
    job: JobDefinition<Payload>,
    handler: JobHandler<Payload>,
  ): Promise<void> {
    await this.#boss.work(deadLetterOf(job), POLLING, async (batch) => {
      for (const one of batch) {
        const { data, signal } = one;
        const give = () => handler.exhausted(job.payload.parse(data), 'failed', signal);
        await withLogFields(fieldsOf(job, one), give);
      }
    });
  }

  #wake(queue: string): void {
    const start = this.#asleep.get(queue);
    if (start && !this.#halt.signal.aborted) {
      this.#asleep.delete(queue);
      start().catch((error: unknown) => {
        this.#asleep.set(queue, start);
        this.#log.warn({ err: error, job: queue }, 'worker could not be started');
      });
    }
    for (const { id, name } of this.#boss.getWipData())
      if (name === queue) this.#boss.notifyWorker(id);
  }

  /** Runs `job` at the times of a cron expression (UTC), once for all processes. */
  async schedule(job: JobDefinition, cron: string): Promise<void> {
    await this.#boss.schedule(job.name, cron, {});
  }

  /** Ends a schedule of earlier settings. */
  async unschedule(job: JobDefinition): Promise<void> {
    await this.#boss.unschedule(job.name);
  }

  /**
   * Stops taking jobs and hands back those that run: they start in another worker at once, or with the next start of this one,
   * and have used up no try. Jobs can still be enqueued. Idempotent.
   * @param timeoutMs how long to wait for work that was asked to end.
   */
  halt(timeoutMs = STOP_TIMEOUT_MS): Promise<void> {
    this.#halted ??= this.#handBack(timeoutMs);
    return this.#halted;
  }

  /** Halts, then closes the connections. */
  async stop(): Promise<void> {
    await this.halt();
    await this.#boss.stop({ graceful: true, timeout: 1_000, close: true });
  }

  async #handBack(timeoutMs: number): Promise<void> {
    this.#due.stop();
    const idle = Promise.all(this.#names.map((name) => this.#boss.offWork(name)));
    this.#halt.abort(new WorkerStoppedError());
    const timeout = AbortSignal.timeout(timeoutMs);
    await Promise.race([idle, once(timeout, 'abort')]).catch((error: unknown) => {
      this.#log.warn({ err: error }, 'while stopping workers');
    });
    // What is left ignores its signal: it ends with the process, and its late outcome finds the job no longer its own.
    for (const { one, notes } of this.#running) {
      const requeued = this.#requeue(one, { notes, delaySeconds: 0 }, new WorkerStoppedError());
      await requeued.catch((error: unknown) =>
        this.#log.warn({ err: error, jobId: one.id }, 'job could not be handed back'),
      );
    }
  }

  async #define(job: JobDefinition, present: Queues): Promise<void> {
    const dead = deadLetterOf(job);
    if (!present.has(dead)) await this.#boss.createQueue(dead, DEAD_LETTER_OPTIONS);
    const options = {
      // Faults and handed back jobs are counted apart (JobNotes): what is left to pg-boss are workers that died.
      retryLimit: MOST_DEATHS,
      retryDelay: 1,
      retryBackoff: false,
      expireInSeconds: job.expireInSeconds,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      notify: true,
      deadLetter: dead,
    };
    const queue = present.get(job.name);
    if (!queue) await this.#boss.createQueue(job.name, options);
    // Also a new one: another version of the product may have made it first.
    if (!queue || !holds(queue, options)) await this.#boss.updateQueue(job.name, options);
    this.#known.add(job.name);
  }

  #traced<Payload extends object>(
    job: JobDefinition<Payload>,
    handler: JobHandler<Payload>,
    one: JobWithMetadata<unknown>,
  ): Promise<JobResult> {
    const { traceparent: parent, faults } = JobNotes.parse(one.data);
    const attributes = { 'job.kind': job.name, 'job.faults': faults };
    const options = { kind: 'consumer' as const, parent, attributes };
    return this.#tracing.span(`job ${job.name}`, options, (span) =>
      this.#run(job, handler, one, span),
    );
  }

  async #run<Payload extends object>(
    job: JobDefinition<Payload>,
    handler: JobHandler<Payload>,
    one: JobWithMetadata<unknown>,
    span: ActiveSpan,
  ): Promise<JobResult> {
    const notes = JobNotes.parse(one.data);
    const running = { one, notes };
    this.#running.add(running);
    const begun = performance.now();
    const ended = this.#metrics?.jobs.startTimer({ kind: job.name });
    try {
      const signal = AbortSignal.any([one.signal, this.#halt.signal]);
      signal.throwIfAborted();
      await handler.run(job.payload.parse(one.data), { signal, lastTry: isLastTry(job, notes) });
      this.#log.info({ ms: Math.round(performance.now() - begun) }, 'job done');
      ended?.({ outcome: 'done' });
      return { id: one.id, status: 'completed' };
    } catch (error) {
      const verdict = judge(job, notes, error, this.#halt.signal.aborted);
      ended?.({ outcome: verdict.kind });
      span.set({ 'job.outcome': verdict.kind });
      if (levelOf(verdict) === 'warn') span.fail();
      const ms = Math.round(performance.now() - begun);
      this.#log[levelOf(verdict)]({ err: error, ms, next: verdict.kind }, 'job failed');
      return await this.#settle(handler, job.payload.parse(one.data), one, verdict, error);
    } finally {
      this.#running.delete(running);
    }
  }

  async #settle<Payload extends object>(
    handler: JobHandler<Payload>,
    payload: Payload,
    one: JobWithMetadata<unknown>,
    verdict: Verdict,
    error: unknown,
  ): Promise<JobResult> {
    if (verdict.kind === 'exhausted')
      return { id: one.id, status: 'deadletter', output: outputOf(error) };
    if (verdict.kind === 'waited') {
      await handler.exhausted(payload, 'waited', one.signal);
    } else {
      if (verdict.kind === 'postpone') await handler.postponed?.(payload, verdict.until);
      await this.#requeue(one, verdict, error);
    }
    return { id: one.id, status: 'completed' };
  }

  /**
   * Puts a claimed job back for a later try. It keeps its id, and pg-boss's count of deaths is unchanged: with the try that
   * comes, both that count and its limit are one higher. A job that is no longer ours is left alone.
   */
  async #requeue(
    { id, name, retryCount }: JobWithMetadata<unknown>,
    { notes, delaySeconds }: { notes: JobNotes; delaySeconds: number },
    error: unknown,
  ): Promise<void> {
    const db = this.#boss.getDb();
    await db.executeSql(
      `update jobs.job set state = 'retry', heartbeat_on = null,
              start_after = clock_timestamp() + $4 * interval '1 s',
              retry_limit = retry_limit + 1, data = data || $5::jsonb, output = $6::jsonb
        where name = $1 and id = $2 and state = 'active' and retry_count = $3`,
      [name, id, retryCount, delaySeconds, JSON.stringify(notes), JSON.stringify(outputOf(error))],
    );
    if (delaySeconds === 0) await db.executeSql(NOTIFY, [name]);
  }
}

const POLLING = {
  pollingIntervalSeconds: POLL_SECONDS,
  notifyPollingIntervalSeconds: POLL_SECONDS,
};

interface Running {
  one: JobWithMetadata<unknown>;
  notes: JobNotes;
}

/** What the lines of a job's work have. */
function fieldsOf(job: JobDefinition, { id, data }: { id: string; data: unknown }): LogFields {
  const { requestId, faults } = JobNotes.parse(data);
  return { requestId, job: job.name, jobId: id, attempt: faults };
}

/** Deploys and postponements are the normal course of things. */
const levelOf = (verdict: Verdict): 'info' | 'warn' =>
  verdict.kind === 'postpone' || (verdict.kind === 'requeue' && verdict.why === 'stopped')
    ? 'info'
    : 'warn';

const outputOf = (error: unknown): object =>
  error instanceof Error
    ? { name: error.name, message: error.message }
    : { message: String(error) };
