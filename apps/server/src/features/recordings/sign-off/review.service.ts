import type { ReviewItem } from '@notelark/api/review';
import { PhraseFinder, replaceMatches } from '@notelark/toolkit/phrases';
import { runTask } from '@notelark/toolkit/task';
import type { Actor } from '../../../platform/actor.ts';
import type { Database, Transaction } from '../../../platform/database/client.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { CorrectionsService, Reword } from '../corrections/corrections.service.ts';
import type { FixedNotes } from '../corrections/fixes.repo.ts';
import { replaceWords } from '../sources/passages.ts';
import { transcriptSource } from '../sources/source.ts';
import type { RestoringService } from '../corrections/restoring.service.ts';
import * as repo from './review.repo.ts';
import { settledKey, type UnsureWord, unsureWords } from './review-items.ts';
import type { RewritingService } from '../corrections/rewriting.service.ts';
import { statementsOf } from '../notes/statements.ts';
import * as summariesRepo from '../notes/summaries.repo.ts';
import { accessTo, assertEditable } from '../access/team-access.ts';
import * as transcriptsRepo from '../sources/transcripts.repo.ts';

interface Deps {
  db: Database;
  clock: Clock;
  corrections: CorrectionsService;
  rewriting: RewritingService;
  restoring: RestoringService;
}

/** What is decided about a word. */
export interface WordDecision {
  /** Of the transcript that was shown. */
  version: number;
  /** Of the segment. */
  index: number;
  from: number;
  to: number;
  /** Null: the word is right. */
  text: string | null;
}

interface Reviewed {
  uploadId: string;
  segment: transcriptsRepo.Segment;
  decision: WordDecision;
  actor: Actor;
}

const NOTHING: { items: ReviewItem[]; version: number } = { items: [], version: 0 };

/** The review of words that the recognizer was unsure of and that the notes rest on (product rule N11). */
export class ReviewService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Empty for a text, for a recognizer that is sure or doesn't say, and while the work goes on. @throws {AppError} `not-found` */
  async list(actor: Actor, id: string): Promise<{ items: ReviewItem[]; version: number }> {
    const { db } = this.#deps;
    const summary = await summariesRepo.findSummary(db, id);
    if (!summary || !(await accessTo(db, actor, summary))) throw new AppError('not-found');
    const { uploadId } = summary;
    if (uploadId === null || summary.status !== 'ready') return NOTHING;
    const head = await transcriptsRepo.findHead(db, uploadId);
    if (!head?.complete) return NOTHING;
    const segments = await transcriptsRepo.spokenSegmentsOf(db, uploadId);
    const source = transcriptSource({ filename: '', ...head }, segments);
    const settled = await repo.settledWords(db, uploadId);
    const words = await findWords(statementsOf(summary, source), segments, settled, {
      source: head.language ?? summary.sourceLanguage,
      written: summary.documentLanguage,
    });
    return { items: words.map((word) => asItem(word, head.timed)), version: head.version };
  }

  /** @throws {AppError} `not-found`, `edited-elsewhere` also where the passage has no such words */
  async decide(
    actor: Actor,
    id: string,
    decision: WordDecision,
  ): Promise<{ id: string; version: number }> {
    const { db, corrections } = this.#deps;
    const { due, ...decided } = await db.transaction(async (tx) => {
      const summary = await summariesRepo.findSummary(tx, id);
      if (!summary?.uploadId) throw new AppError('not-found');
      await assertEditable(tx, actor, summary);
      const { uploadId } = summary;
      const [locked] = await transcriptsRepo.lockTranscripts(tx, [uploadId]);
      if (!locked) throw new AppError('not-found');
      const segments = await transcriptsRepo.segmentsOf(tx, uploadId);
      const segment = segments.find(({ index }) => index === decision.index);
      const isThere = segment && decision.from < decision.to && decision.to <= segment.text.length;
      if (locked.transcript.version !== decision.version || !isThere)
        throw new AppError('edited-elsewhere');
      const reviewed = { uploadId, segment, decision, actor };
      return decision.text === null || decision.text === wordsIn(reviewed)
        ? await this.#keep(tx, reviewed)
        : await this.#correct(tx, reviewed, decision.text, { locked, segments });
    });
    await corrections.checkAgain(due);
    return decided;
  }

  async #keep(tx: Transaction, reviewed: Reviewed) {
    const { version } = reviewed.decision;
    const id = await repo.addReviewed(tx, {
      ...this.#rowOf(reviewed),
      settled: settledKey(wordsIn(reviewed)),
      version,
      notes: [],
      madeStale: [],
    });
    return { id, version, due: [] as string[] };
  }

  async #correct(
    tx: Transaction,
    reviewed: Reviewed,
    to: string,
    {
      locked,
      segments,
    }: { locked: transcriptsRepo.LockedTranscript; segments: readonly transcriptsRepo.Segment[] },
  ) {
    const { uploadId, segment, decision } = reviewed;
    const from = wordsIn(reviewed);
    const { index, text: textBefore } = segment;
    const match = { start: decision.from, end: decision.to, from, to, replacement: 0 };
    const text = replaceMatches(textBefore, [match]);
    const [spoken] = await transcriptsRepo.wordsOf(tx, [{ uploadId, index }]);
    const words = spoken ? replaceWords(spoken.words, textBefore, [match]) : null;
    const finder = new PhraseFinder([{ from, to }], locked.transcript.language);
    const standing = segments.map((one) => (one.index === index ? text : one.text));
    const isElsewhere = standing.some((one) => finder.find(one).length > 0);
    const notes: FixedNotes[] = [];
    const { due, madeStale } = await this.#deps.rewriting.rewrite(tx, [
      {
        locked,
        segments,
        texts: new Map([[index, { text, words }]]),
        // Where the word stands elsewhere, too, notes may be about that one.
        reword: isElsewhere ? undefined : rewordBy(finder, notes),
      },
    ]);
    const version = decision.version + 1;
    const id = await repo.addReviewed(tx, {
      ...this.#rowOf(reviewed),
      settled: settledKey(to),
      textBefore,
      textAfter: text,
      wordsBefore: spoken?.words ?? null,
      version,
      notes,
      madeStale,
    });
    return { id, version, due };
  }

  #rowOf({ uploadId, segment, actor }: Reviewed) {
    const reviewerId = actor.teamId === undefined ? actor.userId : null;
    return { uploadId, index: segment.index, reviewerId, createdAt: this.#deps.clock.now() };
  }

  /** The word is asked for again. A passage that was edited since stays. @throws {AppError} `not-found` */
  async undo(actor: Actor, id: string): Promise<{ restored: boolean }> {
    const { db, restoring, corrections } = this.#deps;
    const { restored, due } = await db.transaction(async (tx) => {
      const reviewed = await repo.findReviewed(tx, id);
      const transcript = reviewed && (await transcriptsRepo.lockTranscript(tx, reviewed.uploadId));
      if (!transcript) throw new AppError('not-found');
      await assertEditable(tx, actor, { ...transcript, textInputId: null });
      if (!(await repo.removeReviewed(tx, reviewed))) throw new AppError('not-found');
      const { textBefore, textAfter, madeStale, notes, ...passage } = reviewed;
      if (textBefore === null || textAfter === null) return { restored: true, due: [] };
      const replaced = { ...passage, textBefore, textAfter, textInputId: null };
      const outcome = await restoring.restore(tx, actor, [replaced], { madeStale, notes });
      return { restored: outcome.restored > 0, due: outcome.due };
    });
    await corrections.checkAgain(due);
    return { restored };
  }
}

/** Of more segments the words are found in a process of its own: 5,000, some three hours of speech, took 175 ms. */
const MOST_INLINE = 1_000;
const CHILD = new URL('./review.child.ts', import.meta.url);

async function findWords(...about: Parameters<typeof unsureWords>): Promise<UnsureWord[]> {
  if (about[1].length <= MOST_INLINE) return unsureWords(...about);
  return await runTask<UnsureWord[]>(CHILD, about, { heapMb: 512, reuse: true });
}

const wordsIn = ({ segment, decision }: Reviewed): string =>
  segment.text.slice(decision.from, decision.to);

/** Gives the texts of generated notes the corrected word, and records what they were. */
const rewordBy =
  (finder: PhraseFinder, notes: FixedNotes[]): Reword =>
  (before, summaryId) => {
    const after = replaceMatches(before, finder.find(before));
    if (after === before) return before;
    const present = notes.find((one) => one.summaryId === summaryId);
    if (present) present.texts.push({ before, after });
    else notes.push({ summaryId, texts: [{ before, after }] });
    return after;
  };

function asItem(
  { segment, kind, from, to, saidAt, statement }: UnsureWord,
  isTimed: boolean,
): ReviewItem {
  const { index, start, end, speaker, text } = segment;
  return {
    kind,
    statement,
    passage: {
      index,
      start: isTimed ? start : null,
      end: isTimed ? end : null,
      speaker,
      text,
    },
    from,
    to,
    saidAt: isTimed ? saidAt : null,
  };
}
