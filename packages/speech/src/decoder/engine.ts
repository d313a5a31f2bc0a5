import { rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  DecodeError,
  type DecodeOptions,
  type Decoder,
  type EncodeOptions,
  type MediaInfo,
} from '../ports/decoder.ts';
import { createDecoding, judge } from './decoding.ts';
import { asDecodeError } from './faults.ts';
import { identify, type MediaFile } from './media-file.ts';
import type { PcmEnd, PcmSource } from './pcm-source.ts';

/** How an encoder left off; `seconds` is the length of what it wrote. */
interface EncodeEnd extends PcmEnd {
  seconds: number;
}

/**
 * A way to run FFmpeg on a file, which is all in which the adapters differ. It throws a DecodeError for what it finds
 * wrong with the file, and lets the death of its process through as the IsolatedError that it is.
 */
export interface Engine {
  name: string;
  probe: (file: MediaFile, signal: AbortSignal | undefined) => Promise<MediaInfo>;
  decode: (file: MediaFile, options: DecodeOptions) => Promise<PcmSource>;
  /** May write a second more than allowed, to show that there is more. */
  encode: (file: MediaFile, target: string, options: EncodeOptions) => Promise<EncodeEnd>;
}

export function createEngineDecoder(engine: Engine): Decoder {
  return {
    name: engine.name,
    probe: async (path, signal) => await onFile(path, (file) => engine.probe(file, signal)),

    decode: (path, options) =>
      createDecoding(path, options, async (file) => await engine.decode(file, options)),

    async encodePlayback(path, target, options) {
      const copy = resolve(target);
      try {
        await onFile(path, async (file) => {
          await claim(copy);
          const end = await engine.encode(file, copy, options);
          if (end.seconds > options.maxSeconds) {
            throw new DecodeError('too-long', `over ${options.maxSeconds} s of audio`);
          }
          judge(end.seconds, end);
        });
      } catch (error) {
        await rm(copy, { force: true });
        throw error;
      }
    },
  };
}

/** Finds out that a file can't be written there before an encoder does, whose errors speak of its input. */
async function claim(target: string): Promise<void> {
  await writeFile(target, '').catch((error: unknown) => {
    throw new DecodeError('crashed', `can't write the copy: ${String(error)}`, { cause: error });
  });
}

async function onFile<T>(path: string, work: (file: MediaFile) => Promise<T>): Promise<T> {
  let file: MediaFile | undefined;
  try {
    file = await identify(path);
    return await work(file);
  } catch (error) {
    throw asDecodeError(error, file);
  }
}
