import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTranscriber, type TranscriberSettings } from './create.ts';

let dataDir: string;
let warnings: string[];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'notelark-transcriber-'));
  mkdirSync(join(dataDir, 'models'));
  warnings = [];
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** What is made with these models fetched. */
function engineOf(models: string[], settings: Partial<TranscriberSettings> = {}): string {
  for (const id of models) writeFileSync(join(dataDir, 'models', `ggml-${id}.bin`), '');
  const { engine } = createTranscriber({
    engine: 'auto',
    whisperModel: 'small',
    whisperVariant: 'cpu',
    whisperBuilds: dataDir,
    dataDir,
    baseUrls: [],
    prompt: null,
    apiKey: null,
    model: null,
    processes: 1,
    pocketsphinx: 'pocketsphinx_batch',
    warn: (message) => warnings.push(message),
    ...settings,
  });
  return engine.label;
}

it('takes the Whisper that is asked for', () => {
  expect(engineOf(['base', 'small'])).toBe('Whisper small');
  expect(warnings).toEqual([]);
});

it.each([
  ['the next smaller one', ['tiny', 'base', 'medium'], 'small', 'Whisper base'],
  ['the smallest, if all are larger', ['medium', 'large-v3-turbo'], 'small', 'Whisper medium'],
  ['one of as many languages', ['tiny', 'base.en'], 'small', 'Whisper tiny'],
  ['an English one, if there is no other', ['base.en'], 'small', 'Whisper base.en'],
  ['whichever, for English', ['tiny', 'base.en'], 'small.en', 'Whisper base.en'],
])('takes %s instead, and says so', (_, fetched, whisperModel, label) => {
  expect(engineOf(fetched, { whisperModel })).toBe(label);
  expect(warnings).toEqual([expect.stringContaining(`Whisper ${whisperModel} is not there`)]);
});

it('takes no other where Whisper is asked for by name, nor before a server', () => {
  expect(engineOf([])).toBe('PocketSphinx');
  expect(engineOf(['base'], { engine: 'whisper' })).toBe('None');
  expect(engineOf(['base'], { baseUrls: ['http://localhost:1'] })).toBe('whisper-1');
  expect(warnings).toEqual([]);
});

it('names the build for graphics cards that was asked for', () => {
  expect(engineOf(['small'], { whisperVariant: 'vulkan' })).toBe('Whisper small (Vulkan)');
  expect(warnings).toEqual([]);
});

it('names the setting that is wrong', () => {
  expect(() => engineOf([], { whisperModel: 'huge' })).toThrow(/WHISPER_MODEL=huge/);
  expect(() => engineOf([], { engine: 'openai' })).toThrow(/SPEECH_API_KEY/);
});
