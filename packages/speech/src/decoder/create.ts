import type { Decoder } from '../ports/decoder.ts';
import { checkFfmpeg, createFfmpegDecoder } from './ffmpeg.ts';
import { checkNodeAv, createNodeAvDecoder } from './node-av.ts';

export interface DecoderOptions {
  /** Path of an `ffmpeg` program. Default: the one on the PATH. */
  ffmpegPath?: string | undefined;
}

/** A way to decode, and how to find out whether it works on this machine. */
export interface Candidate {
  check: () => Promise<void>;
  create: () => Decoder;
}

/**
 * The decoder that works on this machine: FFmpeg's libraries from the package node-av, else an `ffmpeg` program.
 * @throws an Error that says what to install, if there is neither
 */
export async function createDecoder({
  ffmpegPath = 'ffmpeg',
}: DecoderOptions = {}): Promise<Decoder> {
  return await firstThatWorks([
    { check: checkNodeAv, create: () => createNodeAvDecoder() },
    { check: () => checkFfmpeg(ffmpegPath), create: () => createFfmpegDecoder(ffmpegPath) },
  ]);
}

/** @throws an Error that says what to install, with the reasons against each candidate as its cause */
export async function firstThatWorks(candidates: Candidate[]): Promise<Decoder> {
  const reasons: unknown[] = [];
  for (const { check, create } of candidates) {
    try {
      await check();
      return create();
    } catch (error) {
      reasons.push(error);
    }
  }
  throw new Error(
    'Recordings can’t be decoded: the package node-av does not run on this machine, and there is no ffmpeg program. ' +
      'Install FFmpeg (Debian: apt-get install ffmpeg; macOS: brew install ffmpeg), or set FFMPEG_PATH to where it is.',
    { cause: new AggregateError(reasons) },
  );
}
