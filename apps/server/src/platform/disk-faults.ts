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

/** What writing a file fails with where the disk is full, read-only, gone or failing. */
const DISK_FAULTS = /^(ENOSPC|EDQUOT|EROFS|EIO|EACCES|EPERM|ENOTDIR|ENOENT|ESTALE|ENODEV)$/;

export const isDiskFault = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && DISK_FAULTS.test(String(error.code));
