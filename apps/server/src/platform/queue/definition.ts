import type { z } from 'zod';

/** A kind of work: its name, what it carries, and how it is tried. Apart from its handler, so that a service may enqueue it. */
export interface JobDefinition<Payload extends object = object> {
  name: string;
  payload: z.ZodType<Payload>;
  /** How often it is tried again after a fault that may pass (a killed worker counts as one). */
  retryLimit: number;
  /** Seconds before the first retry; doubled each time. */
  retryDelaySeconds: number;
  /** The longest that one try may take, in seconds. */
  expireInSeconds: number;
  /** At most this many at once of one owner's in each process: nobody's fifty uploads hold up another's one. */
  perOwnerConcurrency?: number;
}

export function defineJob<Payload extends object>(
  definition: JobDefinition<Payload>,
): JobDefinition<Payload> {
  return definition;
}

interface JobContext {
  /** Aborts when the job is cancelled, has run too long, or the worker stops. */
  signal: AbortSignal;
}

export interface JobHandler<Payload extends object> {
  /** Returns when the work is done or has failed for good; throws where another try makes sense. Idempotent. */
  run(payload: Payload, context: JobContext): Promise<void>;
  /** Called once when the last try has failed, also when its worker was killed: says so to the user. Idempotent. */
  exhausted(payload: Payload): Promise<void>;
}
