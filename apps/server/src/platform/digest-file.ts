import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** Length and SHA-256, in hexadecimal, of a local file. @throws the signal's reason */
export async function digestFile(
  path: string,
  signal: AbortSignal,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    createReadStream(path),
    async (blocks: AsyncIterable<Buffer>) => {
      for await (const block of blocks) {
        bytes += block.length;
        hash.update(block);
      }
    },
    { signal },
  );
  return { bytes, sha256: hash.digest('hex') };
}
