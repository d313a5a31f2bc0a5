import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

/** A file as it must be before native code opens it. */
export interface CheckedFile {
  path: string;
  bytes: number;
  /** In hexadecimal. */
  sha256: string;
}

/** What is wrong with a file, or null. */
export async function faultOfFile({ path, bytes, sha256 }: CheckedFile): Promise<string | null> {
  const size = await stat(path).then(
    (file) => file.size,
    () => null,
  );
  if (size === null) return `${path} is not there`;
  if (size !== bytes) return `${path} has ${size} bytes instead of ${bytes}`;
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, { highWaterMark: 2 ** 20 }), hash);
  const found = hash.digest('hex');
  return found === sha256 ? null : `${path} has the checksum ${found} instead of ${sha256}`;
}
