import type { ErrorCode } from '@notelark/api/errors';
import { AppError } from '../../../platform/errors.ts';
import {
  DecodeError,
  type DecodeFault,
  MissingEngineError,
  TranscribeError,
} from '@notelark/speech';

/** What a user is told of a file that can't be decoded; null: the decoder's trouble, which may pass. */
const OF_THE_FILE: Record<DecodeFault, ErrorCode | null> = {
  'not-audio': 'not-audio',
  'no-sound': 'no-sound',
  'too-short': 'too-short',
  broken: 'broken-file',
  'too-long': 'too-long',
  crashed: null,
};

/** Why a transcription has failed for good; null where another try may succeed. */
export function finalFailure(error: unknown): ErrorCode | null {
  if (error instanceof DecodeError) return OF_THE_FILE[error.fault];
  if (error instanceof MissingEngineError) return 'speech-unavailable';
  if (error instanceof TranscribeError) return error.retry ? null : 'speech-failed';
  if (error instanceof AppError && error.code === 'audio-quota-exceeded') return error.code;
  return null;
}
