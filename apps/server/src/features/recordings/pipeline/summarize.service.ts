import type { Database, Transaction } from '../../../platform/database/client.ts';
import type { Logger } from '../../../platform/log.ts';
import { type JobContext, PostponedError } from '../../../platform/queue/definition.ts';
import { RowDeletedError, abortWhenDeleted } from '../../../platform/queue/abort-when-deleted.ts';
import {
  followEdit,
  hasChangedStatements,
  SummarizeError,
  type Summarized,
  type Summarizer,
  type SummaryDocument,
  type SummaryPart,
  type TurnMove,
} from '@notelark/summarizer';
import { renameIn, renameInDocument, renamingsBetween } from '../sources/speaker-names.ts';
import { requestOf } from '../notes/summary-options.policy.ts';
import { makingOf, titleFromNotes, toMarkdown } from '../notes/render.ts';
import * as summariesRepo from '../notes/summaries.repo.ts';
import * as textsRepo from '../sources/texts.repo.ts';
import * as uploadsRepo from '../sources/uploads.repo.ts';
import type { CorrectionsService } from '../corrections/corrections.service.ts';
import type { SummariesService } from '../notes/summaries.service.ts';
import { readSource, type Source } from '../sources/source.ts';
import { turnMoves } from '../notes/turn-moves.ts';

/** Takes over what a person has done to the notes that these are made from. */
interface HandWork {
  /** Null: nothing. */
  carryOver(
    tx: Transaction,
    summary: summariesRepo.Summary,
    made: { document: SummaryDocument; language: string | null },
    source: Source,
  ): Promise<{ document: SummaryDocument; carried: summariesRepo.Summary['carried'] } | null>;
}

interface Deps {
  db: Database;
  summarizer: Summarizer;
  service: SummariesService;
  corrections: CorrectionsService;
  handWork: HandWork;
  log: Logger;
}

/** How far a summarizer is. */
interface News {
  share: number;
  draft: SummaryDocument | undefined;
  part: SummaryPart | undefined;
}

/** The work of making a summary. */
export class SummarizeService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Works until the summary is ready, or has failed for good. Idempotent.
   * @throws {PostponedError} when the engine says when to come back; what may pass, for the queue to try again; the signal's
   * reason.
   */
  async run(summaryId: string, { signal, lastTry }: JobContext): Promise<void> {
    const { db, service } = this.#deps;
    const summary = await summariesRepo.findSummary(db, summaryId);
    if (!summary || summary.status === 'ready' || summary.status === 'failed') return;
    const source = await readSource(db, summary);
    if (!source) return;
    const isWanted = () => summariesRepo.isSummaryWanted(db, summaryId);
    try {
      await abortWhenDeleted(isWanted, signal, (wanted) =>
        this.#summarize(summary, source, { signal: wanted, lastTry }),
      );
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof RowDeletedError) return;
      if (!(error instanceof SummarizeError)) throw error;
      const { retry, retryAfterSeconds } = error;
      if (retryAfterSeconds !== null) throw new PostponedError(retryAfterSeconds, { cause: error });
      if (retry) throw error;
      await service.fail(summaryId, 'summary-failed');
    }
  }

  async #summarize(
    summary: summariesRepo.Summary,
    source: Source,
    context: JobContext,
  ): Promise<void> {
    const { db, summarizer, service, corrections, handWork, log } = this.#deps;
    const { id, outputType } = summary;
    const summaryOptions = requestOf(summary);
    await summariesRepo.updateSummary(db, id, {
      status: 'summarizing',
      progress: 0,
      part: null,
      waitsUntil: null,
    });
    // Until it is done, the source's language is the best guess.
    const drafted = {
      engineId: summarizer.engine.id,
      fallbackParts: 0,
      language: source.summarizable.language ?? null,
    };
    const progress = createProgressWriter(
      (news: News) =>
        summariesRepo.updateSummary(db, id, {
          progress: news.share,
          ...(news.part && { part: news.part }),
          ...(news.draft && { draftText: toMarkdown(summary, news.draft, source, drafted) }),
        }),
      (error) => log.warn({ err: error, summaryId: id }, 'progress was not written'),
    );
    const made = await summarizer.summarize({
      source: source.summarizable,
      outputType,
      ...context,
      ...summaryOptions,
      onProgress: (share, draft, part) => progress.push({ share, draft, part }),
    });
    await progress.settled();
    const text = toMarkdown(summary, made.document, source, makingOf(made));
    if (text === '') return await service.fail(id, 'text-empty');
    const turns = source.summarizable.turns.length;
    const isDue = await db.transaction(async (tx) => {
      // Renaming a speaker and editing the source wait for this lock, or we for them.
      const present = await summariesRepo.lockSummary(tx, id);
      // Deleted, or cancelled.
      if (!present || present.status === 'failed') return false;
      const now = await readSource(tx, summary);
      const written = { summaryText: text, document: made.document, stale: false };
      if (now) Object.assign(written, followed(summary, { ...made, text }, source, now));
      const { language } = made;
      const { document } = written;
      const kept = await handWork.carryOver(tx, present, { document, language }, now ?? source);
      if (kept)
        Object.assign(written, kept, {
          summaryText: toMarkdown(summary, kept.document, now ?? source, makingOf(made)),
        });
      await summariesRepo.updateSummary(tx, id, {
        ...written,
        status: 'ready',
        progress: 1,
        part: null,
        draftText: null,
        documentLanguage: made.language,
        engine: made.engine.id,
        engineLabel: made.engine.label,
        coverage: turns === 0 ? 1 : made.coveredTurns / turns,
        sourceLanguage: made.sourceLanguage,
        fallbackParts: made.fallbackParts,
        fallbackReason: made.fallbackReason,
      });
      await proposeTitle(tx, summary, written.document, language);
      await service.made(tx, { ...present, ...written, documentLanguage: language });
      return hasChangedStatements(written.document);
    });
    if (isDue) await corrections.checkAgain([id]);
  }
}

/** What happened to the source while the notes were written, in the notes: new names of speakers, and edits of its words. */
function followed(
  summary: summariesRepo.Summary,
  made: Summarized & { text: string },
  before: Source,
  now: Source,
): { summaryText: string; document: SummaryDocument; stale: boolean } {
  const moves = turnMoves(before, now);
  let { text: summaryText, document } = made;
  for (const renaming of renamingsBetween(before.summarizable.turns, speakersNow(moves, now))) {
    document = renameInDocument(document, summaryText, renaming);
    summaryText = renameIn(summaryText, renaming);
  }
  if (!moves) return { summaryText, document, stale: false };
  document = followEdit(document, moves);
  return {
    summaryText: toMarkdown(summary, document, now, makingOf(made)),
    document,
    stale: true,
  };
}

/** Who speaks each turn of the source before an edit now. */
const speakersNow = (moves: TurnMove[] | null, { summarizable: { turns } }: Source) =>
  moves === null ? turns : moves.map(({ now: [turn = -1] }) => turns[turn] ?? {});

/** Titles what a summary is made of, unless it has a title. */
async function proposeTitle(
  tx: Transaction,
  { uploadId, textInputId }: summariesRepo.Summary,
  document: SummaryDocument,
  language: string | null,
): Promise<void> {
  const text = textInputId === null ? null : await textsRepo.findText(tx, textInputId);
  const title = titleFromNotes(document, language, text?.origin ?? 'upload');
  if (title === '') return;
  if (uploadId !== null) await uploadsRepo.proposeUploadTitle(tx, uploadId, title);
  if (text) await textsRepo.proposeTextTitle(tx, text.id, title);
}

/** Between two writes of progress, in milliseconds, at least: a page asks no more often either. */
const WRITE_PAUSE_MS = 1_000;

interface ProgressWriter<P> {
  /** Takes the latest news. It is written unless the last write was a moment ago, or is still under way. */
  push(progress: P): void;
  /** Settles once nothing is being written. */
  settled(): Promise<void>;
}

/**
 * Writes progress as often as it is worth reading. What is left out is news that newer news replaces; a write that fails
 * is reported and changes nothing for the work.
 */
function createProgressWriter<P>(
  write: (progress: P) => Promise<void>,
  onError: (error: unknown) => void,
): ProgressWriter<P> {
  let writing: Promise<void> | null = null;
  let lastAt = -Infinity;
  return {
    push(progress): void {
      const now = performance.now();
      if (writing || now - lastAt < WRITE_PAUSE_MS) return;
      lastAt = now;
      writing = write(progress)
        .catch(onError)
        .finally(() => {
          writing = null;
        });
    },
    async settled(): Promise<void> {
      await writing;
    },
  };
}
