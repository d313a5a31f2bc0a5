import { type Bytes, type DeclaredSound, UNDECLARED, withBytes } from './declared/bytes.ts';
import { declaredOfFlac } from './declared/flac.ts';
import { declaredOfMatroska } from './declared/matroska.ts';
import { declaredOfMp3 } from './declared/mp3.ts';
import { declaredOfMp4 } from './declared/mp4.ts';
import { declaredOfOgg } from './declared/ogg.ts';
import { declaredOfAvi, declaredOfWav } from './declared/riff.ts';
import { type Demuxer, identify } from './media-file.ts';

const READERS: Record<Demuxer, (bytes: Bytes) => Promise<DeclaredSound>> = {
  wav: declaredOfWav,
  avi: declaredOfAvi,
  mov: declaredOfMp4,
  ogg: declaredOfOgg,
  flac: declaredOfFlac,
  mp3: declaredOfMp3,
  matroska: declaredOfMatroska,
  // A run of frames without a header.
  aac: async () => UNDECLARED,
};

/**
 * What a file itself declares about its sound. FFmpeg's duration is no such thing: it shortens a WAV file to what is
 * there, guesses where nothing is declared, and counts the picture.
 */
export async function readDeclaredSound(path: string): Promise<DeclaredSound> {
  const { demuxer } = await identify(path);
  // A header that makes no sense declares nothing; whether the file can be read is the decoder's to say.
  return await withBytes(path, READERS[demuxer]).catch((error: unknown) => {
    if (error instanceof RangeError) return UNDECLARED;
    throw error;
  });
}

/** Encoders add and drop fractions of a second; what is missing beyond both of these is worth a warning. */
const SLACK_SECONDS = 1;
const SLACK_SHARE = 0.01;

/** Whether less sound was decoded than the file declares. */
export function isCutOff(decodedSeconds: number, { seconds, truncated }: DeclaredSound): boolean {
  if (truncated) return true;
  return (
    seconds !== null && seconds - decodedSeconds > Math.max(SLACK_SECONDS, seconds * SLACK_SHARE)
  );
}
