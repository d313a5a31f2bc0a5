import { AppError } from '../../platform/errors.ts';
import { live } from '@notelark/api/live-audio';

const PCM = 1;
const FMT_BYTES = 16;
const CHUNK_HEADER = 8;
/** A tenth of a second: the shortest clip that engines take. */
const LEAST_SAMPLES = live.sampleRate / 10;

/**
 * The samples of a WAV file as the page makes them: 24 kHz, mono, 16-bit PCM. Null for anything else: another format, a
 * header that promises more than there is, less than a tenth of a second, more than a chunk may hold.
 */
export function readWav(file: Buffer): Int16Array | null {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WAVE')
    return null;
  let isOurs = false;
  for (let at = 12; at + CHUNK_HEADER <= file.length;) {
    const name = file.toString('latin1', at, at + 4);
    const size = file.readUInt32LE(at + 4);
    const content = file.subarray(at + CHUNK_HEADER, at + CHUNK_HEADER + size);
    if (content.length < size) return null;
    if (name === 'fmt ') isOurs = isOurFormat(content);
    if (name === 'data') return isOurs ? readData(content) : null;
    // Chunks lie at even places.
    at += CHUNK_HEADER + size + (size % 2);
  }
  return null;
}

function isOurFormat(fmt: Buffer): boolean {
  return (
    fmt.length >= FMT_BYTES &&
    fmt.readUInt16LE(0) === PCM &&
    fmt.readUInt16LE(2) === 1 &&
    fmt.readUInt32LE(4) === live.sampleRate &&
    fmt.readUInt16LE(14) === 16
  );
}

function readData(data: Buffer): Int16Array | null {
  const count = data.length / 2;
  const most = live.maxChunkSeconds * live.sampleRate;
  if (!Number.isInteger(count) || count < LEAST_SAMPLES || count > most) return null;
  // A copy, since the samples need not lie at an even place of the file.
  return new Int16Array(new Uint8Array(data).buffer);
}

/** What a page sent, as samples. @throws {AppError} `live-chunk-invalid`. */
export function samplesOf(audioChunk: string): Int16Array {
  const pcm = readWav(Buffer.from(audioChunk, 'base64'));
  if (!pcm) throw new AppError('live-chunk-invalid');
  return pcm;
}
