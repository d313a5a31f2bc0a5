import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@notelark/contracts/errors';
import { oppositeOutputType, type OutputType } from '@notelark/contracts/output-types';
import type { Actor } from '../../platform/actor.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { Logger } from '../../platform/log.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';
import type { Clock } from '../../ports/clock.ts';
import type { UsageService } from '../usage/service.ts';
import { summarizeJob } from './job.ts';
import * as repo from './repo.ts';

export type { Summary } from './repo.ts';

interface Parts {
  db: Database;
  queue: JobQueue;
  clock: Clock;
  usage: UsageService;
  log: Logger;
}

/** What is known of a summary: when it begins, ends, fails, and is edited. The work itself is `SummarizingWork`'s. */
export class SummariesService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Begins a summary of a text. A typed one takes one of the month's text summaries; a live one has been paid with its
   * minutes (decision Q7).
   * @throws {AppError} `text-quota-exceeded`.
   */
  async startOfText(
    tx: Transaction,
    text: { id: string; userId: string; origin: 'typed' | 'live' },
    outputType: OutputType,
  ): Promise<string> {
    const id = randomUUID();
    const createdAt = this.#parts.clock.now();
    const { userId } = text;
    if (text.origin === 'live') {
      const values = { id, outputType, status: 'queued', createdAt } as const;
      await repo.insertSummary(tx, userId, { textInputId: text.id }, values);
    } else {
      const reservation = await this.#reserveText(tx, userId, id);
      const values = { textInputId: text.id, outputType, createdAt };
      await repo.insertTextSummary(tx, reservation, values);
    }
    await this.#enqueue(tx, userId, id);
    return id;
  }

  /** A transcript is complete: the summaries that waited for it begin. */
  async transcriptReady(
    tx: Transaction,
    { userId, uploadId }: { userId: string; uploadId: string },
  ): Promise<void> {
    for (const id of await repo.releaseWaiting(tx, uploadId)) await this.#enqueue(tx, userId, id);
  }

  /**
   * The opposite type of the same source: the newest one that there is, else a new one.
   * @returns its id.
   * @throws {AppError} `not-found`, `text-quota-exceeded`.
   */
  async switchType(actor: Actor, id: string): Promise<string> {
    return await this.#parts.db.transaction(async (tx) => {
      const summary = await repo.findSummary(tx, id, actor.userId);
      if (!summary) throw new AppError('not-found');
      const wanted = oppositeOutputType(summary.outputType);
      return summary.uploadId
        ? await this.#ofUpload(tx, summary.userId, summary.uploadId, wanted)
        : await this.#ofText(tx, summary.textInputId ?? '', wanted);
    });
  }

  /**
   * Saves an edited summary.
   * @returns the new version.
   * @throws {AppError} `not-found`, `not-ready`, `edited-elsewhere`.
   */
  async edit(actor: Actor, id: string, edit: { text: string; version: number }): Promise<number> {
    return await this.#parts.db.transaction(async (tx) => {
      const summary = await repo.lockSummary(tx, id, actor.userId);
      if (!summary) throw new AppError('not-found');
      if (summary.status !== 'ready') throw new AppError('not-ready');
      if (summary.version !== edit.version) throw new AppError('edited-elsewhere');
      const version = summary.version + 1;
      await repo.updateSummary(tx, id, { summaryText: edit.text, version });
      return version;
    });
  }

  /** Begins a failed summary again. @throws {AppError} `nothing-to-retry`, `text-quota-exceeded`. */
  async retry(tx: Transaction, id: string): Promise<void> {
    const summary = await repo.lockSummary(tx, id);
    if (summary?.status !== 'failed') throw new AppError('nothing-to-retry');
    const text = summary.textInputId ? await repo.findText(tx, summary.textInputId) : null;
    if (text?.origin === 'typed') await this.#reserveText(tx, summary.userId, id);
    const anew = { status: 'queued', progress: 0, errorCode: null, draftText: null } as const;
    await repo.updateSummary(tx, id, anew);
    await this.#enqueue(tx, summary.userId, id);
  }

  /** Ends the work for good; what it took of the quota is given back. */
  async fail(id: string, errorCode: ErrorCode): Promise<void> {
    const { db, usage, log } = this.#parts;
    await db.transaction(async (tx) => {
      const summary = await repo.lockSummary(tx, id);
      if (!summary || summary.status === 'failed' || summary.status === 'ready') return;
      await usage.giveBack(tx, { userId: summary.userId, kind: 'text', sourceId: id });
      await repo.updateSummary(tx, id, { status: 'failed', errorCode });
    });
    log.info({ summaryId: id, errorCode }, 'summary failed');
  }

  async #ofUpload(
    tx: Transaction,
    userId: string,
    uploadId: string,
    outputType: OutputType,
  ): Promise<string> {
    const upload = await repo.lockUpload(tx, uploadId);
    if (!upload) throw new AppError('not-found');
    const present = await repo.newestOfType(tx, { uploadId }, outputType);
    if (present) return present.id;
    const id = randomUUID();
    const isReady = upload.status === 'transcribed';
    const status = isReady ? 'queued' : 'waiting';
    const createdAt = this.#parts.clock.now();
    await repo.insertSummary(tx, userId, { uploadId }, { id, outputType, status, createdAt });
    if (isReady) await this.#enqueue(tx, userId, id);
    return id;
  }

  async #ofText(tx: Transaction, textInputId: string, outputType: OutputType): Promise<string> {
    const text = await repo.lockText(tx, textInputId);
    if (!text) throw new AppError('not-found');
    const present = await repo.newestOfType(tx, { textInputId }, outputType);
    return present?.id ?? (await this.startOfText(tx, text, outputType));
  }

  #reserveText(tx: Transaction, userId: string, summaryId: string) {
    const claim = { userId, kind: 'text', amount: 1, sourceId: summaryId } as const;
    return this.#parts.usage.reserve(tx, claim);
  }

  async #enqueue(tx: Transaction, ownerId: string, summaryId: string): Promise<void> {
    await this.#parts.queue.enqueue(tx, summarizeJob, { summaryId }, { ownerId });
  }
}
