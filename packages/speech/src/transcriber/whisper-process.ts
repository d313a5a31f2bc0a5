import { runIsolated } from '@notelark/toolkit/isolated';
import { TranscribeError } from '../ports/transcriber.ts';
import type { GpuBuild } from './whisper-gpu.ts';
import type { WhisperModel } from './whisper-models.ts';
import { Answer, type Heard, type Request } from './whisper-protocol.ts';
import type { RuntimeName } from './whisper-runtime.ts';

/** A model of 3 GB from a slow disk. */
const LOAD_MS = 120_000;
/** Forty times real time and a minute more: twenty times what the largest model needs on two cores. */
const limitMs = (samples: number): number => 60_000 + Math.ceil(samples / 16) * 40;

export interface WhisperProcess {
  /** One call at a time. @throws the signal's reason, IsolatedError or TranscribeError; it is dead then. */
  transcribe: (
    clip: Extract<Request, { kind: 'clip' }>,
    signal: AbortSignal | undefined,
  ) => Promise<Heard>;
  stop: () => void;
  /** Why it does not use the graphics card that was asked for; null where it does, or none was. */
  withoutGpu: string | null;
}

/** What a process works with. */
export interface WhisperBuild {
  runtime: RuntimeName;
  /** Tried first; null: the processor does. */
  gpu: GpuBuild | null;
}

/**
 * Starts a process that has checked and loaded the model.
 * @throws {TranscribeError} if the file is not what it should be.
 */
export async function startWhisper(
  model: WhisperModel,
  { runtime, gpu }: WhisperBuild,
  signal: AbortSignal | undefined,
): Promise<WhisperProcess> {
  const child = runIsolated<Request, Answer>(new URL('./whisper.child.ts', import.meta.url), {
    memoryMb: 2 * model.memoryMb + 256,
    parse: (message) => Answer.parse(message),
  });
  const ask = async (request: Request, limit: number, cancel?: AbortSignal): Promise<Answer> => {
    const timeout = AbortSignal.timeout(limit);
    const stop = cancel ? AbortSignal.any([cancel, timeout]) : timeout;
    return await child.ask(request, stop);
  };

  const { path, bytes, sha256 } = model;
  const loaded = await ask({ kind: 'load', path, bytes, sha256, runtime, gpu }, LOAD_MS, signal);
  if (loaded.kind !== 'loaded') {
    const detail = 'message' in loaded ? loaded.message : loaded.kind;
    child.kill(new Error(detail));
    throw new TranscribeError(`Whisper's model can't be used: ${detail}`, { retry: false });
  }
  return {
    async transcribe(clip, cancel): Promise<Heard> {
      const answer = await ask(clip, limitMs(clip.pcm.length), cancel);
      if (answer.kind === 'heard') return answer;
      const detail = 'message' in answer ? answer.message : answer.kind;
      child.kill(new Error(detail));
      throw new TranscribeError(`Whisper failed: ${detail}`, { retry: true });
    },
    stop: () => child.kill(new Error('stopped')),
    withoutGpu: loaded.withoutGpu,
  };
}
