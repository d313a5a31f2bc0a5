import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { babble } from '../testing/babble.ts';
import { describeTranscriber } from '../testing/compliance/transcriber.ts';
import { FOLDER_PREFIX } from './pocketsphinx-folders.ts';
import { createPocketSphinx } from './pocketsphinx.ts';

const settings = { program: 'pocketsphinx_batch', processes: 2 };
const isInstalled = spawnSync(settings.program).error === undefined;
const foldersOf = (pid: number): string[] =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`${FOLDER_PREFIX}${pid}-`));

describe.skipIf(!isInstalled)('with PocketSphinx installed', () => {
  describeTranscriber('PocketSphinx', async () => createPocketSphinx(settings));

  describe('PocketSphinx', () => {
    const sphinx = createPocketSphinx({ ...settings, processes: 1 });
    afterAll(() => sphinx.close());

    it('is a draft, with words that have times and make up the text', async () => {
      const { segments, language } = await sphinx.transcribe({ pcm: babble(2) });
      expect(sphinx.engine.draft).toBe(true);
      expect(language).toBe('en');
      for (const { text, words, confidence } of segments) {
        expect(words?.map((word) => word.text).join(' ')).toBe(text);
        expect(confidence).toBeGreaterThan(0);
        expect(confidence).toBeLessThanOrEqual(1);
      }
    });

    it('keeps no file of a clip, and dies with its files when it is cancelled at work', async () => {
      await sphinx.transcribe({ pcm: babble(1) });
      const [folder = ''] = foldersOf(process.pid);
      const filesOf = (): string[] => readdirSync(path.join(tmpdir(), folder)).sort();
      expect(filesOf()).toEqual(['list', 'odds', 'results']);
      const control = new AbortController();
      const outcome = sphinx.transcribe({ pcm: babble(19), signal: control.signal });
      await vi.waitFor(() => expect(filesOf()).toContain('3.raw'));
      control.abort(new Error('cancelled'));
      await expect(outcome).rejects.toThrow('cancelled');
      expect(foldersOf(process.pid)).toEqual([]);
    });

    it('fails what is under way when it is closed', async () => {
      const closing = createPocketSphinx({ ...settings, processes: 1 });
      const clip = closing.transcribe({ pcm: babble(10) });
      await vi.waitFor(() => expect(foldersOf(process.pid)).not.toEqual([]));
      const [outcome] = await Promise.allSettled([clip, closing.close()]);
      expect(outcome).toMatchObject({ status: 'rejected', reason: { name: 'TranscribeError' } });
    });
  });
});

describe('PocketSphinx that does not work', () => {
  it('names the program that is missing', async () => {
    const sphinx = createPocketSphinx({ program: '/nowhere/pocketsphinx_batch', processes: 1 });
    await expect(sphinx.transcribe({ pcm: babble(1) })).rejects.toMatchObject({
      name: 'MissingEngineError',
      missing: 'program',
      retry: false,
    });
    await sphinx.close();
  });

  it('passes on the last words of one that dies', async () => {
    const sphinx = createPocketSphinx({ program: '/bin/false', processes: 1 });
    await expect(sphinx.transcribe({ pcm: babble(1) })).rejects.toMatchObject({
      name: 'TranscribeError',
      retry: true,
      message: expect.stringContaining('code 1'),
    });
    await sphinx.close();
  });

  it('removes the folders of a server that was killed, and no others', async () => {
    const dead = spawnSync('true').pid;
    const folders = [dead, process.ppid].map((pid) =>
      path.join(tmpdir(), `${FOLDER_PREFIX}${pid}-test`),
    );
    for (const folder of folders) mkdirSync(folder, { recursive: true });
    await createPocketSphinx(settings).close();
    await vi.waitFor(() => expect(foldersOf(dead)).toEqual([]));
    expect(foldersOf(process.ppid)).toHaveLength(1);
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });
});
