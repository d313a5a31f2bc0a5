import { isProblem } from '@notelark/client';

/** What the command ends with. */
export const exitCodes = {
  ok: 0,
  /** The server refused it, or the work failed. */
  failed: 1,
  /** The command was not understood. */
  usage: 2,
  /** No key, or one that is not accepted. */
  signIn: 3,
  /** No answer, or one that is not Notelark's. */
  connection: 4,
  /** `sync`: files that were changed here and there. */
  conflict: 5,
  interrupted: 130,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Ends the command with a sentence. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode = exitCodes.failed) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** An error as a sentence and an exit code; null for one of this program's own faults. */
export function failureOf(error: unknown): Failure | null {
  if (error instanceof Failure) return error;
  if (isProblem(error, 'not-signed-in'))
    return new Failure(
      'The API key is not accepted: it was revoked or has expired. Make one in your profile, then run `notelark login`.',
      exitCodes.signIn,
    );
  if (isProblem(error, 'unreachable', 'unreadable'))
    return new Failure(error.message, exitCodes.connection);
  if (isProblem(error)) return new Failure(sentenceOf(error));
  return systemFailure(error);
}

function sentenceOf({ message, fields }: { message: string; fields: Record<string, string> }) {
  const wrong = Object.entries(fields).map(([field, sentence]) => `${field}: ${sentence}`);
  return [message, ...wrong].join('\n');
}

const REASONS: Record<string, string> = {
  ENOENT: 'does not exist',
  EACCES: 'may not be opened',
  EPERM: 'may not be opened',
  EISDIR: 'is a folder',
  ENOTDIR: 'is not a folder',
  ENOSPC: 'could not be written: the disk is full',
};

/** What the file system refuses. */
function systemFailure(error: unknown): Failure | null {
  if (!(error instanceof Error) || !('code' in error) || !('path' in error)) return null;
  const reason = REASONS[String(error.code)];
  return reason === undefined ? null : new Failure(`${String(error.path)} ${reason}.`);
}
