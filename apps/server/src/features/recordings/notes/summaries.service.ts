import { tasksOf, tickTask } from '@notelark/api/tasks';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ErrorCode } from '@notelark/api/errors';
import type { OtherSummary } from '@notelark/api/library';
import { oppositeOutputType, type OutputType } from '@notelark/api/output-types';
import type { SummaryOptions } from '@notelark/api/summary-options';
import type { WebhookEvent } from '@notelark/api/webhook-events';
import type { Actor } from '../../../platform/actor.ts';
import type { Database, Executor, Transaction } from '../../../platform/database/client.ts';
import { AppError } from '../../../platform/errors.ts';
import { idOfRequest } from '../../../platform/id-of-request.ts';
import type { Logger } from '../../../platform/log.ts';
import type { JobQueue } from '../../../platform/queue/queue.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { UsageService } from '../../usage/usage.service.ts';
import { summarize } from '../jobs/summarize.job.ts';
import type { SummaryDocument } from '@notelark/summarizer';
import { toOptionColumns, DEFAULT_OPTIONS, optionsOf } from './summary-options.policy.ts';
import { documentOf } from './render.ts';
import { type Renaming, renameIn, renameInDocument } from '../sources/speaker-names.ts';
import { assertEditable } from '../access/team-access.ts';
import * as summariesRepo from './summaries.repo.ts';
import * as textsRepo from '../sources/texts.repo.ts';
import * as transcriptsRepo from '../sources/transcripts.repo.ts';
import * as uploadsRepo from '../sources/uploads.repo.ts';

export { optionsOf, toOptionColumns } from './summary-options.policy.ts';

/** Who wants to know what happens in a person's library. */
export interface LibraryEvents {
  /** Takes effect with `tx`. */
  emit(tx: Transaction, userId: string, event: WebhookEvent, data: object): Promise<void>;
}

interface Wanted {
  summaryOptions?: SummaryOptions | undefined;
  /** Default: a new one. */
  id?: string | undefined;
}

interface KeptNotes extends Wanted {
  outputType: OutputType;
  summaryText: string;
}

interface Deps {
  db: Database;
  queue: JobQueue;
  clock: Clock;
  usage: UsageService;
  log: Logger;
  events: LibraryEvents;
  /** Which tasks of notes are news: those that none of the notes before them show. */
  newTasks: (now: summariesRepo.TaskNotes, before: readonly summariesRepo.TaskNotes[]) => string[];
}

/** What is known of a summary: when it begins, ends, fails, and is edited. The work itself is `SummarizeService`'s. */
export class SummariesService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Begins a summary of a text. A typed one takes one of the month's text summaries; a live one has been paid with its
   * minutes (product rule Q7).
   * @throws {AppError} `text-quota-exceeded`.
   */
  async startOfText(
    tx: Transaction,
    text: Pick<textsRepo.TextInput, 'id' | 'userId' | 'origin' | 'sample'>,
    outputType: OutputType,
    { summaryOptions = DEFAULT_OPTIONS, id = randomUUID() }: Wanted = {},
  ): Promise<string> {
    const createdAt = this.#deps.clock.now();
    const { userId } = text;
    const wanted = { outputType, createdAt, ...toOptionColumns(summaryOptions) };
    if (await this.#isFree(tx, text, outputType, summaryOptions)) {
      const values = { ...wanted, id, status: 'queued' } as const;
      await summariesRepo.insertSummary(tx, userId, { textInputId: text.id }, values);
    } else {
      const reservation = await this.#reserveText(tx, userId, id);
      await summariesRepo.insertTextSummary(tx, reservation, { ...wanted, textInputId: text.id });
    }
    await this.#enqueue(tx, userId, id);
    return id;
  }

  /**
   * What a user's request has made of a text, if it was carried out: `id` is what its summary has or is to have. Until `tx`
   * ends, the same request waits.
   * @throws {AppError} `not-found`: what it made belongs to another member of the team by now.
   */
  async ofRequest(
    tx: Transaction,
    { userId }: Actor,
    requestId: string | undefined,
  ): Promise<{ id: string; made: { textInputId: string; summaryId: string } | null }> {
    if (requestId === undefined) return { id: randomUUID(), made: null };
    const id = idOfRequest(userId, requestId);
    await summariesRepo.lockId(tx, id);
    const present = await summariesRepo.findSummary(tx, id);
    if (!present) return { id, made: null };
    const { textInputId } = present;
    if (present.userId !== userId || !textInputId) throw new AppError('not-found');
    return { id, made: { textInputId, summaryId: id } };
  }

  /**
   * Begins a summary of an imported transcript, which counts like one of a text (product rule Q9).
   * @throws {AppError} `text-quota-exceeded`.
   */
  async startOfImported(
    tx: Transaction,
    { userId, uploadId }: { userId: string; uploadId: string },
    outputType: OutputType,
    summaryOptions = DEFAULT_OPTIONS,
  ): Promise<string> {
    const id = randomUUID();
    const wanted = { outputType, createdAt: this.#deps.clock.now(), uploadId };
    const reservation = await this.#reserveText(tx, userId, id);
    await summariesRepo.insertTextSummary(tx, reservation, {
      ...wanted,
      ...toOptionColumns(summaryOptions),
    });
    await this.#enqueue(tx, userId, id);
    return id;
  }

  /** Keeps what was made of a live transcript before that was saved, as its reader left it. */
  async keepOfLive(
    tx: Transaction,
    text: { id: string; userId: string },
    { summaryOptions = DEFAULT_OPTIONS, id = randomUUID(), ...made }: KeptNotes,
  ): Promise<string> {
    const createdAt = this.#deps.clock.now();
    const values = { ...made, id, status: 'ready', createdAt } as const;
    const source = { textInputId: text.id };
    await summariesRepo.insertSummary(tx, text.userId, source, {
      ...values,
      ...toOptionColumns(summaryOptions),
    });
    return id;
  }

  /** A transcript is complete: the summaries that waited for it begin. */
  async transcriptReady(
    tx: Transaction,
    { userId, uploadId }: { userId: string; uploadId: string },
  ): Promise<void> {
    for (const id of await summariesRepo.releaseWaiting(tx, uploadId))
      await this.#enqueue(tx, userId, id);
  }

  /**
   * The opposite type of the same source: the newest one that there is, else a new one made in the same way. One that was
   * made before the source was edited does not count.
   * @returns its id.
   * @throws {AppError} `not-found`, `text-quota-exceeded`.
   */
  async switchType(actor: Actor, id: string): Promise<string> {
    return await this.#deps.db.transaction(async (tx) => {
      const summary = await this.#owned(tx, actor, id);
      const outputType = oppositeOutputType(summary.outputType);
      const make = await this.#maker(tx, summary);
      const present = await summariesRepo.newestOfType(tx, sourceOf(summary), outputType);
      if (present && !present.stale) return present.id;
      const made = await make(outputType, optionsOf(summary));
      await summariesRepo.updateSummary(tx, made, { madeFrom: id });
      return made;
    });
  }

  /**
   * The same type of the same source made by other options: one that was made so and did not fail, nor lacked
   * the language model, nor before the source was edited; else a new one.
   * @returns its id.
   * @throws {AppError} `not-found`, `text-quota-exceeded`.
   */
  async again(actor: Actor, id: string, summaryOptions: SummaryOptions): Promise<string> {
    return await this.#deps.db.transaction(async (tx) => {
      const summary = await this.#owned(tx, actor, id);
      const { outputType } = summary;
      const make = await this.#maker(tx, summary);
      const columns = toOptionColumns(summaryOptions);
      const present = await summariesRepo.newestOfType(tx, sourceOf(summary), outputType, columns);
      const isMade = present && present.status !== 'failed' && present.fallbackParts === 0;
      if (isMade && !present.stale) return present.id;
      const made = await make(outputType, summaryOptions);
      await summariesRepo.updateSummary(tx, made, { madeFrom: id });
      return made;
    });
  }

  /**
   * What else was made of the same source.
   * @throws {AppError} `not-found`.
   */
  async others(actor: Actor, id: string): Promise<OtherSummary[]> {
    const { db } = this.#deps;
    const summary = await this.#owned(db, actor, id);
    const found = await summariesRepo.othersOf(db, id, sourceOf(summary));
    return found.map(({ outputType, editedAt, createdAt, ...other }) => ({
      id: other.id,
      outputType,
      summaryOptions: optionsOf(other),
      edited: editedAt !== null,
      createdAt: createdAt.toISOString(),
    }));
  }

  /**
   * Saves an edited summary. From then on it is its owner's: it is not checked again after edits of the source.
   * @returns the new version.
   * @throws {AppError} `not-found`, `not-ready`, `edited-elsewhere`.
   */
  async edit(actor: Actor, id: string, edit: { text: string; version: number }): Promise<number> {
    const { db, clock } = this.#deps;
    return await db.transaction(async (tx) => {
      const summary = await summariesRepo.lockSummary(tx, id);
      if (!summary) throw new AppError('not-found');
      await assertEditable(tx, actor, summary);
      if (summary.status !== 'ready') throw new AppError('not-ready');
      if (summary.version !== edit.version) throw new AppError('edited-elsewhere');
      const version = summary.version + 1;
      const editedAt = clock.now();
      // Its owner has seen that the source had changed, and what was marked: these notes are the newer ones.
      const written = {
        summaryText: edit.text,
        document: null,
        stale: false,
        // What the words of the engine were, for when the notes are made again.
        ...(summary.document && { editedFrom: summary.document }),
      };
      await summariesRepo.updateSummary(tx, id, { ...written, version, editedAt });
      await this.changed(tx, summary, { ...written, version });
      return version;
    });
  }

  /**
   * Ticks a task of the notes, or clears it. The notes stay the engine's: their citations still follow the source.
   * @throws {AppError} `not-found` also where there is no such task, `not-ready`.
   */
  async tickTask(
    actor: Actor,
    id: string,
    { task, done }: { task: number; done: boolean },
  ): Promise<number> {
    return await this.#deps.db.transaction(async (tx) => {
      const summary = await summariesRepo.lockSummary(tx, id);
      if (!summary) throw new AppError('not-found');
      await assertEditable(tx, actor, summary);
      if (summary.status !== 'ready') throw new AppError('not-ready');
      const ticked = tickTask(summary.summaryText ?? '', task, done);
      const inDocument = tickInDocument(summary, { task, done });
      // A summary has tasks in its document only.
      if (ticked === null && !inDocument) throw new AppError('not-found');
      const summaryText = ticked ?? summary.summaryText;
      const version = summary.version + 1;
      const written = { summaryText, ...inDocument, version };
      await summariesRepo.updateSummary(tx, id, written);
      await this.changed(tx, summary, written);
      return version;
    });
  }

  /** A speaker of a recording has another name: so they have in all that was made of it. */
  async speakerRenamed(tx: Transaction, uploadId: string, renaming: Renaming): Promise<void> {
    const names = { ...renaming, others: await transcriptsRepo.speakersOf(tx, uploadId) };
    for (const summary of await summariesRepo.summariesOf(tx, uploadId)) {
      const { id, summaryText, draftText, version } = summary;
      const document = documentOf(summary);
      const changed = {
        ...(summaryText !== null && { summaryText: renameIn(summaryText, names) }),
        ...(document && { document: renameInDocument(document, summaryText ?? '', names) }),
        ...(summary.editedFrom && {
          editedFrom: renameInDocument(
            summary.editedFrom as SummaryDocument,
            summaryText ?? '',
            names,
          ),
        }),
        ...(draftText !== null && { draftText: renameIn(draftText, names) }),
      };
      const isSame = (changed.summaryText ?? null) === summaryText;
      await summariesRepo.updateSummary(tx, id, {
        ...changed,
        ...(!isSame && { version: version + 1 }),
      });
    }
  }

  /** Begins a failed summary again. @throws {AppError} `nothing-to-retry`, `text-quota-exceeded`. */
  async retry(tx: Transaction, id: string): Promise<void> {
    const summary = await summariesRepo.lockSummary(tx, id);
    if (summary?.status !== 'failed') throw new AppError('nothing-to-retry');
    if (await isCounted(tx, summary)) await this.#reserveText(tx, summary.userId, id);
    const anew = { status: 'queued', progress: 0, errorCode: null, draftText: null } as const;
    await summariesRepo.updateSummary(tx, id, anew);
    await this.#enqueue(tx, summary.userId, id);
  }

  /** The language model takes no more until then. */
  async postponed(id: string, until: Date): Promise<void> {
    await summariesRepo.updateSummary(this.#deps.db, id, { waitsUntil: until });
  }

  /** Ends the work for good; what it took of the quota is given back. */
  async fail(id: string, errorCode: ErrorCode): Promise<void> {
    const { db, usage, log } = this.#deps;
    await db.transaction(async (tx) => {
      const summary = await summariesRepo.lockSummary(tx, id);
      if (!summary || summary.status === 'failed' || summary.status === 'ready') return;
      await usage.release(tx, { kind: 'text', sourceId: id });
      await summariesRepo.updateSummary(tx, id, { status: 'failed', errorCode });
      await this.failed(tx, summary, errorCode);
    });
    log.info({ summaryId: id, errorCode }, 'summary failed');
  }

  /** A summary is written: emits it, and each task that no earlier notes of the source have. */
  async made(tx: Transaction, summary: summariesRepo.Summary): Promise<void> {
    await this.#deps.events.emit(tx, summary.userId, 'recording.ready', factsOf(summary));
    await this.#addTasks(tx, summary, []);
  }

  /** Work on a recording or text has failed for good. */
  async failed(
    tx: Transaction,
    of: Pick<summariesRepo.Summary, 'userId'> & Partial<summariesRepo.Summary>,
    errorCode: ErrorCode,
  ): Promise<void> {
    const facts = { ...factsOf(of), error: errorCode };
    await this.#deps.events.emit(tx, of.userId, 'recording.failed', facts);
  }

  /** A person has changed notes. @param written what is new in them */
  async changed(
    tx: Transaction,
    before: summariesRepo.Summary,
    written: Partial<summariesRepo.Summary> & { version: number },
  ): Promise<void> {
    const summary = { ...before, ...written };
    const facts = { ...factsOf(summary), version: summary.version };
    await this.#deps.events.emit(tx, summary.userId, 'notes.changed', facts);
    await this.#addTasks(tx, summary, [before]);
  }

  /** Of a task that stood in any notes of the source its owner knows. */
  async #addTasks(
    tx: Transaction,
    summary: summariesRepo.Summary,
    before: readonly summariesRepo.TaskNotes[],
  ): Promise<void> {
    const { newTasks } = this.#deps;
    if (newTasks(summary, before).length === 0) return;
    const others = await summariesRepo.otherNotes(tx, summary.id, sourceOf(summary));
    const tasks = newTasks(summary, [...before, ...others]);
    for (const task of tasks.slice(0, MOST_TASKS))
      await this.#deps.events.emit(tx, summary.userId, 'task.added', { ...factsOf(summary), task });
  }

  async #owned(executor: Executor, actor: Actor, id: string): Promise<summariesRepo.Summary> {
    const summary = await summariesRepo.findSummary(executor, id, actor.userId);
    if (!summary) throw new AppError('not-found');
    return summary;
  }

  /** What makes another summary of the same source, which it locks: two requests at once don't make two. */
  async #maker(
    tx: Transaction,
    { userId, uploadId, textInputId }: summariesRepo.Summary,
  ): Promise<Maker> {
    if (!uploadId) {
      const text = await textsRepo.lockText(tx, textInputId ?? '');
      if (!text) throw new AppError('not-found');
      return (outputType, summaryOptions) =>
        this.startOfText(tx, text, outputType, { summaryOptions });
    }
    const upload = await uploadsRepo.lockUploadStatus(tx, uploadId);
    if (!upload) throw new AppError('not-found');
    if (upload.importedAs !== null)
      return (outputType, summaryOptions) =>
        this.startOfImported(tx, { userId, uploadId }, outputType, summaryOptions);
    const isReady = upload.status === 'transcribed';
    return async (outputType, summaryOptions) => {
      const id = randomUUID();
      const status = isReady ? 'queued' : 'waiting';
      const createdAt = this.#deps.clock.now();
      const values = {
        id,
        outputType,
        status,
        createdAt,
        ...toOptionColumns(summaryOptions),
      } as const;
      await summariesRepo.insertSummary(tx, userId, { uploadId }, values);
      if (isReady) await this.#enqueue(tx, userId, id);
      return id;
    };
  }

  /** Of the sample, the first summary and the first notes are free, made as they come. */
  async #isFree(
    tx: Transaction,
    { id, origin, sample }: Pick<textsRepo.TextInput, 'id' | 'origin' | 'sample'>,
    outputType: OutputType,
    summaryOptions: SummaryOptions,
  ): Promise<boolean> {
    if (origin === 'live') return true;
    if (!sample || !isDefault(summaryOptions)) return false;
    return !(await summariesRepo.newestOfType(tx, { textInputId: id }, outputType));
  }

  #reserveText(tx: Transaction, userId: string, summaryId: string) {
    const claim = { userId, kind: 'text', amount: 1, sourceId: summaryId } as const;
    return this.#deps.usage.reserve(tx, claim);
  }

  async #enqueue(tx: Transaction, ownerId: string, summaryId: string): Promise<void> {
    await this.#deps.queue.enqueue(tx, summarize, { summaryId }, { ownerId });
  }
}

/** @returns null where the document does not have this task. See the list of tasks for their numbers. */
function tickInDocument(
  { document, editedFrom, outputType, summaryText }: summariesRepo.Summary,
  { task, done }: { task: number; done: boolean },
): { document: object } | { editedFrom: object } | null {
  if (document) {
    const ticked = tickItem(document as SummaryDocument, task, done);
    return ticked && { document: ticked };
  }
  if (!editedFrom || outputType !== 'summary') return null;
  const unshown = task - tasksOf(summaryText ?? '').length;
  const ticked = tickItem(editedFrom as SummaryDocument, unshown, done);
  return ticked && { editedFrom: ticked };
}

function tickItem(document: SummaryDocument, at: number, done: boolean): SummaryDocument | null {
  const item = document.actionItems[at];
  return item
    ? { ...document, actionItems: document.actionItems.with(at, { ...item, done }) }
    : null;
}

/** Of one result: each is a message of its own. */
const MOST_TASKS = 50;

/** What names a result to those who listen: they read the rest by the API. */
const factsOf = ({
  id,
  outputType,
  uploadId,
  textInputId,
}: Partial<summariesRepo.Summary>): object => ({
  ...(id !== undefined && { summaryId: id }),
  ...(outputType && { outputType }),
  ...(uploadId && { uploadId }),
  ...(textInputId && { textInputId }),
});

/** Whether a summary takes one of the month's text summaries: one of a recording is paid for with its minutes. */
async function isCounted(
  tx: Transaction,
  { uploadId, textInputId, ...summary }: summariesRepo.Summary,
): Promise<boolean> {
  if (uploadId) {
    const upload = await uploadsRepo.findUpload(tx, uploadId);
    return upload !== null && upload.importedAs !== null;
  }
  const text = textInputId ? await textsRepo.findText(tx, textInputId) : null;
  return text?.origin === 'typed' && !(text.sample && isDefault(optionsOf(summary)));
}

const isDefault = (options: SummaryOptions): boolean =>
  isDeepStrictEqual(toOptionColumns(options), toOptionColumns(DEFAULT_OPTIONS));

type Maker = (outputType: OutputType, summaryOptions: SummaryOptions) => Promise<string>;

const sourceOf = ({ uploadId, textInputId }: summariesRepo.Summary): summariesRepo.SourceId =>
  uploadId ? { uploadId } : { textInputId: textInputId ?? '' };
