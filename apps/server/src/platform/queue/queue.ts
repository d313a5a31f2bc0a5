import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type JobWithMetadata } from 'pg-boss';
import { z } from 'zod';
import type { Executor } from '../database/client.ts';
import { mentions } from '../database/mentions.ts';
import type { Logger } from '../log.ts';
import {
  type JobDefinition,
  type JobHandler,
  longestWaitSeconds,
  PostponedError,
} from './definition.ts';

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
  /** Enqueued at the times of this cron expression (UTC), once for all processes. */
  cron?: string;
}

/** A kind of work and who does it: what a feature hands to the composition root. */
export interface Work {
  job: JobDefinition;
  /** Starts to take jobs of this kind. */
  start(queue: JobQueue): Promise<void>;
}

export function bindJob<Payload extends object>(
  job: JobDefinition<Payload>,
  handler: JobHandler<Payload>,
  options: WorkOptions,
): Work {
  return {
    job,
    start: async (queue) => {
      await queue.work(job, handler, options);
      if (options.cron !== undefined) await queue.schedule(job, options.cron);
    },
  };
}

/** Seconds without a sign of life after which a worker counts as dead and its job is given to another. */
const HEARTBEAT_SECONDS = 10;
const STOP_TIMEOUT_MS = 8_000;
/** The doubling ends here, so that whatever comes back is found within minutes. */
const LONGEST_RETRY_DELAY_SECONDS = 300;

/** What the queue notes beside the payload of a job that was postponed; a payload's own schema leaves it out. */
const Postponement = z.object({ postponedSince: z.iso.datetime().optional() });

const deadLetterOf = (job: JobDefinition): string => `${job.name}-exhausted`;

/**
 * Jobs in the same database as the data: enqueued in the transaction of the write that they belong to, so that a row
 * without its job, or a job without its row, can't exist.
 */
export class JobQueue {
  readonly #boss: PgBoss;
  readonly #log: Logger;
  readonly #known = new Set<string>();

  constructor(url: string, log: Logger) {
    this.#log = log;
    this.#boss = new PgBoss({
      connectionString: url,
      schema: 'jobs',
      max: 6,
      application_name: 'notelark-jobs',
      superviseIntervalSeconds: 1,
      monitorIntervalSeconds: 1,
      useListenNotify: true,
    });
    this.#boss.on('error', (error) => log.error({ err: error }, 'queue'));
    this.#boss.on('warning', (warning) => log.debug({ warning: warning.message }, 'queue'));
  }

  /** Brings the queue's tables up and makes a queue for each kind of work. Safe in many processes at once. */
  async start(jobs: readonly JobDefinition[]): Promise<void> {
    await this.#boss.start();
    for (const job of jobs) await this.#define(job);
  }

  /**
   * Adds a job as a part of `executor`'s transaction: it exists if and only if that commits.
   */
  async enqueue<Payload extends object>(
    executor: Executor,
    job: JobDefinition<Payload>,
    payload: Payload,
    options: EnqueueOptions = {},
  ): Promise<void> {
    if (!this.#known.has(job.name))
      throw new Error(`Job ${job.name} is not among those the queue was started with`);
    await this.#boss.send(job.name, job.payload.parse(payload), {
      db: fromDrizzle(executor, sql),
      ...(options.ownerId && { group: { id: options.ownerId } }),
      ...(options.priority !== undefined && { priority: options.priority }),
      ...(options.delaySeconds !== undefined && { startAfter: options.delaySeconds }),
    });
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

  /** Starts to take jobs of this kind. */
  async work<Payload extends object>(
    job: JobDefinition<Payload>,
    handler: JobHandler<Payload>,
    options: WorkOptions,
  ): Promise<void> {
    await this.#boss.work(
      job.name,
      {
        includeMetadata: true,
        localConcurrency: options.concurrency,
        pollingIntervalSeconds: 0.5,
        notifyPollingIntervalSeconds: 0.5,
        // Not pg-boss's limit over all processes: lanes that ask at the same moment overstep it.
        ...(job.perOwnerConcurrency !== undefined && {
          localGroupConcurrency: Math.min(job.perOwnerConcurrency, options.concurrency),
        }),
      },
      async (batch: JobWithMetadata<unknown>[]) => {
        for (const one of batch) await this.#runOne(job, handler, one);
      },
    );
    await this.#boss.work(deadLetterOf(job), { pollingIntervalSeconds: 0.5 }, async (batch) => {
      for (const { data, signal } of batch)
        await handler.exhausted(job.payload.parse(data), 'failed', signal);
    });
  }

  /** Runs `job` at the times of a cron expression (UTC), once for all processes. */
  async schedule(job: JobDefinition, cron: string): Promise<void> {
    await this.#boss.schedule(job.name, cron, {});
  }

  /** Stops taking jobs. What runs is aborted and given back at once: another worker, or the next start, goes on with it. */
  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS, close: true });
  }

  async #define(job: JobDefinition): Promise<void> {
    const dead = deadLetterOf(job);
    await this.#boss.createQueue(dead, {
      retryLimit: 100,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 600,
    });
    const options = {
      retryLimit: job.retryLimit,
      retryDelay: job.retryDelaySeconds,
      retryBackoff: true,
      retryDelayMax: LONGEST_RETRY_DELAY_SECONDS,
      expireInSeconds: job.expireInSeconds,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      notify: true,
      deadLetter: dead,
    };
    await this.#boss.createQueue(job.name, options);
    await this.#boss.updateQueue(job.name, options);
    this.#known.add(job.name);
  }

  async #runOne<Payload extends object>(
    job: JobDefinition<Payload>,
    handler: JobHandler<Payload>,
    one: JobWithMetadata<unknown>,
  ): Promise<void> {
    const log = this.#log.child({ job: job.name, jobId: one.id, attempt: one.retryCount });
    try {
      const lastTry = one.retryCount >= one.retryLimit;
      await handler.run(job.payload.parse(one.data), { signal: one.signal, lastTry });
      log.info('job done');
    } catch (error) {
      if (error instanceof PostponedError) {
        log.info({ err: error }, 'job was told to come back later');
        return await this.#postpone(job, handler, one, error.seconds);
      }
      log.warn({ err: error }, 'job failed, another try may follow');
      throw error;
    }
  }

  /** Enqueues it again for later, or gives up what has waited for too long. The job that runs is done with either way. */
  async #postpone<Payload extends object>(
    job: JobDefinition<Payload>,
    handler: JobHandler<Payload>,
    { data, groupId, priority, signal }: JobWithMetadata<unknown>,
    seconds: number,
  ): Promise<void> {
    const payload = job.payload.parse(data);
    const until = new Date(Date.now() + seconds * 1_000);
    const { postponedSince = new Date().toISOString() } = Postponement.parse(data);
    const waited = (until.getTime() - Date.parse(postponedSince)) / 1_000;
    if (waited > longestWaitSeconds) return await handler.exhausted(payload, 'waited', signal);
    await handler.postponed?.(payload, until);
    await this.#boss.send(
      job.name,
      { ...payload, postponedSince },
      { startAfter: until, priority, ...(groupId && { group: { id: groupId } }) },
    );
  }
}
