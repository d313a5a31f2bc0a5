import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { IsolatedError, startProgram } from '@notelark/toolkit/isolated-program';
import {
  DownloadError,
  type FoundMedia,
  type MediaDownloader,
} from '../../ports/media-downloader.ts';

export interface YtDlpOptions {
  /** The program's file. */
  path: string;
  /** Domains whose pages it may read, and their subdomains. It resolves names itself, past our checks, so it gets no others. */
  sites: readonly string[];
}

const INSPECT_MS = 60_000;
const DOWNLOAD_MS = 2 * 3600_000;
const MEMORY_MB = 1024;
/** No file of the machine changes what it does, and it leaves none behind. */
const COMMON = ['--ignore-config', '--no-cache-dir', '--no-playlist', '--no-progress', '--quiet'];
const SOCKET = ['--socket-timeout', '20', '--retries', '3'];

/** Uses yt-dlp (https://github.com/yt-dlp/yt-dlp) where the operator has installed it: a process of its own, with limits. */
export function createYtDlp({ path, sites }: YtDlpOptions): MediaDownloader {
  return {
    knows: (url) => isOnSite(url, sites),
    inspect: async (url, signal) => {
      const args = [...COMMON, ...SOCKET, '--dump-single-json', '--', url];
      const limits = { wallClockMs: INSPECT_MS, memoryMb: MEMORY_MB, signal };
      const { child, done } = startProgram(path, args, limits);
      try {
        const [said] = await Promise.all([text(child.stdout ?? Readable.from([])), done]);
        return foundIn(said);
      } catch (error) {
        throw asDownloadError(error, signal);
      }
    },
    download: (url, { maxBytes, signal }) => {
      const size = ['--max-filesize', String(maxBytes)];
      const args = [...COMMON, ...SOCKET, ...size, '-f', 'bestaudio/best', '-o', '-', '--', url];
      const limits = { wallClockMs: DOWNLOAD_MS, memoryMb: MEMORY_MB, signal };
      return Readable.from(
        soundOf(() => startProgram(path, args, limits), signal),
        {
          objectMode: false,
        },
      );
    },
  };
}

/**
 * What a program writes; fails where it fails, and ends it where its reader stops. It is started by the first read: what a
 * program that has ended wrote before is thrown away where no one reads yet.
 */
async function* soundOf(
  start: () => ReturnType<typeof startProgram>,
  signal: AbortSignal,
): AsyncGenerator<Buffer, void, undefined> {
  const { child, done, kill } = start();
  try {
    yield* child.stdout ?? Readable.from([]);
    await done;
  } catch (error) {
    throw asDownloadError(error, signal);
  } finally {
    kill(new DownloadError('no longer wanted'));
  }
}

function isOnSite(url: string, sites: readonly string[]): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname } = new URL(url);
  return sites.some((site) => hostname === site || hostname.endsWith(`.${site}`));
}

function foundIn(said: string): FoundMedia {
  const found = JSON.parse(said) as Record<string, unknown>;
  if (found['_type'] === 'playlist') throw new DownloadError('a list, not a recording');
  const title = typeof found['title'] === 'string' ? found['title'] : '';
  const seconds = typeof found['duration'] === 'number' ? found['duration'] : null;
  return { title: title || 'Recording', filename: title || 'Recording', seconds };
}

function asDownloadError(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof DownloadError) return error;
  if (error instanceof IsolatedError || error instanceof SyntaxError)
    return new DownloadError(error.message, { cause: error });
  return error;
}
