import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fileToRun } from '../packages/toolkit/src/isolated-bundle.ts';
import { bundle } from './bundle.mjs';
import { NODE } from './lib/paths.mjs';

let folder;
let module;
const write = (name, text) => writeFileSync(path.join(folder, 'src', name), text);
const run = () => execFileSync(NODE, [fileToRun(module)], { encoding: 'utf8' }).trim();
const isBundled = () => fileToRun(module) !== fileURLToPath(module);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bundle-'));
  mkdirSync(path.join(folder, 'src', 'deep'), { recursive: true });
  module = pathToFileURL(path.join(folder, 'src', 'deep', 'child.ts'));
  write(
    'deep/child.ts',
    "import { join } from 'node:path';\nimport { word } from '../word.ts';\nconsole.log(join('a', word));\n",
  );
  write('word.ts', "export const word: string = 'first';\n");
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a module runs as it is until it is bundled, and its bundle does the same', async () => {
  expect([isBundled(), run()]).toEqual([false, 'a/first']);
  await bundle(module);
  expect([isBundled(), run()]).toEqual([true, 'a/first']);
});

it('a bundle is not used once one of its sources was changed or removed, until it is made again', async () => {
  await bundle(module);
  write('word.ts', "export const word: string = 'second';\n");
  expect([isBundled(), run()]).toEqual([false, 'a/second']);
  await bundle(module);
  expect([isBundled(), run()]).toEqual([true, 'a/second']);
  rmSync(path.join(folder, 'src', 'word.ts'));
  expect(isBundled()).toBe(false);
});

it('a bundle of another version of a dependency is not used', async () => {
  const dependency = path.join(folder, 'node_modules', 'node-av');
  const publish = (version) => {
    mkdirSync(dependency, { recursive: true });
    const manifest = { name: 'node-av', version, type: 'module', exports: { './lib': './lib.js' } };
    writeFileSync(path.join(dependency, 'package.json'), JSON.stringify(manifest));
    writeFileSync(path.join(dependency, 'lib.js'), `export const version = '${version}';`);
  };
  publish('1.0.0');
  write('deep/child.ts', "import { version } from 'node-av/lib';\nconsole.log(version);\n");
  await bundle(module);
  expect([isBundled(), run()]).toEqual([true, '1.0.0']);
  publish('2.0.0');
  expect([isBundled(), run()]).toEqual([false, '2.0.0']);
});
