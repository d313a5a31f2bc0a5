import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type KvStore, Upload } from '@tus/server';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  FileMissingError,
  FileStoreOutageError,
  WrongStorageKeyError,
} from '../../ports/file-store.ts';
import { describeFileStore } from '../../testing/compliance/file-store.ts';
import { createBucket, findS3Server } from '../../testing/s3.ts';
import type { S3Access } from '../../testing/swift.ts';
import { fileObject, PART_BYTES } from './s3-arrivals.ts';
import { S3Bucket, type S3Settings } from './s3-bucket.ts';
import { S3TransferStore } from './s3-transfers.ts';
import { S3FileStore } from './s3.ts';
import { Scratch } from './scratch.ts';

const KEY = randomBytes(32);
const server = await findS3Server();

describe.skipIf(server === null)('on S3', () => {
  const access = server as S3Access;
  let folder: string;
  let settings: S3Settings;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'notelark-s3-test-'));
    settings = await createBucket(access);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const open = (changes: Partial<S3Settings> = {}, key = KEY) => {
    const bucket = new S3Bucket({ ...settings, ...changes });
    const scratch = new Scratch(join(folder, 'scratch'));
    return { bucket, scratch, store: new S3FileStore({ bucket, key, scratch }) };
  };

  const storedBytes = async (id: string): Promise<Buffer> =>
    Buffer.concat(await Array.fromAsync(await open().store.read(id)));
  const objectsOf = async (id: string): Promise<string[]> => {
    const names = (await Array.fromAsync(open().bucket.list(''))).map(({ key }) => key);
    return names.filter((name) => name.includes(id));
  };

  describeFileStore('S3', async () => {
    const { bucket, scratch, store } = open();
    const close = async () => {
      scratch.close();
      bucket.close();
    };
    return { store, close };
  });

  describe('the S3 store', () => {
    it('sends nothing that could be read without its key, and notices another one', async () => {
      const { bucket, store } = open(await createBucket(access));
      const key = randomUUID();
      await store.put(key, (path) => writeFile(path, 'words that nobody else may read'));
      await store.identify('us');
      for await (const { key: name } of bucket.list('')) {
        const bytes = Buffer.concat(await Array.fromAsync((await bucket.get(name)) ?? []));
        expect(bytes.includes('nobody else')).toBe(false);
      }
      expect(await store.find(key)).toMatchObject({ sealed: true });
    });

    it('refuses to serve with another key', async () => {
      const own = await createBucket(access);
      await open(own).store.identify('us');
      const other = open(own, randomBytes(32)).store;
      await expect(other.identity()).rejects.toBeInstanceOf(WrongStorageKeyError);
    });

    it('keeps files of several parts, and streams them', async () => {
      const { store } = open();
      const content = randomBytes(20_000_000);
      const key = randomUUID();
      await store.put(key, (path) => writeFile(path, content));
      const range = { start: 9_000_000, end: 17_000_000 };
      const part = Buffer.concat(await Array.fromAsync(await store.read(key, range)));
      expect(part.equals(content.subarray(range.start, range.end + 1))).toBe(true);
      const copy = await store.withLocalFile(key, (path) => readFile(path));
      expect(copy.equals(content)).toBe(true);
    });

    it('leaves no local copy behind', async () => {
      const { scratch, store } = open();
      const key = randomUUID();
      await store.put(key, (path) => writeFile(path, 'x'));
      await store.withLocalFile(key, async (path) => {
        expect((await stat(path)).mode & 0o077).toBe(0);
      });
      await expect(
        store.withLocalFile(key, () => Promise.reject(new Error('of the user'))),
      ).rejects.toThrow('of the user');
      expect(await readdir(scratch.folder)).toEqual([]);
    });

    it.each([
      ['a wrong secret', { secretAccessKey: 'wrong' }, /SignatureDoesNotMatch/],
      ['a bucket that is not there', { bucket: 'no-such-bucket' }, /NoSuchBucket/],
      ['a server that is not there', { endpoint: 'http://127.0.0.1:9' }, /ECONNREFUSED/],
    ])('names %s as what is wrong', async (_, changes, reason) => {
      const { store } = open(changes);
      const refused = store.identity();
      await expect(refused).rejects.toBeInstanceOf(FileStoreOutageError);
      await expect(refused).rejects.toThrow(reason);
    });
  });

  describe('a file on its way', () => {
    /** What the product keeps in its database. */
    const infos = new Map<string, Upload>();
    const kv: KvStore = {
      get: async (id) => infos.get(id) && new Upload(infos.get(id) as Upload),
      set: async (id, upload) => void infos.set(id, new Upload(upload)),
      delete: async () => {},
    };
    /** Another process each time: nothing is shared but the bucket and the database. */
    const receiver = () =>
      new S3TransferStore({ bucket: open().bucket, key: KEY, infos: kv, lifeMs: 1_000 });
    const announce = async (size?: number): Promise<string> => {
      const id = randomUUID();
      await receiver().create(new Upload({ id, offset: 0, ...(size !== undefined && { size }) }));
      return id;
    };
    const send = (id: string, content: Buffer, offset: number, until = content.length) =>
      receiver().write(Readable.from(blocksOf(content.subarray(offset, until))), id);
    const offsetOf = async (id: string) => (await receiver().getUpload(id)).offset;
    it.each([
      ['in one piece', 2 * PART_BYTES + 100, [0]],
      ['of exactly two parts', 2 * PART_BYTES, [0]],
      [
        'in pieces that end within parts',
        2 * PART_BYTES + 7,
        [0, 1_000_000, 1_000_001, PART_BYTES + 5],
      ],
      ['in pieces that end where parts do', 2 * PART_BYTES, [0, PART_BYTES]],
      ['that is short', 10, [0, 3]],
    ])('is stored whole: %s', async (_, size, offsets) => {
      const content = randomBytes(size);
      const id = await announce(size);
      for (const [index, offset] of offsets.entries()) {
        expect(await offsetOf(id)).toBe(offset);
        await send(id, content, offset, offsets[index + 1] ?? size);
      }
      expect(await offsetOf(id)).toBe(size);
      expect((await storedBytes(id)).equals(content)).toBe(true);
      expect(await objectsOf(id)).toEqual([fileObject(id)]);
    });

    it('is there at once when it is empty', async () => {
      const id = await announce(0);
      expect(await storedBytes(id)).toHaveLength(0);
    });

    it('may have its length said in the end', async () => {
      const content = randomBytes(PART_BYTES + 10);
      const id = await announce();
      await send(id, content, 0);
      expect(await open().store.find(id)).toBeNull();
      await receiver().declareUploadLength(id, content.length);
      expect(await offsetOf(id)).toBe(content.length);
      expect((await storedBytes(id)).equals(content)).toBe(true);
    });

    it('keeps what came before its connection broke', async () => {
      const content = randomBytes(PART_BYTES + 1_000);
      const id = await announce(content.length);
      async function* breaking() {
        yield content.subarray(0, PART_BYTES + 500);
        throw new Error('the connection broke');
      }
      await expect(receiver().write(Readable.from(breaking()), id)).rejects.toThrow('broke');
      expect(await offsetOf(id)).toBe(PART_BYTES + 500);
      await send(id, content, PART_BYTES + 500);
      expect((await storedBytes(id)).equals(content)).toBe(true);
    });

    it.each([1, 2])('loses no byte and mixes none up when part %i can’t be sent', async (nth) => {
      const content = randomBytes(2 * PART_BYTES + 100_000);
      const id = await announce(content.length);
      await send(id, content, 0, 1_000);
      const bucket = new FailingBucket(settings, nth);
      const failing = new S3TransferStore({ bucket, key: KEY, infos: kv, lifeMs: 1_000 });
      const rest = Readable.from(blocksOf(content.subarray(1_000)));
      await expect(failing.write(rest, id)).rejects.toThrow('not now');
      const offset = await offsetOf(id);
      expect(offset).toBeGreaterThan(nth * PART_BYTES);
      await send(id, content, offset);
      expect((await storedBytes(id)).equals(content)).toBe(true);
    });

    it('shows nothing that could be read without the key', async () => {
      const secret = Buffer.alloc(PART_BYTES + 100_000, 'words that nobody else may read ');
      const id = await announce(secret.length * 2);
      await send(id, secret, 0);
      for (const name of await objectsOf(id)) {
        const bytes = Buffer.concat(await Array.fromAsync((await open().bucket.get(name)) ?? []));
        expect(bytes.includes('nobody else')).toBe(false);
      }
    });

    it('is dropped with all that belongs to it', async () => {
      const id = await announce(100);
      await send(id, randomBytes(50), 0);
      await receiver().discard(id);
      await receiver().discard(id);
      expect(await objectsOf(id)).toEqual([]);
      await expect(receiver().getUpload(id)).rejects.toMatchObject({ status_code: 410 });
    });

    it('that has no row any longer is found and deleted as any other file', async () => {
      const { store } = open();
      const id = await announce(100);
      await send(id, randomBytes(50), 0);
      const listed = await Array.fromAsync(store.list());
      expect(listed.map(({ key }) => key)).toContain(id);
      await store.delete(id);
      expect(await objectsOf(id)).toEqual([]);
      await expect(store.read(id)).rejects.toBeInstanceOf(FileMissingError);
    });
  });
});

/** Fails to take a part, once. */
class FailingBucket extends S3Bucket {
  readonly #nth: number;
  #parts = 0;

  constructor(settings: S3Settings, nth: number) {
    super(settings);
    this.#nth = nth;
  }

  override putPart(...args: Parameters<S3Bucket['putPart']>): ReturnType<S3Bucket['putPart']> {
    this.#parts += 1;
    if (this.#parts === this.#nth) throw new FileStoreOutageError('not now');
    return super.putPart(...args);
  }
}

function* blocksOf(content: Buffer): Generator<Buffer> {
  for (let at = 0; at < content.length; at += 65_000) yield content.subarray(at, at + 65_000);
}

describe('local copies', () => {
  it('of killed processes are deleted, those in use are not', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'notelark-scratch-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const abandoned = join(folder, randomUUID());
    await writeFile(abandoned, 'a recording');
    const tenMinutesAgo = new Date(Date.now() - 10 * 60_000);
    await utimes(abandoned, tenMinutesAgo, tenMinutesAgo);
    let now = Date.now();
    const [ours, others] = [new Scratch(folder, () => now), new Scratch(folder, () => now)];
    onTestFinished(() => [ours, others].forEach((one) => one.close()));
    await ours.use(async (path) => {
      await writeFile(path, 'in use');
      expect(await readdir(folder)).toHaveLength(1);
      now += 10 * 60_000;
      await ours.tend();
      await others.tend();
      expect(await readFile(path, 'utf8')).toBe('in use');
    });
    expect(await readdir(folder)).toEqual([]);
  });
});
