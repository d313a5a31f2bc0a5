import {
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { inRoot } from './paths.mjs';
import { shareOnnxRuntime } from './shared-onnx.mjs';

const LINUX = { platform: 'linux', arch: 'x64' };
const KEPT = 'sherpa-onnx-linux-x64/libonnxruntime.so';
const REPLACED = 'onnxruntime-node/bin/napi-v6/linux/x64/libonnxruntime.so.1';

function modulesWith(files) {
  const modules = mkdtempSync(path.join(tmpdir(), 'notelark-modules-'));
  onTestFinished(() => rmSync(modules, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.join(modules, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(modules, name), text);
  }
  return modules;
}

it('leaves one library for both packages', () => {
  const modules = modulesWith({ [KEPT]: 'kept VERS_1.27.0', [REPLACED]: 'replaced VERS_1.27.0' });
  for (let time = 0; time < 2; time++) shareOnnxRuntime(modules, LINUX);
  const replaced = path.join(modules, REPLACED);
  expect(lstatSync(replaced).isSymbolicLink()).toBe(true);
  expect(readFileSync(replaced, 'utf8')).toBe('kept VERS_1.27.0');
});

it('refuses libraries of different versions, and leaves them', () => {
  const modules = modulesWith({ [KEPT]: 'VERS_1.28.2', [REPLACED]: 'VERS_1.27.0' });
  expect(() => shareOnnxRuntime(modules, LINUX)).toThrow('choose releases that agree');
  expect(readFileSync(path.join(modules, REPLACED), 'utf8')).toBe('VERS_1.27.0');
});

it('does nothing where one of the two is not installed', () => {
  const modules = modulesWith({ [REPLACED]: 'VERS_1.27.0' });
  shareOnnxRuntime(modules, LINUX);
  expect(readFileSync(path.join(modules, REPLACED), 'utf8')).toBe('VERS_1.27.0');
});

it.runIf(process.platform === 'linux')('finds the installed packages of one version', () => {
  const linked = globSync(
    ['sherpa-onnx-linux-*/libsherpa-onnx-c-api.so', 'onnxruntime-node/bin/*/linux/*/*.node'],
    { cwd: inRoot('node_modules') },
  );
  const versions = linked.map(
    (name) => /VERS_\d+\.\d+\.\d+/.exec(readFileSync(inRoot('node_modules', name), 'latin1'))?.[0],
  );
  // The one package, and the other for each processor that was not slimmed away.
  expect(versions.length).toBeGreaterThan(1);
  expect([...new Set(versions)]).toEqual([expect.stringMatching(/^VERS_/)]);
});
