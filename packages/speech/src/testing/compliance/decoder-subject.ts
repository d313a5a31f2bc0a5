import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import {
  DecodeError,
  type DecodeFault,
  type DecodeOptions,
  type Decoder,
  type DecodeSummary,
} from '../../ports/decoder.ts';

/** Makes a decoder, with its own limits unless the test sets others. */
export type CreateDecoder = (limits?: { memoryMb?: number; wallClockMs?: number }) => Decoder;

/** A folder for a suite's recordings; `prepare` fills it once. */
export interface MediaFolder {
  path: () => string;
  /** Writes a file and gives its path. */
  write: (name: string, content: Buffer | string) => Promise<string>;
}

export function mediaFolder(prepare: (folder: string) => void = () => {}): MediaFolder {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'decoder-'));
    prepare(folder);
  });
  afterAll(async () => await rm(folder, { recursive: true, force: true }));
  return {
    path: () => folder,
    async write(name, content) {
      const file = path.join(folder, name);
      await writeFile(file, content);
      return file;
    },
  };
}

export interface Decoded {
  samples: Int16Array;
  summary: DecodeSummary;
}

/** Reads a file to its end. */
export async function decodeAll(
  decoder: Decoder,
  file: string,
  options: Partial<DecodeOptions> = {},
): Promise<Decoded> {
  const decoding = decoder.decode(file, { maxSeconds: 60, ...options });
  const samples: number[] = [];
  for await (const block of decoding.pcm) for (const sample of block) samples.push(sample);
  return { samples: Int16Array.from(samples), summary: await decoding.summary };
}

/** The fault that some work ends with. */
export async function faultOf(work: Promise<unknown>): Promise<DecodeFault> {
  const result = await work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ('error' in result && result.error instanceof DecodeError) return result.error.fault;
  throw new Error('ended without a DecodeError', { cause: result });
}
