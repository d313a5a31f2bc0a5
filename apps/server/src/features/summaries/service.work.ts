import type { Database } from '../../platform/database/client.ts';
import type { Logger } from '../../platform/log.ts';
import { type JobContext, PostponedError } from '../../platform/queue/definition.ts';
import { VanishedError, whileItExists } from '../../platform/queue/while-it-exists.ts';
import {
  renderSummary,
  SummarizeError,
  type Summarized,
  type Summarizer,
  type SummaryDocument,
  type SummaryPart,
} from '@notelark/summarizer';
import { renameIn, renamingsBetween } from './speaker-names.ts';
import { requestOf } from './policy.wishes.ts';
import { createProgressWriter } from './progress-writer.ts';
import * as repo from './repo.ts';
import type { SummariesService } from './service.ts';
import { readSource, type Source } from './source.ts';

interface Parts {
  db: Database;
  summarizer: Summarizer;
  service: SummariesService;
  log: Logger;
}

/** How far a summarizer is. */
interface News {
  share: number;
  draft: SummaryDocument | undefined;
  part: SummaryPart | undefined;
}

/** The work of making a summary. */
export class SummarizingWork {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Works until the summary is ready, or has failed for good. Idempotent.
   * @throws {PostponedError} when the engine says when to come back; what may pass, for the queue to try again; the signal's
   * reason.
   */
  async run(summaryId: string, { signal, lastTry }: JobContext): Promise<void> {
    const { db, service } = this.#parts;
    const summary = await repo.findSummary(db, summaryId);
    if (!summary || summary.status === 'ready' || summary.status === 'failed') return;
    const source = await readSource(db, summary);
    if (!source) return;
    const exists = () => repo.summaryExists(db, summaryId);
    try {
      await whileItExists(exists, signal, (wanted) =>
        this.#summarize(summary, source, { signal: wanted, lastTry }),
      );
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof VanishedError) return;
      if (!(error instanceof SummarizeError)) throw error;
      const { retry, retryAfterSeconds } = error;
      if (retryAfterSeconds !== null) throw new PostponedError(retryAfterSeconds, { cause: error });
      if (retry) throw error;
      await service.fail(summaryId, 'summary-failed');
    }
  }

  async #summarize(summary: repo.Summary, source: Source, context: JobContext): Promise<void> {
    const { db, summarizer, service, log } = this.#parts;
    const { id, outputType } = summary;
    const wishes = requestOf(summary);
    await repo.updateSummary(db, id, {
      status: 'summarizing',
      progress: 0,
      part: null,
      waitsUntil: null,
    });
    // Until it is done, the source's language is the best guess.
    const drafted = {
      engine: summarizer.engine,
      fallbackParts: 0,
      language: source.summarizable.language ?? null,
    };
    const toMarkdown = (
      document: SummaryDocument,
      {
        engine,
        fallbackParts,
        language,
      }: Pick<Summarized, 'engine' | 'fallbackParts' | 'language'>,
    ): string =>
      renderSummary(document, {
        places: source.places,
        outputType,
        template: wishes.template,
        language,
        possibleActions: engine.id === 'embedded' || fallbackParts > 0,
      });
    const progress = createProgressWriter(
      (news: News) =>
        repo.updateSummary(db, id, {
          progress: news.share,
          ...(news.part && { part: news.part }),
          ...(news.draft && { draftText: toMarkdown(news.draft, drafted) }),
        }),
      (error) => log.warn({ err: error, summaryId: id }, 'progress was not written'),
    );
    const made = await summarizer.summarize({
      source: source.summarizable,
      outputType,
      ...context,
      ...wishes,
      onProgress: (share, draft, part) => progress.push({ share, draft, part }),
    });
    await progress.settled();
    const text = toMarkdown(made.document, made);
    if (text === '') return await service.fail(id, 'text-empty');
    const turns = source.summarizable.turns.length;
    await db.transaction(async (tx) => {
      // Whoever gives a speaker a name waits for this lock, or we for them.
      if (!(await repo.lockSummary(tx, id))) return;
      const now = await readSource(tx, summary);
      await repo.updateSummary(tx, id, {
        status: 'ready',
        progress: 1,
        part: null,
        summaryText: now === null ? text : withNewNames(text, source, now),
        draftText: null,
        engine: made.engine.id,
        engineLabel: made.engine.label,
        coverage: turns === 0 ? 1 : made.coveredTurns / turns,
        sourceLanguage: made.sourceLanguage,
        fallbackParts: made.fallbackParts,
        fallbackReason: made.fallbackReason,
      });
    });
  }
}

/** With the names that speakers were given while it was written. */
function withNewNames(text: string, before: Source, now: Source): string {
  const names = renamingsBetween(before.summarizable.turns, now.summarizable.turns);
  return names.reduce(renameIn, text);
}
