import { parentPort, workerData } from 'node:worker_threads';

/** The thread's end of `runInThread`: takes its input; an answer of bytes is transferred, any other is copied. */
export async function serveThread(answer: (input: unknown) => unknown): Promise<void> {
  const value = await answer(workerData);
  const isTransferable = value instanceof Uint8Array && value.buffer instanceof ArrayBuffer;
  parentPort?.postMessage(value, isTransferable ? [value.buffer] : []);
}
