import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { SummarizeError, type SummaryDocument, type SummarySource } from '../port.ts';
import type { Languages } from '../verify/verify.ts';
import type { Task } from './summarize.ts';

export interface Answer {
  document: SummaryDocument;
  language: string | null;
  /** Who is heard or has written, where the source was read for a summary. */
  speakers: string[];
}

/** A document that another engine wrote, to be checked against its source. */
export interface Check {
  source: SummarySource;
  document: SummaryDocument;
  languages: Languages;
  /** The same for every check of one source: the thread reads through a source once. */
  key: string;
}

/** A check as a thread gets it: without the source where that was the last one it has read, since three hours of talk take longer to send than to check. */
export type SentCheck = Omit<Check, 'source'> & { source: SummarySource | null };

/** What a thread does. */
type Order = { summarize: Task } | { verify: Check };

/** An order as it is sent. */
export type SentOrder = { summarize: Task } | { verify: SentCheck };

/** How a thread answers: with a document, or with what went wrong in it. */
export type Reply = { answer: Answer } | { fault: string };

/** What the threads may take of the machine. */
export interface ThreadLimits {
  /** Threads that work at the same time; further orders wait. */
  width: number;
  /** Old-generation heap of one thread, in MiB. A thread that needs more ends with `ERR_WORKER_OUT_OF_MEMORY`. */
  heapMb: number;
  /** Time for one order, without the time that it waits for a thread. */
  deadlineMs: number;
}

/** A million characters of text take about 400 MiB and 10 s. */
const LIMITS: ThreadLimits = {
  width: Math.max(2, availableParallelism()),
  heapMb: 768,
  deadlineMs: 120_000,
};

/** After this long without work a thread ends. */
const IDLE_MS = 30_000;

/**
 * Threads that summarize and verify, one order at a time each. Idle threads are reused, since a new one has to warm up.
 * Their number, heap and time are limited, so that no text can take the machine from everyone else.
 */
export class SummarizerThreads {
  private readonly limits: ThreadLimits;
  private readonly idle: Thread[] = [];
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(limits: Partial<ThreadLimits> = {}) {
    this.limits = { ...LIMITS, ...limits };
  }

  /** @throws {SummarizeError} the thread failed; the signal's reason when it was aborted. */
  async run(order: Order, signal?: AbortSignal): Promise<Answer> {
    await this.turn();
    try {
      signal?.throwIfAborted();
      return await this.runNow(order, signal);
    } finally {
      this.running -= 1;
      this.waiting.shift()?.();
    }
  }

  private async turn(): Promise<void> {
    while (this.running >= this.limits.width)
      await new Promise<void>((go) => this.waiting.push(go));
    this.running += 1;
  }

  private async runNow(order: Order, signal?: AbortSignal): Promise<Answer> {
    const thread = this.takeIdle(order) ?? startThread(this.limits.heapMb);
    try {
      const reply = await ask(thread.worker, toSend(order, thread), this.limits.deadlineMs, signal);
      if ('verify' in order) thread.hasRead = 'fault' in reply ? null : order.verify.key;
      this.keep(thread);
      if ('fault' in reply) throw new SummarizeError(reply.fault, { retry: false });
      return reply.answer;
    } catch (error) {
      if (!this.idle.includes(thread)) await thread.worker.terminate();
      throw error;
    }
  }

  /** The thread that has read the source already, or else the one that worked last. */
  private takeIdle(order: Order): Thread | undefined {
    const at = this.idle.findIndex((thread) => hasRead(thread, order));
    return this.idle.splice(at, 1)[0];
  }

  private keep(thread: Thread): void {
    this.idle.push(thread);
    thread.worker.unref();
    const timer = setTimeout(() => {
      const at = this.idle.indexOf(thread);
      if (at >= 0) this.idle.splice(at, 1);
      if (at >= 0) void thread.worker.terminate();
    }, IDLE_MS);
    timer.unref();
  }
}

interface Thread {
  worker: Worker;
  /** The key of the source that it last read to check against. */
  hasRead: string | null;
}

const hasRead = (thread: Thread, order: Order): boolean =>
  'verify' in order && order.verify.key === thread.hasRead;

function toSend(order: Order, thread: Thread): SentOrder {
  return 'verify' in order && hasRead(thread, order)
    ? { verify: { ...order.verify, source: null } }
    : order;
}

function startThread(heapMb: number): Thread {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), {
    name: 'summarizer',
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  return { worker, hasRead: null };
}

async function ask(
  thread: Worker,
  order: SentOrder,
  deadlineMs: number,
  signal?: AbortSignal,
): Promise<Reply> {
  const settled = new AbortController();
  const deadline = AbortSignal.timeout(deadlineMs);
  const until = {
    signal: AbortSignal.any([settled.signal, deadline, ...(signal ? [signal] : [])]),
  };
  thread.ref();
  thread.postMessage(order);
  try {
    const ended = once(thread, 'exit', until).then(() => Promise.reject(failure(undefined)));
    const [reply]: Reply[] = await Promise.race([once(thread, 'message', until), ended]);
    return reply ?? { fault: 'The summarizer gave no answer.' };
  } catch (cause) {
    signal?.throwIfAborted();
    if (deadline.aborted) throw tooMuch('The text took too long to summarize.', cause);
    if (isOutOfMemory(cause)) throw tooMuch('The text needs too much memory to summarize.', cause);
    throw cause instanceof SummarizeError ? cause : failure(cause);
  } finally {
    settled.abort();
  }
}

const isOutOfMemory = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** The same text would take as much again: trying it once more does not help. */
function tooMuch(message: string, cause: unknown): SummarizeError {
  return new SummarizeError(message, { retry: false, cause });
}

function failure(cause: unknown): SummarizeError {
  return new SummarizeError('The summarizer stopped unexpectedly.', { retry: true, cause });
}
