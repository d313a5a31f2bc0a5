import type { CarriedCounts } from '@notelark/api/carried';
import type { SummaryDocument } from '@notelark/summarizer';
import type { Actor } from '../../../platform/actor.ts';
import type { Database, Transaction } from '../../../platform/database/client.ts';
import { AppError } from '../../../platform/errors.ts';
import { carryOver } from './carry-over.ts';
import { type HandWork, handWorkOf } from './hand-work.ts';
import { readSource, type Source } from '../sources/source.ts';
import { documentOf, toMarkdown } from './render.ts';
import type { SummariesService } from './summaries.service.ts';
import * as summariesRepo from './summaries.repo.ts';
import { accessTo, assertEditable } from '../access/team-access.ts';

interface Deps {
  db: Database;
  summaries: SummariesService;
}

/** What a person has done to notes, when these are made again (product rule N13). */
export class HandWorkService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws {AppError} `not-found` */
  async preview(actor: Actor, id: string): Promise<CarriedCounts> {
    const { db } = this.#deps;
    const summary = await summariesRepo.findSummary(db, id);
    if (!summary || !(await accessTo(db, actor, summary))) throw new AppError('not-found');
    const source = summary.status === 'ready' ? await readSource(db, summary) : null;
    const { touched, lines }: HandWork = source
      ? handWorkOf(summary, documentOf(summary), source)
      : { touched: [], lines: [] };
    const count = (what: string) => touched.filter(({ how }) => how.do === what).length;
    return {
      kept: count('keep'),
      corrected: count('correct'),
      dropped: count('drop'),
      finished: count('finish'),
      lines: lines.length,
    };
  }

  /**
   * New notes with what was done to those that they are made from. Null: nothing. The earlier ones are not locked: a speaker's
   * renaming locks all notes of a recording, in any order.
   */
  async carryOver(
    tx: Transaction,
    summary: summariesRepo.Summary,
    made: { document: SummaryDocument; language: string | null },
    source: Source,
  ): Promise<{ document: SummaryDocument; carried: summariesRepo.Summary['carried'] } | null> {
    const from = summary.madeFrom && (await summariesRepo.findSummary(tx, summary.madeFrom));
    if (!from || from.status !== 'ready') return null;
    const work = handWorkOf(from, documentOf(from), source);
    if (work.touched.length === 0 && work.lines.length === 0) return null;
    const { document, counts } = carryOver(made.document, work, {
      languages: { before: from.documentLanguage, now: made.language },
      isReplacement: from.outputType === summary.outputType,
    });
    const isNothing = Object.values(counts).every((count) => count === 0);
    const { version } = summary;
    const carried = isNothing ? null : { applied: true, counts, version, other: made.document };
    return { document, carried };
  }

  /**
   * Exchanges notes for those without, or with, what was carried over.
   * @throws {AppError} `not-found`, `not-ready`, `edited-elsewhere`
   */
  async apply(
    actor: Actor,
    id: string,
    { version, applied }: { version: number; applied: boolean },
  ): Promise<{ version: number }> {
    const { db, summaries } = this.#deps;
    return await db.transaction(async (tx) => {
      const summary = await summariesRepo.lockSummary(tx, id);
      if (!summary) throw new AppError('not-found');
      await assertEditable(tx, actor, summary);
      const { carried } = summary;
      const document = documentOf(summary);
      // Whether nothing was carried over or a person has rewritten it all, it can't be exchanged.
      if (!carried || !document) throw new AppError('edited-elsewhere');
      const source = summary.status === 'ready' ? await readSource(tx, summary) : null;
      if (!source) throw new AppError('not-ready');
      if (carried.applied === applied) return { version: summary.version };
      const isAsMade = carried.version === summary.version && !summary.stale;
      if (!isAsMade || summary.version !== version) throw new AppError('edited-elsewhere');
      const other = carried.other as SummaryDocument;
      const { engine, fallbackParts, documentLanguage: language } = summary;
      const making = { engineId: engine ?? '', fallbackParts, language };
      const summaryText = toMarkdown(summary, other, source, making);
      const next = { version: version + 1 };
      await summariesRepo.updateSummary(tx, id, {
        document: other,
        summaryText,
        ...next,
        carried: { ...carried, ...next, applied, other: document },
      });
      await summaries.changed(tx, summary, { document: other, summaryText, ...next });
      return next;
    });
  }
}
