// The archive of a back-up: files with their names, so that any tar can open it.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';

export interface TarEntry {
  name: string;
  /** In bytes; the body must be exactly as long. */
  size: number;
  body: AsyncIterable<Buffer>;
}

/** The bytes of a tar archive. @throws where a body is not as long as announced */
export async function* writeTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Buffer> {
  const archive = pack();
  const written = writeEntries(archive, entries).catch((error: unknown) => {
    archive.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  for await (const chunk of archive) yield chunk;
  await written;
}

async function writeEntries(
  archive: ReturnType<typeof pack>,
  entries: AsyncIterable<TarEntry>,
): Promise<void> {
  for await (const { name, size, body } of entries) {
    const entry = archive.entry({ name, size, mode: 0o600, mtime: new Date(0) });
    await pipeline(Readable.from(body), entry);
  }
  archive.finalize();
}

/**
 * The entries of an archive, one after the other: each body must be read before the next entry is asked for.
 * @throws {Error} where the archive is damaged or cut off; what `source` throws
 */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const archive = extract();
  const bytes = Readable.from(source);
  let failure: unknown;
  bytes.once('error', (error) => {
    failure = error;
  });
  const read = pipeline(bytes, archive);
  // Its failure ends the loops below.
  read.catch(() => {});
  const explain = (cause: unknown): unknown =>
    failure ?? new Error('The archive is damaged or cut off.', { cause });
  try {
    for await (const entry of archive)
      yield {
        name: entry.header.name,
        size: entry.header.size ?? 0,
        body: bodyOf(entry, explain),
      };
  } catch (cause) {
    throw explain(cause);
  }
}

async function* bodyOf(
  entry: AsyncIterable<unknown>,
  explain: (cause: unknown) => unknown,
): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of entry) yield chunk as Buffer;
  } catch (cause) {
    throw explain(cause);
  }
}
