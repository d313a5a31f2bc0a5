import type { ErrorCode } from '@notelark/api/errors';
import type { LanguageTag } from '@notelark/api/languages';
import type { OutputType } from '@notelark/api/library';
import { clientMessages } from '../../messages/index.ts';
import type { SummaryOptions } from '@notelark/api/summary-options';
import { DetailedError, Upload } from 'tus-js-client';
import { ApiError, isErrorBody } from '../../lib/api-error.ts';

interface RecordingOptions {
  outputType: OutputType;
  keepOriginal: boolean;
  summaryOptions: SummaryOptions;
  spokenLanguage: LanguageTag | null;
}

interface SendOptions {
  /** Goes with the file to the server. */
  metadata: Record<string, string>;
  /** What it is sent for, where it is no recording of its own: a cut transfer is taken up for the same purpose only. */
  purpose?: string;
  /** 0 to 1 of the bytes. */
  onProgress: (share: number) => void;
  /** The connection broke; it is tried again until `onProgress` is called. */
  onBreak?: () => void;
  /** Aborted with `CANCELLED`, what was sent is deleted; else it is kept for a day, to be taken up again. */
  signal: AbortSignal;
}

/** The user gave the upload up. */
export const CANCELLED = new DOMException('The upload was cancelled.', 'AbortError');

/** Waits before another try after the connection broke, in milliseconds; the counter starts anew with each byte that got through. */
const retryDelays = [0, 1000, 3000, 5000, 10_000, 20_000, ...Array<number>(20).fill(30_000)];

/**
 * Streams a file to the server. A broken connection is taken up where it stopped; so is the same file chosen again after
 * the page was closed.
 * @returns the id of the transfer
 * @throws {ApiError} the server's refusal; the signal's reason when cancelled
 */
export function sendFile(file: File, options: SendOptions): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const sent = new AbortController();
  const upload = new Upload(file, {
    endpoint: '/api/files',
    retryDelays,
    removeFingerprintOnSuccess: true,
    metadata: options.metadata,
    ...(options.purpose !== undefined && {
      fingerprint: async () => fingerprintOf(file, options.purpose ?? ''),
    }),
    onProgress: (sent, total) => options.onProgress(total === 0 ? 0 : sent / total),
    onShouldRetry: (error) => {
      const isRetried = mayPass(error);
      if (isRetried) options.onBreak?.();
      return isRetried;
    },
    onError: (error) => reject(toApiError(error)),
    onSuccess: () => {
      // What has arrived is no longer this upload's to delete.
      sent.abort();
      resolve(transferId(upload.url));
    },
  });
  const stop = () => {
    void upload.abort(options.signal.reason === CANCELLED).catch(() => undefined);
    reject(options.signal.reason);
  };
  options.signal.addEventListener('abort', stop, { signal: sent.signal });
  void start(upload).catch(reject);
  return promise;
}

const fingerprintOf = ({ name, size, lastModified }: File, purpose: string): string =>
  ['notelark', purpose, name, size, lastModified].join('-');

/** What goes with a recording to the server. */
export function metadataOf(file: File, options: RecordingOptions): Record<string, string> {
  const { outputType, keepOriginal, summaryOptions, spokenLanguage } = options;
  return {
    filename: file.name,
    filetype: file.type,
    outputType,
    keepOriginal: String(keepOriginal),
    template: summaryOptions.template,
    instructions: summaryOptions.instructions,
    outputLanguage: summaryOptions.outputLanguage ?? '',
    spokenLanguage: spokenLanguage ?? '',
    recordedAt: new Date(file.lastModified).toISOString(),
  };
}

async function start(upload: Upload): Promise<void> {
  const [previous] = await upload.findPreviousUploads();
  if (previous) upload.resumeFromPreviousUpload(previous);
  upload.start();
}

const transferId = (url: string | null): string => url?.split('/').at(-1) ?? '';

const statusOf = (error: unknown): number =>
  error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0;

/** No answer, a conflict with our own broken connection, or a busy server: worth another try. */
function mayPass(error: unknown): boolean {
  const status = statusOf(error);
  return status === 0 || status === 409 || status === 423 || status >= 500;
}

function toApiError(error: unknown): ApiError {
  const status = statusOf(error);
  const body =
    error instanceof DetailedError ? parse(error.originalResponse?.getBody()) : undefined;
  if (isErrorBody(body)) return new ApiError({ ...body.error, status });
  const code: ErrorCode | 'unreachable' = status === 401 ? 'not-signed-in' : 'unreachable';
  return new ApiError({ code, message: clientMessages.unreachable, status }, { cause: error });
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
