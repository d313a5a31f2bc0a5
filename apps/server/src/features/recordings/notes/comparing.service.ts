import type { NotesChanges } from '@notelark/api/changes';
import type { Actor } from '../../../platform/actor.ts';
import type { Database } from '../../../platform/database/client.ts';
import { AppError } from '../../../platform/errors.ts';
import { accessTo } from '../access/team-access.ts';
import { quotationsOf } from '../sources/quotations.ts';
import { readSource, type Source } from '../sources/source.ts';
import { compareNotes, type ReadItem } from './compare-notes.ts';
import { isTranslated } from './matching.ts';
import * as summariesRepo from './summaries.repo.ts';

/** What is different between two sets of notes of one source. */
export class ComparingService {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * @param since the earlier notes
   * @throws {AppError} `not-found` also where they are of another source, `not-ready`
   */
  async compare(actor: Actor, id: string, since: string): Promise<NotesChanges> {
    const now = await this.#readable(actor, id);
    const before = await this.#readable(actor, since);
    const isOfOneSource =
      now.uploadId === before.uploadId && now.textInputId === before.textInputId;
    if (!isOfOneSource) throw new AppError('not-found');
    const source = await readSource(this.#db, now);
    if (!source || now.status !== 'ready' || before.status !== 'ready')
      throw new AppError('not-ready');
    const languages = { before: before.documentLanguage, now: now.documentLanguage };
    const answer = { since: before.createdAt.toISOString(), changes: [], same: 0 };
    if (now.outputType !== before.outputType || isTranslated(languages))
      return { ...answer, comparable: false };
    const [then, present] = [before.summaryText ?? '', now.summaryText ?? ''];
    const { changes, same } = compareNotes(then, present, { source, languages });
    const told = changes.map((change) => ({
      before: change.before && readable(change.before, source),
      now: change.now && readable(change.now, source),
    }));
    return { ...answer, comparable: true, changes: told, same };
  }

  async #readable(actor: Actor, id: string): Promise<summariesRepo.Summary> {
    const summary = await summariesRepo.findSummary(this.#db, id);
    if (!summary || !(await accessTo(this.#db, actor, summary))) throw new AppError('not-found');
    return summary;
  }
}

const readable = ({ section, text, done, refs }: ReadItem, source: Source) => ({
  section,
  text,
  done,
  quotations: quotationsOf(refs, source),
});
