import { createHash } from 'node:crypto';
import type { ErrorCode } from '@notelark/api/errors';
import type { ImportPreview } from '@notelark/api/imports';
import type { OutputType } from '@notelark/api/output-types';
import { formatLabels } from '@notelark/api/sentences/transcript-formats';
import type { SummaryOptions } from '@notelark/api/summary-options';
import { joinSegments } from '@notelark/speech';
import {
  type ReadFault,
  ReadError,
  readTranscriptFiles,
  type ReadTranscript,
} from '@notelark/transcript-formats';
import type { Actor } from '../../../platform/actor.ts';
import type { Database } from '../../../platform/database/client.ts';
import { AppError } from '../../../platform/errors.ts';
import { createLimiter } from '@notelark/toolkit/limiter';
import type { RateLimiter } from '../../../platform/rate-limit/rate-limiter.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { SummariesService } from '../notes/summaries.service.ts';
import * as transcriptsRepo from '../sources/transcripts.repo.ts';
import * as uploadsRepo from '../sources/uploads.repo.ts';

/** Each is a process with a processor of its own. Owners take turns. */
const READ_AT_ONCE = 2;
const SHOWN_LINES = 6;
const SHOWN_CHARACTERS = 200;

/** As they are sent: the content in base64. */
type SentFiles = readonly { name: string; content: string }[];

export interface ImportOrder {
  files: SentFiles;
  title?: string | undefined;
  outputType: OutputType;
  summaryOptions?: SummaryOptions | undefined;
}

interface Deps {
  db: Database;
  clock: Clock;
  limiter: RateLimiter;
  summaries: SummariesService;
}

/** Transcripts that were made elsewhere: read, shown, and saved as if they had been recognized here. */
export class ImportsService {
  readonly #deps: Deps;
  readonly #inTurn = createLimiter(READ_AT_ONCE);

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** What would be imported. @throws {AppError} `import-…`, `rate-limited` */
  async preview(actor: Actor, files: SentFiles, address: string): Promise<ImportPreview> {
    const { transcript, filename } = await this.#read(actor, files, address);
    const { format, segments, timed, problems, problemCount } = transcript;
    return {
      format,
      title: transcript.title ?? filename,
      lines: segments.length,
      speakers: [...new Set(segments.flatMap(({ speaker }) => speaker ?? []))],
      seconds: timed ? endOf(transcript) : null,
      beginning: segments.slice(0, SHOWN_LINES).map(({ start, speaker, text }) => ({
        start: timed ? start : null,
        speaker,
        text: text.slice(0, SHOWN_CHARACTERS),
      })),
      problems,
      problemCount,
    };
  }

  /**
   * Saves a transcript and begins its summary, which takes one of the month's text summaries.
   * @throws {AppError} `import-…`, `text-quota-exceeded`, `rate-limited`
   */
  async create(
    actor: Actor,
    order: ImportOrder,
    address: string,
  ): Promise<{ uploadId: string; summaryId: string }> {
    const { db, summaries, clock } = this.#deps;
    const { userId } = actor;
    const { transcript, filename, bytes, sha256 } = await this.#read(actor, order.files, address);
    const { format, segments, timed, language } = transcript;
    return await db.transaction(async (tx) => {
      const { id: uploadId } = await uploadsRepo.insertImported(tx, userId, {
        filename,
        title: order.title || transcript.title,
        importedAs: format,
        durationSeconds: timed ? endOf(transcript) : null,
        sizeBytes: bytes,
        received: {
          bytes,
          sha256,
          lines: { read: segments.length, unread: transcript.problemCount },
        },
        createdAt: clock.now(),
      });
      const engine = { engine: 'import', engineLabel: formatLabels[format], draft: false };
      await transcriptsRepo.insertTranscript(
        tx,
        { uploadId, userId, ...engine, language, timed, text: joinSegments(segments) },
        segments,
      );
      const owned = { userId, uploadId };
      const { outputType, summaryOptions } = order;
      const summaryId = await summaries.startOfImported(tx, owned, outputType, summaryOptions);
      return { uploadId, summaryId };
    });
  }

  async #read({ userId, email }: Actor, sent: SentFiles, address: string) {
    await this.#deps.limiter.count('import', { address, account: email });
    const files = sent.map(({ name, content }) => ({
      name,
      bytes: Buffer.from(content, 'base64'),
    }));
    const transcript = await this.#inTurn(() => readOrRefuse(files), userId);
    const filename = baseOf(sent[0]?.name ?? '');
    return {
      transcript,
      filename,
      bytes: files.reduce((sum, file) => sum + file.bytes.length, 0),
      sha256: files
        .reduce((hash, file) => hash.update(file.bytes), createHash('sha256'))
        .digest('hex'),
    };
  }
}

const baseOf = (name: string): string => name.split(/[/\\]/).at(-1) || name;

const endOf = ({ segments }: ReadTranscript): number =>
  segments.reduce((last, { end }) => Math.max(last, end), 0);

const REFUSALS: Record<ReadFault, ErrorCode> = {
  unsupported: 'import-unsupported',
  damaged: 'import-damaged',
  locked: 'import-locked',
  'no-text': 'import-no-text',
  empty: 'import-empty',
  'too-long': 'import-too-long',
  several: 'import-several',
};

async function readOrRefuse(
  files: readonly { name: string; bytes: Uint8Array }[],
): Promise<ReadTranscript> {
  try {
    return await readTranscriptFiles(files);
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    throw new AppError(REFUSALS[error.fault], { cause: error, detail: error.message });
  }
}
