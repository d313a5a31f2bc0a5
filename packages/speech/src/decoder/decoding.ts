import {
  DecodeError,
  type DecodeOptions,
  type DecodeSummary,
  type Decoding,
  SAMPLE_RATE,
} from '../ports/decoder.ts';
import { asDecodeError } from './faults.ts';
import { identify, type MediaFile } from './media-file.ts';
import { type PcmEnd, type PcmSource, samplesOf } from './pcm-source.ts';

/**
 * The part of a decode that is the same for every decoder: counting samples, skipping to where the reader wants to
 * begin, refusing what is too long, too short or damaged, and leaving no process behind however the reading ends.
 * @param open starts the process; called at the first read
 */
export function createDecoding(
  path: string,
  options: DecodeOptions,
  open: (file: MediaFile) => Promise<PcmSource>,
): Decoding {
  const summary = Promise.withResolvers<DecodeSummary>();
  summary.promise.catch(() => {});

  async function* read(): AsyncGenerator<Int16Array> {
    let file: MediaFile | undefined;
    let source: PcmSource | undefined;
    try {
      file = await identify(path);
      source = await open(file);
      const samples = yield* wanted(source, options);
      summary.resolve(judge(samples / SAMPLE_RATE, await source.end()));
    } catch (error) {
      const known = asDecodeError(error, file);
      summary.reject(known);
      source?.kill(known);
      throw known;
    } finally {
      const stopped = new DOMException('The reader stopped before the end', 'AbortError');
      summary.reject(stopped);
      source?.kill(stopped);
    }
  }
  return { pcm: read(), summary: summary.promise };
}

/** Passes on what lies behind `fromSeconds`; returns the number of all samples. */
async function* wanted(
  source: PcmSource,
  { maxSeconds, fromSeconds = 0, signal }: DecodeOptions,
): AsyncGenerator<Int16Array, number> {
  const first = Math.round(fromSeconds * SAMPLE_RATE);
  let counted = 0;
  for await (const block of samplesOf(source.bytes)) {
    const before = counted;
    counted += block.length;
    if (counted > maxSeconds * SAMPLE_RATE) {
      throw new DecodeError('too-long', `over ${maxSeconds} s of audio`);
    }
    if (counted <= first) continue;
    source.deadline.pause();
    yield block.subarray(Math.max(0, first - before));
    // The process may have ended before the abort, with its last samples still on their way.
    signal?.throwIfAborted();
    source.deadline.resume();
  }
  return counted;
}

/**
 * @param seconds counted from the samples
 * @throws {DecodeError} `too-short`, or `broken` if there should have been more
 */
export function judge(seconds: number, { declaredSeconds, damaged }: PcmEnd): DecodeSummary {
  if (seconds >= 1) return { seconds, declaredSeconds };
  const meant = declaredSeconds ?? (damaged ? Infinity : 0);
  const detail = `${seconds} s of audio came out of ${declaredSeconds ?? 'undeclared'} s`;
  throw new DecodeError(meant >= 1 ? 'broken' : 'too-short', detail);
}
