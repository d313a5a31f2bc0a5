import type { ErrorCode } from '@notelark/api/errors';
import { createLimiter } from '../../platform/limiter.ts';
import { DecodeError, type DecodeFault, type Decoder } from '@notelark/speech';
import type { FileStore } from '../../ports/file-store.ts';

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
