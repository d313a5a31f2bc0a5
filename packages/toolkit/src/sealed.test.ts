import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  isSealed,
  newSalt,
  plainLength,
  seal,
  SealError,
  Sealer,
  type SealedSource,
  unseal,
  unsealRange,
} from './sealed.ts';

const KEY = randomBytes(32);
const CHUNK = 65_536;

async function* blocksOf(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const sealed = async (bytes: Buffer, blockBytes = 10_000): Promise<Buffer> =>
  Buffer.concat(await Array.fromAsync(seal(KEY, blocksOf(bytes, blockBytes))));
const opened = async (bytes: Buffer, key = KEY, blockBytes = 7_777): Promise<Buffer> =>
  Buffer.concat(await Array.fromAsync(unseal(key, blocksOf(bytes, blockBytes))));

const sourceOf = (bytes: Buffer): SealedSource => ({
  bytes: bytes.length,
  read: (start, end) => blocksOf(bytes.subarray(start, end + 1), 10_000),
});

describe('a sealed stream', () => {
  it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 300_001])(
    'gives back %i bytes, and its size tells how many there are',
    async (length) => {
      const plain = randomBytes(length);
      const closed = await sealed(plain);
      expect(isSealed(closed)).toBe(true);
      expect(plainLength(closed.length)).toBe(length);
      expect((await opened(closed)).equals(plain)).toBe(true);
    },
  );

  it('shows nothing of what is in it, nor that two files are the same', async () => {
    const plain = Buffer.alloc(200_000, 'secret words ');
    const [first, second] = [await sealed(plain), await sealed(plain)];
    expect(first.includes('secret words')).toBe(false);
    expect(first.equals(second)).toBe(false);
  });

  it('can’t be opened with another key', async () => {
    await expect(opened(await sealed(randomBytes(10)), randomBytes(32))).rejects.toThrow(SealError);
  });

  it('is found out when it was changed, cut off or put together anew', async () => {
    const closed = await sealed(randomBytes(3 * CHUNK));
    const chunk = CHUNK + 16;
    const [header, body] = [closed.subarray(0, 48), closed.subarray(48)];
    const piece = (index: number) => body.subarray(index * chunk, (index + 1) * chunk);
    const flipped = Buffer.from(closed);
    flipped[100_000] = (flipped[100_000] ?? 0) ^ 1;
    for (const forged of [
      flipped,
      closed.subarray(0, 48 + 2 * chunk),
      closed.subarray(0, closed.length - 1),
      closed.subarray(0, 48),
      closed.subarray(0, 20),
      Buffer.concat([header, piece(1), piece(0), piece(2)]),
      Buffer.concat([header, piece(0), piece(2)]),
      Buffer.concat([closed, randomBytes(16)]),
    ])
      await expect(opened(forged)).rejects.toThrow(SealError);
  });
});

describe('a file that is sealed in stretches', () => {
  it.each([1, 3 * CHUNK, 3 * CHUNK + 5])(
    'of %i bytes is the file that is sealed at once',
    async (length) => {
      const plain = randomBytes(length);
      const salt = newSalt();
      const stretches = [0, CHUNK, 3 * CHUNK].filter((from) => from < length);
      const closed = stretches.map((from, index) => {
        const until = stretches[index + 1] ?? length;
        // Each as by another process.
        return new Sealer(KEY, salt).sealStretch(
          plain.subarray(from, until),
          from,
          until === length,
        );
      });
      const whole = Buffer.concat([new Sealer(KEY, salt).header, ...closed]);
      expect((await opened(whole)).equals(plain)).toBe(true);
      expect(plainLength(whole.length)).toBe(length);
    },
  );
});

describe('a range of a sealed file', () => {
  it('is what it is in the plain one, across chunks and at its ends', async () => {
    const plain = randomBytes(2 * CHUNK + 5);
    const file = sourceOf(await sealed(plain));
    for (const [start, end] of [
      [0, 0],
      [0, plain.length - 1],
      [0, plain.length + 10],
      [CHUNK - 1, CHUNK],
      [CHUNK, 2 * CHUNK - 1],
      [100, 2 * CHUNK + 2],
      [plain.length - 1, plain.length - 1],
      [plain.length, plain.length],
    ] as const) {
      const read = Buffer.concat(await Array.fromAsync(unsealRange(KEY, file, { start, end })));
      expect(read.equals(plain.subarray(start, end + 1)), `${start} to ${end}`).toBe(true);
    }
  });

  it('is not given out of a file that was cut off behind it', async () => {
    const closed = await sealed(randomBytes(2 * CHUNK));
    const file = sourceOf(closed.subarray(0, 48 + CHUNK + 16));
    const read = Array.fromAsync(unsealRange(KEY, file, { start: 0, end: 10 }));
    await expect(read).rejects.toThrow(SealError);
  });
});
