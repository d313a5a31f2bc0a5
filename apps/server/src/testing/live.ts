import { live } from '@notelark/api/live-audio';
import { babble } from '@notelark/speech/testing/babble';
import { wavOf } from '@notelark/speech/testing/media/riff';

/** A WAV file as the page makes them. */
export const liveWav = (pcm: Int16Array): Buffer => wavOf(pcm, live.sampleRate);

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
