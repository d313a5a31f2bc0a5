import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkWords, wordsIn } from './words.mjs';

const root = mkdtempSync(path.join(tmpdir(), 'words-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (name, text) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
};

describe('the word check', () => {
  it('reads the comments of code, not its strings', () => {
    const code = "// For whoever asks.\nconst word = 'nobody'; // nobody\n";
    expect(wordsIn('tools/a.mjs', code).map(({ line, word }) => [line, word])).toEqual([
      [1, 'whoever'],
      [2, 'nobody'],
    ]);
  });

  it('reads documents and sentences as a whole', () => {
    expect(wordsIn('docs/a.md', 'Speakers are told apart.')).toHaveLength(2);
    expect(wordsIn('apps/web/src/messages/a.ts', "said: 'Nobody'")).toHaveLength(1);
  });

  it('accepts the exceptions, and no more and no fewer than they are', () => {
    write('docs/a.md', 'Nobody. Nobody.');
    expect(checkWords(root, { 'docs/a.md': 2 }).faults).toEqual([]);
    expect(checkWords(root, { 'docs/a.md': 1 }).faults).toHaveLength(2);
    expect(checkWords(root, { 'docs/a.md': 3 }).faults).toHaveLength(1);
    expect(checkWords(root, {}).faults).toHaveLength(2);
  });
});
