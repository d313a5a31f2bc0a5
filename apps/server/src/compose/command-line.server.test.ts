import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from 'notelark/run';
import { wavOf } from '@notelark/speech/testing/media/riff';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { AppError } from '../platform/errors.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { makeKey } from '../testing/make-key.ts';
import { resultOf } from '../testing/results.ts';
import { serveApp, type ServedApp } from '../testing/served-app.ts';
import { storeRecording, talk } from '../testing/stored-results.ts';
import { recordingOf } from '../testing/transfers.ts';
import type { TestUser } from '../testing/users.ts';

const MAIN = fileURLToPath(import.meta.resolve('notelark/main'));
const PIECE = 8 * 1024 * 1024;

let app: TestApp;
let served: ServedApp;
let user: TestUser;
let home: string;
let env: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT_SCALE: '10' } });
  served = await serveApp(app);
  user = await app.signUpAndIn({ plan: 'pro' });
  home = await mkdtemp(path.join(tmpdir(), 'notelark-cli-'));
  env = { NOTELARK_URL: served.url, NOTELARK_KEY: await makeKey(app, user), XDG_CONFIG_HOME: home };
});
afterEach(() => {
  served.intercept = () => false;
});
afterAll(async () => {
  await served.close();
  await app.close();
  await rm(home, { recursive: true });
});

/** Runs a command in this process, as in a terminal that no one watches. */
async function notelark(args: string[], { as = env, input = '' } = {}) {
  let printed = '';
  const said: string[] = [];
  const exitCode = await run(args, {
    env: as,
    print: (text) => void (printed += text),
    say: (line) => void said.push(line),
    progress: () => undefined,
    askSecret: () => Promise.resolve(input),
    signal: new AbortController().signal,
  });
  return { exitCode, printed, said: said.join('\n') };
}

describe('signing in', () => {
  it('stores the key for its owner alone, and forgets it', async () => {
    const own = { XDG_CONFIG_HOME: path.join(home, 'own') };
    const file = path.join(home, 'own', 'notelark', 'login.json');
    const input = env['NOTELARK_KEY'] ?? '';
    const signedIn = await notelark(['login', served.url], { as: own, input });
    expect(signedIn).toMatchObject({ exitCode: 0, printed: '' });
    expect(signedIn.said).toContain(user.email);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await notelark(['list'], { as: own })).exitCode).toBe(0);
    await notelark(['logout'], { as: own });
    const after = await notelark(['list'], { as: own });
    expect(after.exitCode).toBe(3);
    expect(after.said).toContain('notelark login');
  });

  it('refuses a key that does not work, and an address without Notelark', async () => {
    const as = { XDG_CONFIG_HOME: path.join(home, 'none') };
    const wrong = await notelark(['login', served.url, '--key', 'nlk_wrong'], { as });
    expect(wrong).toMatchObject({ exitCode: 3 });
    const nowhere = await notelark(['login', 'http://127.0.0.1:1', '--key', 'nlk_wrong'], { as });
    expect(nowhere).toMatchObject({ exitCode: 4 });
    expect(nowhere.said).toContain('did not answer');
  });

  it('ends with 3 once the key is revoked', async () => {
    const as = { ...env, NOTELARK_KEY: 'nlk_revoked' };
    expect(await notelark(['list'], { as })).toMatchObject({ exitCode: 3 });
  });
});

describe('what is not understood', () => {
  it.each([
    [['nonsense'], 'no command "nonsense"'],
    [['list', '--limt', '3'], '--limt'],
    [['list', '--limit', 'few'], '--limit'],
    [['get', 'this'], "neither a result's id"],
    [['upload'], 'at least one file'],
    [['upload', 'a.wav', '--output', 'poem'], '--output is one of notes, summary'],
  ])('ends with 2: %j', async (args, sentence) => {
    const ended = await notelark(args);
    expect(ended.exitCode).toBe(2);
    expect(ended.said).toContain(sentence);
  });

  it('is explained', async () => {
    expect((await notelark(['help'])).printed).toContain('sync FOLDER');
    expect((await notelark(['sync', '--help'])).printed).toContain('never overwritten');
  });
});

describe('results', () => {
  it('are listed, printed and saved', async () => {
    const { summaryId } = await storeRecording(app.db, user.actor.userId, {
      filename: 'Zebra: weekly.mp3',
      segments: talk(2),
    });
    const listed = await notelark(['list', '--search', 'Zebra', '--limit', '1']);
    expect(listed.printed).toMatch(new RegExp(`^${summaryId}\t[\\d-]{10}\tready\tZebra`));
    const [row] = JSON.parse((await notelark(['list', '--search', 'Zebra', '--json'])).printed);
    expect(row.url).toBe(`${served.url}/results/${summaryId}`);
    expect((await notelark(['get', row.url])).printed).toContain('First point');
    const srt = await notelark(['get', summaryId, '--format', 'srt']);
    expect(srt.printed).toContain('00:00:02,160 --> ');

    const file = path.join(home, 'out.pdf');
    const saving = ['export', summaryId, '--format', 'pdf', '--to', file];
    expect(await notelark(saving)).toMatchObject({ exitCode: 0 });
    expect((await readFile(file, 'latin1')).slice(0, 5)).toBe('%PDF-');
    const again = await notelark(saving);
    expect(again).toMatchObject({ exitCode: 1 });
    expect(again.said).toContain('--force');
  });

  it('have tasks, which are listed, or printed as a calendar', async () => {
    const { summaryId } = await storeRecording(app.db, user.actor.userId, {
      summaryText: '- [ ] Order a pump\n',
      segments: talk(1),
    });
    expect((await notelark(['tasks'])).printed).toBe('-\t-\tOrder a pump\tLecture 1.mp3\n');
    const calendar = await notelark(['tasks', '--format', 'ics']);
    expect(calendar.printed).toContain(`UID:${summaryId}-0@notelark`);
    expect((await notelark(['tasks', '--done', '--json'])).printed).toBe('[]\n');
  });

  it('that do not exist are said so', async () => {
    const ended = await notelark(['get', '5f0c3d0e-6f0a-4b7e-9d51-0c6f9d3c9a11']);
    expect(ended.exitCode).toBe(1);
    expect(ended.said).not.toBe('');
  });
});

describe('uploading', () => {
  it('sends files, waits, and prints what was made; what fails does not stop the rest', async () => {
    const file = path.join(home, 'talk.wav');
    await writeFile(file, recordingOf(1));
    const missing = path.join(home, 'missing.wav');
    const sent = await notelark(['upload', missing, file, '--format', 'srt']);
    expect(sent.said).toContain(`${missing}: ${missing} does not exist.`);
    expect(sent.exitCode).toBe(1);
    expect(sent.printed).toContain('00:00:00,');
  });

  it('imports a transcript once, and sends its audio when the connection is back', async () => {
    const [audio, transcript] = [path.join(home, 'visit.wav'), path.join(home, 'visit.srt')];
    await writeFile(audio, recordingOf(1));
    await writeFile(transcript, '1\n00:00:00,200 --> 00:00:01,500\nAnn: Pumps are visited.\n');
    const args = ['upload', audio, '--transcript', transcript, '--json'];
    const find = async () => {
      const query = { q: 'visit' };
      return (await app.call('GET /api/uploads', { query }, { as: user })).body.rows;
    };
    // The audio is announced to a server that has no room: the command ends there.
    const full = vi.spyOn(app.product.files.room, 'demand');
    full.mockRejectedValueOnce(new AppError('storage-full', { params: { limit: 1 } }));
    expect((await notelark(args)).exitCode).toBe(1);
    expect(await find()).toHaveLength(1);
    const [sent] = JSON.parse((await notelark(args)).printed);
    expect(await find()).toMatchObject([{ id: sent.uploadId, filename: 'visit.srt' }]);
    const { source } = await resultOf(app, user, sent.summaryId);
    expect(source).toMatchObject({ audio: { filename: 'visit.wav' } });
    expect((await notelark([...args, audio])).exitCode).toBe(2);
  });

  it('goes on where it was killed', async () => {
    const file = path.join(home, 'long.wav');
    // Silence: it is sent, never transcribed.
    await writeFile(file, wavOf(new Int16Array(PIECE)));
    let pieces = 0;
    const second = Promise.withResolvers<void>();
    served.intercept = (request) => {
      if (request.method !== 'PATCH' || (pieces += 1) === 1) return false;
      second.resolve();
      return true;
    };
    const child = spawn(process.execPath, [MAIN, 'upload', file], { env, stdio: 'ignore' });
    const ended = once(child, 'exit');
    await second.promise;
    child.kill('SIGKILL');
    await ended;
    served.requests.length = 0;
    const offsets: unknown[] = [];
    served.intercept = (request) => {
      if (request.method === 'PATCH') offsets.push(request.headers['upload-offset']);
      return false;
    };
    await notelark(['upload', file]);
    expect(served.requests[0]).toMatch(/^HEAD \/api\/files\//);
    expect(offsets).toEqual([String(PIECE), String(2 * PIECE)]);
  });
});

describe('a folder in sync', () => {
  let reader: TestUser;
  let as: Record<string, string>;
  let folder: string;
  beforeAll(async () => {
    reader = await app.signUpAndIn();
    as = { ...env, NOTELARK_KEY: await makeKey(app, reader, ['read']) };
    folder = path.join(home, 'vault');
  });

  const sync = () => notelark(['sync', folder], { as });
  const files = async () =>
    (await readdir(folder)).filter((name) => !name.startsWith('.')).toSorted();
  const read = (name: string) => readFile(path.join(folder, name), 'utf8');
  const store = (filename: string) =>
    storeRecording(app.db, reader.actor.userId, { filename, segments: talk(2) });
  const retitle = (id: string, title: string) =>
    app.call('PATCH /api/results/{id}/title', { params: { id }, body: { title } }, { as: reader });

  it('follows what is added, renamed, changed and deleted, and never loses what the user wrote', async () => {
    const [first, second] = [await store('Pumps: a/b.mp3'), await store('Pipes.mp3')];
    const third = await store('pumps a b.mp3');
    expect(await sync()).toMatchObject({ exitCode: 0 });
    expect(await files()).toEqual(['Pipes.md', 'Pumps a b.md', 'pumps a b 2.md']);
    expect(await read('Pipes.md')).toContain(`notelark: "${second.uploadId}"`);
    served.requests.length = 0;
    expect((await sync()).said).toBe('Everything is up to date.');
    expect(served.requests.filter((line) => line.includes('/export'))).toEqual([]);

    // A new title renames; a file that was moved and renamed by hand is still followed, and keeps its name.
    await retitle(first.summaryId, 'Valves');
    await retitle(third.summaryId, 'Drains');
    await rename(path.join(folder, 'pumps a b 2.md'), path.join(folder, 'My drains.md'));
    expect((await sync()).exitCode).toBe(0);
    expect(await files()).toEqual(['My drains.md', 'Pipes.md', 'Valves.md']);
    expect(await read('Valves.md')).toContain('title: "Valves"');
    expect(await read('My drains.md')).toContain('title: "Drains"');

    // Changed here and there: the server's text comes beside, and again in the same place.
    const own = `${await read('Pipes.md')}\nMy own thought.\n`;
    await writeFile(path.join(folder, 'Pipes.md'), own);
    for (const text of ['# New\n', '# Newer\n']) {
      const { body } = await app.call(
        'GET /api/results/{id}',
        { params: { id: second.summaryId } },
        { as: reader },
      );
      const edit = { params: { id: second.summaryId }, body: { text, version: body.version } };
      await app.call('PATCH /api/summaries/{id}', edit, { as: reader });
      const conflicted = await sync();
      expect(conflicted.exitCode).toBe(5);
      expect(conflicted.said).toContain('Pipes (from Notelark).md');
      expect(await read('Pipes.md')).toBe(own);
      expect(await read('Pipes (from Notelark).md')).toContain(text);
    }
    expect((await files()).length).toBe(4);

    // Deleted on the server: a file goes, unless it was changed here.
    for (const { uploadId } of [first, second])
      await app.call('DELETE /api/uploads/{id}', { params: { id: uploadId } }, { as: reader });
    const last = await sync();
    expect(last.said).toContain('Removed: Valves.md');
    expect(last.said).toContain('it stays: Pipes.md');
    expect(await read('Pipes.md')).toBe(own);
    expect(await files()).toEqual(['My drains.md', 'Pipes (from Notelark).md', 'Pipes.md']);
  });

  it('is of one server', async () => {
    const other = await serveApp(app);
    const elsewhere = await notelark(['sync', folder], { as: { ...as, NOTELARK_URL: other.url } });
    await other.close();
    expect(elsewhere).toMatchObject({ exitCode: 1 });
    expect(elsewhere.said).toContain(served.url);
  });
});
