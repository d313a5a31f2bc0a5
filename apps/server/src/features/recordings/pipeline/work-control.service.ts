import type { Database } from '../../../platform/database/client.ts';
import { summarize } from '../jobs/summarize.job.ts';
import { transcribe } from '../jobs/transcribe.job.ts';
import type { SummariesService } from '../notes/summaries.service.ts';
import * as summariesRepo from '../notes/summaries.repo.ts';
import type { TranscriptionService } from './transcripts.service.ts';
import * as uploadsRepo from '../sources/uploads.repo.ts';

interface Deps {
  db: Database;
  transcription: TranscriptionService;
  summaries: SummariesService;
}

/** A job of the queue, or what is left of one. */
export interface JobRef {
  /** The name of its kind. */
  kind: string;
  payload: unknown;
}

/** Retries and cancels users' work for administrators, through the same steps as its owner's Retry. */
export class WorkControlService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Begins failed work again.
   * @param id of an upload or a summary
   * @returns its owner; null where nothing that failed has this id
   * @throws {AppError} `file-gone`, `too-many-retries`, `audio-quota-exceeded`, `text-quota-exceeded`
   */
  async retry(id: string): Promise<string | null> {
    const { db, transcription, summaries } = this.#deps;
    return await db.transaction(async (tx) => {
      const upload = await uploadsRepo.lockUpload(tx, id);
      if (upload?.status === 'failed') {
        await transcription.retry(tx, id);
        return upload.userId;
      }
      const summary = await summariesRepo.lockSummary(tx, id);
      if (summary?.status !== 'failed') return null;
      await summaries.retry(tx, id);
      return summary.userId;
    });
  }

  /** Ends the work of a job as failed, and releases what it reserved. @returns false where the job is no such work */
  async cancel({ kind, payload }: JobRef): Promise<boolean> {
    const { db, transcription, summaries } = this.#deps;
    if (kind === transcribe.name) {
      const upload = await uploadsRepo.findUpload(db, transcribe.payload.parse(payload).uploadId);
      if (upload) await transcription.fail(upload, 'work-cancelled');
      return true;
    }
    if (kind !== summarize.name) return false;
    await summaries.fail(summarize.payload.parse(payload).summaryId, 'work-cancelled');
    return true;
  }
}
