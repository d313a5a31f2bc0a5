import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { watchedFiles } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { recordingOf } from '../../testing/transfers.ts';
import type { TestUser } from '../../testing/users.ts';

const RECORDING = recordingOf(1);
const OWNER = 'owner@example.org';
const { signal } = new AbortController();
let root: string;
let app: TestApp;
let owner: TestUser;
let ann: TestUser;
let folder: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'notelark-watched-'));
  // What becomes of a recording is tested elsewhere: here no worker transcribes.
  app = await createTestApp({ worker: false, env: { WATCH_FOLDER: root, WATCH_OWNER: OWNER } });
  owner = await app.signUpAndIn({ email: OWNER });
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true });
});
beforeEach(async () => {
  for (const name of await readdir(root)) await rm(join(root, name), { recursive: true });
  ann = await app.signUpAndIn();
  folder = join(root, ann.email);
  await mkdir(folder);
});

const look = () => app.product.watchedFolder.watched?.look(signal);
const lookTwice = async () => {
  await look();
  await look();
};
const uploadsOf = async (as: TestUser) =>
  (await app.call('GET /api/uploads', { query: {} }, { as })).body.rows;
const filesIn = async (...path: string[]) =>
  (await readdir(join(root, ...path), { withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

describe('what appears in the watched folder', () => {
  it('becomes a recording of the account that its folder is named after, once its size stands still', async () => {
    const file = join(folder, 'weekly.wav');
    await writeFile(file, RECORDING.subarray(0, 1000));
    await look();
    await writeFile(file, RECORDING);
    await look();
    expect(await uploadsOf(ann)).toEqual([]);
    await look();
    expect(await uploadsOf(ann)).toMatchObject([{ filename: 'weekly.wav' }]);
    expect(await filesIn(ann.email)).toEqual([]);
    expect(await readFile(join(folder, 'done', 'weekly.wav'))).toEqual(RECORDING);
    await lookTwice();
    expect(await uploadsOf(ann)).toHaveLength(1);
    expect(await app.db.select().from(watchedFiles)).toEqual([]);
  });

  it('belongs to WATCH_OWNER in the folder itself', async () => {
    await writeFile(join(root, 'call.wav'), RECORDING);
    await lookTwice();
    expect((await uploadsOf(owner)).map(({ filename }) => filename)).toEqual(['call.wav']);
    expect(await filesIn('done')).toEqual(['call.wav']);
  });

  it('is taken once by several processes that look at the same time', async () => {
    await writeFile(join(folder, 'once.wav'), RECORDING);
    await look();
    await Promise.all([look(), look(), look()]);
    expect(await uploadsOf(ann)).toHaveLength(1);
  });

  it('is gone on with where a process was killed, also between taking and moving it', async () => {
    const file = join(folder, 'cut.wav');
    await writeFile(file, RECORDING);
    await lookTwice();
    // As if the process had ended before it moved the file and forgot it.
    await rename(join(folder, 'done', 'cut.wav'), file);
    const { mtime } = await import('node:fs/promises').then(({ stat }) => stat(file));
    const [upload] = await app.db.query.transfers.findMany({
      where: (table, { eq }) => eq(table.userId, ann.actor.userId),
    });
    await app.db.insert(watchedFiles).values({
      path: join(ann.email, 'cut.wav'),
      bytes: RECORDING.length,
      modifiedAt: mtime,
      transferId: upload?.id ?? null,
    });
    await lookTwice();
    expect(await uploadsOf(ann)).toHaveLength(1);
    expect(await filesIn(ann.email, 'done')).toEqual(['cut.wav']);
  });

  it('that is refused lies in failed, with the reason beside it', async () => {
    await writeFile(join(folder, 'letter.mp3'), 'not a recording');
    await mkdir(join(root, 'nobody@example.org'));
    await writeFile(join(root, 'nobody@example.org', 'a.wav'), RECORDING);
    await lookTwice();
    expect(await filesIn(ann.email, 'failed')).toEqual(['letter.mp3', 'letter.mp3.txt']);
    const reason = await readFile(join(folder, 'failed', 'letter.mp3.txt'), 'utf8');
    expect(reason).toContain('The file is safe here.');
    expect(await filesIn('nobody@example.org', 'failed')).toEqual(['a.wav', 'a.wav.txt']);
    expect(await uploadsOf(ann)).toEqual([]);
  });

  it('with a name that is taken in done gets a number', async () => {
    for (const _ of [1, 2]) {
      await writeFile(join(folder, 'daily.wav'), RECORDING);
      await lookTwice();
    }
    expect((await filesIn(ann.email, 'done')).toSorted()).toEqual(['daily (2).wav', 'daily.wav']);
  });

  it('is left alone while it is being written by its name, where it is hidden, empty or a link', async () => {
    const secret = join(root, '..', `${ann.actor.userId}.wav`);
    await writeFile(secret, RECORDING);
    await symlink(secret, join(folder, 'link.wav'));
    for (const name of ['.hidden.wav', 'a.wav.part', 'b.wav.crdownload', '~$c.wav'])
      await writeFile(join(folder, name), RECORDING);
    await writeFile(join(folder, 'empty.wav'), '');
    await lookTwice();
    expect(await uploadsOf(ann)).toEqual([]);
    expect(await readdir(folder)).toHaveLength(6);
    await rm(secret);
  });
});
