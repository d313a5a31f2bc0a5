import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { babble } from '../testing/babble.ts';
import { describeTranscriber } from '../testing/compliance/transcriber.ts';
import { childProcesses } from '@notelark/toolkit/testing/processes';
import { type Script, writeWhisperModel } from '../testing/whisper-model.ts';
import type { Transcriber } from '../ports/transcriber.ts';
import type { WhisperModel } from './whisper-models.ts';
import { fastestRuntime, type RuntimeName } from './whisper-runtime.ts';
import { createWhisper } from './whisper.ts';

/** What the model says about anything, in German. */
const SCRIPT: Script = {
  language: 2,
  tokens: [0, ' Guten', ' Mor', 'gen.', 0.8, 1, ' Es', ' reg', 'net.', 1.4],
};
const LOOP: Script = {
  language: 0,
  tokens: [0, ...Array.from({ length: 12 }, () => [' thank', ' you']).flat(), 2.9],
};

/** The likeliest words are a loop without an end. */
const ESCAPE: Script = {
  language: 0,
  tokens: [0, ' thank', ' you', ' goodbye.', 2.9],
  loop: { after: 2, to: 1 },
};

const folder = mkdtempSync(path.join(tmpdir(), 'notelark-whisper-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function makeModel(id: string, script: Script): Promise<WhisperModel> {
  const file = path.join(folder, `${id}.bin`);
  const written = await writeWhisperModel(file, script);
  return { id, path: file, ...written, englishOnly: false, memoryMb: 512 };
}

const RUNTIMES: RuntimeName[] = [...new Set<RuntimeName>([fastestRuntime(), 'fugood'])];

describe.each(RUNTIMES)('Whisper by %s', (runtime) => {
  const create = (model: WhisperModel, processes = 1): Transcriber =>
    createWhisper({ model, processes, threads: 1, runtime });
  describeTranscriber('Whisper', async () => create(await makeModel('compliance', SCRIPT), 2));

  let model: WhisperModel;
  beforeAll(async () => {
    model = await makeModel('test', SCRIPT);
  });

  it('gives sentences and words with times, and the language', async () => {
    const whisper = create(model);
    const { segments, language } = await whisper.transcribe({ pcm: babble(1.6) });
    expect(whisper.engine).toEqual({ id: 'whisper', label: 'Whisper test', draft: false });
    expect(language).toBe('de');
    expect(segments.map(({ text }) => text)).toEqual(['Guten Morgen.', 'Es regnet.']);
    expect(segments[0]?.words?.map(({ text }) => text)).toEqual(['Guten', 'Morgen.']);
    expect(segments[0]?.start).toBeLessThan(0.1);
    // One build gives a sentence the time of its own start, the other that of the end before it.
    expect(segments[1]?.start).toBeGreaterThanOrEqual(0.8);
    expect(segments[1]?.end).toBeCloseTo(1.4);
    await whisper.close();
  });

  it('takes names and terms to expect', async () => {
    const whisper = create(model);
    const { segments } = await whisper.transcribe({ pcm: babble(1.6), terms: ['Notelark'] });
    expect(segments.map(({ text }) => text)).toEqual(['Guten Morgen.', 'Es regnet.']);
    await whisper.close();
  });

  it('is cancelled in the middle of a clip, and works again with a new process', async () => {
    const whisper = create(model);
    await whisper.transcribe({ pcm: babble(1.6) });
    const control = new AbortController();
    const outcome = whisper.transcribe({ pcm: babble(20), signal: control.signal });
    setImmediate(() => control.abort(new Error('no longer')));
    await expect(outcome).rejects.toThrow('no longer');
    expect((await whisper.transcribe({ pcm: babble(1.6) })).segments).toHaveLength(2);
    await whisper.close();
  });

  it('ends a process that has grown far beyond its model, and takes the next clip with a fresh one', async () => {
    const whisper = create({ ...model, memoryMb: 64 });
    for (const clip of [babble(1.6), babble(1.6)]) {
      // Of others, some may still be on their way out.
      const others = new Set(childProcesses());
      expect((await whisper.transcribe({ pcm: clip })).segments).toHaveLength(2);
      const ours = () => childProcesses().filter((pid) => !others.has(pid));
      await vi.waitFor(() => expect(ours()).toEqual([]), { timeout: 10_000 });
    }
    await whisper.close();
  });

  it('fails what is under way when it is closed', async () => {
    const whisper = create(model);
    const [clip] = await Promise.allSettled([
      whisper.transcribe({ pcm: babble(20) }),
      whisper.close(),
    ]);
    expect(clip).toMatchObject({ status: 'rejected', reason: { name: 'TranscribeError' } });
  });

  it('says nothing of a loop but its first round', async () => {
    const whisper = create(await makeModel('loop', LOOP));
    const { segments } = await whisper.transcribe({ pcm: babble(3), language: 'en' });
    expect(segments.map(({ text }) => text)).toEqual(['thank you']);
    await whisper.close();
  });

  it('breaks a loop by a higher temperature, and says what comes after it', async () => {
    const whisper = create(await makeModel('escape', ESCAPE));
    const { segments } = await whisper.transcribe({ pcm: babble(3), language: 'en' });
    expect(segments.map(({ text }) => text).join(' ')).toMatch(/^thank you.* goodbye\.$/);
    await whisper.close();
  });

  it.each([
    ['of another size', { bytes: 12 }, 'bytes instead of 12'],
    ['with another checksum', { sha256: 'ab'.repeat(32) }, 'has the checksum'],
  ])('refuses a model file %s before it opens it', async (_, change, message) => {
    const whisper = create({ ...model, ...change });
    await expect(whisper.transcribe({ pcm: babble(1) })).rejects.toMatchObject({
      retry: false,
      message: expect.stringContaining(message),
    });
    await whisper.close();
  });

  it('survives a file that has the right checksum and the wrong content', async () => {
    const file = path.join(folder, 'nonsense.bin');
    writeFileSync(file, 'no model');
    const sha256 = createHash('sha256').update('no model').digest('hex');
    const whisper = create({ ...model, path: file, bytes: 8, sha256 });
    await expect(whisper.transcribe({ pcm: babble(1) })).rejects.toMatchObject({
      name: 'TranscribeError',
    });
    await whisper.close();
  });

  it('names a model that is missing', async () => {
    const whisper = create({ ...model, path: path.join(folder, 'absent.bin') });
    await expect(whisper.transcribe({ pcm: babble(1) })).rejects.toMatchObject({
      name: 'MissingEngineError',
      missing: 'model',
    });
    await whisper.close();
  });
});

it('works on the processor where the graphics card can’t be used, and says so once', async () => {
  const warnings: string[] = [];
  const whisper = createWhisper({
    model: await makeModel('cardless', SCRIPT),
    processes: 1,
    threads: 1,
    runtime: fastestRuntime(),
    gpu: { variant: 'cuda', module: path.join(folder, 'nowhere') },
    warn: (message) => warnings.push(message),
  });
  expect(whisper.engine.label).toBe('Whisper cardless (CUDA)');
  for (let time = 0; time < 2; time += 1) {
    const { segments } = await whisper.transcribe({ pcm: babble(1.6) });
    expect(segments.map(({ text }) => text)).toEqual(['Guten Morgen.', 'Es regnet.']);
  }
  expect(whisper.engine.label).toBe('Whisper cardless (processor)');
  expect(warnings).toEqual([expect.stringContaining('WHISPER_VARIANT=cuda: it is not installed')]);
  await whisper.close();
});
