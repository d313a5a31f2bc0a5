import { IsolatedError } from '../../platform/isolated-program.ts';
import { DecodeError } from '../../ports/decoder.ts';

/**
 * What the port promises to throw for a process that died: a file that needs more memory than any recording is at fault
 * itself, anything else may be the machine's. An abort's reason and a DecodeError stay as they are.
 */
export function asDecodeError(error: unknown): unknown {
  if (!(error instanceof IsolatedError)) return error;
  const fault = error.reason === 'memory' ? 'broken' : 'crashed';
  return new DecodeError(fault, error.message, { cause: error });
}

/** Does the work and throws what the port promises. */
export async function withDecodeErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw asDecodeError(error);
  }
}
