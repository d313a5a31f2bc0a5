import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { removeUnneededPackages } from './unneeded-packages.mjs';

it('takes a package out with those that only it needs', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'notelark-packages-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (folder, dependencies = {}, optionalDependencies = {}) => {
    mkdirSync(path.join(root, folder), { recursive: true });
    const text = JSON.stringify({ dependencies, optionalDependencies });
    writeFileSync(path.join(root, folder, 'package.json'), text);
  };
  write('app', { big: '1', small: '1' });
  write('node_modules/big', { shared: '1', '@only/big': '1' });
  write('node_modules/@only/big');
  write('node_modules/small', {}, { shared: '1', 'not-installed': '1' });
  write('node_modules/small/node_modules/shared', { own: '1' });
  write('node_modules/shared');
  write('node_modules/own');
  const modules = path.join(root, 'node_modules');
  removeUnneededPackages([path.join(root, 'app')], [modules], new Set(['big']));
  expect(readdirSync(modules, { recursive: true }).sort()).toEqual([
    '@only',
    'own',
    'own/package.json',
    'small',
    'small/node_modules',
    'small/node_modules/shared',
    'small/node_modules/shared/package.json',
    'small/package.json',
  ]);
});
