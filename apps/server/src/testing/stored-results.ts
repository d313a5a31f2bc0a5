import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@notelark/api/errors';
import type { OutputType } from '@notelark/api/output-types';
import { joinSegments } from '@notelark/speech';
import type { SummaryDocument } from '@notelark/summarizer';
import * as transcriptsRepo from '../features/recordings/sources/transcripts.repo.ts';
import type { Database } from '../platform/database/client.ts';
import { summaries, uploads } from '../platform/database/schema/index.ts';

export interface StoredRecording {
  filename?: string;
  outputType?: OutputType;
  summaryText?: string;
  /** What `summaryText` is rendered from; absent: notes that a person has written. */
  document?: SummaryDocument;
  /** Why there is no summary: the code of its failure. */
  failure?: ErrorCode;
  createdAt?: Date;
  segments: readonly transcriptsRepo.NewSegment[];
}

/** Rows of one statement, well under the protocol's 65,535 values. */
const BATCH = 2_000;

/** A recording whose work is over, put straight into the tables: for what comes after the work. */
export async function storeRecording(
  db: Database,
  userId: string,
  recording: StoredRecording,
): Promise<{ uploadId: string; summaryId: string }> {
  const { filename = 'Lecture 1.mp3', outputType = 'notes', summaryText, segments } = recording;
  const { createdAt = new Date(), failure, document } = recording;
  const [uploadId, summaryId] = [randomUUID(), randomUUID()];
  await db.transaction(async (tx) => {
    await tx.insert(uploads).values({
      id: uploadId,
      userId,
      filename,
      sizeBytes: 1,
      transferId: randomUUID(),
      durationSeconds: segments.at(-1)?.end ?? 0,
      status: 'transcribed',
      progress: 1,
      createdAt,
    });
    const engine = { id: 'stored', label: 'Stored', draft: false };
    await transcriptsRepo.openTranscript(tx, { id: uploadId, userId }, engine);
    for (let from = 0, saved = 0; from < segments.length; from += BATCH) {
      const batch = segments.slice(from, from + BATCH);
      const until = batch.at(-1)?.end ?? saved;
      await transcriptsRepo.appendSegments(tx, uploadId, { from: saved, until, clip: null }, batch);
      saved = until;
    }
    const text = joinSegments(segments);
    await transcriptsRepo.updateTranscript(tx, uploadId, { text, language: 'en', complete: true });
    await tx.insert(summaries).values({
      id: summaryId,
      userId,
      uploadId,
      outputType,
      createdAt,
      ...(document && { document, documentLanguage: 'en' }),
      ...(failure === undefined ? written(summaryText) : { status: 'failed', errorCode: failure }),
    });
  });
  return { uploadId, summaryId };
}

const written = (summaryText = '# Notes\n\n- First point [00:00](#s0)\n') =>
  ({
    status: 'ready',
    progress: 1,
    summaryText,
    engine: 'stored',
    engineLabel: 'Stored',
    coverage: 1,
  }) as const;

/** So many segments of talk, each with its number in it, one every two seconds or so. */
export const talk = (count: number): transcriptsRepo.NewSegment[] =>
  Array.from({ length: count }, (_, at) => ({
    start: at * 2.16,
    end: at * 2.16 + 2,
    text: `Segment number ${at} says what ${SUBJECTS[at % SUBJECTS.length]} ${VERBS[at % VERBS.length]} and why it matters.`,
  }));

const SUBJECTS = ['the committee', 'our supplier', 'a reader', 'the new office', 'this survey'];
const VERBS = [
  'explained',
  'delayed for a week',
  'changed',
  'asked about',
  'left open',
  'found',
  'replaced',
];
