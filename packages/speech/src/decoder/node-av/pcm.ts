import type { Frame } from 'node-av/lib';

/** Bytes of one sample: the blocks are of 16-bit mono. */
export const SAMPLE_BYTES = 2;

/**
 * The samples of 16-bit mono frames, in blocks of exactly `samples` each; the last may be shorter. Every block has its
 * own memory.
 */
export function* pcmBlocks(frames: Iterable<Frame>, samples: number): Generator<Buffer> {
  const size = samples * SAMPLE_BYTES;
  let block = Buffer.allocUnsafe(size);
  let filled = 0;
  for (const frame of frames) {
    const bytes = frame.toBuffer();
    for (let taken = 0; taken < bytes.length;) {
      const copied = bytes.copy(block, filled, taken);
      taken += copied;
      filled += copied;
      if (filled < size) continue;
      yield block;
      block = Buffer.allocUnsafe(size);
      filled = 0;
    }
  }
  if (filled > 0) yield block.subarray(0, filled);
}
