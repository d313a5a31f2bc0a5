import {
  followEdit,
  hasChangedStatements,
  mapTexts,
  recheckInProcess,
  type SummaryDocument,
  type TurnMove,
} from '@notelark/summarizer';
import type { Database, Transaction } from '../../../platform/database/client.ts';
import { createLimiter } from '@notelark/toolkit/limiter';
import type { Logger } from '../../../platform/log.ts';
import { documentOf, toMarkdown } from '../notes/render.ts';
import * as summariesRepo from '../notes/summaries.repo.ts';
import { readSource, type Source } from '../sources/source.ts';
import { turnMoves } from '../notes/turn-moves.ts';

interface Deps {
  db: Database;
  log: Logger;
}

/** What a text of generated notes is to be after an edit of their source. */
export type Reword = (text: string, summaryId: string) => string;

/** Words of a source that were replaced. */
export interface FollowedEdit {
  before: Source;
  now: Source;
  reword?: Reword | undefined;
  /** `reword` replaces the same words as the edit: what was verified stays so. */
  keepsVerified?: boolean;
}

/** What became of the notes of edited recordings. */
export interface Followed {
  /** To pass to `checkAgain` once the transaction has been committed. */
  due: string[];
  /** Notes that were up to date before. */
  madeStale: string[];
}

/** Notes that change under a check are checked once more, up to so many times. */
const ATTEMPTS = 5;

/** Keeps notes truthful after their transcript or text was edited. */
export class CorrectionsService {
  readonly #deps: Deps;
  /** A check takes a processor for up to seconds. */
  readonly #oneByOne = createLimiter(1);

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Runs `write`, which edits a source. Where that changes its words, all notes made from it are stale; in generated ones
   * citations follow their passages, and statements that cite a changed passage are unverified until they are checked.
   * @returns the summaries to pass to {@link checkAgain} once the transaction has been committed.
   */
  async follow(
    tx: Transaction,
    sourceId: summariesRepo.SourceId,
    write: () => Promise<void>,
  ): Promise<string[]> {
    const before = await readSource(tx, sourceId);
    await write();
    const now = await readSource(tx, sourceId);
    const moves = before && now && turnMoves(before, now);
    if (!moves) return [];
    const due: string[] = [];
    // Notes that are still being made compare their source with the edited one when they are ready.
    for (const summary of await summariesRepo.lockReady(tx, sourceId)) {
      const { id, isDue, ...values } = followed(summary, moves, { now });
      await summariesRepo.updateSummary(tx, id, { ...values, stale: true });
      if (isDue) due.push(id);
    }
    return due;
  }

  /**
   * As {@link follow}, for recordings of which the words of some segments were replaced.
   * @param edits by the id of the upload; with `reword`, the texts of generated notes change along with them
   */
  async followMany(tx: Transaction, edits: ReadonlyMap<string, FollowedEdit>): Promise<Followed> {
    const outcome: Followed = { due: [], madeStale: [] };
    const notes: summariesRepo.FollowedNotes[] = [];
    for (const summary of await summariesRepo.lockReadyOfMany(tx, [...edits.keys()])) {
      const edit = edits.get(summary.uploadId ?? '');
      const moves = edit && turnMoves(edit.before, edit.now);
      if (!moves) continue;
      if (!summary.stale) outcome.madeStale.push(summary.id);
      const { isDue, ...values } = followed(summary, moves, edit);
      notes.push(values);
      if (isDue) outcome.due.push(summary.id);
    }
    await summariesRepo.setFollowed(tx, notes);
    return outcome;
  }

  /** Writes generated notes anew, whose source has other times and the same words: their citations name the times. */
  async showTimes(tx: Transaction, sourceId: summariesRepo.SourceId): Promise<void> {
    const source = await readSource(tx, sourceId);
    if (!source) return;
    for (const summary of await summariesRepo.lockReady(tx, sourceId)) {
      const document = documentOf(summary);
      if (document)
        await summariesRepo.updateSummary(tx, summary.id, rendered(summary, document, source));
    }
  }

  /**
   * Checks statements whose passages were edited, and marks those that no longer hold. A failure is logged, not thrown: the
   * edit is saved, and the notes are marked as stale already.
   */
  async checkAgain(summaryIds: readonly string[]): Promise<void> {
    for (const id of summaryIds)
      try {
        await this.#oneByOne(() => this.#checkUntilCurrent(id));
      } catch (error) {
        this.#deps.log.error({ err: error, summaryId: id }, 'notes were not checked again');
      }
  }

  async #checkUntilCurrent(id: string): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) if (await this.#check(id)) return;
    throw new Error(`the summary changed during ${ATTEMPTS} checks`);
  }

  /** @returns false where the notes or their source changed in the meantime. */
  async #check(id: string): Promise<boolean> {
    const { db } = this.#deps;
    const summary = await summariesRepo.findSummary(db, id);
    const made = summary && documentOf(summary);
    if (!made || !hasChangedStatements(made)) return true;
    const source = await readSource(db, summary);
    if (!source) return true;
    const document = await recheckInProcess({
      document: made,
      source: source.summarizable,
      languages: { source: summary.sourceLanguage, written: summary.documentLanguage },
    });
    return await db.transaction(async (tx) => {
      const now = await summariesRepo.lockSummary(tx, id);
      if (!now) return true;
      if (now.revision !== summary.revision) return false;
      const next = rendered(now, document, source);
      // A check is no edit: what was carried over can still be taken back.
      const { carried, version } = now;
      const isAsMade = carried?.version === version;
      await summariesRepo.updateSummary(tx, id, {
        document,
        ...next,
        ...(isAsMade && { carried: { ...carried, version: next.version ?? version } }),
      });
      return true;
    });
  }
}

/** What becomes of notes, and whether any of their statements has to be checked. */
function followed(
  summary: summariesRepo.Summary,
  moves: readonly TurnMove[],
  { now, reword, keepsVerified }: Omit<FollowedEdit, 'before'>,
): summariesRepo.FollowedNotes & { isDue: boolean } {
  const { id } = summary;
  const made = documentOf(summary);
  if (!made) {
    const written = summary.editedFrom as SummaryDocument | null;
    return { id, isDue: false, ...(written && { editedFrom: followEdit(written, moves) }) };
  }
  const moved = followEdit(made, moves, keepsVerified);
  const document = reword ? mapTexts(moved, (text) => reword(text, id)) : moved;
  return {
    id,
    document,
    ...rendered(summary, document, now),
    isDue: hasChangedStatements(document),
  };
}

/** The new Markdown and version: an editor that is open elsewhere must not overwrite the marks. Empty where it is the same. */
function rendered(summary: summariesRepo.Summary, document: SummaryDocument, source: Source) {
  const { engine, fallbackParts, documentLanguage: language, version } = summary;
  const making = { engineId: engine ?? '', fallbackParts, language };
  const summaryText = toMarkdown(summary, document, source, making);
  return summaryText === summary.summaryText ? {} : { summaryText, version: version + 1 };
}
