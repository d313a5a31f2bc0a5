import { parentPort } from 'node:worker_threads';
import { nearest } from './nearest.ts';
import type { VectorsAnswer, VectorsMessage } from './vectors-thread.ts';

/** PostgreSQL's arrays on the wire: a header, then for each number its length and its 4 bytes, big-endian. */
const HEADER = 20;
const ELEMENT = 8;
const LENGTH = 4;

const vectors = new Map<number, Float32Array>();

function vectorOf(array: Uint8Array): Float32Array {
  const view = new DataView(array.buffer, array.byteOffset, array.byteLength);
  const count = Math.max(0, (array.byteLength - HEADER) / ELEMENT);
  return Float32Array.from({ length: count }, (_, at) =>
    view.getFloat32(HEADER + at * ELEMENT + LENGTH),
  );
}

function product(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

parentPort?.on('message', (message: VectorsMessage) => {
  if (message.type === 'forget') vectors.clear();
  else if (message.type === 'keep')
    for (const { id, array } of message.arrays) vectors.set(id, vectorOf(array));
  else {
    const { question, ids, ask } = message;
    const all = ids.flatMap((id) => {
      const vector = vectors.get(id);
      const fits = vector?.length === question.length;
      return fits ? [{ id, similarity: product(vector, question) }] : [];
    });
    const answer: VectorsAnswer = { ask, nearest: nearest(all) };
    parentPort?.postMessage(answer);
  }
});
