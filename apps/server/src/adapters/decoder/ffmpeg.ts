import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import {
  IsolatedError,
  type Program,
  type ProgramLimits,
  startProgram,
} from '../../platform/isolated-program.ts';
import { DecodeError, type DecodeOptions, type Decoder } from '../../ports/decoder.ts';
import { createDecoding } from './decoding.ts';
import { decodeArguments, encodeArguments, probeArguments } from './ffmpeg-arguments.ts';
import { parseProbe, type Probe } from './ffmpeg-probe.ts';
import { withDecodeErrors } from './faults.ts';
import { DEFAULT_LIMITS, type DecoderLimits } from './limits.ts';
import type { PcmSource } from './pcm-source.ts';
import { writePlayback } from './playback.ts';
import { openFault } from './signature.ts';

const MICROSECONDS = 1_000_000;

/**
 * FFmpeg's programs, where its libraries can't be loaded into a process of ours.
 * @param ffmpeg path of `ffmpeg`, or its name on the PATH; `ffprobe` is expected beside it
 */
export function createFfmpegDecoder(
  ffmpeg: string,
  limits: DecoderLimits = DEFAULT_LIMITS,
): Decoder {
  const within = (maxSeconds: number, signal?: AbortSignal): ProgramLimits => ({
    wallClockMs: limits.wallClockMs(maxSeconds),
    memoryMb: limits.memoryMb,
    signal,
  });

  const probe = async (file: string, signal?: AbortSignal): Promise<Probe> => {
    const program = startProgram(ffprobeOf(ffmpeg), probeArguments(file), within(0, signal));
    const json = await output(program);
    await program.done.catch(async (error: unknown) => {
      throw gaveUp(error) ? new DecodeError(await openFault(file), error.message) : error;
    });
    return parseProbe(json);
  };

  /** @throws {DecodeError} if there is no sound in it that could be decoded */
  const probeSound = async (file: string, signal?: AbortSignal): Promise<Probe> => {
    const found = await probe(file, signal);
    if (!found.info.hasAudio) throw new DecodeError('no-sound', 'no audio stream');
    if (found.absurd) throw new DecodeError('broken', 'absurd sample rate or channels');
    return found;
  };

  const start = async (file: string, options: DecodeOptions): Promise<PcmSource> => {
    const { declaredSeconds } = (await probeSound(file, options.signal)).info;
    const program = startProgram(
      ffmpeg,
      decodeArguments(file),
      within(options.maxSeconds, options.signal),
    );
    const end: PcmSource['end'] = async () => {
      await program.done.catch(asBroken);
      return { declaredSeconds, damaged: program.lastWords() !== '' };
    };
    return { bytes: stdout(program), deadline: program.deadline, kill: program.kill, end };
  };

  return {
    name: 'ffmpeg',
    probe: async (file, signal) =>
      await withDecodeErrors(async () => (await probe(path.resolve(file), signal)).info),

    decode: (file, options) => createDecoding(options, () => start(path.resolve(file), options)),

    async encodePlayback(file, target, { maxSeconds, signal }) {
      const [source, copy] = [path.resolve(file), path.resolve(target)];
      await writePlayback(copy, maxSeconds, async () => {
        const { declaredSeconds } = (await probeSound(source, signal)).info;
        const program = startProgram(
          ffmpeg,
          encodeArguments(source, copy, maxSeconds),
          within(maxSeconds, signal),
        );
        const seconds = lastPosition(await output(program));
        await program.done.catch(asBroken);
        return { seconds, declaredSeconds, damaged: program.lastWords() !== '' };
      });
    },
  };
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

/** All that it writes; the death of the program is told by `done`, not here. */
async function output(program: Program): Promise<string> {
  return await text(stdout(program)).catch(() => '');
}

/** It ended by itself with an error code: it could not make sense of the file. A crash has no exit code. */
function gaveUp(error: unknown): error is IsolatedError {
  return error instanceof IsolatedError && error.reason === 'exit' && error.exitCode !== null;
}

function asBroken(error: unknown): never {
  throw gaveUp(error) ? new DecodeError('broken', error.message) : error;
}

/** The last `out_time_us` of FFmpeg's progress report, in seconds. */
function lastPosition(progress: string): number {
  const positions = [...progress.matchAll(/^out_time_us=(\d+)$/gm)];
  return Number(positions.at(-1)?.[1] ?? 0) / MICROSECONDS;
}
