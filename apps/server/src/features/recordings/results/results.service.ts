import { plans } from '@notelark/api/plans';
import { languageName } from '@notelark/api/languages';
import type { Carried } from '@notelark/api/carried';
import type { OtherSummary, Progress, Result, ResultSource } from '@notelark/api/library';
import { fill } from '@notelark/api/fill';
import { type WarningCode, warningMessages } from '@notelark/api/sentences/warnings';
import type { SummaryOptions } from '@notelark/api/summary-options';
import type { Actor } from '../../../platform/actor.ts';
import type { Database, Transaction } from '../../../platform/database/client.ts';
import { AppError } from '../../../platform/errors.ts';
import { completenessOf } from './completeness.policy.ts';
import { shownAudio } from '../imports/import-audio.service.ts';
import { documentOf, titleFromNotes } from '../notes/render.ts';
import { type SummariesService, optionsOf } from '../notes/summaries.service.ts';
import type { LinesEdit, TranscriptionService } from '../pipeline/transcripts.service.ts';
import { accessTo, assertEditable } from '../access/team-access.ts';
import { emailOf, grantedAccess } from '../access/team-access.repo.ts';
import { progressOf } from './work.policy.ts';
import * as resultsRepo from '../notes/results.repo.ts';
import * as summariesRepo from '../notes/summaries.repo.ts';
import { deletedFrom } from '../sources/retention.policy.ts';
import * as retentionRepo from '../sources/retention.repo.ts';
import { firstWords } from '../sources/first-words.ts';
import * as textsRepo from '../sources/texts.repo.ts';
import * as uploadsRepo from '../sources/uploads.repo.ts';
import type { UploadsService } from './uploads.service.ts';

interface Deps {
  db: Database;
  uploads: UploadsService;
  transcription: TranscriptionService;
  summaries: SummariesService;
}

interface TextEdit {
  text: string;
  /** The version that the edit started from. */
  version: number;
}

/** What was made of a source, and how far it is. */
export class ResultsService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * All that the page shows: for its owner, for the team that it is shared with (product rule T4), or read-only for anybody
   * with the link where that is on (A4).
   * @throws {AppError} `not-found`; `result-expired` to who owned it.
   */
  async get(actor: Actor | null, id: string): Promise<Result> {
    const rows = await resultsRepo.findResult(this.#deps.db, id);
    if (!rows && actor) await this.#assertNotExpired(actor, id);
    const access = rows && actor && (await accessTo(this.#deps.db, actor, rows.summary));
    if (!rows || !(access || rows.summary.shared)) throw new AppError('not-found');
    const { summary, upload } = rows;
    const mine = access === 'own';
    const filed = mine ? (upload ?? rows.text) : null;
    const isColleague = access === 'edit' || access === 'read';
    const summaryOptions = optionsOf(summary);
    const document = documentOf(summary);
    return {
      id,
      title: titleOf(rows),
      folder: filed?.folder ?? null,
      tags: filed?.tags ?? [],
      topics: document?.topics.map(({ title }) => title) ?? [],
      outputType: summary.outputType,
      summaryOptions: mine ? summaryOptions : { ...summaryOptions, instructions: '' },
      detectedKind: detectedKindOf(summary),
      summaryText: summary.summaryText,
      draftText: summary.draftText,
      version: summary.version,
      edited: summary.editedAt !== null,
      stale: summary.stale,
      engine:
        summary.engine === null
          ? null
          : { id: summary.engine, label: summary.engineLabel ?? summary.engine },
      language: summary.documentLanguage,
      sourceLanguage: summary.sourceLanguage,
      coverage: summary.coverage,
      fallbackParts: summary.fallbackParts,
      fallbackReason: summary.fallbackReason,
      carried: mine || access === 'edit' ? carriedOf(summary) : null,
      madeFrom: mine ? summary.madeFrom : null,
      createdAt: summary.createdAt.toISOString(),
      work: progressOf({ summary, upload }),
      source: await this.#source(rows, access !== null),
      event: access === null ? null : ((upload ?? rows.text)?.event ?? null),
      completeness: completenessOf(rows),
      shared: summary.shared,
      mine,
      editable: mine || access === 'edit',
      teamAccess: access ? await grantedAccess(this.#deps.db, summary) : 'none',
      deletedFrom: actor && mine ? deletedFromOf(rows, actor) : null,
      maker: isColleague ? await emailOf(this.#deps.db, summary.userId) : null,
    };
  }

  /** @throws {AppError} `result-expired`. */
  async #assertNotExpired({ userId, timeZone }: Actor, id: string): Promise<void> {
    const at = await retentionRepo.findExpiry(this.#deps.db, id, userId);
    const format = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone });
    if (at) throw new AppError('result-expired', { params: { day: format.format(at) } });
  }

  /** @throws {AppError} `not-found`. */
  async progress(actor: Actor, id: string): Promise<Progress> {
    const [row] = await resultsRepo.stagesOf(this.#deps.db, [id]);
    if (!row || !(await accessTo(this.#deps.db, actor, row))) throw new AppError('not-found');
    return progressOf(row);
  }

  /** @throws {AppError} `not-found`. */
  async share(actor: Actor, id: string, shared: boolean): Promise<{ shared: boolean }> {
    const found = await summariesRepo.setShared(this.#deps.db, id, actor.userId, shared);
    if (!found) throw new AppError('not-found');
    return { shared };
  }

  /**
   * Renames the source of a result. An empty title restores what it is called by itself: as the event in the owner's calendar,
   * by its notes, also as they were before they were edited, by its file or its first words.
   * @throws {AppError} `not-found`.
   */
  async rename(actor: Actor, id: string, title: string): Promise<{ title: string }> {
    const { db } = this.#deps;
    return await db.transaction(async (tx) => {
      const found = await summariesRepo.findSummary(tx, id);
      if (!found) throw new AppError('not-found');
      await assertEditable(tx, actor, found);
      const rows = await resultsRepo.findResult(tx, id);
      if (!rows) throw new AppError('not-found');
      const given = title || madeTitle(rows) || null;
      await setTitle(tx, found.userId, found, given);
      return { title: given ?? untitled(rows) };
    });
  }

  /**
   * Begins failed work again where it stopped: a transcript that is there is not made again.
   * @throws {AppError} `not-found`, `nothing-to-retry`, `file-gone`, `audio-quota-exceeded`, `text-quota-exceeded`.
   */
  async retry(actor: Actor, id: string): Promise<Progress> {
    const { db, transcription, summaries } = this.#deps;
    await db.transaction(async (tx) => {
      const row = await resultsRepo.findOwnedSummary(tx, id, actor.userId);
      if (!row) throw new AppError('not-found');
      const { summary, upload } = row;
      if (summary.uploadId && upload?.status === 'failed')
        await transcription.retry(tx, summary.uploadId);
      else await summaries.retry(tx, id);
    });
    return await this.progress(actor, id);
  }

  /** See `TranscriptionService.edit`. */
  editTranscript(actor: Actor, uploadId: string, edit: TextEdit): Promise<number> {
    return this.#deps.transcription.edit(actor, uploadId, edit);
  }

  /** See `TranscriptionService.editLines`. */
  editLines(actor: Actor, uploadId: string, edit: LinesEdit): Promise<number> {
    return this.#deps.transcription.editLines(actor, uploadId, edit);
  }

  /** See `TranscriptionService.renameSpeaker`. */
  renameSpeaker(actor: Actor, uploadId: string, names: { from: string; to: string }) {
    return this.#deps.transcription.renameSpeaker(actor, uploadId, names);
  }

  /** See `SummariesService.edit`. */
  editSummary(actor: Actor, id: string, edit: TextEdit): Promise<number> {
    return this.#deps.summaries.edit(actor, id, edit);
  }

  /** See `SummariesService.tickTask`. */
  tickTask(actor: Actor, id: string, tick: { task: number; done: boolean }): Promise<number> {
    return this.#deps.summaries.tickTask(actor, id, tick);
  }

  /** See `SummariesService.switchType`. */
  switchType(actor: Actor, id: string): Promise<string> {
    return this.#deps.summaries.switchType(actor, id);
  }

  /** See `SummariesService.again`. */
  again(actor: Actor, id: string, summaryOptions: SummaryOptions): Promise<string> {
    return this.#deps.summaries.again(actor, id, summaryOptions);
  }

  /** See `SummariesService.others`. */
  others(actor: Actor, id: string): Promise<OtherSummary[]> {
    return this.#deps.summaries.others(actor, id);
  }

  async #source(
    { upload, transcript, text }: resultsRepo.ResultRows,
    mayPlay: boolean,
  ): Promise<ResultSource> {
    if (text)
      return {
        kind: 'text',
        id: text.id,
        origin: text.origin,
        draftEngine: text.draftEngine,
        createdAt: text.createdAt.toISOString(),
        text: text.rawText,
        lines: text.lines,
        bookmarks: text.bookmarks,
        version: text.version,
      };
    if (!upload) throw new Error('a summary without a source');
    const playbackUrl = mayPlay ? this.#deps.uploads.playbackUrl(upload) : null;
    return {
      kind: 'upload',
      id: upload.id,
      filename: upload.filename,
      createdAt: upload.createdAt.toISOString(),
      durationSeconds: upload.durationSeconds,
      warning: warningOf(upload, transcript),
      playbackUrl,
      playback: mayPlay ? playbackOf(upload) : 'none',
      waveform: playbackUrl === null ? null : upload.waveform,
      audio: upload.audio && shownAudio(upload.audio),
      transcript: transcript && {
        text: transcript.text,
        version: transcript.version,
        edited: transcript.editedAt !== null,
        language: transcript.language,
        engine: { id: transcript.engine, label: transcript.engineLabel, draft: transcript.draft },
        complete: transcript.complete,
        timed: transcript.timed,
        segments: await this.#deps.transcription.segments(upload.id),
      },
    };
  }
}

/** Also of notes that a person has rewritten: their source is what it was. */
function detectedKindOf(summary: summariesRepo.Summary): Result['detectedKind'] {
  if (summary.template !== 'general') return null;
  const made = documentOf({ document: summary.document ?? summary.editedFrom });
  return made?.kind ?? null;
}

function carriedOf({ carried, madeFrom, version, stale }: summariesRepo.Summary): Carried | null {
  if (!carried) return null;
  const { applied, counts } = carried;
  return { from: madeFrom, applied, counts, undoable: carried.version === version && !stale };
}

/** All that a reader of the transcript should know, in sentences. */
function warningOf(
  { warning, spokenLanguage: chosen }: uploadsRepo.Upload,
  transcript: resultsRepo.ResultRows['transcript'],
): string | null {
  const sentences = warning ? [warningMessages[warning as WarningCode]] : [];
  const written = transcript?.language ?? null;
  if (chosen === null || written === null || written === chosen) return sentences.join(' ') || null;
  const names = { chosen: languageName(chosen), written: languageName(written) };
  return [...sentences, fill(warningMessages['other-language'], names)].join(' ');
}

function playbackOf(upload: uploadsRepo.Upload): 'none' | 'pending' | 'ready' | 'failed' {
  if (upload.playbackKey !== null) return 'ready';
  if (upload.playbackFailed) return 'failed';
  const { status, keepOriginal, fileKey } = upload;
  return status === 'transcribed' && keepOriginal && fileKey !== null ? 'pending' : 'none';
}

function deletedFromOf(
  { upload, text, planSince }: resultsRepo.ResultRows,
  { plan }: Actor,
): string | null {
  const source = upload ?? text;
  if (!source) return null;
  const notice = { at: source.expiryNoticeAt, days: source.expiryNoticeDays, planSince };
  return deletedFrom(notice, plans[plan].limits.storageDays)?.toISOString() ?? null;
}

export const titleOf = (rows: resultsRepo.ResultRows): string =>
  (rows.upload ?? rows.text)?.title ?? untitled(rows);

/** What stands in for a title. */
const untitled = ({ upload, text }: resultsRepo.ResultRows): string =>
  upload ? upload.filename : firstWords(text?.rawText ?? '');

/** The title that a source was given, or would be, without its owner. */
function madeTitle({ summary, upload, text }: resultsRepo.ResultRows): string {
  const event = (upload ?? text)?.event;
  if (event) return event.title;
  const document = documentOf({ document: summary.document ?? summary.editedFrom });
  return document === null
    ? ''
    : titleFromNotes(document, summary.documentLanguage, text?.origin ?? 'upload');
}

async function setTitle(
  tx: Transaction,
  ownerId: string,
  { uploadId, textInputId }: summariesRepo.Summary,
  title: string | null,
): Promise<void> {
  if (uploadId !== null) await uploadsRepo.setUploadTitle(tx, uploadId, ownerId, title);
  if (textInputId !== null) await textsRepo.setTextTitle(tx, textInputId, ownerId, title);
}
