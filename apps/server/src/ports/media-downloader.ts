/** A recording on a page, by the page's address. */
export interface FoundMedia {
  title: string;
  filename: string;
  seconds: number | null;
}

/** The downloader could not get a recording of this page. The message is for the log. */
export class DownloadError extends Error {
  override name = 'DownloadError';
}

/** A program of the operator's that finds recordings on the pages of some sites. */
export interface MediaDownloader {
  /** Whether this address is on one of its sites. */
  knows(url: string): boolean;
  /** @throws {DownloadError}; the signal's reason */
  inspect(url: string, signal: AbortSignal): Promise<FoundMedia>;
  /** The sound of the recording. Its reading fails with a DownloadError where the program does. */
  download(
    url: string,
    limits: { maxBytes: number; signal: AbortSignal },
  ): AsyncIterable<Uint8Array>;
}
