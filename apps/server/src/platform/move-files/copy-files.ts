import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { FileStore, StoredFile } from '../../ports/file-store.ts';
import { createLimiter } from '@notelark/toolkit/limiter';
import type { ProvenFiles } from './proven-files.ts';

/** Requests to a distant store wait most of their time. */
const AT_ONCE = 4;

export interface Progress {
  files: number;
  ofFiles: number;
  bytes: number;
  ofBytes: number;
}

interface Copying {
  from: FileStore;
  to: FileStore;
  proven: ProvenFiles;
  onProgress: (progress: Progress) => void;
}

/** A file in the new place is not what it is in the old one. */
class CopyError extends Error {
  override name = 'CopyError';
}

/**
 * Copies files, and reads each back: it is proven when length and hash are those of the original. What was proven before and is
 * still there is left alone.
 * @throws {CopyError} Nothing of the originals has changed.
 */
export async function copyFiles(files: readonly StoredFile[], copying: Copying): Promise<void> {
  const limited = createLimiter(AT_ONCE);
  const progress = {
    files: 0,
    ofFiles: files.length,
    bytes: 0,
    ofBytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  };
  const stop = new AbortController();
  const results = await Promise.allSettled(
    files.map((file) =>
      limited(async () => {
        stop.signal.throwIfAborted();
        await copyFile(file, copying);
        progress.files += 1;
        progress.bytes += file.bytes;
        copying.onProgress({ ...progress });
      }).catch((error: unknown) => {
        stop.abort(error);
        throw error;
      }),
    ),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

async function copyFile({ key, bytes }: StoredFile, { from, to, proven }: Copying): Promise<void> {
  if (proven.has(key, bytes) && (await to.find(key))?.bytes === bytes) return;
  const original = createHash('sha256');
  await to.put(key, (path) =>
    from.read(key).then((source) => pipeline(source, tapped(original), createWriteStream(path))),
  );
  const sha256 = original.digest('hex');
  const copied = createHash('sha256');
  let length = 0;
  for await (const block of await to.read(key)) {
    copied.update(block);
    length += block.length;
  }
  if (length !== bytes || copied.digest('hex') !== sha256)
    throw new CopyError(`The copy of the file ${key} is not the same. Nothing was deleted.`);
  await proven.add({ key, bytes, sha256 });
}

const tapped = (hash: ReturnType<typeof createHash>) =>
  async function* tap(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const block of source) {
      hash.update(block);
      yield block;
    }
  };
