import type { Fix, FixPlace, FixSource } from '@notelark/api/fixes';
import { paragraphsOf } from '@notelark/api/text-pieces';
import { MAX_FIX_PLACES, UNDO_DAYS } from '@notelark/api/vocabulary-limits';
import { type PhraseMatch, PhraseFinder, replaceMatches } from '@notelark/toolkit/phrases';
import type { Actor } from '../../../platform/actor.ts';
import type { Database, Transaction } from '../../../platform/database/client.ts';
import { AppError } from '../../../platform/errors.ts';
import { createLimiter } from '@notelark/toolkit/limiter';
import type { JobQueue } from '../../../platform/queue/queue.ts';
import type { Clock } from '../../../ports/clock.ts';
import { checkNotes } from '../jobs/check-notes.job.ts';
import { indexSearch } from '../jobs/index-search.job.ts';
import type { CorrectionsService, Reword } from './corrections.service.ts';
import * as repo from './fixes.repo.ts';
import { around, replaceWords } from '../sources/passages.ts';
import { firstWords, withFirstWords } from '../sources/first-words.ts';
import type { RestoringService } from './restoring.service.ts';
import type { RewritingService, TranscriptEdit } from './rewriting.service.ts';
import * as summariesRepo from '../notes/summaries.repo.ts';
import { mayEdit } from '../access/team-access.ts';
import * as textsRepo from '../sources/texts.repo.ts';
import * as transcriptsRepo from '../sources/transcripts.repo.ts';

const DAY_MS = 86_400_000;
/** Recordings that are read and written at a time. */
const BATCH = 50;
/** Recordings that are searched at a time, and searches at once: each takes a connection. */
const SEARCHED = 250;
const SEARCHES = 2;
/** Notes that one job checks. */
const NOTES_PER_JOB = 50;

interface Deps {
  db: Database;
  clock: Clock;
  queue: JobQueue;
  corrections: CorrectionsService;
  rewriting: RewritingService;
  restoring: RestoringService;
}

export interface Correction {
  from: readonly string[];
  to: string;
}

/** A recording of a preview that is to be corrected. */
interface Wanted {
  kind: 'upload' | 'text';
  id: string;
  version: number;
  /** Ids of places. */
  places: readonly string[];
}

/** What a fix has done so far. */
interface Tally {
  passages: repo.NewPassage[];
  places: number;
  recordings: number;
  due: string[];
  madeStale: string[];
  /** Texts of notes, by the id of the notes. */
  notes: Map<string, repo.FixedNotes['texts']>;
}

/** Corrections of the same words in all recordings at once (product rule N10). */
export class FixesService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Every place that a fix would change, as far as there is room. */
  async preview(
    { userId }: Actor,
    correction: Correction,
  ): Promise<{ recordings: FixSource[]; more: boolean }> {
    const { db } = this.#deps;
    const finders = findersOf(correction);
    const patterns = repo.patternsOf(correction.from);
    const found = await repo.candidates(db, userId, patterns, MAX_FIX_PLACES);
    const limiter = createLimiter(SEARCHES);
    const batches = Array.from({ length: Math.ceil(found.length / SEARCHED) }, (_, at) =>
      found.slice(at * SEARCHED, (at + 1) * SEARCHED),
    );
    const places = await Promise.all(
      batches.map((batch) => limiter(() => this.#placesOf(batch, patterns, finders))),
    );
    const placesOf = new Map(places.flatMap((inBatch) => Array.from(inBatch)));
    const recordings: FixSource[] = [];
    let room = MAX_FIX_PLACES;
    for (const candidate of found) {
      const inIt = placesOf.get(candidate.id) ?? [];
      if (inIt.length === 0) continue;
      if (inIt.length > room) return { recordings, more: true };
      room -= inIt.length;
      recordings.push(asSource(candidate, inIt));
    }
    return { recordings, more: found.length === MAX_FIX_PLACES };
  }

  async #placesOf(
    candidates: readonly repo.Candidate[],
    patterns: readonly string[],
    finders: (language: string | null) => PhraseFinder,
  ): Promise<Map<string, FixPlace[]>> {
    const { db } = this.#deps;
    const places = new Map<string, FixPlace[]>(candidates.map(({ id }) => [id, []]));
    const languages = new Map(candidates.map(({ id, language }) => [id, language]));
    const uploadIds = candidates.flatMap(({ kind, id }) => (kind === 'upload' ? [id] : []));
    for (const passage of await repo.candidateSegments(db, uploadIds, patterns)) {
      const finder = finders(languages.get(passage.uploadId) ?? null);
      places.get(passage.uploadId)?.push(...placesIn(passage, finder));
    }
    for (const { kind, id } of candidates) {
      const text = kind === 'text' ? await textsRepo.findText(db, id) : null;
      if (text)
        places.get(id)?.push(...linesOf(text).flatMap((line) => placesIn(line, finders(null))));
    }
    return places;
  }

  /**
   * Corrects the recordings of a preview in one transaction. What has changed since the preview is left out.
   * @throws {AppError} `fix-outdated` where nothing is left to correct
   */
  async apply(
    actor: Actor,
    { from, to, recordings }: Correction & { recordings: readonly Wanted[] },
  ): Promise<{ fix: Fix; skipped: number }> {
    const { db, clock } = this.#deps;
    const finders = findersOf({ from, to });
    return await db.transaction(async (tx) => {
      const { userId } = actor;
      const { id } = await repo.insertFix(tx, {
        userId,
        wrong: [...from],
        right: to,
        createdAt: clock.now(),
      });
      const tally: Tally = {
        passages: [],
        places: 0,
        recordings: 0,
        due: [],
        madeStale: [],
        notes: new Map(),
      };
      const sorted = recordings.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      const uploads = sorted.filter(({ kind }) => kind === 'upload');
      for (let at = 0; at < uploads.length; at += BATCH)
        await this.#fixUploads(
          tx,
          actor,
          { fixId: id, finders, tally },
          uploads.slice(at, at + BATCH),
        );
      for (const text of sorted.filter(({ kind }) => kind === 'text'))
        await this.#fixText(tx, actor, { fixId: id, finders, tally }, text);
      if (tally.places === 0) throw new AppError('fix-outdated');
      await repo.insertPassages(tx, tally.passages);
      const notes = Array.from(tally.notes, ([summaryId, texts]) => ({ summaryId, texts }));
      await repo.insertNotes(tx, id, notes);
      const { places, recordings: corrected, madeStale } = tally;
      const fix = await repo.updateFix(tx, id, { places, recordings: corrected, madeStale });
      if (!fix) throw new Error('the fix is gone');
      await this.#followLater(tx, userId, tally.due);
      return { fix: asFix(fix), skipped: recordings.length - corrected };
    });
  }

  async #fixUploads(
    tx: Transaction,
    actor: Actor,
    { fixId, finders, tally }: Work,
    wanted: readonly Wanted[],
  ): Promise<void> {
    const byId = new Map(wanted.map((one) => [one.id, one]));
    const locked = await transcriptsRepo.lockTranscripts(tx, [...byId.keys()]);
    const current: transcriptsRepo.LockedTranscript[] = [];
    for (const one of locked) {
      const { transcript } = one;
      if (transcript.version !== byId.get(transcript.uploadId)?.version) continue;
      if (await mayEdit(tx, actor, { ...transcript, textInputId: null })) current.push(one);
    }
    const segments = await transcriptsRepo.segmentsOfMany(
      tx,
      current.map(({ transcript }) => transcript.uploadId),
    );
    const found = current.map((one) => {
      const { uploadId, language } = one.transcript;
      const all = segments.get(uploadId) ?? [];
      const places = byId.get(uploadId)?.places ?? [];
      return { locked: one, segments: all, matches: matchesIn(all, finders(language), places) };
    });
    const edits = await withWords(tx, found);
    if (edits.length === 0) return;
    const reworded = edits.map((edit) => {
      const finder = finders(edit.locked.transcript.language);
      if (leavesAny(edit, finder)) return edit;
      return Object.assign(edit, { reword: rewordBy(finder, tally.notes), keepsVerified: true });
    });
    const { due, madeStale } = await this.#deps.rewriting.rewrite(tx, reworded);
    tally.due.push(...due);
    tally.madeStale.push(...madeStale);
    tally.recordings += edits.length;
    for (const {
      locked: { transcript },
      texts,
      matches,
      words,
      segments: all,
    } of edits)
      for (const { index, text } of all) {
        const changes = matches.get(index);
        if (!changes) continue;
        tally.places += changes.length;
        tally.passages.push({
          fixId,
          userId: transcript.userId,
          uploadId: transcript.uploadId,
          version: transcript.version + 1,
          index,
          textBefore: text,
          textAfter: texts.get(index)?.text ?? text,
          wordsBefore: words.get(index) ?? null,
          changes: changes.map(asChange),
        });
      }
  }

  async #fixText(
    tx: Transaction,
    actor: Actor,
    { fixId, finders, tally }: Work,
    { id, version, places }: Wanted,
  ): Promise<void> {
    const text = await textsRepo.lockText(tx, id);
    if (text?.origin !== 'live' || text.version !== version) return;
    if (!(await mayEdit(tx, actor, { ...text, uploadId: null, textInputId: id }))) return;
    const lines = text.rawText.split('\n');
    const passages = lines.map((line, index) => ({ index, text: line }));
    const matches = matchesIn(passages, finders(null), places);
    if (matches.size === 0) return;
    const now = lines.map((line, index) => replaceMatches(line, matches.get(index) ?? []));
    const next = { rawText: now.join('\n'), lines: text.lines, version: version + 1 };
    const notes = await summariesRepo.lockReady(tx, { textInputId: id });
    tally.madeStale.push(...notes.filter(({ stale }) => !stale).map((one) => one.id));
    const due = await this.#deps.corrections.follow(tx, { textInputId: id }, () =>
      textsRepo.updateText(tx, id, text.userId, withFirstWords(next)),
    );
    tally.due.push(...due);
    tally.recordings += 1;
    for (const [index, changes] of matches) {
      tally.places += changes.length;
      tally.passages.push({
        fixId,
        userId: text.userId,
        textInputId: id,
        version: version + 1,
        index,
        textBefore: lines[index] ?? '',
        textAfter: now[index] ?? '',
        changes: changes.map(asChange),
      });
    }
  }

  async list({ userId }: Actor): Promise<Fix[]> {
    return (await repo.fixesOf(this.#deps.db, userId, this.#undoableSince())).map(asFix);
  }

  /**
   * Restores what a fix has changed. Passages that were edited since, or may no longer be edited, stay. Idempotent.
   * @throws {AppError} `not-found`, also after 30 days
   */
  async undo(actor: Actor, id: string): Promise<{ restored: number; left: number }> {
    const { db, clock, restoring } = this.#deps;
    return await db.transaction(async (tx) => {
      const fix = await repo.lockFix(tx, id, actor.userId);
      if (!fix || fix.createdAt <= this.#undoableSince()) throw new AppError('not-found');
      if (fix.undoneAt !== null) return { restored: 0, left: fix.left };
      const passages = await repo.passagesOf(tx, { fixId: id });
      const { restored, left, due } = await restoring.restore(tx, actor, passages, {
        madeStale: fix.madeStale,
        notes: await repo.notesOf(tx, id),
      });
      await repo.updateFix(tx, id, { undoneAt: clock.now(), left, madeStale: [] });
      await repo.removePassages(tx, { fixId: id });
      await repo.removeNotes(tx, id);
      await this.#followLater(tx, actor.userId, due);
      return { restored, left };
    });
  }

  sweep(): Promise<void> {
    return repo.removeFixesUntil(this.#deps.db, this.#undoableSince());
  }

  #undoableSince(): Date {
    return new Date(this.#deps.clock.now().getTime() - UNDO_DAYS * DAY_MS);
  }

  /** Once the transaction is committed, search finds the new words, and the notes are checked: each takes up to seconds. */
  async #followLater(tx: Transaction, ownerId: string, due: readonly string[]): Promise<void> {
    await this.#deps.queue.enqueue(tx, indexSearch, {}, { ownerId });
    for (let from = 0; from < due.length; from += NOTES_PER_JOB) {
      const summaryIds = due.slice(from, from + NOTES_PER_JOB);
      await this.#deps.queue.enqueue(tx, checkNotes, { summaryIds }, { ownerId });
    }
  }
}

interface Work {
  fixId: string;
  finders: (language: string | null) => PhraseFinder;
  tally: Tally;
}

/** One finder for each language. */
function findersOf({ from, to }: Correction): (language: string | null) => PhraseFinder {
  const made = new Map<string | null, PhraseFinder>();
  return (language) => {
    const finder =
      made.get(language) ??
      new PhraseFinder(
        from.map((form) => ({ from: form, to })),
        language,
      );
    made.set(language, finder);
    return finder;
  };
}

/** The matches at these places, by their passages. */
function matchesIn(
  passages: readonly { index: number; text: string }[],
  finder: PhraseFinder,
  places: readonly string[],
): Map<number, PhraseMatch[]> {
  const wanted = new Set(places);
  const held = new Set(places.map((id) => Number.parseInt(id, 10)));
  const found = new Map<number, PhraseMatch[]>();
  for (const { index, text } of passages) {
    if (!held.has(index)) continue;
    const matches = finder.find(text).filter((_, at) => wanted.has(placeId(index, at)));
    if (matches.length > 0) found.set(index, matches);
  }
  return found;
}

const placeId = (index: number, match: number): string => `${index}.${match}`;

interface FoundIn {
  locked: transcriptsRepo.LockedTranscript;
  segments: readonly transcriptsRepo.Segment[];
  matches: ReadonlyMap<number, readonly PhraseMatch[]>;
}

/** The edits of the transcripts in which something was found, with the words of their segments. */
async function withWords(tx: Transaction, found: readonly FoundIn[]) {
  const changed = found.filter(({ matches }) => matches.size > 0);
  const keys = changed.flatMap(({ locked: { transcript }, matches }) =>
    [...matches.keys()].map((index) => ({ uploadId: transcript.uploadId, index })),
  );
  const wordsByUpload = Map.groupBy(
    await transcriptsRepo.wordsOf(tx, keys),
    ({ uploadId }) => uploadId,
  );
  return changed.map(({ locked, segments, matches }) => {
    const rows = wordsByUpload.get(locked.transcript.uploadId) ?? [];
    const words = new Map(rows.map((row) => [row.index, row.words]));
    const texts: TranscriptEdit['texts'] = new Map(
      segments.flatMap(({ index, text }) => {
        const within = matches.get(index);
        if (!within) return [];
        const spoken = words.get(index);
        const retimed = spoken ? replaceWords(spoken, text, within) : null;
        return [[index, { text: replaceMatches(text, within), words: retimed }] as const];
      }),
    );
    return { locked, segments, matches, texts, words };
  });
}

/** Whether a recording has places that are not corrected: then its notes may be about those. */
const leavesAny = ({ segments, texts }: TranscriptEdit, finder: PhraseFinder): boolean =>
  segments.some(({ index, text }) => finder.find(texts.get(index)?.text ?? text).length > 0);

/** Corrects the texts of notes, and records what they were. */
const rewordBy =
  (finder: PhraseFinder, notes: Tally['notes']): Reword =>
  (before, summaryId) => {
    const after = replaceMatches(before, finder.find(before));
    if (after !== before)
      notes.set(summaryId, [...(notes.get(summaryId) ?? []), { before, after }]);
    return after;
  };

const asChange = ({ from, to }: PhraseMatch) => ({ from, to });

const placesIn = (
  { index, text, start }: { index: number; text: string; start: number | null },
  finder: PhraseFinder,
): FixPlace[] =>
  finder.find(text).map((match, at) => {
    const { before, after } = around(text, match);
    return { id: placeId(index, at), start, before, from: match.from, to: match.to, after };
  });

/** The lines of a live transcript, with their times where they are known. */
function linesOf({ rawText, lines }: textsRepo.TextInput) {
  const timed = lines?.length === paragraphsOf(rawText).length ? lines : null;
  let paragraph = -1;
  return rawText.split('\n').map((text, index) => {
    if (text.trim() !== '') paragraph += 1;
    return { index, text, start: timed?.[paragraph]?.start ?? null };
  });
}

const asSource = (
  { kind, id, version, title, beginning, createdAt, summaryId, shared }: repo.Candidate,
  places: FixPlace[],
): FixSource => ({
  kind,
  id,
  version,
  title: title ?? firstWords(beginning ?? ''),
  createdAt: createdAt.toISOString(),
  summaryId,
  shared,
  places,
});

const asFix = ({
  id,
  wrong,
  right,
  places,
  recordings,
  createdAt,
  undoneAt,
  left,
}: repo.Fix): Fix => ({
  id,
  from: wrong,
  to: right,
  places,
  recordings,
  createdAt: createdAt.toISOString(),
  undoUntil: new Date(createdAt.getTime() + UNDO_DAYS * DAY_MS).toISOString(),
  undoneAt: undoneAt?.toISOString() ?? null,
  left,
});
