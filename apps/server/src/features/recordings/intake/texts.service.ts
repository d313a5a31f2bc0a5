import type { CalendarEvent } from '@notelark/api/calendar-event';
import type { ReceivedText } from '@notelark/api/intake';
import type { OutputType } from '@notelark/api/output-types';
import type { LineMark, OwnNote } from '@notelark/api/live-details';
import { realignMarks } from '@notelark/api/live-lines';
import type { SummaryOptions } from '@notelark/api/summary-options';
import { uploadLimits } from '@notelark/api/plans';
import { paragraphsOf } from '@notelark/api/text-pieces';
import type { Actor } from '../../../platform/actor.ts';
import type { Database, Transaction } from '../../../platform/database/client.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { CorrectionsService } from '../corrections/corrections.service.ts';
import type { SummariesService } from '../notes/summaries.service.ts';
import * as resultsRepo from '../notes/results.repo.ts';
import { withOwnNotes } from '../notes/own-notes.ts';
import { receivedText } from '../sources/received-text.ts';
import { assertEditable } from '../access/team-access.ts';
import { withFirstWords } from '../sources/first-words.ts';
import * as textsRepo from '../sources/texts.repo.ts';

export interface NewText {
  text: string;
  outputType: OutputType;
  /** The saved text that it was filled in from. */
  textInputId?: string | undefined;
  summaryOptions?: SummaryOptions | undefined;
  /** Made by the client; a request that comes again has the same one. */
  requestId?: string | undefined;
}

interface LiveDetails {
  /** One for each paragraph. */
  lines?: LineMark[];
  bookmarks?: number[];
  ownNotes?: OwnNote[];
}

export interface LiveText {
  text: string;
  /** Label of the recognizer, where its text is a draft. */
  draftEngine?: string | null;
  outputType: OutputType;
  /** What was made of it already. */
  notes?: string | undefined;
  summaryOptions?: SummaryOptions | undefined;
  /** As of a `NewText`. */
  requestId?: string | undefined;
  details?: LiveDetails | undefined;
  /** What the calendar had while it was recorded. */
  event?: CalendarEvent | null | undefined;
  /** What was counted of its parts. */
  parts?: ReceivedText['live'] | undefined;
}

interface Deps {
  db: Database;
  clock: Clock;
  summaries: SummariesService;
  corrections: CorrectionsService;
}

/** Pasted texts, and those of live recordings. */
export class TextsService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Saves a text and begins its summary. A saved text that comes back as it was is not saved twice, nor is anything where the
   * same request comes again: its sender didn't learn that it was carried out.
   * @throws {AppError} `text-empty`, `text-too-long`, `text-quota-exceeded`, `not-found`.
   */
  async create(actor: Actor, { text, outputType, textInputId, ...wanted }: NewText) {
    const rawText = text.trim();
    assertLength(rawText);
    const { db, summaries } = this.#deps;
    return await db.transaction(async (tx) => {
      const { id, made } = await summaries.ofRequest(tx, actor, wanted.requestId);
      if (made) return made;
      const saved = textInputId && (await textsRepo.findOwnedText(tx, textInputId, actor.userId));
      if (textInputId && !saved) throw new AppError('not-found');
      const isSame = saved && saved.rawText === rawText;
      const input = isSame ? saved : await this.#save(tx, actor, rawText, 'typed');
      const { summaryOptions } = wanted;
      const summaryId = await summaries.startOfText(tx, input, outputType, { summaryOptions, id });
      return { textInputId: input.id, summaryId };
    });
  }

  /**
   * Saves the transcript of a live recording as a part of `tx`: as long as it is, and without using up a text summary
   * (product rule Q7). Begins its summary, unless there is one already.
   * @throws {AppError} `text-empty`, `malformed-request` where the lines are not those of the text.
   */
  async createFromLive(tx: Transaction, actor: Actor, live: LiveText) {
    const { text, outputType, notes, details = {}, draftEngine, event, parts } = live;
    const { summaryOptions, requestId } = live;
    const { summaries } = this.#deps;
    const rawText = text.trim();
    if (rawText === '') throw new AppError('text-empty');
    assertFitting(rawText, details);
    const { id, made } = await summaries.ofRequest(tx, actor, requestId);
    if (made) return made;
    const input = await this.#save(tx, actor, rawText, 'live', {
      draftEngine,
      event,
      parts,
      ...details,
    });
    const summaryText = notes && withOwnNotes(notes, details.ownNotes ?? []);
    const wanted = { summaryOptions, id };
    const summaryId = summaryText
      ? await summaries.keepOfLive(tx, input, { outputType, summaryText, ...wanted })
      : await summaries.startOfText(tx, input, outputType, wanted);
    return { textInputId: input.id, summaryId };
  }

  async get(actor: Actor, id: string) {
    const { db } = this.#deps;
    const text = await textsRepo.findOwnedText(db, id, actor.userId);
    if (!text) throw new AppError('not-found');
    const summaries = await resultsRepo.summariesOfSources(db, { textInputIds: [id] });
    return {
      id,
      text: text.rawText,
      version: text.version,
      createdAt: text.createdAt.toISOString(),
      summaries: summaries.map(({ id, outputType }) => ({ id, outputType })),
    };
  }

  /**
   * Saves an edited text. Notes are checked again where they cite what changed.
   * @returns the new version.
   * @throws {AppError} `not-found`, `text-empty`, `text-too-long`, `edited-elsewhere`.
   */
  async edit(actor: Actor, id: string, edit: { text: string; version: number }): Promise<number> {
    const { db, corrections } = this.#deps;
    const saved = await db.transaction(async (tx) => {
      const text = await textsRepo.lockText(tx, id);
      if (!text) throw new AppError('not-found');
      await assertEditable(tx, actor, { ...text, uploadId: null, textInputId: id });
      const rawText = edit.text.trim();
      if (rawText === '') throw new AppError('text-empty');
      if (text.origin === 'typed') assertLength(rawText);
      if (text.version !== edit.version) throw new AppError('edited-elsewhere');
      const version = text.version + 1;
      const [before, after] = [paragraphsOf(text.rawText), paragraphsOf(rawText)];
      const lines = text.lines && realignMarks(before, text.lines, after);
      const due = await corrections.follow(tx, { textInputId: id }, () =>
        textsRepo.updateText(tx, id, text.userId, withFirstWords({ rawText, lines, version })),
      );
      return { version, due };
    });
    await corrections.checkAgain(saved.due);
    return saved.version;
  }

  /** @throws {AppError} `not-found`. */
  async remove(actor: Actor, id: string): Promise<void> {
    const deleted = await textsRepo.deleteText(this.#deps.db, id, actor.userId);
    if (!deleted) throw new AppError('not-found');
  }

  #save(
    tx: Transaction,
    { userId }: Actor,
    rawText: string,
    origin: 'typed' | 'live',
    {
      draftEngine = null,
      parts,
      event = null,
      ...details
    }: LiveDetails & Pick<LiveText, 'draftEngine' | 'event' | 'parts'> = {},
  ) {
    const createdAt = this.#deps.clock.now();
    const received = receivedText(rawText, parts);
    const title = event?.title ?? null;
    const values = { rawText, title, event, origin, draftEngine, received, createdAt, ...details };
    return textsRepo.insertText(tx, userId, withFirstWords(values));
  }
}

function assertFitting(text: string, { lines }: LiveDetails): void {
  if (lines && lines.length !== paragraphsOf(text).length)
    throw new AppError('malformed-request', { detail: 'as many lines as paragraphs are wanted' });
}

function assertLength(text: string): void {
  if (text === '') throw new AppError('text-empty');
  if (text.length > uploadLimits.maxTextCharacters) throw new AppError('text-too-long');
}
