import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { joinSegments } from '@notelark/speech';
import { compose, type Product } from '../app.ts';
import { type Config, projectFolder } from '../config.ts';
import { accountsRepo } from '../features/accounts/accounts.repo.ts';
import { hashPassword } from '../features/accounts/password.ts';
import { DEFAULT_OPTIONS, toOptionColumns } from '../features/recordings/summary-options.policy.ts';
import * as resultsRepo from '../features/recordings/results.repo.ts';
import * as summariesRepo from '../features/recordings/summaries.repo.ts';
import * as transcriptsRepo from '../features/recordings/transcripts.repo.ts';
import * as uploadsRepo from '../features/recordings/uploads.repo.ts';
import type { Actor } from '../platform/actor.ts';
import { systemClock } from '../platform/clock.ts';
import { createLog } from '../platform/log.ts';
import type { Clock } from '../ports/clock.ts';

/** Who may sign in to the seeded installation. */
export const SEEDED = { email: 'demo@notelark.example', password: 'Notelark demo 2026' } as const;

const SAMPLES = path.join(projectFolder, 'packages/summarizer/evaluation-data/development');
const DAY_MS = 24 * 60 * 60 * 1000;
/** Longest wait for the notes of all samples, in milliseconds. */
const PATIENCE_MS = 300_000;

interface Sample {
  kind: 'speech' | 'text';
  language: string;
  title: string;
  turns: { speaker?: string; text: string; start?: number; end?: number }[];
}

/** Stands at a moment of the past month while what happened then is stored. */
class SeedClock implements Clock {
  #at: Date | null = null;

  now(): Date {
    return this.#at === null ? systemClock.now() : new Date(this.#at);
  }

  /** @param daysAgo null: the present */
  set(daysAgo: number | null): void {
    this.#at = daysAgo === null ? null : new Date(Date.now() - daysAgo * DAY_MS);
  }
}

/**
 * An account with a month of recordings, texts and live transcripts, made from the samples of the summarizer's evaluation. The
 * notes are written by the installation's own engine. Idempotent.
 * @returns how many results were made; 0: the account was there
 */
export async function seed(databaseUrl: string, config: Config): Promise<number> {
  const clock = new SeedClock();
  const product = await compose({
    config,
    log: createLog('warn'),
    databaseUrl,
    publicUrl: new URL(config.publicUrl ?? 'http://localhost'),
    clock,
  });
  try {
    const actor = await createAccount(product);
    if (!actor) return 0;
    const samples = globSync('*.json', { cwd: SAMPLES })
      .toSorted()
      .map((name) => JSON.parse(readFileSync(path.join(SAMPLES, name), 'utf8')) as Sample);
    for (const [at, sample] of samples.entries()) {
      // From four weeks ago to an hour ago.
      clock.set(28 * (1 - at / (samples.length - 1)) + 0.04);
      await store(product, actor, sample, at);
    }
    clock.set(null);
    await product.startWorker();
    await untilMade(product, actor);
    return samples.length;
  } finally {
    await product.stop();
  }
}

/** @returns null where the account is there already */
async function createAccount({ context, accounts }: Product): Promise<Actor | null> {
  const { db, clock } = context;
  const passwordHash = await hashPassword(SEEDED.password);
  const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const user = await accountsRepo.create(db, { email: SEEDED.email, passwordHash, timeZone });
  if (!user) return null;
  await accountsRepo.update(db, user.id, { emailVerified: true, updatedAt: clock.now() });
  await accountsRepo.grant(
    db,
    user.id,
    { plan: 'business', until: null, limits: null },
    clock.now(),
  );
  await accountsRepo.setAdministrator(db, user.id, true);
  const found = await accounts.sessions.find(await accounts.sessions.start(db, user.id));
  if (!found) throw new Error('the session of the seeded account was not found');
  return found.actor;
}

async function store(product: Product, actor: Actor, sample: Sample, at: number): Promise<void> {
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
      { from: 0, until: durationSeconds },
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

async function untilMade({ context: { db } }: Product, { userId }: Actor): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const rows = await resultsRepo.recentSummaries(db, userId, 100);
    if (rows.every(({ summary }) => summary.status === 'ready' || summary.status === 'failed'))
      return;
    if (Date.now() > end) throw new Error('the notes of the samples were not ready in time');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
