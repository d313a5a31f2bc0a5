import type { ErrorCode } from '@notelark/api/errors';
import type { ReceivedFile } from '@notelark/api/intake';
import { uploadLimits } from '@notelark/api/plans';
import { digestFile } from '../../../platform/digest-file.ts';
import { AppError } from '../../../platform/errors.ts';
import { createLimiter } from '@notelark/toolkit/limiter';
import { PostponedError } from '../../../platform/queue/definition.ts';
import {
  createWaveform,
  DecodeError,
  type DecodeFault,
  type Decoder,
  isCutOff,
  readDeclaredSound,
  SAMPLE_RATE,
  TranscribeError,
} from '@notelark/speech';
import type { FileStore } from '../../../ports/file-store.ts';

/** Why a stored file can't become an upload, by its content; null where nothing speaks against it yet. */
export type MediaCheck = (key: string) => Promise<ErrorCode | null>;

/** Each look is a process of some 100 MB: twenty files that arrive at once wait for one another. */
const AT_ONCE = 2;

/** What the header alone can tell; `crashed` tells nothing of the file, and the rest is seen when it is decoded. */
const REFUSED: Partial<Record<DecodeFault, ErrorCode>> = {
  'not-audio': 'not-audio',
  'no-sound': 'no-sound',
  broken: 'broken-file',
};

export function createMediaCheck(files: FileStore, decoder: Decoder): MediaCheck {
  const limited = createLimiter(AT_ONCE);
  return (key) =>
    limited(async () => {
      try {
        const info = await files.withLocalFile(key, (path) => decoder.probe(path));
        return info.hasAudio ? null : 'no-sound';
      } catch (error) {
        if (error instanceof DecodeError) return REFUSED[error.fault] ?? null;
        throw error;
      }
    });
}

export const MAX_RECORDING_SECONDS = uploadLimits.maxRecordingHours * 3600;

/** A recording as it is, not as its header says. */
export interface Measured {
  /** Counted from the samples. */
  seconds: number;
  /** Loudness of some thousand stretches of the same length, 0 to 255. */
  waveform: number[];
  /** Less sound came out than the file declares. */
  cutOff: boolean;
  /** Of the stored file. */
  received: ReceivedFile;
}

/**
 * Decodes a recording once to its end, which takes some thousandth of its length: before anybody's minutes or an engine's
 * time are spent on it, it is known to be readable and how long it is.
 * @throws {DecodeError}
 */
export async function measureRecording(
  decoder: Decoder,
  path: string,
  signal: AbortSignal,
): Promise<Measured> {
  const waveform = createWaveform(SAMPLE_RATE);
  const decoding = decoder.decode(path, { signal, maxSeconds: MAX_RECORDING_SECONDS });
  for await (const block of decoding.pcm) waveform.add(block);
  const { seconds } = await decoding.summary;
  const declared = await readDeclaredSound(path);
  return {
    seconds,
    waveform: [...waveform.finish().peaks],
    cutOff: isCutOff(seconds, declared),
    received: { ...(await digestFile(path, signal)), declaredSeconds: declared.seconds },
  };
}

/** The error code of a file that can't be decoded; null: the decoder's trouble, which may pass. */
export const codeOfFault: Record<DecodeFault, ErrorCode | null> = {
  'not-audio': 'not-audio',
  'no-sound': 'no-sound',
  'too-short': 'too-short',
  broken: 'broken-file',
  'too-long': 'too-long',
  crashed: null,
};

/** When the queue tries again, by a server that names a time; null where nothing but another try is left. */
export function postponementOf(error: unknown): PostponedError | null {
  if (!(error instanceof TranscribeError && error.retry)) return null;
  return error.retryAfterSeconds
    ? new PostponedError(error.retryAfterSeconds, { cause: error })
    : null;
}

const MINUTES_USED_UP = new Set<ErrorCode>(['audio-quota-exceeded', 'team-quota-exceeded']);

export const isMinutesUsedUp = (error: unknown): error is AppError =>
  error instanceof AppError && MINUTES_USED_UP.has(error.code);
