import type { Actor } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/client.ts';
import { AppError } from '../../platform/errors.ts';
import type { Logger } from '../../platform/log.ts';
import { abortWhenDeleted, RowDeletedError } from '../../platform/queue/abort-when-deleted.ts';
import type { JobContext } from '../../platform/queue/definition.ts';
import { DownloadError, type MediaDownloader } from '../../ports/media-downloader.ts';
import type { ActorsService } from '../accounts/actors.service.ts';
import type { ArrivalsService } from '../recordings/intake/arrivals.service.ts';
import type { TransferService } from '../recordings/intake/transfers.service.ts';
import type { UsageService } from '../usage/usage.service.ts';
import { fileNameOf, isMedia, shownAddress } from './file-name.ts';
import { bytesOf, type InspectService } from './inspect.service.ts';
import * as repo from './links.repo.ts';

interface Deps {
  db: Database;
  log: Logger;
  actors: ActorsService;
  arrivals: ArrivalsService;
  transfers: TransferService;
  usage: UsageService;
  inspector: InspectService;
  downloader: MediaDownloader | null;
}

/** Bytes on their way, and what is known of them. */
interface Source {
  bytes: AsyncIterable<Uint8Array>;
  /** Ends them where they are not wanted. */
  discard: () => void;
  /** Where they begin in the file. */
  from: number;
  totalBytes: number | null;
  validator: string | null;
  filename: string;
}

/** Fewer bytes came than were declared, or the connection broke: another try goes on. */
class BrokenOffError extends Error {
  override name = 'BrokenOffError';
  /** Whether some came. */
  readonly gained: boolean;

  constructor(gained: boolean, options?: ErrorOptions) {
    super('the connection broke off', options);
    this.gained = gained;
  }
}

const MOST_REJOINS = 5;

const WRITE_PAUSE_MS = 500;

/** The work of bringing a recording by its address, by the same way as an upload. */
export class BringService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Idempotent. @throws what may pass, for the queue to try again; the signal's reason */
  async run(linkId: string, { signal, lastTry }: JobContext): Promise<void> {
    const { db, log } = this.#deps;
    const link = await repo.findLink(db, linkId);
    if (!link || !(await repo.changeOpen(db, linkId, { state: 'fetching' }))) return;
    try {
      const isWanted = () => repo.isWanted(db, linkId);
      await abortWhenDeleted(isWanted, signal, (wanted) => this.#bringOn(link, wanted));
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof RowDeletedError) return await this.#drop(linkId);
      if (mayPass(error) && !lastTry) throw error;
      log.info({ err: error, linkId }, 'a link could not be brought');
      // What broke off is kept for a retry, as long as any unfinished file.
      if (!mayPass(error)) await this.#drop(linkId);
      await this.#fail(linkId, error);
    }
  }

  /** The queue has given up. */
  async exhausted(linkId: string): Promise<void> {
    await this.#fail(linkId, new AppError('link-changed'));
  }

  /** A connection that broke after some bytes is taken up again at once, a few times. */
  async #bringOn(link: repo.StoredLink, signal: AbortSignal): Promise<void> {
    for (let left = MOST_REJOINS; ; left -= 1) {
      const present = await repo.findLink(this.#deps.db, link.id);
      try {
        return await this.#bring(present ?? link, signal);
      } catch (error) {
        // A cancelled fetch ends like a broken connection.
        signal.throwIfAborted();
        const isWorthIt = error instanceof BrokenOffError && error.gained && left > 0;
        if (!isWorthIt) throw error;
      }
    }
  }

  async #bring(link: repo.StoredLink, signal: AbortSignal): Promise<void> {
    const { actors, downloader } = this.#deps;
    const actor = await actors.byId(link.userId);
    if (!actor) throw new AppError('not-found');
    if (downloader?.knows(link.url)) return await this.#download(link, actor, downloader, signal);
    const { transferId: begun } = link;
    const present = begun === null ? null : await this.#deps.arrivals.progress(begun);
    if (begun !== null && present?.isWhole)
      return await this.#finish(link, actor, { transferId: begun, bytes: present.here });
    const here = present?.here ?? 0;
    const source = await this.#open(link, here, signal);
    const isResumed = begun !== null && here > 0 && source.from === here;
    const transferId = isResumed ? begun : await this.#begin(link, actor, source);
    await this.#fetch(link, actor, { transferId, source });
  }

  /** Where the server can go on with the same file, the rest of it; else the whole. */
  async #open(link: repo.StoredLink, here: number, signal: AbortSignal): Promise<Source> {
    const { inspector } = this.#deps;
    const { validator } = link;
    const resume = here > 0 && validator !== null ? { from: here, validator } : null;
    const answer = await inspector.open(link.url, signal, resume);
    if (!isMedia(answer)) {
      answer.discard();
      throw new AppError('link-not-media');
    }
    const from = answer.status === 206 && resume ? resume.from : 0;
    const rest = bytesOf(answer);
    return {
      bytes: answer.body,
      discard: () => answer.discard(),
      from,
      totalBytes: rest === null ? null : from + rest,
      validator: validatorOf(answer.headers),
      filename: titled(link.title, fileNameOf(answer)),
    };
  }

  /** What was fetched before goes: it can't be gone on with. */
  async #begin(
    link: repo.StoredLink,
    actor: Actor,
    { totalBytes, validator, filename, discard }: Omit<Source, 'from' | 'bytes'>,
  ): Promise<string> {
    const { db, arrivals } = this.#deps;
    try {
      if (link.transferId !== null) await arrivals.abandon(link.transferId);
      const { outputType, keepOriginal, summaryOptions, spokenLanguage } = link;
      const transferId = await arrivals.begin(actor, {
        filename,
        sizeBytes: totalBytes,
        origin: { from: 'link', address: shownAddress(link.url) },
        outputType,
        keepOriginal,
        summaryOptions: summaryOptions ?? undefined,
        spokenLanguage,
      });
      const title = link.title || filename;
      const begun = { transferId, totalBytes, validator, receivedBytes: 0, title };
      if (await repo.changeOpen(db, link.id, begun)) return transferId;
      await arrivals.abandon(transferId);
      throw new RowDeletedError();
    } catch (error) {
      discard();
      throw error;
    }
  }

  async #fetch(
    link: repo.StoredLink,
    actor: Actor,
    { transferId, source }: { transferId: string; source: Source },
  ): Promise<void> {
    const { arrivals } = this.#deps;
    const { from, bytes, totalBytes } = source;
    const writeProgress = this.#progressOf(link.id);
    let here = from;
    const onBytes = (bytesHere: number): void => {
      here = bytesHere;
      writeProgress(bytesHere);
    };
    const end = await arrivals
      .append(actor, transferId, { from, bytes, onBytes })
      .catch((error: unknown) => {
        throw isRefusal(error) ? error : new BrokenOffError(here > from, { cause: error });
      });
    if (totalBytes !== null && end < totalBytes) throw new BrokenOffError(end > from);
    await this.#finish(link, actor, { transferId, bytes: end });
  }

  async #finish(
    { id }: repo.StoredLink,
    actor: Actor,
    { transferId, bytes }: { transferId: string; bytes: number },
  ): Promise<void> {
    const { db, arrivals } = this.#deps;
    const { summaryId } = await arrivals.finish(actor, transferId, bytes);
    const done = { state: 'done', receivedBytes: bytes, totalBytes: bytes, summaryId } as const;
    await repo.changeLink(db, id, done);
  }

  /** A downloader finds the sound itself, and can't go on where it stopped. */
  async #download(
    link: repo.StoredLink,
    actor: Actor,
    downloader: MediaDownloader,
    signal: AbortSignal,
  ): Promise<void> {
    const { usage, transfers } = this.#deps;
    const found = await downloader.inspect(link.url, signal);
    if (found.seconds !== null) await usage.assertRoom(actor, 'audio', Math.ceil(found.seconds));
    const bytes = downloader.download(link.url, { maxBytes: transfers.maxBytes(actor), signal });
    const filename = titled(link.title, found.filename);
    const known = { from: 0, totalBytes: null, validator: null, filename };
    // It is started by the first read.
    const source = { ...known, bytes, discard: () => {} };
    const transferId = await this.#begin(link, actor, source);
    await this.#fetch(link, actor, { transferId, source });
  }

  /** Writes how much is here, at most twice a second. */
  #progressOf(linkId: string): (here: number) => void {
    const { db, log } = this.#deps;
    let writtenAt = -Infinity;
    return (receivedBytes) => {
      const now = performance.now();
      if (now - writtenAt < WRITE_PAUSE_MS) return;
      writtenAt = now;
      repo
        .changeOpen(db, linkId, { receivedBytes })
        .catch((err: unknown) => log.warn({ err, linkId }, 'progress was not written'));
    };
  }

  /** Drops what was fetched. */
  async #drop(linkId: string): Promise<void> {
    const link = await repo.findLink(this.#deps.db, linkId);
    if (link?.transferId) await this.#deps.arrivals.abandon(link.transferId);
  }

  async #fail(linkId: string, error: unknown): Promise<void> {
    const refusal = error instanceof AppError ? error : new AppError('link-changed');
    const { code: errorCode, params: errorParams } = refusal;
    const failed = { state: 'failed', errorCode, errorParams } as const;
    await repo.changeOpen(this.#deps.db, linkId, failed);
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof AppError || error instanceof DownloadError;

const LASTING = 500;
const TOO_MANY_REQUESTS = 429;

/** Our refusals stay, and a server's that anyone would get; a broken connection and a server in trouble may pass. */
function mayPass(error: unknown): boolean {
  if (error instanceof DownloadError) return false;
  if (!(error instanceof AppError)) return true;
  if (error.code === 'link-unreachable') return true;
  if (error.code !== 'link-refused') return error.status === 503;
  const status = Number(error.params['status']);
  return status >= LASTING || status === TOO_MANY_REQUESTS;
}

/** A weak ETag says that a file means the same, not that its bytes are. */
function validatorOf(headers: Readonly<Record<string, string | undefined>>): string | null {
  const { etag } = headers;
  if (etag !== undefined && !etag.startsWith('W/')) return etag;
  return headers['last-modified'] ?? null;
}

/** With a title, the file is named after it. */
function titled(title: string, filename: string): string {
  if (title === '' || title === filename) return filename;
  return `${title}${/\.\w{1,5}$/.exec(filename)?.[0] ?? ''}`;
}
