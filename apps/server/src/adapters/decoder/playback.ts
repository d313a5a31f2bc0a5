import { rm } from 'node:fs/promises';
import { DecodeError } from '../../ports/decoder.ts';
import { judge } from './decoding.ts';
import { withDecodeErrors } from './faults.ts';
import type { PcmEnd } from './pcm-source.ts';

/** How an encoder left off; `seconds` is the length of what it wrote. */
export interface PlaybackEnd extends PcmEnd {
  seconds: number;
}

/**
 * The part of `encodePlayback` that is the same for every encoder: refusing what the decoder refuses, and leaving no
 * half of a copy behind.
 */
export async function writePlayback(
  target: string,
  maxSeconds: number,
  encode: () => Promise<PlaybackEnd>,
): Promise<void> {
  try {
    await withDecodeErrors(async () => {
      const end = await encode();
      if (end.seconds > maxSeconds) {
        throw new DecodeError('too-long', `over ${maxSeconds} s of audio`);
      }
      judge(end.seconds, end);
    });
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  }
}
