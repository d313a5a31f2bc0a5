import { parentPort, workerData } from 'node:worker_threads';

/** The thread's end of `runInThread`: takes its input; the answer's buffer is handed over, not copied. */
export async function serveThread(
  answer: (input: unknown) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<void> {
  const bytes = await answer(workerData);
  parentPort?.postMessage(bytes, [bytes.buffer]);
}
