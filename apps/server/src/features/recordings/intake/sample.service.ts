import { randomBytes, randomUUID } from 'node:crypto';
import type { Actor } from '../../../platform/actor.ts';
import type { Database, Transaction } from '../../../platform/database/client.ts';
import { AppError } from '../../../platform/errors.ts';
import type { RateLimiter } from '../../../platform/rate-limit/rate-limiter.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { FileStore } from '../../../ports/file-store.ts';
import { receivedText } from '../sources/received-text.ts';
import * as resultsRepo from '../notes/results.repo.ts';
import { sampleConversation } from './sample-conversation.ts';
import type { SummariesService } from '../notes/summaries.service.ts';
import * as summariesRepo from '../notes/summaries.repo.ts';
import { DEFAULT_OPTIONS, toOptionColumns } from '../notes/summary-options.policy.ts';
import { withFirstWords } from '../sources/first-words.ts';
import * as textsRepo from '../sources/texts.repo.ts';
import type { TranscriptionService } from '../pipeline/transcripts.service.ts';
import * as uploadsRepo from '../sources/uploads.repo.ts';

const TITLE = 'Sample: planning an open day';

/** The recording that comes with the product. */
export interface SampleRecording {
  filename: string;
  /** Primary tag of the language that is spoken. */
  language: string;
  bytes: () => Promise<number>;
  /** Writes it to this local path. */
  copyTo: (path: string) => Promise<void>;
}

interface Deps {
  db: Database;
  clock: Clock;
  limiter: RateLimiter;
  summaries: SummariesService;
  transcription: TranscriptionService;
  store: FileStore;
  recording: SampleRecording;
  /** Whether this installation transcribes the language of the recording. */
  understands: (language: string) => boolean;
}

/**
 * A sample for those who have nothing of their own yet: a recording, or a text where no engine could transcribe it. Transcript
 * and notes are made by this installation's engines, like any others; it uses no quota and counts in no figure.
 */
export class SampleService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** The notes of the account's sample, which is made now unless it is there. @throws {AppError} `rate-limited`, `not-found` where it is deleted at the same moment */
  async open(actor: Actor, address: string): Promise<{ summaryId: string }> {
    const { limiter, understands, recording } = this.#deps;
    await limiter.count('sample', { address, account: actor.email });
    const made = await this.#made(actor);
    if (made) return { summaryId: made };
    return {
      summaryId: understands(recording.language)
        ? await this.#record(actor)
        : await this.#write(actor),
    };
  }

  /** The newest notes of the sample that the account has; null where it has none. */
  async #made({ userId }: Actor): Promise<string | null> {
    const { db } = this.#deps;
    const recording = await uploadsRepo.findSample(db, userId);
    const text = recording ? null : await textsRepo.findSample(db, userId);
    const source = recording
      ? { uploadIds: [recording.id] }
      : { textInputIds: text ? [text.id] : [] };
    const [newest] = await resultsRepo.summariesOfSources(db, source);
    return newest?.id ?? null;
  }

  /** The file is there before its row, and goes again where the row was made by another request meanwhile. */
  async #record(actor: Actor): Promise<string> {
    const { db, store, recording } = this.#deps;
    const fileKey = randomBytes(16).toString('hex');
    await store.put(fileKey, recording.copyTo);
    const summaryId = await db.transaction((tx) => this.#insert(tx, actor, fileKey));
    if (summaryId) return summaryId;
    await store.delete(fileKey);
    return (await this.#made(actor)) ?? this.#gone();
  }

  /** The upload, its notes to be and its job. @returns null where the account has the sample already */
  async #insert(tx: Transaction, { userId }: Actor, fileKey: string): Promise<string | null> {
    const { clock, transcription, recording } = this.#deps;
    const [uploadId, summaryId, createdAt] = [randomUUID(), randomUUID(), clock.now()];
    const [filename, sizeBytes] = [recording.filename, await recording.bytes()];
    const upload = { id: uploadId, userId, filename, title: TITLE, sizeBytes, fileKey, createdAt };
    if (!(await uploadsRepo.insertSample(tx, upload))) return null;
    const notes = { id: summaryId, outputType: 'notes', status: 'waiting', createdAt } as const;
    const values = { ...notes, ...toOptionColumns(DEFAULT_OPTIONS) };
    await summariesRepo.insertSummary(tx, userId, { uploadId }, values);
    await transcription.enqueue(tx, { userId, uploadId });
    return summaryId;
  }

  async #write(actor: Actor): Promise<string> {
    const { db, clock, summaries } = this.#deps;
    const received = receivedText(sampleConversation);
    const text = withFirstWords({
      rawText: sampleConversation,
      title: TITLE,
      received,
      createdAt: clock.now(),
    });
    const summaryId = await db.transaction(async (tx) => {
      const sample = await textsRepo.insertSample(tx, actor.userId, text);
      return sample && (await summaries.startOfText(tx, sample, 'notes'));
    });
    return summaryId ?? (await this.#made(actor)) ?? this.#gone();
  }

  #gone(): never {
    throw new AppError('not-found');
  }
}
