import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { casedPatterns } from './lib/cased-patterns.mjs';

const FOLDER = 'packages/summarizer/src';

let root;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'patterns-'));
  mkdirSync(path.join(root, FOLDER), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

/** What is found in a module, beside one that it may import from. */
function foundIn(text, name = 'cues.ts') {
  const put = (file, content) => writeFileSync(path.join(root, FOLDER, file), content);
  put(
    'names.ts',
    'export const NAME = String.raw`\\p{Lu}\\p{L}+`;\nexport const WORD = "\\\\p{L}+";\n',
  );
  put(name, text);
  return casedPatterns(root, [`${FOLDER}/${name}`]).map(({ from, to }) => `${from} ${to}`);
}

it.each([
  ['a literal', 'const a = /by \\p{Lu}/iu;'],
  ['one of small letters', 'const a = /by \\p{Ll}+ing/giu;'],
  ['a class', 'const a = /by [\\p{Lu}-]/iu;'],
  ['a string', "const a = new RegExp('by \\\\p{Lu}', 'iu');"],
  ['a raw template', 'const a = new RegExp(String.raw`by ${"x"} \\p{Lu}`, "iu");'],
  ['a constant', 'const NAME = "\\\\p{Lu}";\nconst a = new RegExp(`by ${NAME}`, "iu");'],
  ['an imported constant', 'import { NAME } from "./names.ts";\nnew RegExp(`by ${NAME}`, "iu");'],
  ['one behind a group that respects case', 'const a = /(?-i:(?:a|[)])\\p{Lu}) \\p{Ll}/iu;'],
])('finds a pattern that ignores the case it asks for: %s', (_, text) => {
  expect(foundIn(text)).toEqual([expect.stringMatching(/cues\.ts:\d \\p\{L[ul]\}$/)]);
});

it.each([
  ['respects case', 'const a = /by \\p{Lu}/u;\nnew RegExp("\\\\p{Lu}", "u");'],
  ['asks for any letter', 'const a = /by \\p{L}/iu;'],
  ['respects it in a group', 'const a = /by (?-i:(?:the )?[\\p{Lu}(]\\p{Ll})/iu;'],
  ['takes another constant', 'import { WORD } from "./names.ts";\nnew RegExp(WORD, "iu");'],
])('finds none that %s', (_, text) => {
  expect(foundIn(text)).toEqual([]);
});

it('does not look at tests', () => {
  expect(foundIn('const a = /by \\p{Lu}/iu;', 'cues.test.ts')).toEqual([]);
});
