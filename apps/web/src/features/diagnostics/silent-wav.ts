import { live } from '@notelark/api/live-audio';
import { base64Of, wavOf } from '../../lib/wav.ts';

/** Seconds of silence as Live Notes sends them. */
export const silentWav = (seconds: number): string =>
  base64Of(wavOf([new Int16Array(seconds * live.sampleRate)]));
