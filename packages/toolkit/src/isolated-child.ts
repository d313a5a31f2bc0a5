import { Socket } from 'node:net';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createMailbox } from './isolated-mailbox.ts';

const DATA_FD = 4;

/** The child's end of `runIsolated`: `In` comes from the parent, `Out` goes to it. */
export interface ParentLink<In, Out> {
  receive: () => Promise<In>;
  /** Settles when the message has been handed over. */
  send: (message: Out) => Promise<void>;
  /** The bytes that the parent writes, to their end. */
  read: () => AsyncIterable<Buffer>;
  /** Writes bytes to the parent, waiting while it is behind. The bytes must not be changed until it settles. */
  write: (bytes: Uint8Array) => Promise<void>;
}

/**
 * Runs `main` as the body of an isolated child: exits with 0 when it returns, with 1 and the stack in the log when it
 * throws. `parse` makes a request of what came through the pipe. When the parent is gone, the process ends at once,
 * whatever it is doing.
 */
export function serveParent<In, Out>(
  parse: (message: unknown) => In,
  main: (link: ParentLink<In, Out>) => Promise<void>,
): void {
  dieWithParent();
  const { link, close } = connect<In, Out>(parse);
  main(link)
    .then(close)
    .then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`, () =>
          process.exit(1),
        );
      },
    );
}

function connect<In, Out>(
  parse: (message: unknown) => In,
): { link: ParentLink<In, Out>; close: () => Promise<void> } {
  const data = new Socket({ fd: DATA_FD, readable: true, writable: true, allowHalfOpen: true });
  const requests = createMailbox<In>();
  process.on('message', (message) => requests.put(parse(message)));
  process.once('disconnect', () => requests.close(new Error('the parent is gone')));

  const link: ParentLink<In, Out> = {
    receive: requests.take,
    // Iterating in the plain way would destroy the socket at the end of the input, and our output with it.
    read: () => data.iterator({ destroyOnReturn: false }),
    send: (message) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      process.send?.(message, undefined, undefined, (error) => (error ? reject(error) : resolve()));
      return promise;
    },
    write: async (bytes) => {
      if (!data.write(bytes)) await once(data, 'drain');
    },
  };
  const close = async (): Promise<void> => {
    data.end();
    if (!data.writableFinished) await once(data, 'finish');
  };
  return { link, close };
}

/** The parent gives us its process id where the kernel kills us when it ends. */
function dieWithParent(): void {
  const [, , parent] = process.argv;
  if (parent === undefined) watchLifeline();
  // It ended before the kernel knew.
  else if (process.ppid !== Number(parent)) process.kill(process.pid, 'SIGKILL');
}

/**
 * Standard input is a lifeline: it is never written to, and it ends when the parent does. A thread of its own watches it,
 * because the main thread may be deep in native code. Starting that thread takes 0.03 s of processor time, more than starting Node.
 */
function watchLifeline(): void {
  const watch = `
    const { Socket } = require('node:net');
    const lifeline = new Socket({ fd: 0, readable: true, writable: false });
    lifeline.on('error', () => {}).on('close', () => process.kill(process.pid, 'SIGKILL')).resume();
  `;
  new Worker(watch, { eval: true, stdin: false }).unref();
}
