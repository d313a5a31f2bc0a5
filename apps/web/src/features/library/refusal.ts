import { type PlanId, uploadLimits } from '@notelark/api/plans';
import { fill } from '../../lib/format.ts';
import { errorMessages, uploadScreen } from '../../messages/index.ts';
import { headOf } from './file-head.ts';
import { sizeRefusal } from './media.ts';
import { recordingSeconds } from './recording-length.ts';

interface Refusal {
  title: string;
  description: string;
}

/** Enough to tell a text from a recording. */
const HEAD_BYTES = 512;

/** How pictures, documents, archives and programs begin. */
const OTHERS = [
  '%PDF',
  'PK\u0003\u0004',
  'PK\u0005\u0006',
  '\u0089PNG',
  '\u00FF\u00D8\u00FF',
  'GIF8',
  'Rar!',
  '7z\u00BC\u00AF',
  '\u001F\u008B',
  '\u00D0\u00CF\u0011\u00E0',
  '\u007FELF',
];

/**
 * Why a recording is not worth sending, as far as the page can know; null: the server decides. The content counts, not the
 * name: a recorder may write endings that no list has.
 * @param limit undefined until it is known
 * @param secondsOf reads its length
 */
export async function refusalOf(
  file: File,
  limit: { megabytes: number; plan: PlanId } | undefined,
  secondsOf: (file: File) => Promise<number | null> = recordingSeconds,
): Promise<Refusal | null> {
  const { name: filename, size } = file;
  if (size === 0)
    return {
      title: uploadScreen.uploadFailed,
      description: fill(uploadScreen.emptyFile, { filename }),
    };
  const tooLarge = limit ? sizeRefusal(size, limit.megabytes, limit.plan) : null;
  if (tooLarge !== null)
    return {
      title: uploadScreen.fileTooLarge,
      description: `${filename}: ${tooLarge} ${uploadScreen.fileTooLargeNext}`,
    };
  if (await isNoRecording(file))
    return {
      title: uploadScreen.notRecording,
      description: fill(uploadScreen.notRecordingText, { filename }),
    };
  const { maxRecordingHours: hours } = uploadLimits;
  if (((await secondsOf(file)) ?? 0) > hours * 3600)
    return {
      title: uploadScreen.tooLong,
      description: `${filename}: ${fill(errorMessages['too-long'], { hours })} ${uploadScreen.tooLongNext}`,
    };
  return null;
}

/** Of a file that can't be read here, sending says what is wrong. */
const isNoRecording = async (file: File): Promise<boolean> => {
  const bytes = await headOf(file, HEAD_BYTES);
  if (bytes === null) return false;
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  const isPicture = start.startsWith('RIFF') && start.endsWith('WEBP');
  return isPicture || OTHERS.some((other) => start.startsWith(other)) || isText(bytes);
};

function isText(bytes: Uint8Array): boolean {
  try {
    // The last character may be cut.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return !/[^\P{Cc}\s]/u.test(text);
  } catch {
    return false;
  }
}
