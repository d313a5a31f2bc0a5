import type { z } from 'zod';

/** What the queue has to know of a kind of work: its name, its payload and its limits. */
export interface JobDefinition<Payload extends object = object> {
  /** Also the name of the queue's rows: renaming a job that is deployed orphans what waits. */
  name: string;
  payload: z.ZodType<Payload>;
  /** How often it is tried again after a fault of the work that may pass. Stopped or killed workers and outages don't count. */
  retryLimit: number;
  /** Seconds before the first retry; doubled each time. */
  retryDelaySeconds: number;
  /** The longest that one try may take, in seconds. */
  expireInSeconds: number;
  /** At most this many at once per owner in each process: one user's fifty uploads don't delay another user's first. */
  perOwnerConcurrency?: number;
}

/**
 * A whole job: its definition and its work. `Deps` is what the work calls, an interface that the job's file declares: the
 * services that satisfy it import the job to enqueue it, so the job can't import them.
 */
export interface Job<Payload extends object, Deps> extends JobDefinition<Payload> {
  /** How many at once in each process, at least. */
  concurrency: number;
  /**
   * Enqueued at the times of this cron expression (UTC), once for all processes. Null: no longer, though earlier settings may have
   * scheduled it.
   */
  cron?: string | null;
  /** See JobHandler. */
  run(deps: Deps, payload: Payload, context: JobContext): Promise<void>;
  exhausted?(deps: Deps, payload: Payload, why: Exhaustion, signal: AbortSignal): Promise<void>;
  postponed?(deps: Deps, payload: Payload, until: Date): Promise<void>;
}

/** Infers the types of a job. */
export function defineJob<Payload extends object, Deps>(
  job: Job<Payload, Deps>,
): Job<Payload, Deps> {
  return job;
}

export interface JobContext {
  /** Aborts when the job is cancelled, has run too long, or the worker stops. */
  signal: AbortSignal;
  /** No other try follows a fault of this one. */
  lastTry: boolean;
}

/**
 * Thrown by a handler whose work was postponed by a service with a limit: it is enqueued again for that
 * time, which is no failed try. What would wait for more than `longestWaitSeconds` in all is given up instead.
 */
export class PostponedError extends Error {
  readonly seconds: number;
  /** @param seconds not before this many have passed. */
  constructor(seconds: number, options?: ErrorOptions) {
    super(`come back in ${Math.ceil(seconds)} s`, options);
    this.name = 'PostponedError';
    this.seconds = seconds;
  }
}

/** How long a job is postponed at most, in seconds, from the first time on: a result that late is of no use. */
export const longestWaitSeconds = 6 * 3600;

/** `failed`: the last try has. `waited`: it was postponed once more, after too long a time already. */
export type Exhaustion = 'failed' | 'waited';

export interface JobHandler<Payload extends object> {
  /**
   * Returns when the work is done or has failed for good; throws where another try makes sense, PostponedError where that
   * makes sense only at a certain time. Idempotent.
   */
  run(payload: Payload, context: JobContext): Promise<void>;
  /** Called once when the queue gives up, also when the worker of the last try was killed: says so to the user. Idempotent. */
  exhausted(payload: Payload, why: Exhaustion, signal: AbortSignal): Promise<void>;
  /** Called when the work is postponed: says so to the user. Idempotent. */
  postponed?(payload: Payload, until: Date): Promise<void>;
}
