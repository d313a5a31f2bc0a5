import { uploadLimits } from '@notelark/contracts/plans';

/** Endings of decision S8: a help for the file dialog; the server decides by the content. */
export const acceptedFiles = '.mp3,.wav,.mp4,.mov,.m4a,.aac,.ogg,.webm,.mkv,.avi';

export const isTooLarge = (bytes: number): boolean => bytes > uploadLimits.maxBytes;

/** Megabytes with at most one decimal, as the refusal names them; rounded up, so that it never reads as the limit itself. */
export const megabytes = (bytes: number): string =>
  String(Math.ceil((bytes / 1024 / 1024) * 10) / 10);
