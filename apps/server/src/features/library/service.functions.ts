import type { Actor } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { NotesService, WantedNotes } from '../summaries/service.notes.ts';
import type { SummariesService } from '../summaries/service.ts';
import type { TranscriptionService } from '../transcription/service.ts';
import * as repo from './repo.ts';

interface Parts {
  db: Database;
  notes: NotesService;
  summaries: SummariesService;
  transcription: TranscriptionService;
}

/** The specification's function calls. The work they start is on its way already; they begin it again where it failed. */
export class FunctionsService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** @throws {AppError} `not-found`, `file-gone`, `audio-quota-exceeded`. */
  async transcribe(actor: Actor, uploadId: string): Promise<void> {
    const { db, transcription } = this.#parts;
    await db.transaction(async (tx) => {
      const upload = await repo.findUpload(tx, uploadId, actor.userId);
      if (!upload) throw new AppError('not-found');
      if (upload.status === 'failed') await transcription.retry(tx, uploadId);
    });
  }

  /** @throws {AppError} `not-found`, `text-quota-exceeded`. */
  async summarize(actor: Actor, summaryId: string): Promise<void> {
    const { db, summaries } = this.#parts;
    await db.transaction(async (tx) => {
      const row = await repo.findOwnedSummary(tx, summaryId, actor.userId);
      if (!row) throw new AppError('not-found');
      if (row.summary.status === 'failed') await summaries.retry(tx, summaryId);
    });
  }

  /** @throws {AppError} `text-empty`, `summary-failed`. */
  async generateNotes(wanted: WantedNotes, signal: AbortSignal): Promise<string> {
    if (wanted.transcript.trim() === '') throw new AppError('text-empty');
    return await this.#parts.notes.generate(wanted, signal);
  }

  /** @throws {AppError} `summary-failed`. */
  async testSummarize(signal: AbortSignal): Promise<{ engine: string; summary: string }> {
    return await this.#parts.notes.test(signal);
  }
}
