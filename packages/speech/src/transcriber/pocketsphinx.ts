import { IsolatedError } from '@notelark/toolkit/isolated-program';
import {
  MissingEngineError,
  TranscribeError,
  type Transcriber,
  type Transcription,
} from '../ports/transcriber.ts';
import type { Heard } from './hypseg.ts';
import { createWorkerPool } from './worker-pool.ts';
import { sweepFolders } from './pocketsphinx-folders.ts';
import { type SphinxProcess, startSphinx } from './pocketsphinx-process.ts';
import { readable } from './readable.ts';
import { isSilent } from './silence.ts';

/** That of the model that comes with it. */
const LANGUAGE = 'en';
/** A process that was idle for this long ends: it holds 100 MiB. */
const IDLE_MS = 60_000;

export interface PocketSphinxSettings {
  /** `pocketsphinx_batch`, or its path. */
  program: string;
  /** Processes at work at once; one takes one core. */
  processes: number;
}

/**
 * PocketSphinx with its American English model, both Debian packages: a draft of the words, without a download from a
 * model hub. Its sentences come from pauses, since the recogniser knows no punctuation.
 */
export function createPocketSphinx({ program, processes }: PocketSphinxSettings): Transcriber {
  const all = Array.from({ length: processes }, () => createWorker(program));
  const workers = createWorkerPool(all);
  void sweepFolders();
  return {
    engine: { id: 'pocketsphinx', label: 'PocketSphinx', draft: true },
    onlyLanguage: LANGUAGE,
    concurrency: processes,
    maxClipSeconds: 20,
    maxPauseSeconds: 0.6,
    async transcribe({ pcm, signal, priority }): Promise<Transcription> {
      signal?.throwIfAborted();
      if (isSilent(pcm)) return { segments: [], language: null };
      const heard = await workers.run({ signal, priority }, (worker) =>
        worker.recognise(pcm, signal),
      );
      return { segments: readable(heard), language: LANGUAGE };
    },
    async close(): Promise<void> {
      workers.close(new TranscribeError('PocketSphinx was closed', { retry: true }));
      await Promise.all(all.map((worker) => worker.close()));
    },
  };
}

interface Worker {
  recognise: (pcm: Int16Array, signal: AbortSignal | undefined) => Promise<Heard[]>;
  close: () => Promise<void>;
}

/** One process at a time, started when there is work, again after a death, and ended when there is none for a while. */
function createWorker(program: string): Worker {
  let process: Promise<SphinxProcess> | null = null;
  let idle: NodeJS.Timeout | undefined;
  const close = async (): Promise<void> => {
    clearTimeout(idle);
    const ending = process;
    process = null;
    await (await ending?.catch(() => null))?.stop();
  };
  return {
    close,
    async recognise(pcm, signal): Promise<Heard[]> {
      clearTimeout(idle);
      try {
        process ??= startSphinx(program);
        const heard = await (await process).recognise(pcm, signal);
        idle = setTimeout(() => void close(), IDLE_MS).unref();
        return heard;
      } catch (error) {
        await close();
        signal?.throwIfAborted();
        throw asTranscribeError(error);
      }
    },
  };
}

function asTranscribeError(error: unknown): TranscribeError {
  if (error instanceof IsolatedError && error.reason === 'spawn') {
    return new MissingEngineError('program', error.message);
  }
  return new TranscribeError(`PocketSphinx failed: ${String(error)}`, {
    cause: error,
    retry: true,
  });
}
