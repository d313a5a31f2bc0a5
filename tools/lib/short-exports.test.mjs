import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { inRoot } from './paths.mjs';
import { shortenExports } from './short-exports.mjs';

const ENTRIES = ['sql', 'pg-core/table', 'pg-core/columns/text'];
const FILES = [...ENTRIES, 'index', 'pg-core/index'];
const targets = (file) => ({ import: `./${file}.js`, require: `./${file}.cjs` });

function installed() {
  const root = mkdtempSync(path.join(tmpdir(), 'notelark-exports-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const modules = path.join(root, 'node_modules');
  const folder = path.join(modules, 'drizzle-orm');
  mkdirSync(path.join(folder, 'pg-core', 'columns'), { recursive: true });
  for (const file of FILES) writeFileSync(path.join(folder, `${file}.cjs`), '');
  const exports = {
    '.': targets('index'),
    './pg-core': targets('pg-core/index'),
    ...Object.fromEntries(ENTRIES.map((entry) => [`./${entry}`, targets(entry)])),
  };
  const manifest = path.join(folder, 'package.json');
  writeFileSync(manifest, JSON.stringify({ name: 'drizzle-orm', version: '1.2.3', exports }));
  return { modules, folder, read: () => JSON.parse(readFileSync(manifest, 'utf8')) };
}

it('leaves each entry point where it was, with one pattern for all that follow from their names', () => {
  const { modules, folder, read } = installed();
  for (let time = 0; time < 2; time++) shortenExports(modules);
  expect(read()).toEqual({
    name: 'drizzle-orm',
    version: '1.2.3',
    exports: {
      '.': { import: './index.js', require: './index.cjs' },
      './pg-core': { import: './pg-core/index.js', require: './pg-core/index.cjs' },
      './*': { import: './*.js', require: './*.cjs' },
    },
  });
  const require = createRequire(path.join(modules, '..', 'any.js'));
  const found = ['', '/pg-core', ...ENTRIES.map((entry) => `/${entry}`)].map((entry) =>
    path.relative(folder, require.resolve(`drizzle-orm${entry}`)),
  );
  expect(found).toEqual(
    ['index', 'pg-core/index', ...ENTRIES].map((file) => path.normalize(`${file}.cjs`)),
  );
});

it('does nothing where nothing is installed', () => {
  expect(() => shortenExports(path.join(tmpdir(), 'notelark-none'))).not.toThrow();
});

it('shortens what is installed to a fifth', () => {
  const { modules, folder, read } = installed();
  const manifest = path.join(folder, 'package.json');
  copyFileSync(inRoot('node_modules', 'drizzle-orm', 'package.json'), manifest);
  shortenExports(modules);
  expect(JSON.stringify(read().exports).length).toBeLessThan(25_000);
});
