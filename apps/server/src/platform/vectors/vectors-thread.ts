import { Worker } from 'node:worker_threads';
import type { Similar } from './nearest.ts';

interface Kept {
  id: number;
  /** As PostgreSQL sends it. */
  array: Uint8Array;
}

export type VectorsMessage =
  | { type: 'keep'; arrays: readonly Kept[] }
  | { type: 'compare'; ask: number; ids: readonly number[]; question: Float32Array }
  | { type: 'forget' };

export interface VectorsAnswer {
  ask: number;
  nearest: Similar[];
}

const MODULE = new URL('./vectors.thread.ts', import.meta.url);
/** What the thread keeps at most, in bytes: 50,000 vectors of 1,024 numbers. */
const MOST_BYTES = 200 * 1024 * 1024;
const NUMBER_BYTES = 4;
const ENDED = 'the thread that compares vectors has ended';
/** Vectors that are read from the database at a time. */
const BATCH = 1_000;

/**
 * Compares vectors in a thread of its own, which keeps those that it has seen: the vectors of a passage don't change, since a passage
 * that changes is another one. Starts with the first comparison.
 */
export class VectorsThread {
  readonly #read: (ids: readonly number[]) => Promise<Kept[]>;
  #worker: Worker | null = null;
  /** Those that the thread has, or that have none to keep. */
  #known = new Set<number>();
  #dimensions = 0;
  #asks = 0;
  /** The comparison under way: one at a time, so that none forgets what another one has just read. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(read: (ids: readonly number[]) => Promise<Kept[]>) {
    this.#read = read;
  }

  async nearest(question: Float32Array, ids: readonly number[]): Promise<Similar[]> {
    const compared = this.#turn.then(() => this.#compare(question, ids));
    this.#turn = compared.catch(() => {});
    return await compared;
  }

  /** So many vectors are compared at most. */
  static most(question: Float32Array): number {
    return Math.floor(MOST_BYTES / (question.length * NUMBER_BYTES));
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }

  async #compare(question: Float32Array, ids: readonly number[]): Promise<Similar[]> {
    const worker = this.#started();
    const missing = ids.filter((id) => !this.#known.has(id));
    if (
      this.#dimensions !== question.length ||
      this.#known.size + missing.length > VectorsThread.most(question)
    ) {
      this.#post(worker, { type: 'forget' });
      this.#known.clear();
      this.#dimensions = question.length;
    }
    await this.#load(worker, this.#known.size === 0 ? ids : missing);
    if (this.#worker !== worker) throw new Error(ENDED);
    const ask = ++this.#asks;
    const answered = answerOf(worker, ask);
    this.#post(worker, { type: 'compare', ask, ids, question });
    return await answered;
  }

  async #load(worker: Worker, ids: readonly number[]): Promise<void> {
    for (let from = 0; from < ids.length; from += BATCH) {
      const batch = ids.slice(from, from + BATCH);
      this.#post(worker, { type: 'keep', arrays: await this.#read(batch) });
      for (const id of batch) this.#known.add(id);
    }
  }

  #post(worker: Worker, message: VectorsMessage): void {
    worker.postMessage(message);
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(MODULE, { env: {} });
    this.#worker = worker;
    this.#known = new Set();
    worker.setMaxListeners(0);
    worker.unref();
    // A thread that dies takes what it kept with it; the next comparison starts another one.
    const forget = (): void => {
      if (this.#worker === worker) this.#worker = null;
    };
    worker.once('error', forget);
    worker.once('exit', forget);
    return worker;
  }
}

async function answerOf(worker: Worker, ask: number): Promise<Similar[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Similar[]>();
  const onMessage = (answer: VectorsAnswer): void => {
    if (answer.ask === ask) resolve(answer.nearest);
  };
  const onExit = (): void => reject(new Error(ENDED));
  worker.on('message', onMessage);
  worker.once('error', reject);
  worker.once('exit', onExit);
  // The process waits for an answer, but not for an idle thread.
  worker.ref();
  try {
    return await promise;
  } finally {
    worker.unref();
    worker.off('message', onMessage);
    worker.off('error', reject);
    worker.off('exit', onExit);
  }
}
