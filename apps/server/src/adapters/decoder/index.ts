import type { Decoder } from '../../ports/decoder.ts';
import { checkFfmpeg, createFfmpegDecoder } from './ffmpeg.ts';
import { checkNodeAv, createNodeAvDecoder } from './node-av.ts';

export interface DecoderOptions {
  /** Path of an `ffmpeg` program. Default: the one on the PATH. */
  ffmpegPath?: string | undefined;
}

/**
 * The decoder that works on this machine: FFmpeg's libraries from the package node-av, else an `ffmpeg` program.
 * @throws an Error that says what to install, if there is neither
 */
export async function createDecoder({
  ffmpegPath = 'ffmpeg',
}: DecoderOptions = {}): Promise<Decoder> {
  const nodeAvError = await failureOf(checkNodeAv());
  if (nodeAvError === null) return createNodeAvDecoder();
  const ffmpegError = await failureOf(checkFfmpeg(ffmpegPath));
  if (ffmpegError === null) return createFfmpegDecoder(ffmpegPath);
  throw new Error(
    `No decoder for recordings: the package node-av does not run on this machine, and ${ffmpegPath} neither. ` +
      'Install FFmpeg (Debian: apt-get install ffmpeg; macOS: brew install ffmpeg), or point FFMPEG_PATH at it.',
    { cause: new AggregateError([nodeAvError, ffmpegError]) },
  );
}

async function failureOf(check: Promise<void>): Promise<unknown> {
  return await check.then(
    () => null,
    (error: unknown) => error,
  );
}
