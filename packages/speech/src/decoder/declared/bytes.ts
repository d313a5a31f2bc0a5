import { open } from 'node:fs/promises';

/** Reads small pieces of a file. Beyond its end there is nothing. */
export interface Bytes {
  size: number;
  at: (position: number, length: number) => Promise<Buffer>;
}

/** What a file says about its own sound. */
export interface DeclaredSound {
  /** Length of the sound; null where the format does not declare it. */
  seconds: number | null;
  /** The container says, or shows by its end, that more of it should follow. */
  truncated: boolean;
}

export const UNDECLARED: DeclaredSound = { seconds: null, truncated: false };

/** Headers come from strangers: nothing is followed further than this many steps. */
export const MAX_STEPS = 4096;

export async function withBytes<T>(path: string, read: (bytes: Bytes) => Promise<T>): Promise<T> {
  await using file = await open(path);
  const { size } = await file.stat();
  return await read({
    size,
    at: async (position, length) => {
      if (position >= size) return Buffer.alloc(0);
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    },
  });
}

/** Bytes of an ID3v2 tag in front of the sound, its header included (id3.org, 3.1); 0 where there is none. */
export async function tagBytes(bytes: Bytes): Promise<number> {
  const head = await bytes.at(0, 10);
  if (head.length < 10 || head.toString('latin1', 0, 3) !== 'ID3') return 0;
  return 10 + head.subarray(6).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
}

/** A positive number of seconds, or null. */
export const lengthOf = (amount: number, perSecond: number): number | null =>
  amount > 0 && perSecond > 0 && Number.isFinite(amount / perSecond) ? amount / perSecond : null;
