import type { Episode } from '@notelark/api/links';
import type { ErrorCode } from '@notelark/api/errors';
import { AppError } from '../../platform/errors.ts';
import { DownloadError, type MediaDownloader } from '../../ports/media-downloader.ts';
import {
  type FetchFault,
  type WebAnswer,
  WebFetchError,
  type WebFetcher,
} from '../../ports/web-fetcher.ts';
import { fileNameOf, isMedia, mediaTypeOf } from './file-name.ts';
import { type Podcast, readPodcast } from './podcast.ts';

interface Deps {
  fetcher: WebFetcher;
  /** Null: none is installed. */
  downloader: MediaDownloader | null;
}

/** What is at an address. */
export type Found =
  | { kind: 'media'; filename: string; title: string; bytes: number | null; seconds: number | null }
  | ({ kind: 'feed'; answer: Pick<WebAnswer, 'headers'> } & Podcast);

/** By which a server says that nothing has changed. */
interface Validators {
  etag: string | null;
  lastModified: string | null;
}

/** Feeds of a thousand episodes have some megabytes. */
const MAX_FEED_BYTES = 8_000_000;
const OK = 200;

const REFUSALS: Record<FetchFault, ErrorCode> = {
  'private-address': 'link-private',
  redirects: 'link-unreachable',
  timeout: 'link-unreachable',
  unreachable: 'link-unreachable',
};

/** Looks at addresses, and fetches from them. */
export class InspectService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws {AppError} `link-…` */
  async inspect(url: string, signal: AbortSignal): Promise<Found> {
    assertPlain(url);
    if (this.#deps.downloader?.knows(url)) return await this.#onPage(url, signal);
    const answer = await this.open(url, signal);
    if (isMedia(answer)) {
      answer.discard();
      const filename = fileNameOf(answer);
      return { kind: 'media', filename, title: filename, bytes: bytesOf(answer), seconds: null };
    }
    const podcast = readPodcast(await textOf(answer), answer.url);
    if (!podcast) throw new AppError('link-not-media');
    return { kind: 'feed', answer, ...podcast };
  }

  /** A feed that may not have changed since; then null. @throws {AppError} `link-…` */
  async readFeed(
    url: string,
    since: Validators,
    signal: AbortSignal,
  ): Promise<(Podcast & Validators) | null> {
    const read = await this.readText(url, since, signal);
    if (!read) return null;
    const { text, address, ...validators } = read;
    const podcast = readPodcast(text, address);
    if (!podcast) throw new AppError('link-not-feed');
    return { ...podcast, ...validators };
  }

  /** A text that may not have changed since; then null. @throws {AppError} `link-…` */
  async readText(
    url: string,
    since: Validators,
    signal: AbortSignal,
  ): Promise<({ text: string; address: string } & Validators) | null> {
    assertPlain(url);
    const { etag, lastModified } = since;
    const headers = {
      ...(etag !== null && { 'if-none-match': etag }),
      ...(lastModified !== null && { 'if-modified-since': lastModified }),
    };
    const answer = await this.#get(url, headers, signal);
    if (answer.status === 304) {
      answer.discard();
      return null;
    }
    assertOk(answer);
    return {
      text: await textOf(answer),
      address: answer.url,
      etag: answer.headers['etag'] ?? null,
      lastModified: answer.headers['last-modified'] ?? null,
    };
  }

  /** Begins to read what is there. @param from resumes at this byte, where it is still the file of `validator` */
  async open(
    url: string,
    signal: AbortSignal,
    resume: { from: number; validator: string } | null = null,
  ): Promise<WebAnswer> {
    const headers: Record<string, string> = resume
      ? { range: `bytes=${resume.from}-`, 'if-range': resume.validator }
      : {};
    const answer = await this.#get(url, headers, signal);
    assertOk(answer, resume?.from);
    return answer;
  }

  async #get(
    url: string,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<WebAnswer> {
    try {
      return await this.#deps.fetcher.get(url, { headers, signal });
    } catch (error) {
      throw asAppError(error);
    }
  }

  async #onPage(url: string, signal: AbortSignal): Promise<Found> {
    try {
      const found = await this.#deps.downloader?.inspect(url, signal);
      if (!found) throw new AppError('link-not-media');
      return { kind: 'media', bytes: null, ...found };
    } catch (error) {
      throw asAppError(error);
    }
  }
}

export const newEpisodes = (episodes: readonly Episode[], known: readonly string[]): Episode[] => {
  const old = new Set(known);
  return episodes.filter(({ guid }) => !old.has(guid));
};

/** The length that a server declares; null where it doesn't. */
export function bytesOf({ headers }: WebAnswer): number | null {
  const bytes = Number(headers['content-length'] ?? Number.NaN);
  return Number.isSafeInteger(bytes) && bytes >= 0 ? bytes : null;
}

/** @throws {AppError} `link-address`: a password in it would be stored */
function assertPlain(url: string): void {
  const { username, password } = new URL(url);
  if (username !== '' || password !== '') throw new AppError('link-address');
}

/** 206 only where a range was asked for, and it is that one. @throws {AppError} `link-refused` */
function assertOk(answer: WebAnswer, from?: number): void {
  const { status, headers } = answer;
  const isPart =
    status === 206 && from !== undefined && headers['content-range']?.startsWith(`bytes ${from}-`);
  if (status === OK || isPart) return;
  answer.discard();
  throw new AppError('link-refused', { params: { status } });
}

/** @throws {AppError} `link-not-media` where it is longer than any feed */
async function textOf(answer: WebAnswer): Promise<string> {
  if (/^(image|font)\//.test(mediaTypeOf(answer))) {
    answer.discard();
    throw new AppError('link-not-media');
  }
  const blocks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const block of answer.body) {
      bytes += block.length;
      if (bytes > MAX_FEED_BYTES) throw new AppError('link-not-media');
      blocks.push(block);
    }
  } catch (error) {
    throw error instanceof AppError
      ? error
      : asAppError(new WebFetchError('unreachable', { cause: error }));
  }
  return Buffer.concat(blocks).toString('utf8');
}

function asAppError(error: unknown): unknown {
  if (error instanceof WebFetchError) return new AppError(REFUSALS[error.fault], { cause: error });
  if (error instanceof DownloadError) return new AppError('link-not-media', { cause: error });
  return error;
}
