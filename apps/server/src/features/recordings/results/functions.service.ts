import type { Actor } from '../../../platform/actor.ts';
import type { Database } from '../../../platform/database/client.ts';
import { AppError } from '../../../platform/errors.ts';
import type { RateLimiter } from '../../../platform/rate-limit/rate-limiter.ts';
import type { NotesService } from '../notes/notes.service.ts';
import type { SummariesService } from '../notes/summaries.service.ts';
import type { TranscriptionService } from '../pipeline/transcripts.service.ts';
import * as resultsRepo from '../notes/results.repo.ts';
import * as uploadsRepo from '../sources/uploads.repo.ts';

interface Deps {
  db: Database;
  limiter: RateLimiter;
  notes: NotesService;
  summaries: SummariesService;
  transcription: TranscriptionService;
}

/** The specification's function calls. The work they start is on its way already; they begin it again where it failed. */
export class FunctionsService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws {AppError} `not-found`, `file-gone`, `audio-quota-exceeded`. */
  async transcribe(actor: Actor, uploadId: string): Promise<void> {
    const { db, transcription } = this.#deps;
    await db.transaction(async (tx) => {
      const upload = await uploadsRepo.findOwnedUpload(tx, uploadId, actor.userId);
      if (!upload) throw new AppError('not-found');
      if (upload.status === 'failed') await transcription.retry(tx, uploadId);
    });
  }

  /** @throws {AppError} `not-found`, `text-quota-exceeded`. */
  async summarize(actor: Actor, summaryId: string): Promise<void> {
    const { db, summaries } = this.#deps;
    await db.transaction(async (tx) => {
      const row = await resultsRepo.findOwnedSummary(tx, summaryId, actor.userId);
      if (!row) throw new AppError('not-found');
      if (row.summary.status === 'failed') await summaries.retry(tx, summaryId);
    });
  }

  /** @throws {AppError} `summary-failed`, `rate-limited`. */
  async testSummarize(
    { email }: Actor,
    address: string,
    signal: AbortSignal,
  ): Promise<{ engine: string; summary: string }> {
    await this.#deps.limiter.count('generate-notes', { address, account: email });
    return await this.#deps.notes.test(signal);
  }
}
