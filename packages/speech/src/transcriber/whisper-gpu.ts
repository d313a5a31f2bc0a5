import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { loadNative, type Runtime } from './whisper-runtime.ts';
import { type Context, runtimeOf } from './whisper-fugood.ts';

/** Which build of whisper.cpp works: on the processor, or on a graphics card. */
export const WHISPER_VARIANTS = ['cpu', 'vulkan', 'cuda'] as const;
export type WhisperVariant = (typeof WHISPER_VARIANTS)[number];

export interface GpuBuild {
  variant: Exclude<WhisperVariant, 'cpu'>;
  /** The package's folder. */
  module: string;
}

/** What the kernel's drivers make for a card, in /dev. */
const DEVICES: Record<GpuBuild['variant'], RegExp> = {
  vulkan: /^(dri\/renderD\d+|nvidia\d+|dxg)$/,
  cuda: /^(nvidia\d+|dxg)$/,
};

interface Module {
  WhisperContext: new (options: {
    filePath: string;
    useGpu: boolean;
  }) => Context | Promise<Context>;
}

export const nameOf = (variant: GpuBuild['variant']): string =>
  variant === 'cuda' ? 'CUDA' : 'Vulkan';

/** @param folder where set-up puts builds, one folder for each */
export function gpuBuild(variant: WhisperVariant, folder: string): GpuBuild | null {
  if (variant === 'cpu') return null;
  const name = `node-whisper-${process.platform}-${process.arch}-${variant}`;
  return {
    variant,
    module: path.join(folder, `whisper-${variant}`, 'node_modules', '@fugood', name),
  };
}

/**
 * A model on the graphics card. Loaded in the process that works with it: a driver may end it.
 * @throws {Error} with the reason, where there is no build, no card or no driver
 */
export async function loadGpuRuntime(
  { variant, module }: GpuBuild,
  model: string,
  devices = '/dev',
): Promise<Runtime> {
  if (!existsSync(module)) throw new Error('it is not installed (npm run setup -- --speech)');
  // Without a card the library would work on the processor, slower than the build that is made for it.
  if (!listDevices(devices).some((name) => DEVICES[variant].test(name)))
    throw new Error(`there is no graphics card for ${nameOf(variant)}`);
  const native = loadNative(module);
  if (!isModule(native)) throw new Error('it does not load: a library of the driver is missing');
  return runtimeOf(await new native.WhisperContext({ filePath: model, useGpu: true }));
}

function listDevices(folder: string): string[] {
  return ['', 'dri']
    .map((inside) => path.join(folder, inside))
    .filter((inside) => existsSync(inside))
    .flatMap((inside) =>
      readdirSync(inside).map((name) => path.join(path.relative(folder, inside), name)),
    );
}

function isModule(native: unknown): native is Module {
  return typeof native === 'object' && native !== null && 'WhisperContext' in native;
}
