import type { Readable } from 'node:stream';
import type { Program } from '@notelark/toolkit/isolated-program';

/** A running process that writes 16-bit little-endian PCM. */
export interface PcmSource extends Pick<Program, 'deadline' | 'kill'> {
  bytes: Readable;
  /**
   * How it ended, once `bytes` are read to their end.
   * @throws {DecodeError | IsolatedError}
   */
  end: () => Promise<PcmEnd>;
}

/** What a decoder says of a file when it has gone through it. */
export interface PcmEnd {
  declaredSeconds: number | null;
  /** The decoder met something that it could not decode, and went on. */
  damaged: boolean;
}

const BYTES_PER_SAMPLE = 2;

/** The samples in a stream of bytes whose blocks may end in the middle of one. */
export async function* samplesOf(bytes: Readable): AsyncGenerator<Int16Array> {
  let odd: Buffer = Buffer.alloc(0);
  for await (const block of bytes as AsyncIterable<Buffer>) {
    const joined = odd.length > 0 ? Buffer.concat([odd, block]) : block;
    const whole = joined.length - (joined.length % BYTES_PER_SAMPLE);
    odd = joined.subarray(whole);
    if (whole > 0) yield toSamples(joined.subarray(0, whole));
  }
}

function toSamples(bytes: Buffer): Int16Array {
  const aligned = bytes.byteOffset % BYTES_PER_SAMPLE === 0 ? bytes : Uint8Array.from(bytes);
  return new Int16Array(aligned.buffer, aligned.byteOffset, aligned.length / BYTES_PER_SAMPLE);
}
