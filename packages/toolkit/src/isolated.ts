import type { Serializable } from 'node:child_process';
import { Duplex } from 'node:stream';
import { type Confinement, permissionFlags, tied } from './confinement.ts';
import { fileToRun } from './isolated-bundle.ts';
import { createMailbox } from './isolated-mailbox.ts';
import {
  IsolatedError,
  type Program,
  type ProgramLimits,
  type ProgramOptions,
  startProgram,
} from './isolated-program.ts';

export { IsolatedError } from './isolated-program.ts';

/** With less, Node itself dies at the start, and of another cause than the memory limit. */
const LEAST_HEAP_MB = 64;

export interface IsolatedOptions<Out> extends ProgramLimits, Pick<ProgramOptions, 'isConfined'> {
  /** The child's whole environment. Default: only a UTF-8 locale. */
  env?: Record<string, string>;
  /** Only these files beside its code, no programs, and no network where this machine can withhold it. */
  confine?: Confinement;
  /** Limit of Node's heap in MiB, past which the child dies by itself. Default: half of `memoryMb`. */
  heapMb?: number;
  /** More flags for Node. */
  nodeFlags?: readonly string[];
  /** Makes an answer of what came through the pipe: a type guard or a schema. If it throws, the child is killed with that error. */
  parse: (message: unknown) => Out;
}

/** One of our modules running in a process of its own. `In` goes to it, `Out` comes from it. */
export interface Isolated<In, Out> {
  /** Delivers a structured-cloneable message (typed arrays included); settles when it has been handed over. */
  send: (message: In) => Promise<void>;
  /** The next message, in order. Rejects when the child has ended and nothing is left. */
  receive: () => Promise<Out>;
  /**
   * Sends a message and waits for the next one. The child is gone when this fails: it may be deep in its work.
   * @throws the signal's reason, or IsolatedError
   */
  ask: (message: In, signal?: AbortSignal) => Promise<Out>;
  /** Bytes both ways, with backpressure; the child's end is `link.read` and `link.write`. After its end, look at `done`. */
  data: Duplex;
  /** Stops the clock while the caller is busy with something else than waiting for the child. */
  deadline: Program['deadline'];
  done: Program['done'];
  kill: Program['kill'];
  /** Whether the child keeps our own process alive, which it does at first. */
  ref: Program['ref'];
  unref: Program['unref'];
  pid: number;
}

/**
 * Runs one of our TypeScript modules in a child process with limits: for native code that reads strangers' files, that
 * can't be cancelled otherwise, or that may abort the whole process. The module talks through `serveParent`
 * (isolated-child.ts). What it, or native code in it, prints goes to the log in the errors' messages. The child dies
 * with us, even if it is stuck: by the kernel where it can (`tied`), else by `serveParent`.
 *
 *     const child = runIsolated<Request, Answer>(new URL('./x.child.ts', import.meta.url), {
 *       wallClockMs: 60_000, memoryMb: 512, signal, parse: parseAnswer,
 *     });
 *     await child.send(request);
 *     const answer = await child.receive();
 *
 * @throws the signal's reason, if it is aborted already.
 */
export function runIsolated<In extends Serializable, Out>(
  module: URL,
  options: IsolatedOptions<Out>,
): Isolated<In, Out> {
  const heapMb = Math.max(LEAST_HEAP_MB, Math.ceil(options.heapMb ?? options.memoryMb / 2));
  const node = process.execPath;
  const args = [
    `--max-old-space-size=${heapMb}`,
    '--no-warnings',
    ...(options.nodeFlags ?? []),
    ...(options.confine ? permissionFlags(options.confine) : []),
    fileToRun(module),
  ];
  const [command, rest] = tied(node, [...args, String(process.pid)]) ?? [node, args];
  const program = startProgram(command, rest, {
    ...options,
    // 0 lifeline, 1 and 2 log, 3 messages, 4 data
    stdio: ['pipe', 'pipe', 'pipe', 'ipc', 'pipe'],
    log: [1, 2],
    isConfined: options.isConfined ?? options.confine !== undefined,
    env: options.env ?? { LC_ALL: 'C.UTF-8' },
  });
  const { child, done, kill, deadline, ref, unref } = program;
  const data = child.stdio[4];
  if (!(data instanceof Duplex)) throw new TypeError('descriptor 4 is not a pipe both ways');
  const answers = createMailbox<Out>();
  child.on('message', (message) => {
    try {
      answers.put(options.parse(message));
    } catch (error) {
      kill(error);
    }
  });
  // Messages may still be on their way when the process has ended: `disconnect` comes after the last one.
  const disconnected = new Promise((resolve) => child.once('disconnect', resolve));
  void endOf(done, disconnected).then((error) => answers.close(error));

  const send = async (message: In): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    child.send(message, (error) => (error ? reject(error) : resolve()));
    await promise.catch(async (error: unknown) => {
      await done;
      throw error;
    });
  };
  const ask = async (message: In, signal?: AbortSignal): Promise<Out> => {
    const onAbort = (): void => kill(signal?.reason);
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      signal?.throwIfAborted();
      await send(message);
      return await answers.take();
    } catch (error) {
      kill(error);
      throw error;
    } finally {
      signal?.removeEventListener('abort', onAbort);
    }
  };
  const pid = child.pid ?? 0;
  return { send, receive: answers.take, ask, data, deadline, done, kill, ref, unref, pid };
}

/** Why nothing more comes: how the child died, or that it left in peace. */
async function endOf(done: Promise<void>, disconnected: Promise<unknown>): Promise<unknown> {
  try {
    await done;
    await disconnected;
    return new IsolatedError('exit', 'ended without a further message', 0);
  } catch (error) {
    if (!(error instanceof IsolatedError) || error.reason === 'exit') await disconnected;
    return error;
  }
}
