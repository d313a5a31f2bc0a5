import { parentPort } from 'node:worker_threads';

/** The thread's end of `runInThread`: answers each input; an answer of bytes is transferred, any other is copied. */
export function serveThread(answer: (input: unknown) => unknown): void {
  const reply = async (input: unknown): Promise<void> => {
    const value = await answer(input);
    const isTransferable = value instanceof Uint8Array && value.buffer instanceof ArrayBuffer;
    parentPort?.postMessage(value, isTransferable ? [value.buffer] : []);
  };
  // What it throws ends the thread, and `runInThread` with it.
  parentPort?.on('message', (input: unknown) => void reply(input));
}
