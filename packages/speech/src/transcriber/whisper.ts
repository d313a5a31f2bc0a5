import { existsSync } from 'node:fs';
import {
  type Clip,
  MissingEngineError,
  TranscribeError,
  type Transcriber,
  type Transcription,
} from '../ports/transcriber.ts';
import { createWorkerPool } from './worker-pool.ts';
import { promptOf } from './prompt.ts';
import { isSilent } from './silence.ts';
import { tidy } from './whisper-text.ts';
import { type GpuBuild, nameOf } from './whisper-gpu.ts';
import type { WhisperModel } from './whisper-models.ts';
import { startWhisper, type WhisperProcess } from './whisper-process.ts';
import type { Heard } from './whisper-protocol.ts';
import type { RuntimeName } from './whisper-runtime.ts';

/** Whisper listens to 30 s at a time, whatever the clip, so long ones are cheap; a build of it adds 0.75 s of silence. */
const MAX_CLIP_SECONDS = 29;
/** So a pause inside a clip costs nothing, but over a long one it tends to make up words. */
const MAX_PAUSE_SECONDS = 3;
/** A process that has grown by this factor leaks; a fresh one loads in a second. */
const GROWN = 1.5;
const IDLE_MS = 300_000;

export interface WhisperSettings {
  model: WhisperModel;
  /** Processes at work at once, and the threads of each (see whisper-fit.ts). */
  processes: number;
  threads: number;
  runtime: RuntimeName;
  /** A build for the graphics card, tried first; absent: the processor does. */
  gpu?: GpuBuild | null;
  /** Receives what the operator should know. */
  warn?: (message: string) => void;
}

/**
 * Whisper by whisper.cpp, in child processes: the runtime can neither be stopped in the middle of a clip nor be trusted
 * to survive a bad file. The model's file is checked before it is opened.
 */
export function createWhisper(settings: WhisperSettings): Transcriber {
  const { model, processes } = settings;
  const card = followCard(settings);
  const all = Array.from({ length: processes }, () => createWorker(settings, card.onStart));
  const workers = createWorkerPool(all);
  return {
    get engine() {
      return { id: 'whisper', label: `Whisper ${model.id}${card.suffix()}`, draft: false };
    },
    onlyLanguage: model.englishOnly ? 'en' : null,
    concurrency: processes,
    maxClipSeconds: MAX_CLIP_SECONDS,
    maxPauseSeconds: MAX_PAUSE_SECONDS,
    async transcribe(clip): Promise<Transcription> {
      clip.signal?.throwIfAborted();
      if (isSilent(clip.pcm)) return { segments: [], language: null };
      const heard = await workers.run(clip, (worker) => worker.transcribe(clip));
      return { segments: tidy(heard, clip.pcm), language: heard.language };
    },
    async close(): Promise<void> {
      workers.close(new TranscribeError('Whisper was closed', { retry: true }));
      await Promise.all(all.map((worker) => worker.close()));
    },
  };
}

/** Whether processes use the graphics card: what the engine is called, and one line of the log where they do not. */
function followCard({ gpu = null, warn = () => {} }: WhisperSettings) {
  let fallback = false;
  return {
    suffix: () => (gpu === null ? '' : ` (${fallback ? 'processor' : nameOf(gpu.variant)})`),
    onStart: ({ withoutGpu }: WhisperProcess): void => {
      if (gpu === null || withoutGpu === null || fallback) return;
      fallback = true;
      warn(`WHISPER_VARIANT=${gpu.variant}: ${withoutGpu}; Whisper works on the processor`);
    },
  };
}

interface Worker {
  transcribe: (clip: Clip) => Promise<Heard>;
  close: () => Promise<void>;
}

function createWorker(
  { model, threads, runtime, gpu = null }: WhisperSettings,
  onStart: (process: WhisperProcess) => void,
): Worker {
  let process: Promise<WhisperProcess> | null = null;
  let idle: NodeJS.Timeout | undefined;
  const close = async (): Promise<void> => {
    clearTimeout(idle);
    const ending = process;
    process = null;
    (await ending?.catch(() => null))?.stop();
  };
  return {
    close,
    async transcribe(clip): Promise<Heard> {
      clearTimeout(idle);
      try {
        process ??= startWhisper(model, { runtime, gpu }, clip.signal);
        onStart(await process);
        const language = model.englishOnly ? 'en' : (clip.language ?? 'auto');
        const prompt = promptOf(clip.terms);
        const request = { kind: 'clip', pcm: clip.pcm, threads, language, prompt } as const;
        const heard = await (await process).transcribe(request, clip.signal);
        if (heard.memoryMb > GROWN * model.memoryMb) await close();
        idle = setTimeout(() => void close(), IDLE_MS).unref();
        return heard;
      } catch (error) {
        await close();
        clip.signal?.throwIfAborted();
        throw asTranscribeError(error, model);
      }
    },
  };
}

function asTranscribeError(error: unknown, model: WhisperModel): TranscribeError {
  if (!existsSync(model.path)) return new MissingEngineError('model', `${model.path} is not there`);
  if (error instanceof TranscribeError) return error;
  return new TranscribeError(`Whisper failed: ${String(error)}`, { cause: error, retry: true });
}
