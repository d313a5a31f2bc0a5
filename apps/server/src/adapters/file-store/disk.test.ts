import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeFileStore } from '../../testing/compliance/file-store.ts';
import { DiskFileStore } from './disk.ts';

const KEY = randomBytes(32);

const bytesOf = async (stream: ReadableStream<Uint8Array>): Promise<Buffer> =>
  Buffer.from(await new Response(stream).arrayBuffer());

describeFileStore('disk', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'notelark-disk-'));
  return {
    store: new DiskFileStore(join(folder, 'not', 'there', 'yet'), KEY),
    close: () => rm(folder, { recursive: true, force: true }),
  };
});

describe('the disk store', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'notelark-disk-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('lets nobody else look in', async () => {
    const files = join(folder, 'files');
    await new DiskFileStore(files, KEY).put(randomUUID(), (path) => writeFile(path, 'x'));
    expect((await stat(files)).mode & 0o077).toBe(0);
  });

  it('leaves nothing half-written behind when the file can not be made', async () => {
    const failing = new DiskFileStore(folder, KEY).put(randomUUID(), async (path) => {
      await writeFile(path, 'half of it');
      throw new Error('out of paper');
    });
    await expect(failing).rejects.toThrow('out of paper');
    expect(await readdir(folder)).toEqual([]);
  });

  it('does not show what a crash left half-written, and clears it after a day', async () => {
    const store = new DiskFileStore(folder, KEY);
    const fresh = join(folder, `.unfinished-${randomUUID()}`);
    const old = join(folder, `.unfinished-${randomUUID()}`);
    await writeFile(fresh, 'half');
    await writeFile(old, 'half');
    const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
    await utimes(old, twoDaysAgo, twoDaysAgo);
    expect(await Array.fromAsync(store.list())).toEqual([]);
    expect((await readdir(folder)).map((name) => join(folder, name))).toEqual([fresh]);
  });

  const onDisk = async (): Promise<Buffer> =>
    Buffer.concat(
      await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name)))),
    );
  const secret = Buffer.alloc(150_000, 'words that nobody else may read ');

  it('encrypts what is put into it', async () => {
    const store = new DiskFileStore(folder, KEY);
    const key = randomUUID();
    await store.put(key, (path) => writeFile(path, secret));
    expect((await onDisk()).includes('nobody else')).toBe(false);
    expect(await store.find(key)).toMatchObject({ sealed: true, bytes: secret.length });
    const other = new DiskFileStore(folder, randomBytes(32));
    await expect(bytesOf(await other.read(key))).rejects.toThrow('the key is another one');
  });

  it('reads what an older release has left unencrypted, and encrypts it when it is asked to', async () => {
    const store = new DiskFileStore(folder, KEY);
    const key = randomUUID();
    await writeFile(join(folder, key), secret);
    const check = async (sealed: boolean) => {
      expect(await store.find(key)).toMatchObject({ sealed, bytes: secret.length });
      expect((await bytesOf(await store.read(key))).equals(secret)).toBe(true);
      const range = await bytesOf(await store.read(key, { start: 60_000, end: 140_000 }));
      expect(range.equals(secret.subarray(60_000, 140_001))).toBe(true);
      const local = await store.withLocalFile(key, (path) => readFile(path));
      expect(local.equals(secret)).toBe(true);
    };
    await check(false);
    const before = (await store.find(key))?.modifiedAt;
    await store.seal(key);
    await store.seal(key);
    await check(true);
    expect((await store.find(key))?.modifiedAt).toEqual(before);
    expect(await readdir(folder)).toEqual([`${key}.sealed`]);
    expect((await onDisk()).includes('nobody else')).toBe(false);
    await store.delete(key);
    expect(await readdir(folder)).toEqual([]);
  });
});
