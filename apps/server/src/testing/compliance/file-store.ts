import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileStore, FileMissingError } from '../../ports/file-store.ts';

/**
 * What every {@link FileStore} promises.
 * @param create makes a store, empty or not, that the suite may write to.
 */
export function describeFileStore(
  name: string,
  create: () => Promise<{ store: FileStore; close?: () => Promise<void> }>,
): void {
  describe(`file store: ${name}`, () => {
    let store: FileStore;
    let close: (() => Promise<void>) | undefined;
    beforeAll(async () => {
      ({ store, close } = await create());
    });
    afterAll(() => close?.());

    const stored = async (content: Uint8Array): Promise<string> => {
      const key = randomUUID();
      await store.put(key, (path) => writeFile(path, content));
      return key;
    };

    it('gives back the bytes that it was given, whole and in ranges', async () => {
      const content = randomBytes(300_000);
      const key = await stored(content);
      expect(await store.find(key)).toMatchObject({ key, bytes: content.length });
      expect((await bytes(await store.read(key))).equals(content)).toBe(true);
      for (const [start, end] of [
        [0, 0],
        [1_000, 200_000],
        [content.length - 1, content.length - 1],
      ] as const) {
        const part = await bytes(await store.read(key, { start, end }));
        expect(part.equals(content.subarray(start, end + 1)), `${start} to ${end}`).toBe(true);
      }
    });

    it('hands out a local file with the same bytes', async () => {
      const content = randomBytes(50_000);
      const key = await stored(content);
      const hash = await store.withLocalFile(key, async (path) => sha256(await readFile(path)));
      expect(hash).toBe(sha256(content));
    });

    it('passes on what its user throws, and the file stays', async () => {
      const key = await stored(randomBytes(10));
      const use = store.withLocalFile(key, () => Promise.reject(new Error('of the user')));
      await expect(use).rejects.toThrow('of the user');
      expect(await store.find(key)).not.toBeNull();
    });

    it('keeps an empty file', async () => {
      const key = await stored(new Uint8Array());
      expect(await store.find(key)).toMatchObject({ bytes: 0 });
      expect(await bytes(await store.read(key))).toHaveLength(0);
    });

    it('replaces a file as a whole', async () => {
      const key = await stored(randomBytes(1_000));
      const next = randomBytes(10);
      await store.put(key, (path) => writeFile(path, next));
      expect((await bytes(await store.read(key))).equals(next)).toBe(true);
    });

    it('leaves the old file when the new one can not be made', async () => {
      const content = randomBytes(100);
      const key = await stored(content);
      const failing = store.put(key, async (path) => {
        await writeFile(path, 'half of it');
        throw new Error('out of paper');
      });
      await expect(failing).rejects.toThrow('out of paper');
      expect((await bytes(await store.read(key))).equals(content)).toBe(true);
    });

    it('says of a file that is not there that it is missing', async () => {
      const key = randomUUID();
      expect(await store.find(key)).toBeNull();
      await expect(store.read(key)).rejects.toBeInstanceOf(FileMissingError);
      const use = store.withLocalFile(key, () => Promise.resolve());
      await expect(use).rejects.toBeInstanceOf(FileMissingError);
    });

    it('deletes, also twice', async () => {
      const key = await stored(randomBytes(10));
      await store.delete(key);
      await store.delete(key);
      expect(await store.find(key)).toBeNull();
    });

    it('lists what it has', async () => {
      const keys = [await stored(randomBytes(3)), await stored(randomBytes(4))];
      await store.delete(keys[1] ?? '');
      const listed = await Array.fromAsync(store.list());
      expect(listed.find((file) => file.key === keys[0])).toMatchObject({ bytes: 3 });
      expect(listed.some((file) => file.key === keys[1])).toBe(false);
    });

    it('stops reading when its reader does', async () => {
      const key = await stored(randomBytes(2_000_000));
      const reader = (await store.read(key)).getReader();
      await reader.read();
      await reader.cancel();
      expect(await store.find(key)).toMatchObject({ bytes: 2_000_000 });
    });

    it('keeps the first identity that it is given, apart from its files, until it is renamed', async () => {
      expect(await store.identity()).toBeNull();
      expect(await store.identify('the first')).toBe('the first');
      expect(await store.identify('a second')).toBe('the first');
      expect(await store.identity()).toBe('the first');
      await store.rename('another');
      expect(await store.identity()).toBe('another');
      expect(await store.identify('too late')).toBe('another');
      const keys = (await Array.fromAsync(store.list())).map(({ key }) => key);
      expect(keys.filter((key) => key.startsWith('.'))).toEqual([]);
    });

    it('knows how much room is left', async () => {
      expect(await store.freeBytes()).toBeGreaterThan(0);
    });

    it.each(['../secret', 'a/b', 'a\\b', '.hidden', '', 'a\0b', 'x'.repeat(129)])(
      'refuses %j as a key',
      async (key) => {
        await expect(store.put(key, (path) => writeFile(path, 'x'))).rejects.toBeInstanceOf(
          TypeError,
        );
        await expect(store.read(key)).rejects.toBeInstanceOf(TypeError);
        await expect(store.delete(key)).rejects.toBeInstanceOf(TypeError);
      },
    );
  });
}

const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

async function bytes(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  return Buffer.from(await new Response(stream).arrayBuffer());
}
