import { AppError } from '../../platform/errors.ts';
import { readWav } from './wav.ts';

/** What a page sent, as samples. @throws {AppError} `live-chunk-invalid`. */
export function samplesOf(audioChunk: string): Int16Array {
  const pcm = readWav(Buffer.from(audioChunk, 'base64'));
  if (!pcm) throw new AppError('live-chunk-invalid');
  return pcm;
}
