import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

export interface ThreadOptions {
  /** The most that the thread's own heap may grow to, in MiB: past it the thread dies, and nothing else does. */
  heapMb: number;
  /** Ends the thread at once. */
  signal?: AbortSignal | undefined;
  /**
   * Keeps the thread for the next input, for up to {@link IDLE_MS}: loading language patterns or fonts takes longer than most inputs.
   * Only for modules that keep nothing of an input. Default false.
   */
  reuse?: boolean;
}

/** After this long without work a kept thread ends. */
const IDLE_MS = 30_000;

interface Idle {
  worker: Worker;
  /** Ends it. */
  timer: NodeJS.Timeout;
}

/** The threads that wait for an input: at most one for each module. */
const idle = new Map<string, Idle>();

/** The only setting that a thread gets: where Node keeps compiled modules. With it, a thread starts in half the processor time. */
function threadEnv(): Record<string, string> {
  const versioned = getCompileCacheDir();
  return versioned === undefined ? {} : { NODE_COMPILE_CACHE: path.dirname(versioned) };
}

/**
 * Runs one of our modules in a thread, away from the event loop that serves requests. The module takes `input` and gives its
 * answer through `serveThread` (thread-child.ts).
 * @throws what the module threw, the signal's reason, or that the thread died
 */
export async function runInThread<Answer>(
  module: URL,
  input: unknown,
  { heapMb, signal, reuse = false }: ThreadOptions,
): Promise<Answer> {
  signal?.throwIfAborted();
  const key = `${heapMb} ${module.href}`;
  const worker = takeIdle(key) ?? startThread(module, heapMb, key);
  let isKept = false;
  try {
    const answer = await ask<Answer>(worker, input, signal);
    isKept = reuse && keep(key, worker);
    return answer;
  } finally {
    if (!isKept) await worker.terminate();
  }
}

function startThread(module: URL, heapMb: number, key: string): Worker {
  const worker = new Worker(module, {
    env: threadEnv(),
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  // `ask` reports the error; nothing waits for an idle thread.
  worker.on('error', () => {});
  worker.once('exit', () => {
    if (idle.get(key)?.worker === worker) takeIdle(key);
  });
  return worker;
}

async function ask<Answer>(
  worker: Worker,
  input: unknown,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  worker.postMessage(input);
  const settled = new AbortController();
  const until = { signal: AbortSignal.any([settled.signal, ...(signal ? [signal] : [])]) };
  const ended = once(worker, 'exit', until).then(([code]) => {
    throw new Error(`the thread ended with ${code} and no answer`);
  });
  try {
    const [answer] = await Promise.race([once(worker, 'message', until), ended]);
    return answer;
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    settled.abort();
  }
}

function takeIdle(key: string): Worker | undefined {
  const taken = idle.get(key);
  idle.delete(key);
  clearTimeout(taken?.timer);
  taken?.worker.ref();
  return taken?.worker;
}

/** @returns false where a thread of this module waits already */
function keep(key: string, worker: Worker): boolean {
  if (idle.has(key)) return false;
  const timer = setTimeout(() => void takeIdle(key)?.terminate(), IDLE_MS);
  timer.unref();
  worker.unref();
  idle.set(key, { worker, timer });
  return true;
}
