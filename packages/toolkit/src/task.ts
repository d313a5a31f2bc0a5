import { getCompileCacheDir } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type Isolated, runIsolated } from './isolated.ts';
import { createLimiter } from './limiter.ts';
import type { Reply, Task } from './task-child.ts';

/** Beside the heap: Node itself (85 MiB), compiled patterns, and bytes that are no objects, in MiB. */
const BESIDE_HEAP_MB = 256;
/** Processes of one module that work at the same time; further tasks wait. */
const WIDTH = Math.max(2, availableParallelism());

/**
 * V8 compiles each pattern once, to machine code, instead of for its interpreter first. The summarizer's first notes take a quarter
 * less processor time.
 */
const PATTERN_FLAGS = ['--no-regexp-tier-up', '--no-regexp-peephole-optimization'];
/** As much stack as a thread has, in KiB, instead of 1 MB: a main thread has 8 MiB, but on Windows, whose limit is not known. */
const STACK_FLAGS = process.platform === 'win32' ? [] : ['--stack-size=3904'];

/** What of our environment a task gets. With the folder of compiled modules its process starts in half the processor time. */
function taskEnv(): Record<string, string> {
  const versioned = getCompileCacheDir();
  return {
    LC_ALL: 'C.UTF-8',
    TZ: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(versioned !== undefined && { NODE_COMPILE_CACHE: path.dirname(versioned) }),
  };
}

/** A process that does one task after another. While it has none, it doesn't keep ours alive. */
export interface TaskProcess<Input, Answer> {
  /**
   * One task at a time.
   * @throws what the module threw, after which the process takes the next task. The signal's reason or {@link IsolatedError}:
   * the process has ended.
   */
  run: (input: Input, signal?: AbortSignal) => Promise<Answer>;
  hasEnded: () => boolean;
  /** Ends the process, whatever it is doing. */
  end: () => Promise<void>;
}

export interface TaskLimits {
  /** The most that the heap of the process may grow to, in MiB: past it the process dies, and nothing else does. */
  heapMb: number;
}

/**
 * Starts a process for tasks that take seconds of a processor, or that strangers' text may make take any amount of memory. Not a
 * thread: when a thread meets its heap limit, V8 stops it at its next loop or call, and a single step that allocates some 16 MiB
 * before that aborts the whole process.
 * @param module serves its tasks by `serveTasks` (task-child.ts).
 */
export function startTaskProcess<Input, Answer>(
  module: URL,
  { heapMb }: TaskLimits,
): TaskProcess<Input, Answer> {
  const child: Isolated<Task, Reply> = runIsolated<Task, Reply>(module, {
    heapMb,
    memoryMb: heapMb + BESIDE_HEAP_MB,
    nodeFlags: [...PATTERN_FLAGS, ...STACK_FLAGS],
    isConfined: true,
    env: taskEnv(),
    // By our own code, from what it was given.
    parse: (message) => message as Reply,
  });
  let hasEnded = false;
  const noteEnd = (): void => {
    hasEnded = true;
  };
  child.done.then(noteEnd, noteEnd);
  child.unref();
  return {
    run: async (input, signal) => {
      child.ref();
      const reply = await child
        .ask({ input }, signal)
        .catch((error: unknown) => {
          noteEnd();
          throw error;
        })
        .finally(child.unref);
      if ('error' in reply) throw reply.error;
      return reply.answer as Answer;
    },
    hasEnded: () => hasEnded,
    end: async () => {
      child.ref();
      child.kill(new Error('no longer needed'));
      await child.done.catch(() => {});
    },
  };
}

const limiters = new Map<string, ReturnType<typeof createLimiter>>();

export interface TaskOptions extends TaskLimits {
  signal?: AbortSignal | undefined;
  /**
   * Keeps the process for the next task of its module, for up to {@link IDLE_MS}: loading language patterns or fonts takes longer than
   * most tasks. Only for modules that keep nothing of a task. Default false.
   */
  reuse?: boolean;
}

/** After this long without work a kept process ends. */
const IDLE_MS = 30_000;

interface Kept {
  module: URL;
  process: TaskProcess<unknown, unknown>;
  /** Ends it. */
  timer: NodeJS.Timeout;
}

/** The process that worked last. No more than one is kept: an idle one takes some 50 to 100 MiB. */
let kept: Kept | null = null;

/**
 * Runs one of our modules once in a process, away from the event loop that serves requests. Of each module, as many processes as there
 * are cores run at the same time.
 * @throws what the module threw, the signal's reason, or {@link IsolatedError}: how the process died
 */
export async function runTask<Answer>(
  module: URL,
  input: unknown,
  { heapMb, signal, reuse = false }: TaskOptions,
): Promise<Answer> {
  const limited = limiters.get(module.href) ?? createLimiter(WIDTH);
  limiters.set(module.href, limited);
  return await limited(async () => {
    signal?.throwIfAborted();
    const process = takeKept(module) ?? startTaskProcess<unknown, unknown>(module, { heapMb });
    try {
      return (await process.run(input, signal)) as Answer;
    } finally {
      if (reuse) keep(module, process);
      else await process.end();
    }
  });
}

function takeKept(module: URL): Kept['process'] | null {
  if (kept?.module.href !== module.href) return null;
  const { process, timer } = kept;
  clearTimeout(timer);
  kept = null;
  return process.hasEnded() ? null : process;
}

function keep(module: URL, process: Kept['process']): void {
  if (process.hasEnded()) return;
  endKept();
  kept = { module, process, timer: setTimeout(endKept, IDLE_MS).unref() };
}

function endKept(): void {
  if (kept === null) return;
  clearTimeout(kept.timer);
  void kept.process.end();
  kept = null;
}
