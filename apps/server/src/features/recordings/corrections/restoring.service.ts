import type { Actor } from '../../../platform/actor.ts';
import type { Transaction } from '../../../platform/database/client.ts';
import type { CorrectionsService, Reword } from './corrections.service.ts';
import type { FixedNotes, FixedPassage as PassageRow } from './fixes.repo.ts';
import type { RewritingService, TranscriptEdit } from './rewriting.service.ts';
import * as summariesRepo from '../notes/summaries.repo.ts';
import { mayEdit } from '../access/team-access.ts';
import { withFirstWords } from '../sources/first-words.ts';
import * as textsRepo from '../sources/texts.repo.ts';
import * as transcriptsRepo from '../sources/transcripts.repo.ts';

/** Recordings that are read and written at a time. */
const BATCH = 50;

/** A passage whose words were replaced. */
export type FixedPassage = Pick<
  PassageRow,
  'uploadId' | 'textInputId' | 'index' | 'textBefore' | 'textAfter' | 'wordsBefore' | 'version'
>;

interface Deps {
  corrections: CorrectionsService;
  rewriting: RewritingService;
}

export interface Restored {
  restored: number;
  /** Passages that were edited since, or may no longer be edited. */
  left: number;
  /** Notes to check once the transaction has been committed. */
  due: string[];
}

/** What a fix has done besides the passages. */
export interface FixedAround {
  /** Notes that were up to date before: they are again where their recording is as it was. */
  madeStale: readonly string[];
  /** Texts of notes that were corrected along. */
  notes: readonly FixedNotes[];
}

const NOTHING: FixedAround = { madeStale: [], notes: [] };

/** Gives the texts of notes that are as the fix has left them their former words. */
function restoreTexts(notes: readonly FixedNotes[]): Reword {
  const formerly = new Map(
    notes.map(({ summaryId, texts }) => [
      summaryId,
      new Map(texts.map(({ before, after }) => [after, before])),
    ]),
  );
  return (text, summaryId) => formerly.get(summaryId)?.get(text) ?? text;
}

/** Gives corrected passages their former words. */
export class RestoringService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async restore(
    tx: Transaction,
    actor: Actor,
    passages: readonly FixedPassage[],
    { madeStale, notes }: FixedAround = NOTHING,
  ): Promise<Restored> {
    const outcome: Restored = { restored: 0, left: 0, due: [] };
    const ofUploads = Map.groupBy(
      passages.filter(({ uploadId }) => uploadId !== null),
      ({ uploadId }) => uploadId ?? '',
    );
    const reword = restoreTexts(notes);
    const uploadIds = [...ofUploads.keys()].toSorted();
    for (let from = 0; from < uploadIds.length; from += BATCH) {
      const batch = uploadIds.slice(from, from + BATCH);
      await this.#restoreUploads(tx, actor, batch, { ofUploads, madeStale, outcome, reword });
    }
    const ofTexts = Map.groupBy(
      passages.filter(({ textInputId }) => textInputId !== null),
      ({ textInputId }) => textInputId ?? '',
    );
    for (const id of [...ofTexts.keys()].toSorted())
      await this.#restoreText(tx, actor, id, {
        passages: ofTexts.get(id) ?? [],
        madeStale,
        outcome,
      });
    outcome.left = passages.length - outcome.restored;
    return outcome;
  }

  async #restoreUploads(
    tx: Transaction,
    actor: Actor,
    uploadIds: readonly string[],
    { ofUploads, madeStale, outcome, reword }: Restoration,
  ): Promise<void> {
    const edits: TranscriptEdit[] = [];
    /** Recordings that are again as they were, to the last word. */
    const asBefore: string[] = [];
    const transcripts = await transcriptsRepo.lockTranscripts(tx, uploadIds);
    const all = await transcriptsRepo.segmentsOfMany(tx, uploadIds);
    for (const locked of transcripts) {
      const { transcript } = locked;
      const { uploadId } = transcript;
      if (!(await mayEdit(tx, actor, { ...transcript, textInputId: null }))) continue;
      const passages = ofUploads.get(uploadId) ?? [];
      const segments = all.get(uploadId) ?? [];
      const standing = new Map(segments.map(({ index, text }) => [index, text]));
      const restorable = passages.filter(
        ({ index, textAfter }) => standing.get(index) === textAfter,
      );
      if (restorable.length === 0) continue;
      const texts = new Map(
        restorable.map(({ index, textBefore, wordsBefore }) => [
          index,
          { text: textBefore, words: wordsBefore },
        ]),
      );
      edits.push({ locked, segments, texts, reword });
      outcome.restored += restorable.length;
      if (passages.every(({ version }) => version === transcript.version)) asBefore.push(uploadId);
    }
    if (edits.length === 0) return;
    const { due } = await this.#deps.rewriting.rewrite(tx, edits);
    outcome.due.push(...due);
    await this.#areCurrent(tx, await summariesRepo.lockReadyOfMany(tx, asBefore), madeStale);
  }

  async #restoreText(
    tx: Transaction,
    actor: Actor,
    id: string,
    {
      passages,
      madeStale,
      outcome,
    }: Pick<Restoration, 'madeStale' | 'outcome'> & { passages: readonly FixedPassage[] },
  ): Promise<void> {
    const text = await textsRepo.lockText(tx, id);
    if (!text || !(await mayEdit(tx, actor, { ...text, uploadId: null, textInputId: id }))) return;
    const lines = text.rawText.split('\n');
    const restorable = passages.filter(({ index, textAfter }) => lines[index] === textAfter);
    if (restorable.length === 0) return;
    for (const { index, textBefore } of restorable) lines[index] = textBefore;
    const next = { rawText: lines.join('\n'), lines: text.lines, version: text.version + 1 };
    const due = await this.#deps.corrections.follow(tx, { textInputId: id }, () =>
      textsRepo.updateText(tx, id, text.userId, withFirstWords(next)),
    );
    outcome.due.push(...due);
    outcome.restored += restorable.length;
    if (passages.some(({ version }) => version !== text.version)) return;
    await this.#areCurrent(tx, await summariesRepo.lockReady(tx, { textInputId: id }), madeStale);
  }

  /** Notes of a recording that is as it was are as current as they were. */
  async #areCurrent(
    tx: Transaction,
    notes: readonly summariesRepo.Summary[],
    madeStale: readonly string[],
  ): Promise<void> {
    const wereCurrent = new Set(madeStale);
    const current = notes.filter(({ id }) => wereCurrent.has(id)).map(({ id }) => id);
    await summariesRepo.setStale(tx, current, false);
  }
}

interface Restoration {
  ofUploads: ReadonlyMap<string, readonly FixedPassage[]>;
  madeStale: readonly string[];
  outcome: Restored;
  reword: Reword;
}
