import type { VocabularyChange } from '@notelark/api/fixes';
import { PhraseFinder, replaceMatches } from '@notelark/toolkit/phrases';
import type { Actor } from '../../../platform/actor.ts';
import type { Database, Transaction } from '../../../platform/database/client.ts';
import { AppError } from '../../../platform/errors.ts';
import type { VocabularyService } from '../../vocabulary/vocabulary.service.ts';
import type { CorrectionsService } from '../corrections/corrections.service.ts';
import * as repo from '../corrections/fixes.repo.ts';
import { replaceWords } from '../sources/passages.ts';
import type { RestoringService } from '../corrections/restoring.service.ts';
import { accessTo, assertEditable } from '../access/team-access.ts';
import * as transcriptsRepo from '../sources/transcripts.repo.ts';
import type { TranscriptCorrection } from './transcripts.service.ts';

interface Deps {
  db: Database;
  vocabulary: VocabularyService;
  corrections: CorrectionsService;
  restoring: RestoringService;
}

/** What the vocabulary corrects in a transcript before its notes are made (product rule N9); the engine's words are kept. */
export class VocabularyChangesService implements TranscriptCorrection {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Corrects a transcript that is complete but for this. */
  async correct(
    tx: Transaction,
    { userId, uploadId }: { userId: string; uploadId: string },
    language: string | null,
  ): Promise<void> {
    const replacements = await this.#deps.vocabulary.replacementsFor(tx, userId);
    if (replacements.length === 0) return;
    const finder = new PhraseFinder(replacements, language);
    const passages: repo.NewPassage[] = [];
    const texts: transcriptsRepo.SegmentText[] = [];
    const used = new Set<string>();
    for (const segment of await transcriptsRepo.spokenSegmentsOf(tx, uploadId)) {
      const { index, text: textBefore, words: wordsBefore } = segment;
      const matches = finder.find(textBefore);
      if (matches.length === 0) continue;
      for (const { replacement } of matches) used.add(replacements[replacement]?.entryId ?? '');
      const textAfter = replaceMatches(textBefore, matches);
      const words = wordsBefore && replaceWords(wordsBefore, textBefore, matches);
      texts.push({ uploadId, index, text: textAfter, words });
      const changes = matches.map(({ from, to }) => ({ from, to }));
      const passage = { index, textBefore, textAfter, wordsBefore, changes };
      passages.push({ userId, uploadId, version: 1, ...passage });
    }
    await transcriptsRepo.setSegmentTexts(tx, texts);
    await repo.insertPassages(tx, passages);
    await this.#deps.vocabulary.markUsed(tx, used);
  }

  /** @throws {AppError} `not-found` */
  async list(actor: Actor, uploadId: string): Promise<VocabularyChange[]> {
    const { db } = this.#deps;
    const transcript = await transcriptsRepo.findHead(db, uploadId);
    const isReadable =
      transcript && (await accessTo(db, actor, { ...transcript, textInputId: null }));
    if (!isReadable) throw new AppError('not-found');
    const passages = await repo.passagesOf(db, { uploadId });
    const segments = passages.length > 0 ? await transcriptsRepo.segmentsOf(db, uploadId) : [];
    const standing = new Map(segments.map((segment) => [segment.index, segment]));
    return passages.flatMap(({ index, textAfter, changes }) => {
      const segment = standing.get(index);
      if (segment?.text !== textAfter) return [];
      return changes.map((change, at) =>
        Object.assign({ id: `${index}.${at}`, index, start: segment.start }, change),
      );
    });
  }

  /**
   * Restores what the engine wrote, but in passages that were edited since. Idempotent.
   * @throws {AppError} `not-found`
   */
  async undo(actor: Actor, uploadId: string): Promise<{ restored: number; left: number }> {
    const { db, corrections, restoring } = this.#deps;
    const { restored, left, due } = await db.transaction(async (tx) => {
      const transcript = await transcriptsRepo.lockTranscript(tx, uploadId);
      if (!transcript) throw new AppError('not-found');
      await assertEditable(tx, actor, { ...transcript, textInputId: null });
      const passages = await repo.passagesOf(tx, { uploadId });
      const outcome = await restoring.restore(tx, actor, passages);
      await repo.removePassages(tx, { uploadId });
      return outcome;
    });
    await corrections.checkAgain(due);
    return { restored, left };
  }
}
