// The part of the tar format (POSIX ustar) that a back-up needs: files with their names, so that any tar can open one.

const BLOCK = 512;
const NAME_BYTES = 100;
const PREFIX_BYTES = 155;
/** Eleven octal digits. */
const LARGEST = 8 ** 11 - 1;

export interface TarEntry {
  name: string;
  /** In bytes; the body must be exactly as long. */
  size: number;
  body: AsyncIterable<Buffer>;
}

/** The bytes of a tar archive. @throws where a name or a body is longer than the format can say */
export async function* writeTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Buffer> {
  for await (const { name, size, body } of entries) {
    yield header(name, size);
    let written = 0;
    for await (const chunk of body) {
      written += chunk.length;
      yield chunk;
    }
    if (written !== size) throw new Error(`${name} has ${written} bytes, not ${size}`);
    yield Buffer.alloc(padding(size));
  }
  yield Buffer.alloc(2 * BLOCK);
}

const padding = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK;

const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');

function header(name: string, size: number): Buffer {
  const [prefix, rest] = splitName(name);
  if (size > LARGEST) throw new Error(`${name} is too large for the archive`);
  const block = Buffer.alloc(BLOCK);
  block.write(rest, 0);
  block.write(`${octal(0o600, 7)}\0${octal(0, 7)}\0${octal(0, 7)}\0`, NAME_BYTES);
  block.write(`${octal(size, 11)} ${octal(0, 11)} `, 124);
  // The checksum is taken with spaces in its own place.
  block.write('        0', 148);
  block.write('ustar\u000000', 257);
  block.write(prefix, 345);
  block.write(`${octal(checksum(block), 6)}\0 `, 148);
  return block;
}

/** A long name is cut at one of its slashes. */
function splitName(name: string): [string, string] {
  if (Buffer.byteLength(name) <= NAME_BYTES) return ['', name];
  for (let cut = name.indexOf('/'); cut > 0; cut = name.indexOf('/', cut + 1)) {
    const [prefix, rest] = [name.slice(0, cut), name.slice(cut + 1)];
    const fits = Buffer.byteLength(prefix) <= PREFIX_BYTES && Buffer.byteLength(rest) <= NAME_BYTES;
    if (fits && rest !== '') return [prefix, rest];
  }
  throw new Error(`${name} is too long a name for the archive`);
}

const checksum = (block: Buffer) => block.reduce((sum, byte) => sum + byte, 0);

/**
 * The entries of an archive, one after the other: each body must be read before the next entry is asked for.
 * @throws {Error} where the archive is damaged or cut off
 */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const bytes = new ByteReader(source);
  for (;;) {
    const block = await bytes.take(BLOCK);
    if (block.every((byte) => byte === 0)) return;
    const entry = parse(block);
    yield { ...entry, body: bytes.stream(entry.size) };
    await bytes.take(padding(entry.size));
  }
}

function parse(block: Buffer): { name: string; size: number } {
  const stated = Number.parseInt(text(block, 148, 8), 8);
  block.fill(' ', 148, 156);
  if (checksum(block) !== stated) throw new Error('The archive is damaged.');
  const prefix = text(block, 345, PREFIX_BYTES);
  const name = text(block, 0, NAME_BYTES);
  return {
    name: prefix ? `${prefix}/${name}` : name,
    size: Number.parseInt(text(block, 124, 12), 8),
  };
}

function text(block: Buffer, start: number, length: number): string {
  const field = block.toString('utf8', start, start + length);
  const end = field.indexOf('\0');
  return end === -1 ? field : field.slice(0, end);
}

class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#chunks = source[Symbol.asyncIterator]();
  }

  async take(size: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of this.stream(size)) parts.push(part);
    return Buffer.concat(parts);
  }

  async *stream(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0;) {
      if (this.#rest.length === 0) {
        const next = await this.#chunks.next();
        if (next.done === true) throw new Error('The archive is cut off.');
        this.#rest = next.value;
      }
      const part = this.#rest.subarray(0, left);
      this.#rest = this.#rest.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }
}
