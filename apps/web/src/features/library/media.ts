import { errorMessages } from '../../messages/index.ts';
import { BYTES_PER_MEGABYTE, megabytes, type PlanId } from '@notelark/api/plans';
import { fill } from '../../lib/format.ts';

/** Endings of product rule S8: a help for the file dialog; the server decides by the content. */
export const acceptedFiles = '.mp3,.wav,.mp4,.mov,.m4a,.aac,.ogg,.webm,.mkv,.avi';

const endings = acceptedFiles.split(',');

export const isRecording = ({ name }: Pick<File, 'name'>): boolean =>
  endings.some((ending) => name.toLowerCase().endsWith(ending));

/** Why a file can't be uploaded, by its size; null where it can be. The server checks again. */
export function sizeRefusal(bytes: number, limit: number, plan: PlanId): string | null {
  if (bytes <= limit * BYTES_PER_MEGABYTE) return null;
  const sentence = errorMessages[plan === 'free' ? 'file-too-large' : 'file-too-large-for-plan'];
  return fill(sentence, { size: megabytes(bytes), limit });
}
