import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import {
  IsolatedError,
  type Program,
  type ProgramOptions,
  startProgram,
} from '@notelark/toolkit/isolated-program';
import { DecodeError, type Decoder } from '../ports/decoder.ts';
import { createEngineDecoder } from './engine.ts';
import { decodeArguments, encodeArguments, probeArguments } from './ffmpeg-arguments.ts';
import { parseProbe, type Probe } from './ffmpeg-probe.ts';
import { DEFAULT_LIMITS, type DecoderLimits } from './limits.ts';
import type { MediaFile } from './media-file.ts';
import type { PcmEnd } from './pcm-source.ts';

const MICROSECONDS = 1_000_000;

/** FFmpeg's exit code when over two thirds of a file could not be decoded (its option max_error_rate). */
const MOSTLY_DAMAGED = 69;

/**
 * FFmpeg's programs, where its libraries can't be loaded into our own process.
 * @param ffmpeg path of `ffmpeg`, or its name on the PATH; `ffprobe` is expected beside it
 */
export function createFfmpegDecoder(
  ffmpeg: string,
  limits: DecoderLimits = DEFAULT_LIMITS,
): Decoder {
  const within = (signal: AbortSignal | undefined, maxSeconds = 0): ProgramOptions => ({
    wallClockMs: limits.wallClockMs(maxSeconds),
    memoryMb: limits.memoryMb,
    isConfined: true,
    signal,
  });

  const probe = async (file: MediaFile, signal: AbortSignal | undefined): Promise<Probe> => {
    const program = startProgram(ffprobeOf(ffmpeg), probeArguments(file), within(signal));
    const json = await output(program);
    await program.done.catch(asBroken);
    return parseProbe(json);
  };

  /** What the file declares, if there is sound in it that could be decoded. */
  const declared = async (
    file: MediaFile,
    signal: AbortSignal | undefined,
  ): Promise<number | null> => {
    const { info, absurd } = await probe(file, signal);
    if (!info.hasAudio) throw new DecodeError('no-sound', 'no audio stream');
    if (absurd) throw new DecodeError('broken', 'absurd sample rate or channels');
    return info.declaredSeconds;
  };

  return createEngineDecoder({
    name: 'ffmpeg',
    probe: async (file, signal) => (await probe(file, signal)).info,

    async decode(file, { maxSeconds, signal }) {
      const declaredSeconds = await declared(file, signal);
      const program = startProgram(ffmpeg, decodeArguments(file), within(signal, maxSeconds));
      const { deadline, kill } = program;
      const end = async (): Promise<PcmEnd> => await endOf(program, declaredSeconds);
      return { bytes: stdout(program), deadline, kill, end };
    },

    async encode(file, target, { maxSeconds, signal }) {
      const declaredSeconds = await declared(file, signal);
      const args = encodeArguments(file, target, maxSeconds);
      const program = startProgram(ffmpeg, args, within(signal, maxSeconds));
      const seconds = lastPosition(await output(program));
      return { seconds, ...(await endOf(program, declaredSeconds)) };
    },
  });
}

/** @throws if there is no such program, or no `ffprobe` beside it */
export async function checkFfmpeg(ffmpeg: string): Promise<void> {
  for (const command of [ffmpeg, ffprobeOf(ffmpeg)]) {
    const program = startProgram(command, ['-version'], { wallClockMs: 30_000, memoryMb: 512 });
    await output(program);
    await program.done;
  }
}

function ffprobeOf(ffmpeg: string): string {
  const { dir, base } = path.parse(ffmpeg);
  return path.join(dir, base.replace('ffmpeg', 'ffprobe'));
}

function stdout({ child }: Program): Readable {
  if (!child.stdout) throw new TypeError('the output is not a pipe');
  return child.stdout;
}

/** All that it writes; the death of the program is reported by `done`. */
async function output(program: Program): Promise<string> {
  return await text(stdout(program)).catch(() => '');
}

/** What came out before the end of a damaged file counts, however much of it is damaged. */
async function endOf(program: Program, declaredSeconds: number | null): Promise<PcmEnd> {
  await program.done.catch((error: unknown) => {
    if (!(error instanceof IsolatedError) || error.exitCode !== MOSTLY_DAMAGED) asBroken(error);
  });
  return { declaredSeconds, damaged: program.lastWords() !== '' };
}

/** A program that ends by itself with a code could make no sense of the file; a crash has none, a full disk has words. */
function asBroken(error: unknown): never {
  const gaveUp = error instanceof IsolatedError && error.exitCode !== null;
  throw gaveUp && !error.message.includes('No space left on device')
    ? new DecodeError('broken', error.message, { cause: error })
    : error;
}

/** The last `out_time_us` of FFmpeg's progress report, in seconds. */
function lastPosition(progress: string): number {
  const positions = [...progress.matchAll(/^out_time_us=(\d+)$/gm)];
  return Number(positions.at(-1)?.[1] ?? 0) / MICROSECONDS;
}
