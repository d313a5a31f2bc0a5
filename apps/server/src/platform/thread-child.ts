import { parentPort, workerData } from 'node:worker_threads';

/** The thread's end of `runInThread`: the answer's buffers are handed over, not copied. */
export async function serveThread<Input>(
  answer: (input: Input) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<void> {
  const bytes = await answer(workerData as Input);
  parentPort?.postMessage(bytes, [bytes.buffer]);
}
