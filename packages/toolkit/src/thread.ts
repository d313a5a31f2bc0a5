import { getCompileCacheDir } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

export interface ThreadOptions {
  /** The most that the thread's own heap may grow to, in MiB: past it the thread dies, and nothing else does. */
  heapMb: number;
  /** Ends the thread at once. */
  signal?: AbortSignal | undefined;
}

/** The only setting that a thread gets: where Node keeps compiled modules. With it, a thread starts in half the processor time. */
function threadEnv(): Record<string, string> {
  const versioned = getCompileCacheDir();
  return versioned === undefined ? {} : { NODE_COMPILE_CACHE: path.dirname(versioned) };
}

/**
 * Runs one of our modules once in a thread of its own, away from the event loop that serves requests. The module takes
 * `input` and gives its answer through `serveThread` (thread-child.ts).
 * @throws what the module threw, the signal's reason, or that the thread died
 */
export async function runInThread<Answer>(
  module: URL,
  input: unknown,
  { heapMb, signal }: ThreadOptions,
): Promise<Answer> {
  signal?.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const worker = new Worker(module, {
    workerData: input,
    env: threadEnv(),
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  const onAbort = (): void => reject(signal?.reason);
  signal?.addEventListener('abort', onAbort, { once: true });
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', (code) => reject(new Error(`the thread ended with ${code} and no answer`)));
  try {
    return await promise;
  } finally {
    signal?.removeEventListener('abort', onAbort);
    await worker.terminate();
  }
}
