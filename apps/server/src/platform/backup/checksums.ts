import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { Manifest } from './manifest.ts';
import type { TarEntry } from './tar.ts';

/** The last file of a back-up: what the others hold, to compare a restored one with. */
export const CHECKSUMS = 'checksums.json';

export const Checksums = z.object({
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      /** The sum of the rows' hashes, in hexadecimal: it does not depend on their order. */
      sum: z.string(),
    }),
  ),
  /** SHA-256 by the name of the entry. */
  files: z.record(z.string(), z.string()),
});
export type Checksums = z.infer<typeof Checksums>;

const NEWLINE = 0x0a;
const MASK = (1n << 64n) - 1n;

/** Counts and adds up the rows of a table as COPY writes them: one to a line, line breaks in values are escaped. */
export class RowTally {
  rows = 0;
  #sum = 0n;
  #rest: Buffer = Buffer.alloc(0);

  add(chunk: Buffer): void {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    let begin = 0;
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, begin)) {
      const hash = createHash('sha256').update(bytes.subarray(begin, end)).digest();
      this.#sum = (this.#sum + hash.readBigUInt64BE()) & MASK;
      this.rows += 1;
      begin = end + 1;
    }
    this.#rest = bytes.subarray(begin);
  }

  get sum(): string {
    return this.#sum.toString(16);
  }
}

/** The entries of a back-up, and after them their checksums. */
export async function* withChecksums(
  { tables }: Manifest,
  entries: AsyncIterable<TarEntry>,
): AsyncGenerator<TarEntry> {
  const tallies = new Map(tables.map(({ name }) => [name, new RowTally()]));
  const files: Record<string, string> = {};
  for await (const entry of entries) {
    const tally = tallies.get(/^tables\/(.+)\/\d+$/.exec(entry.name)?.[1] ?? '');
    if (tally) yield { ...entry, body: tallied(entry.body, tally) };
    else if (entry.name.includes('/'))
      yield { ...entry, body: hashed(entry.body, (sum) => (files[entry.name] = sum)) };
    else yield entry;
  }
  const checksums: Checksums = {
    tables: tables.map(({ name, columns }) => {
      const { rows = 0, sum = '0' } = tallies.get(name) ?? {};
      return { name, columns, rows, sum };
    }),
    files,
  };
  const bytes = Buffer.from(JSON.stringify(checksums));
  yield { name: CHECKSUMS, size: bytes.length, body: Readable.from([bytes]) };
}

async function* tallied(body: AsyncIterable<Buffer>, tally: RowTally): AsyncGenerator<Buffer> {
  for await (const part of body) {
    tally.add(part);
    yield part;
  }
}

async function* hashed(
  body: AsyncIterable<Buffer>,
  done: (sum: string) => void,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const part of body) {
    hash.update(part);
    yield part;
  }
  done(hash.digest('hex'));
}
