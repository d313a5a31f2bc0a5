import type { SummaryDocument } from '@notelark/summarizer';
import type { Actor } from '../../../platform/actor.ts';
import type { Database } from '../../../platform/database/client.ts';
import { AppError } from '../../../platform/errors.ts';
import { readSource, type Source, type SourceKey } from '../sources/source.ts';
import { documentOf } from '../notes/render.ts';
import * as resultsRepo from '../notes/results.repo.ts';
import { titleOf } from './results.service.ts';
import { accessTo } from '../access/team-access.ts';

/** Notes, and what they rest on. */
export interface Material extends SourceKey {
  title: string;
  /** Null: the notes were written by hand. */
  document: SummaryDocument | null;
  language: string | null;
  source: Source;
}

/** What other features make something of. */
export class MaterialService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Of which recording or text a result is. @throws {AppError} `not-found` */
  async sourceOf(actor: Actor, id: string): Promise<SourceKey> {
    const { uploadId, textInputId } = (await this.#read(actor, id)).summary;
    return { uploadId, textInputId };
  }

  /** Of the actor's own, or of what the team shares. @throws {AppError} `not-found`, `not-ready` */
  async of(actor: Actor, id: string): Promise<Material> {
    const rows = await this.#read(actor, id);
    const { summary } = rows;
    const source = summary.status === 'ready' ? await readSource(this.#db, summary) : null;
    if (!source) throw new AppError('not-ready');
    return {
      uploadId: summary.uploadId,
      textInputId: summary.textInputId,
      title: titleOf(rows),
      document: documentOf(summary),
      language: summary.documentLanguage,
      source,
    };
  }

  /** The newest result of each source that the actor may read, by the source's id. */
  async pagesOf(actor: Actor, sources: readonly SourceKey[]): Promise<Map<string, string>> {
    const uploadIds = [...new Set(sources.flatMap(({ uploadId }) => uploadId ?? []))];
    const textInputIds = [...new Set(sources.flatMap(({ textInputId }) => textInputId ?? []))];
    const results = [
      ...(await resultsRepo.summariesOfSources(this.#db, { uploadIds })),
      ...(await resultsRepo.summariesOfSources(this.#db, { textInputIds })),
    ];
    const pages = new Map<string, string>();
    const refused = new Set<string>();
    for (const { id, userId, uploadId, textInputId } of results) {
      const source = uploadId ?? textInputId ?? '';
      if (pages.has(source) || refused.has(source)) continue;
      const access = await accessTo(this.#db, actor, { userId, uploadId, textInputId });
      if (access === null) refused.add(source);
      else pages.set(source, id);
    }
    return pages;
  }

  async #read(actor: Actor, id: string): Promise<resultsRepo.ResultRows> {
    const rows = await resultsRepo.findResult(this.#db, id);
    if (!rows || !(await accessTo(this.#db, actor, rows.summary))) throw new AppError('not-found');
    return rows;
  }
}
