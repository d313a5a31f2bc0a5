import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeFileStore } from '../../testing/compliance/file-store.ts';
import { DiskFileStore } from './disk.ts';

describeFileStore('disk', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'notelark-disk-'));
  return {
    store: new DiskFileStore(join(folder, 'not', 'there', 'yet')),
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
    await new DiskFileStore(files).put(randomUUID(), (path) => writeFile(path, 'x'));
    expect((await stat(files)).mode & 0o077).toBe(0);
  });

  it('leaves nothing half-written behind when the file can not be made', async () => {
    const failing = new DiskFileStore(folder).put(randomUUID(), async (path) => {
      await writeFile(path, 'half of it');
      throw new Error('out of paper');
    });
    await expect(failing).rejects.toThrow('out of paper');
    expect(await readdir(folder)).toEqual([]);
  });

  it('does not show what a crash left half-written, and clears it after a day', async () => {
    const store = new DiskFileStore(folder);
    const fresh = join(folder, `.unfinished-${randomUUID()}`);
    const old = join(folder, `.unfinished-${randomUUID()}`);
    await writeFile(fresh, 'half');
    await writeFile(old, 'half');
    const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
    await utimes(old, twoDaysAgo, twoDaysAgo);
    expect(await Array.fromAsync(store.list())).toEqual([]);
    expect((await readdir(folder)).map((name) => join(folder, name))).toEqual([fresh]);
  });
});
