import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { gpuBuild, loadGpuRuntime } from './whisper-gpu.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'notelark-gpu-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

/** A build of its package's shape, which fails or gives the model's path as what it has heard. */
function install(variant: 'vulkan' | 'cuda', source?: string) {
  const build = gpuBuild(variant, folder);
  if (!build) throw new Error('no build');
  mkdirSync(build.module, { recursive: true });
  writeFileSync(
    path.join(build.module, 'index.js'),
    source ??
      `exports.WhisperContext = class {
        constructor(options) { this.options = options; }
        transcribeData() {
          return { promise: Promise.resolve({ result: JSON.stringify(this.options), segments: [] }) };
        }
      };`,
  );
  return build;
}

/** @returns a stand-in for /dev */
function devices(...names: string[]): string {
  const dev = path.join(folder, 'dev');
  for (const name of names) {
    mkdirSync(path.dirname(path.join(dev, name)), { recursive: true });
    writeFileSync(path.join(dev, name), '');
  }
  return dev;
}

it('is none for the processor', () => {
  expect(gpuBuild('cpu', folder)).toBeNull();
});

it.each([
  ['vulkan', 'dri/renderD128'],
  ['cuda', 'nvidia0'],
] as const)('loads the model by %s where there is a card', async (variant, device) => {
  const runtime = await loadGpuRuntime(install(variant), 'model.bin', devices('null', device));
  const options = { threads: 1, language: 'auto', prompt: null };
  const { text } = await runtime.transcribe(new Int16Array(8), options);
  expect(JSON.parse(text)).toEqual({ filePath: 'model.bin', useGpu: true });
});

it('says why it can’t be used', async () => {
  const missing = gpuBuild('cuda', folder);
  if (!missing) throw new Error('no build');
  const dev = devices('nvidia0');
  await expect(loadGpuRuntime(missing, 'm', dev)).rejects.toThrow('not installed');
  const broken = install('cuda', 'throw new Error("libcudart.so.12: cannot open");');
  await expect(loadGpuRuntime(broken, 'm', dev)).rejects.toThrow('does not load');
  const cardless = path.join(folder, 'none');
  await expect(loadGpuRuntime(broken, 'm', cardless)).rejects.toThrow('no graphics card for CUDA');
});
