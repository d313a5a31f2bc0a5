import { z } from 'zod';
import { isDatabaseOutage } from '../database/outage.ts';
import { isFileStoreOutage } from '../storage-faults.ts';
import { type JobDefinition, longestWaitSeconds, PostponedError } from './definition.ts';

/**
 * What the queue keeps beside the payload of a job; a payload's own schema leaves it out. pg-boss counts every claim of a
 * job; what uses up its tries is counted here, so that stopped workers and outages don't.
 */
export const JobNotes = z.object({
  /** The request that caused the job, or the job that did. */
  requestId: z.string().optional(),
  /** The span that caused it. */
  traceparent: z.string().optional(),
  /** Tries that ended with a fault of the work. */
  faults: z.int().min(0).default(0),
  /** Tries that ended because the database or the file store was unavailable. */
  outages: z.int().min(0).default(0),
  /** When the job was postponed for the first time. */
  postponedSince: z.iso.datetime().optional(),
});
export type JobNotes = z.output<typeof JobNotes>;

/** Why a job's signal aborts when its worker stops. */
export class WorkerStoppedError extends Error {
  constructor() {
    super('the worker stops');
    this.name = 'WorkerStoppedError';
  }
}

/** What becomes of a job whose try has failed. */
export type Verdict =
  | { kind: 'requeue'; delaySeconds: number; notes: JobNotes; why: 'stopped' | 'outage' | 'fault' }
  | { kind: 'postpone'; delaySeconds: number; until: Date; notes: JobNotes }
  /** It was postponed again after too long a time already. */
  | { kind: 'waited' }
  /** No try is left. */
  | { kind: 'exhausted' };

/** The doubling ends here, so that a service that is back is found within minutes. */
const LONGEST_RETRY_DELAY_SECONDS = 300;
/** A job whose every try meets an outage is likely the cause of it: from here on, each counts as a fault. */
const MOST_OUTAGES = 100;
const LONGEST_OUTAGE_DELAY_SECONDS = 30;

/** @param stopping whether the worker was stopping before the try failed. */
export function judge(
  job: JobDefinition,
  notes: JobNotes,
  error: unknown,
  stopping: boolean,
  random: () => number = Math.random,
): Verdict {
  if (error instanceof PostponedError) return postponement(notes, error.seconds);
  if (stopping) return { kind: 'requeue', delaySeconds: 0, notes, why: 'stopped' };
  if (isOutage(error) && notes.outages < MOST_OUTAGES) {
    const delaySeconds = Math.min(LONGEST_OUTAGE_DELAY_SECONDS, 0.5 * 2 ** notes.outages);
    const counted = { ...notes, outages: notes.outages + 1 };
    return { kind: 'requeue', delaySeconds, notes: counted, why: 'outage' };
  }
  if (isLastTry(job, notes)) return { kind: 'exhausted' };
  const delaySeconds = Math.min(
    LONGEST_RETRY_DELAY_SECONDS,
    Math.max(1, job.retryDelaySeconds) * 2 ** notes.faults * (1 + random()),
  );
  const counted = { ...notes, faults: notes.faults + 1 };
  return { kind: 'requeue', delaySeconds, notes: counted, why: 'fault' };
}

const isOutage = (error: unknown): boolean => isDatabaseOutage(error) || isFileStoreOutage(error);

export const isLastTry = (job: JobDefinition, notes: JobNotes): boolean =>
  notes.faults >= job.retryLimit;

function postponement(notes: JobNotes, seconds: number): Verdict {
  const now = Date.now();
  const until = new Date(now + seconds * 1_000);
  const postponedSince = notes.postponedSince ?? new Date(now).toISOString();
  const waited = (until.getTime() - Date.parse(postponedSince)) / 1_000;
  if (waited > longestWaitSeconds) return { kind: 'waited' };
  return { kind: 'postpone', delaySeconds: seconds, until, notes: { ...notes, postponedSince } };
}
