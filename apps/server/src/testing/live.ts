import { live } from '@notelark/contracts/live-audio';
import { babble } from './babble.ts';

const HEADER_BYTES = 44;

/** A WAV file as the page makes them. `dataBytes`: what it says of its samples, and has. */
export function liveWav(pcm: Int16Array, { dataBytes = pcm.byteLength } = {}): Buffer {
  const file = Buffer.alloc(HEADER_BYTES + dataBytes);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(live.sampleRate, 24);
  file.writeUInt32LE(live.sampleRate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(dataBytes, 40);
  file.set(new Uint8Array(pcm.buffer, pcm.byteOffset, Math.min(dataBytes, pcm.byteLength)), 44);
  return file;
}

export const base64Wav = (pcm: Int16Array): string => liveWav(pcm).toString('base64');

/** Sound that is taken for speech, at the rate of live recordings. */
export function liveBabble(seconds: number, seed = 1): Int16Array {
  const voice = babble(seconds, seed);
  return Int16Array.from({ length: Math.floor(seconds * live.sampleRate) }, (_, n) => {
    const at = (n * 2) / 3;
    const [left = 0, right = 0] = voice.subarray(Math.floor(at), Math.floor(at) + 2);
    return Math.round(left + (right - left) * (at % 1));
  });
}

/** One recording cut as the page cuts it: chunks of so many new seconds, each with the end of the one before. */
export function cutLive(pcm: Int16Array, chunkSeconds: number): Int16Array[] {
  const size = chunkSeconds * live.sampleRate;
  return Array.from({ length: Math.ceil(pcm.length / size) }, (_, n) =>
    pcm.subarray(Math.max(0, n * size - live.overlapSamples), (n + 1) * size),
  );
}
