import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { SummarySource } from '../../port.ts';
import { embedded } from '../../testing/language-model/embedded.ts';
import { tinyGguf, type TinyModel } from '../../testing/language-model/tiny-gguf.ts';
import type { Ask } from '../access/model.ts';
import { languageModelSummarizer } from '../language-model-summarizer.ts';
import { wholeSchema } from '../schema.ts';
import { runtimeEntry } from './llama.ts';
import { inspectLocal } from './inspect.ts';
import { type LocalModel, localModel } from './local-model.ts';
import { secondsForHalfHour, speedOf } from './speed.ts';
import type { LocalModelFile } from './local-process.ts';

const RUNTIME = fileURLToPath(new URL('../../../../../.setup/llama-runtime', import.meta.url));
/** Set-up for the tests installs the runtime, unless npm's registry can't be reached. */
const isInstalled = existsSync(runtimeEntry(RUNTIME));

const SOURCE: SummarySource = {
  kind: 'speech',
  turns: [
    { speaker: 'Ann', text: 'We have to talk about the new website and its photographs.' },
    { speaker: 'Ben', text: 'I will send the photographer the address of the office by Friday.' },
  ],
};
const NOTES = {
  title: 'The new website',
  overview: [{ text: 'Ann and Ben talk about the new website.', refs: ['S001'] }],
  keyPhrases: ['website'],
  keyPoints: [],
  topics: [],
  decisions: [],
  actionItems: [
    { task: 'Send the photographer the address.', owner: 'Ben', due: 'by Friday', refs: ['S002'] },
  ],
  questions: [],
  glossary: [],
};

let folder = '';
let models: LocalModel[] = [];
/** Writes {@link NOTES}; the tests share its process. */
let noteTaker: LocalModel;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'notelark-local-'));
  noteTaker = modelAt(await fileOf({ script: JSON.stringify(NOTES) }));
  models = [];
});

afterEach(() => {
  for (const model of models) model.stop();
  models = [];
});

afterAll(async () => {
  noteTaker.stop();
  await rm(folder, { recursive: true });
});

async function fileOf(tiny: TinyModel): Promise<string> {
  const path = join(folder, `${models.length}-${tiny.script.length}.gguf`);
  await writeFile(path, tinyGguf(tiny));
  return path;
}

function modelAt(path: string, more: Partial<LocalModelFile> = {}): LocalModel {
  const model = localModel({
    runtime: RUNTIME,
    path,
    windows: [8192],
    memoryMb: 512,
    threads: 1,
    ...more,
  });
  models.push(model);
  return model;
}

const question = (more: Partial<Ask> = {}): Ask => ({
  system: 'You write notes.',
  prompt: 'Write them.',
  form: 'schema',
  schema: wholeSchema,
  mostTokens: 600,
  signal: new AbortController().signal,
  ...more,
});

describe.skipIf(!isInstalled)('a local model (needs npm run setup -- --tests)', () => {
  it('writes notes that are checked like those of any other model', async () => {
    const summarizer = languageModelSummarizer({
      model: noteTaker,
      concurrency: 1,
      fallback: embedded.summarizer,
      outlineOf: embedded.outlineOf,
      verifierOf: embedded.verifierOf,
    });
    const made = await summarizer.summarize({ source: SOURCE, outputType: 'notes' });
    expect(made).toMatchObject({ engine: { id: 'local' }, fallbackParts: 0, language: 'en' });
    expect(made.document).toMatchObject({
      title: 'The new website',
      actionItems: [{ owner: 'Ben', due: 'by Friday', refs: [1], verified: true }],
    });
  });

  it('streams its answer', async () => {
    const texts: string[] = [];
    const { text, end } = await noteTaker.ask(question({ onText: (so) => texts.push(so) }));
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.at(-1)).toBe(text);
    expect(end).toBe('stop');
  });

  it('is held to the schema, whatever it would rather say', async () => {
    const model = modelAt(await fileOf({ script: 'Arr! I be a pirate, and no JSON.' }));
    const schema = z.object({ title: z.string(), isDone: z.boolean(), items: z.array(z.string()) });
    const { text } = await model.ask(question({ schema }));
    expect(schema.safeParse(JSON.parse(text)).error).toBeUndefined();
    const free = await model.ask(question({ form: 'prompt' }));
    expect(free.text).toContain('pirate');
  });

  it('is cancelled in the middle of an answer, and answers the next question', async () => {
    const controller = new AbortController();
    const reason = new Error('not wanted any more');
    const onText = (): void => controller.abort(reason);
    const cancelled = noteTaker.ask(question({ signal: controller.signal, onText }));
    await expect(cancelled).rejects.toBe(reason);
    expect((await noteTaker.ask(question())).end).toBe('stop');
  });

  it('says that a prompt is too long instead of cutting it', async () => {
    const model = modelAt(await fileOf({ script: '{}', window: 1024 }));
    expect((await model.size(new AbortController().signal)).window).toBe(1024);
    const long = question({ prompt: 'word '.repeat(500) });
    await expect(model.ask(long)).rejects.toMatchObject({ fault: 'window' });
  });

  it('says that an answer was cut', async () => {
    expect((await noteTaker.ask(question({ mostTokens: 10 }))).end).toBe('length');
  });

  it('takes the largest window that fits the memory, and none where none does', async () => {
    const path = await fileOf({ script: '{}', window: 200_000 });
    const { signal } = new AbortController();
    // Keys and values of a token take 128 bytes in this model: 24 MiB for 200,000 tokens.
    const model = modelAt(path, { windows: [196_608, 2048], memoryMb: 20 });
    expect((await model.size(signal)).window).toBe(2048);
    await expect(modelAt(path, { memoryMb: 1 }).size(signal)).rejects.toMatchObject({
      fault: 'unfit',
      message: expect.stringMatching(/it needs \d+ MiB of memory, and 1 are allowed/u),
    });
  });

  it('is measured once, and again when the file is another one', async () => {
    const { signal } = new AbortController();
    const path = await fileOf({ script: 'One, two, three, four, five, six, seven.' });
    const file = { runtime: RUNTIME, path, windows: [4096], memoryMb: 512, threads: 1 };
    const store = join(folder, 'models', 'speed.json');
    const speed = await speedOf(file, store, signal);
    expect(secondsForHalfHour(speed)).toBeGreaterThan(0);
    await writeFile(
      store,
      JSON.stringify({ ...JSON.parse(await readFile(store, 'utf8')), read: 7 }),
    );
    expect(await speedOf(file, store, signal)).toMatchObject({ read: 7 });
    expect((await speedOf({ ...file, windows: [8192] }, store, signal)).read).not.toBe(7);
  });

  it('with a damaged file leaves the notes to the embedded engine, and says why', async () => {
    const path = await fileOf({ script: '{"a": 1}' });
    await truncate(path, 300_000);
    const model = modelAt(path);
    const summarizer = languageModelSummarizer({
      model,
      concurrency: 1,
      fallback: embedded.summarizer,
      outlineOf: embedded.outlineOf,
      verifierOf: embedded.verifierOf,
    });
    const made = await summarizer.summarize({ source: SOURCE, outputType: 'notes' });
    expect(made).toMatchObject({ engine: { id: 'embedded' }, fallbackReason: 'unfit' });
  });
});

/** Settings of a model whose files exist, whatever is in them. */
const there = async () => {
  await mkdir(join(folder, 'node_modules/node-llama-cpp/dist'), { recursive: true });
  await writeFile(runtimeEntry(folder), '');
  const path = join(folder, 'any.gguf');
  await writeFile(path, '');
  return { runtime: folder, folder, url: null, path };
};

describe('whether the model is fast enough', () => {
  it.each([
    ['ready', { read: 40, written: 8 }],
    ['slow', { read: 15, written: 4 }],
  ])('%s: by what notes on half an hour take', async (state, speed) => {
    const found = await inspectLocal(await there(), null, () => Promise.resolve(speed));
    expect(found).toMatchObject({ state });
  });

  it('is not asked where it is not there', async () => {
    const nowhere = { runtime: folder, folder: '/nowhere', url: null, path: null };
    expect(await inspectLocal(nowhere, null)).toEqual({ state: 'absent' });
  });

  it('does not matter where it does not run: the reason is kept', async () => {
    const found = await inspectLocal(await there(), null, () =>
      Promise.reject(new Error('it needs 9000 MiB')),
    );
    expect(found).toEqual({ state: 'unfit', message: 'it needs 9000 MiB' });
  });
});

describe('a file that is no model', () => {
  const { signal } = new AbortController();

  it('is refused before native code opens it', async () => {
    const path = join(folder, 'page.gguf');
    await writeFile(path, '<!doctype html><title>Not found</title>');
    await expect(modelAt(path).size(signal)).rejects.toMatchObject({
      fault: 'unfit',
      message: `${path} is no GGUF file`,
    });
  });

  it('is refused where it is not there', async () => {
    const path = join(folder, 'nothing.gguf');
    await expect(modelAt(path).size(signal)).rejects.toMatchObject({ fault: 'unfit' });
  });
});
