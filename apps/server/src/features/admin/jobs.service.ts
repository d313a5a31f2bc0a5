import type { AdminJob } from '@notelark/api/admin-jobs';
import { type ErrorCode, errorStatus } from '@notelark/api/errors';
import type { JobState } from '@notelark/api/job-states';
import { errorMessages } from '@notelark/api/sentences/errors';
import type { Actor } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';
import type { WorkControlService } from '../recordings/pipeline/work-control.service.ts';
import * as jobs from './jobs.repo.ts';
import * as log from './log.repo.ts';

interface Deps {
  db: Database;
  queue: JobQueue;
  work: WorkControlService;
}

const PAGE = 50;
/** What can be stopped at any time. Other work keeps stores and payments consistent. */
const CANCELLABLE: ReadonlySet<string> = new Set([
  'transcription-transcribe',
  'summaries-summarize',
  'send-mail',
]);

/** The queue's work, for administrators: whose it is and how it stands, never what it is about. */
export class JobsService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async page(state: JobState, after?: string): Promise<{ jobs: AdminJob[]; next: string | null }> {
    const rows = await jobs.page(this.#deps.db, state, { after, limit: PAGE + 1 });
    const shown = rows.slice(0, PAGE);
    const last = shown.at(-1);
    return {
      jobs: shown.map((row) => asJob(row, state)),
      next: rows.length > PAGE && last ? `${last.since}~${last.id}` : null,
    };
  }

  counts(): Promise<Record<JobState, number>> {
    return jobs.counts(this.#deps.db);
  }

  /**
   * @throws {AppError} `nothing-to-retry`, `file-gone`, `too-many-retries`, `audio-quota-exceeded`, `text-quota-exceeded`
   */
  async retry(actor: Actor, id: string): Promise<void> {
    const { db, queue, work } = this.#deps;
    const ownerId = await work.retry(id);
    const kind = ownerId === null ? await queue.retryFailed(db, id) : null;
    if (ownerId === null && kind === null) throw new AppError('nothing-to-retry');
    await this.#log(actor, 'job-retried', ownerId, kind);
  }

  /** @throws {AppError} `not-found`, `job-not-cancellable` */
  async cancel(actor: Actor, id: string): Promise<void> {
    const { db, queue, work } = this.#deps;
    const job = await jobs.find(db, id);
    if (!job) throw new AppError('not-found');
    if (!CANCELLABLE.has(job.kind)) throw new AppError('job-not-cancellable');
    // First the row: a job that starts in between finds it failed and ends.
    await work.cancel(job);
    await queue.cancel(job.kind, id);
    await this.#log(actor, 'job-cancelled', job.ownerId, job.kind);
  }

  async #log(
    actor: Actor,
    action: string,
    targetId: string | null,
    kind: string | null,
  ): Promise<void> {
    await log.append(this.#deps.db, {
      actorId: actor.userId,
      action,
      targetId,
      ...(kind !== null && { details: { kind } }),
    });
  }
}

function asJob(row: jobs.JobRow, state: JobState): AdminJob {
  const { id, kind, owner, since, faults, notBefore, errorCode } = row;
  return {
    id,
    kind,
    owner,
    since,
    faults,
    notBefore,
    reason: errorCode !== null && isErrorCode(errorCode) ? errorMessages[errorCode] : null,
    cancellable: state !== 'failed' && CANCELLABLE.has(kind),
  };
}

const isErrorCode = (code: string): code is ErrorCode => code in errorStatus;
