import { FileStoreOutageError } from '../ports/file-store.ts';
import { AppError } from './errors.ts';

/** After this long there may be room again, in seconds. */
const TRY_AGAIN_SECONDS = 300;

/** The error where files can't be written; `detail` is for the log. */
export function storageUnavailable(detail: string, cause?: unknown): AppError {
  return new AppError('storage-unavailable', {
    detail,
    cause,
    retryAfterSeconds: TRY_AGAIN_SECONDS,
  });
}

/** The codes with which writing a file fails where the disk is full, read-only, gone or failing. */
const DISK_FAULTS = /^(ENOSPC|EDQUOT|EROFS|EIO|EACCES|EPERM|ENOTDIR|ENOENT|ESTALE|ENODEV)$/;

/** Whether a file could not be written, on a disk or by a server. */
export const isStorageFault = (error: unknown): boolean =>
  isFileStoreOutage(error) ||
  (error instanceof Error && 'code' in error && DISK_FAULTS.test(String(error.code)));

/** Whether an error, or one that caused it, means that the file store is unavailable. */
export function isFileStoreOutage(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause)
    if (one instanceof FileStoreOutageError) return true;
  return false;
}
