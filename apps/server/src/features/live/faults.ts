import { AppError } from '../../platform/errors.ts';
import { MissingEngineError, TranscribeError } from '@notelark/speech';

/** The server goes down in the middle of a chunk: the page sends it again. */
export class ClosingError extends Error {
  override name = 'ClosingError';
}

/** Before a page sends a chunk again, at least; a speech service may want more. */
const RETRY_AFTER_SECONDS = 2;

/** The answer when a chunk could not be transcribed. */
export function asAppError(error: unknown): unknown {
  if (error instanceof MissingEngineError)
    return new AppError('speech-unavailable', { cause: error, detail: error.message });
  if (error instanceof ClosingError || (error instanceof TranscribeError && error.retry))
    return new AppError('temporarily-unavailable', {
      cause: error,
      retryAfterSeconds: Math.max(RETRY_AFTER_SECONDS, askedPauseOf(error)),
    });
  if (error instanceof TranscribeError)
    return new AppError('speech-failed', { cause: error, detail: error.message });
  return error;
}

const askedPauseOf = (error: Error): number =>
  (error instanceof TranscribeError ? error.retryAfterSeconds : null) ?? 0;
