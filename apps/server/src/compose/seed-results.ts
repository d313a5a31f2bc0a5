import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { joinSegments } from '@notelark/speech';
import type { Product } from '../app.ts';
import { projectFolder } from '../config.ts';
import {
  DEFAULT_OPTIONS,
  toOptionColumns,
} from '../features/recordings/notes/summary-options.policy.ts';
import * as resultsRepo from '../features/recordings/notes/results.repo.ts';
import * as summariesRepo from '../features/recordings/notes/summaries.repo.ts';
import * as transcriptsRepo from '../features/recordings/sources/transcripts.repo.ts';
import * as uploadsRepo from '../features/recordings/sources/uploads.repo.ts';
import type { Actor } from '../platform/actor.ts';

const SAMPLES = path.join(projectFolder, 'packages/summarizer/evaluation-data/development');
/** Longest wait for the notes of all samples, in milliseconds. */
const PATIENCE_MS = 300_000;

export interface Sample {
  kind: 'speech' | 'text';
  language: string;
  title: string;
  turns: { speaker?: string; text: string; start?: number; end?: number }[];
}

/** The samples of the summarizer's evaluation. */
export const readSamples = (): Sample[] =>
  globSync('*.json', { cwd: SAMPLES })
    .toSorted()
    .map((name) => JSON.parse(readFileSync(path.join(SAMPLES, name), 'utf8')) as Sample);

/** @param at where it stands among the samples: decides about notes or a summary, and how texts come */
export async function store(
  product: Product,
  actor: Actor,
  sample: Sample,
  at: number,
): Promise<void> {
  const outputType = at % 3 === 0 ? 'summary' : 'notes';
  const text = sample.turns
    .map(({ speaker, text: said }) => (speaker ? `${speaker}: ${said}` : said))
    .join('\n');
  if (sample.kind === 'speech') await storeRecording(product, actor, sample, outputType);
  else if (at % 4 === 1)
    await product.context.db.transaction((tx) =>
      product.recordings.texts.createFromLive(tx, actor, {
        text,
        outputType,
      }),
    );
  else await product.recordings.texts.create(actor, { text, outputType });
}

/** A recording as the recognizer leaves it; its file was not kept. */
async function storeRecording(
  { context, usage, recordings }: Product,
  { userId }: Actor,
  { title, language, turns }: Sample,
  outputType: 'summary' | 'notes',
): Promise<void> {
  const { db, clock } = context;
  const createdAt = clock.now();
  const uploadId = randomUUID();
  const segments = turns.map(({ text, speaker = null, start = 0, end = 0 }) => ({
    text,
    speaker,
    start,
    end,
  }));
  const durationSeconds = segments.at(-1)?.end ?? 0;
  await db.transaction(async (tx) => {
    const amount = Math.ceil(durationSeconds);
    const source = { userId, kind: 'audio', sourceId: uploadId, amount } as const;
    const reservation = await usage.usage.reserve(tx, source);
    await usage.usage.settle(tx, source);
    await uploadsRepo.insertUpload(tx, reservation, {
      filename: `${title.replace(/\.m4a$/, '')}.m4a`,
      sizeBytes: amount * 16_000,
      transferId: randomUUID(),
      durationSeconds,
      status: 'transcribed',
      progress: 1,
      createdAt,
    });
    const upload = { id: uploadId, userId };
    await transcriptsRepo.openTranscript(tx, upload, {
      id: 'sample',
      label: 'Sample',
      draft: false,
    });
    await transcriptsRepo.appendSegments(
      tx,
      uploadId,
      { from: 0, until: durationSeconds, clip: null },
      segments,
    );
    const text = joinSegments(segments);
    await transcriptsRepo.updateTranscript(tx, uploadId, { text, language, complete: true });
    const summary = { id: randomUUID(), outputType, status: 'waiting', createdAt } as const;
    const values = { ...summary, ...toOptionColumns(DEFAULT_OPTIONS) };
    await summariesRepo.insertSummary(tx, userId, { uploadId }, values);
    await recordings.summaries.transcriptReady(tx, { userId, uploadId });
  });
}

/** Waits until every result of an account is written. */
export async function untilMade({ context: { db } }: Product, { userId }: Actor): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const rows = await resultsRepo.recentSummaries(db, userId, 100);
    if (rows.every(({ summary }) => summary.status === 'ready' || summary.status === 'failed'))
      return;
    if (Date.now() > end) throw new Error('the notes of the samples were not ready in time');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** A recording that could not be read: the administrator sees it among the failed jobs. */
export async function storeBrokenRecording(
  { context, usage }: Product,
  { userId }: Actor,
  filename: string,
): Promise<void> {
  const createdAt = context.clock.now();
  const uploadId = randomUUID();
  const failed = { status: 'failed', errorCode: 'broken-file' } as const;
  await context.db.transaction(async (tx) => {
    const source = { userId, kind: 'audio', sourceId: uploadId, amount: 300 } as const;
    const reservation = await usage.usage.reserve(tx, source);
    await usage.usage.release(tx, source);
    const file = { filename, sizeBytes: 4_800_000, transferId: randomUUID(), progress: 0 };
    await uploadsRepo.insertUpload(tx, reservation, { ...file, ...failed, createdAt });
    const summary = { id: randomUUID(), outputType: 'notes', createdAt, ...failed } as const;
    const values = { ...summary, ...toOptionColumns(DEFAULT_OPTIONS) };
    await summariesRepo.insertSummary(tx, userId, { uploadId }, values);
  });
}
