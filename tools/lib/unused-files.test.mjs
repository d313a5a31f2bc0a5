import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { removeUnusedFiles } from './unused-files.mjs';

const ONNX = 'onnxruntime-node/bin/napi-v6';
const FONT = '@expo-google-fonts/noto-sans';
const STAY = [`${ONNX}/linux/x64`, `${FONT}/400Regular`, `${FONT}/700Bold`, 'zod/v4'];
const GO = [
  `${ONNX}/linux/arm64`,
  `${ONNX}/darwin/arm64`,
  `${ONNX}/win32/x64`,
  `${FONT}/700Bold_Italic`,
  `${FONT}/100Thin`,
];

it('leaves what this system opens, and nothing else of what packages bring for all', () => {
  const modules = mkdtempSync(path.join(tmpdir(), 'notelark-modules-'));
  onTestFinished(() => rmSync(modules, { recursive: true }));
  const at = (name) => path.join(modules, ...name.split('/'));
  for (const name of [...STAY, ...GO]) mkdirSync(at(name), { recursive: true });
  for (let time = 0; time < 2; time++)
    removeUnusedFiles(modules, { platform: 'linux', arch: 'x64' });
  expect([...STAY, ...GO].filter((name) => existsSync(at(name)))).toEqual(STAY);
});

it('does nothing where nothing is installed', () => {
  expect(() => removeUnusedFiles(path.join(tmpdir(), 'notelark-none'))).not.toThrow();
});
