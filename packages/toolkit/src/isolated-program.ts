import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { confined } from './confinement.ts';
import { type Deadline, startDeadline } from './isolated-deadline.ts';

/** Bytes of a program's own output that are kept for the log: its last words. */
const LOG_BYTES = 8_192;
/** Each look reads one small file of /proc. */
const MEMORY_CHECK_MS = 100;
/** The longest time a timer takes. */
const FOREVER_MS = 2 ** 31 - 1;
/** What V8 writes before it aborts: at the limit of the heap, or where one array would be larger than any may be. */
const HEAP_IS_FULL = /^FATAL ERROR: .*heap out of memory/m;
/** A PATH for programs that are named without one (Debian, macOS with Homebrew), without our own. */
const DEFAULT_ENV = { PATH: '/usr/local/bin:/opt/homebrew/bin:/usr/bin:/bin', LC_ALL: 'C.UTF-8' };

/**
 * `timeout` and `memory`: killed at that limit, or ended by Node at the limit of its heap. `exit`: ended by itself with a code other than 0, or by a signal.
 * `spawn`: could not be started.
 */
export type DeathReason = 'timeout' | 'memory' | 'exit' | 'spawn';

/** How an isolated program died. The message is for the log, with the program's last words. */
export class IsolatedError extends Error {
  readonly reason: DeathReason;
  readonly exitCode: number | null;

  constructor(reason: DeathReason, detail: string, exitCode: number | null = null) {
    super(`${reason}: ${detail}`);
    this.name = 'IsolatedError';
    this.reason = reason;
    this.exitCode = exitCode;
  }
}

export interface ProgramLimits {
  /** The longest that the program may keep its caller waiting, in milliseconds; pauses (see `Deadline`) don't count. Default: none, where each request has its own. */
  wallClockMs?: number;
  /** Resident memory in MiB past which the program is killed. Sampled, and on Linux only. */
  memoryMb: number;
  /** Kills the program at once. */
  signal?: AbortSignal | undefined;
}

export interface ProgramOptions extends ProgramLimits {
  /** As for `spawn`. Default: no input, output to read (it must be read), errors into the log. */
  stdio?: StdioOptions;
  /** The descriptors that are read into the log. Default: 2, the errors. */
  log?: number[];
  /** Without network, and with limits on files, where this machine has the means: see `confined`. */
  isConfined?: boolean;
  /** The program's whole environment; ours is not inherited. Default: {@link DEFAULT_ENV}. */
  env?: Record<string, string>;
}

export interface Program {
  child: ChildProcess;
  deadline: Deadline;
  /**
   * Resolves when the program has ended with code 0; the rest of what it wrote may still wait in its streams. Rejects
   * with an IsolatedError, or with the signal's reason after an abort. It may be ignored without an unhandled rejection.
   */
  done: Promise<void>;
  /** Ends the program with SIGKILL and fails its streams; `done` then rejects with `reason`. */
  kill: (reason: unknown) => void;
  /** Makes our own process wait for it, as it does at first, or not. */
  ref: () => void;
  unref: () => void;
  /** The last 8 KiB of what it said. */
  lastWords: () => string;
}

/**
 * Starts a program that may hang, swell or die without taking us along: SIGKILL on abort, past a wall clock limit and
 * past a memory limit; none of our environment, so none of our secrets; its own session, so that Ctrl-C in a terminal
 * reaches us alone and we decide.
 * @throws the signal's reason, if it is aborted already.
 */
export function startProgram(command: string, args: string[], options: ProgramOptions): Program {
  const { signal, wallClockMs = FOREVER_MS, memoryMb } = options;
  signal?.throwIfAborted();
  const [first, rest] = options.isConfined ? confined(command, args) : [command, args];
  const child = spawn(first, rest, {
    stdio: options.stdio ?? ['ignore', 'pipe', 'pipe'],
    serialization: 'advanced',
    env: options.env ?? DEFAULT_ENV,
    detached: true,
    windowsHide: true,
  });
  // Errors reach the reader, the writer and `done`; without one they must not end our own process.
  for (const stream of child.stdio) stream?.on('error', () => {});
  const log = keepTail(child, options.log ?? [2]);
  const killer = createKiller(child);

  const deadline = startDeadline(wallClockMs, () =>
    killer.kill(new IsolatedError('timeout', `over ${wallClockMs} ms; ${log.lastWords()}`)),
  );
  const memory = setInterval(() => {
    const used = residentMb(child.pid);
    if (used <= memoryMb) return;
    killer.kill(new IsolatedError('memory', `${Math.round(used)} MiB of ${memoryMb}`));
  }, MEMORY_CHECK_MS).unref();
  const onAbort = (): void => killer.kill(signal?.reason);
  signal?.addEventListener('abort', onAbort, { once: true });

  const done = outcome(command, child, log, killer).finally(() => {
    deadline.stop();
    clearInterval(memory);
    signal?.removeEventListener('abort', onAbort);
  });
  done.catch(() => {});
  const handles = (): Handle[] => {
    const all: unknown[] = [child, child.channel, ...child.stdio];
    return all.filter(isHandle);
  };
  return {
    child,
    deadline,
    done,
    kill: killer.kill,
    ref: () => handles().forEach((handle) => handle.ref()),
    unref: () => handles().forEach((handle) => handle.unref()),
    lastWords: log.lastWords,
  };
}

/** What can keep a process alive. */
interface Handle {
  ref: () => unknown;
  unref: () => unknown;
}

const isHandle = (value: unknown): value is Handle =>
  typeof value === 'object' && value !== null && 'ref' in value && 'unref' in value;

interface Killer {
  kill: (reason: unknown) => void;
  /** Why it was killed, if it was: the first reason counts. */
  reason: () => { error: unknown } | null;
}

function createKiller(child: ChildProcess): Killer {
  let reason: { error: unknown } | null = null;
  const kill = (error: unknown): void => {
    if (reason || child.exitCode !== null || child.signalCode !== null) return;
    reason = { error };
    child.kill('SIGKILL');
    for (const [fd, stream] of child.stdio.entries()) {
      if (stream && fd > 0) stream.destroy(error instanceof Error ? error : new Error('killed'));
    }
  };
  return { kill, reason: () => reason };
}

async function outcome(
  command: string,
  child: ChildProcess,
  log: Log,
  killer: Killer,
): Promise<void> {
  const { code, signal } = await ended(child, log);
  const killed = killer.reason();
  if (killed) throw killed.error;
  if (code === 0) return;
  if (HEAP_IS_FULL.test(log.lastWords())) throw new IsolatedError('memory', 'the heap is full');
  const detail = `${command}: ${signal ?? `code ${code}`}; ${log.lastWords()}`;
  throw new IsolatedError('exit', detail, code);
}

/** Resident memory of a process in MiB; 0 where it can't be known (not Linux, or gone). */
function residentMb(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

interface Exit {
  code: number | null;
  signal: string | null;
}

/** The process has ended and its log is read; data streams may still hold something for their reader. */
async function ended(child: ChildProcess, log: Log): Promise<Exit> {
  const { promise, resolve, reject } = Promise.withResolvers<Exit>();
  child.once('exit', (code, signal) => resolve({ code, signal }));
  child.once('error', (error) => {
    if (child.pid === undefined) reject(new IsolatedError('spawn', error.message));
  });
  const exit = await promise;
  await Promise.allSettled(log.streams.map((stream) => finished(stream)));
  return exit;
}

interface Log {
  streams: Readable[];
  lastWords: () => string;
}

function keepTail(child: ChildProcess, descriptors: number[]): Log {
  const streams = descriptors.map((fd) => child.stdio[fd]).filter((s) => s instanceof Readable);
  let tail = Buffer.alloc(0);
  for (const stream of streams) {
    stream.on('data', (block: Buffer) => {
      tail = Buffer.concat([tail, block]).subarray(-LOG_BYTES);
    });
  }
  return { streams, lastWords: () => tail.toString('utf8').trim() };
}
