import { open } from 'node:fs/promises';
import { runIsolated } from '@notelark/toolkit/isolated';
import { Answer, type Finished, type Question, type Request } from './protocol.ts';

/** The runtime itself, and what is read from the file beside the weights, in MiB. */
const RUNTIME_MB = 512;
/** A model of several gigabytes from a slow disk. */
const LOAD_MS = 10 * 60_000;
const MAGIC = 'GGUF';

export interface LocalModelFile {
  /** The folder in which set-up has installed the runtime. */
  runtime: string;
  /** A GGUF file. */
  path: string;
  /** Windows in tokens, the largest first. */
  windows: readonly number[];
  /** What model and window may take together, in MiB: the process is ended when it takes more. */
  memoryMb: number;
  threads: number;
}

/** The model can't be used on this machine: the file is damaged, or memory is short. */
export class UnfitModelError extends Error {
  override name = 'UnfitModelError';
}

export interface LocalProcess {
  readonly window: number;
  /**
   * One question at a time. When it is cancelled, the process is gone: it may be deep in native code.
   * @throws {IsolatedError}; the signal's reason.
   */
  ask: (
    question: Omit<Question, 'kind'>,
    onPiece: (text: string) => void,
    signal: AbortSignal,
  ) => Promise<Exclude<Answer, { kind: 'piece' }>>;
  stop: () => void;
}

/**
 * Starts a process that has loaded the model.
 * @throws {UnfitModelError}, IsolatedError; the signal's reason.
 */
export async function startLocalProcess(
  file: LocalModelFile,
  signal: AbortSignal,
): Promise<LocalProcess> {
  await checkMagic(file.path);
  const child = runIsolated<Request, Answer>(new URL('./local.child.ts', import.meta.url), {
    memoryMb: file.memoryMb + RUNTIME_MB,
    parse: (message) => Answer.parse(message),
  });
  const ask: Ask = async (request, onPiece, stop) => {
    const onAbort = (): void => child.kill(stop.reason);
    stop.addEventListener('abort', onAbort, { once: true });
    try {
      stop.throwIfAborted();
      await child.send(request);
      for (;;) {
        const answer = await child.receive();
        if (answer.kind !== 'piece') return answer;
        onPiece(answer.text);
      }
    } catch (error) {
      child.kill(error);
      throw error;
    } finally {
      stop.removeEventListener('abort', onAbort);
    }
  };
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(LOAD_MS)]);
  const loaded = await ask({ kind: 'load', ...file, windows: [...file.windows] }, () => {}, inTime);
  if (loaded.kind === 'loaded') {
    return {
      window: loaded.window,
      ask: (question, onPiece, stop) => ask({ kind: 'ask', ...question }, onPiece, stop),
      stop: () => child.kill(new Error('stopped')),
    };
  }
  const detail = 'message' in loaded ? loaded.message : loaded.kind;
  child.kill(new Error(detail));
  throw new UnfitModelError(`${file.path} can't be used as a language model: ${detail}`);
}

type Ask = (
  request: Request,
  onPiece: (text: string) => void,
  stop: AbortSignal,
) => Promise<Exclude<Answer, { kind: 'piece' }>>;

/** @throws {UnfitModelError} where the file is none, before native code opens it. */
async function checkMagic(path: string): Promise<void> {
  const start = await openingOf(path);
  if (start === null) throw new UnfitModelError(`${path} is not there`);
  if (start !== MAGIC) throw new UnfitModelError(`${path} is no GGUF file`);
}

async function openingOf(path: string): Promise<string | null> {
  const file = await open(path).catch(() => null);
  if (!file) return null;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

export type { Finished };
