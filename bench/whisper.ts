import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fastestRuntime } from '@notelark/speech/transcriber/whisper-runtime';
import { type ModelShape, writeWhisperModel } from '@notelark/speech/testing/whisper-model';
import type { BenchResult } from './result.ts';

const HEARD_SECONDS = 30;
/** Whisper's sizes (https://github.com/openai/whisper, `model.dims`). */
const SIZES = {
  tiny: { width: 384, heads: 6, audioLayers: 4, textLayers: 4 },
  base: { width: 512, heads: 8, audioLayers: 6, textLayers: 6 },
  small: { width: 768, heads: 12, audioLayers: 12, textLayers: 12 },
  medium: { width: 1024, heads: 16, audioLayers: 24, textLayers: 24 },
  'large-v3-turbo': { width: 1280, heads: 20, audioLayers: 32, textLayers: 4 },
};
/** How each is offered (WHISPER_MODEL): as it is, and with its matrices rounded. */
const ROUNDED = {
  tiny: 'q5_1',
  base: 'q5_1',
  small: 'q5_1',
  medium: 'q5_0',
  'large-v3-turbo': 'q5_0',
} as const;
const sizes = ['tiny', 'base', 'small', 'medium', 'large-v3-turbo'] as const;
const SAYS = [0, ' Good', ' morning', ',', ' everybody', '.', 14, 14, ' It', ' rains', '.', 29.7];

/**
 * What each size of Whisper costs: a stand-in model of its shape, whose words mean nothing, hears 30 s by one thread.
 * Its processor time and memory are those of the real one, whose longer answers take a little more.
 */
export async function run(): Promise<BenchResult[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'notelark-whisper-'));
  try {
    const results: BenchResult[] = [];
    for (const size of sizes) {
      const quantised = ROUNDED[size];
      const shape = { ...SIZES[size], audioContext: 1500, textContext: 448 };
      results.push(await cost(size, shape, folder));
      results.push(await cost(`${size}-${quantised}`, { ...shape, quantised }, folder));
    }
    return results;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function cost(name: string, shape: ModelShape, folder: string): Promise<BenchResult> {
  const file = path.join(folder, `${name}.bin`);
  const { bytes } = await writeWhisperModel(file, { language: 0, tokens: SAYS }, shape);
  const { seconds, memoryMb } = await hear(file);
  await rm(file);
  return {
    name: `Whisper ${name} (${fastestRuntime()}, one thread)`,
    figures: {
      'size of the file, MB': bytes / 1e6,
      'processor seconds for 30 s': seconds,
      'processor time over real time': seconds / HEARD_SECONDS,
      'memory of the process, MiB': memoryMb,
    },
  };
}

/** In a process of its own, as the product does it: what another model left in memory does not count. */
async function hear(file: string): Promise<{ seconds: number; memoryMb: number }> {
  const child = fork(fileURLToPath(new URL('./support/whisper.child.ts', import.meta.url)), [file]);
  const [measured] = await once(child, 'message');
  return measured as { seconds: number; memoryMb: number };
}
