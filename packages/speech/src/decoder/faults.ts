import { IsolatedError } from '@notelark/toolkit/isolated-program';
import { DecodeError } from '../ports/decoder.ts';
import type { MediaFile } from './media-file.ts';

/**
 * What the port promises to throw. A process that died is the machine's fault, unless it needed more memory than any
 * recording does. A file that could not be used, and did not start like a recording either, is none. An abort's reason
 * stays as it is.
 * @param file what is known of the file; nothing if it could not be read
 */
export function asDecodeError(error: unknown, file: MediaFile | undefined): unknown {
  const known = error instanceof IsolatedError ? ofDeath(error) : error;
  if (!file || file.certain || !(known instanceof DecodeError)) return known;
  if (known.fault !== 'broken' && known.fault !== 'too-short') return known;
  return new DecodeError('not-audio', known.message, { cause: known });
}

function ofDeath(error: IsolatedError): DecodeError {
  const fault = error.reason === 'memory' ? 'broken' : 'crashed';
  return new DecodeError(fault, error.message, { cause: error });
}
