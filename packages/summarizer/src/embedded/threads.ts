import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { SummarizeError, type SummaryDocument } from '../port.ts';
import type { Task } from './summarize.ts';

export interface Answer {
  document: SummaryDocument;
  language: string | null;
}

/** How a thread answers: with a document, or with what went wrong in it. */
export type Reply = { answer: Answer } | { fault: string };

/** After this long without work a thread ends. */
const IDLE_MS = 30_000;

/** Threads that summarise, one task at a time each; an idle one is used again, since a fresh one has to warm up. */
export class SummarizerThreads {
  private readonly idle: Worker[] = [];

  /** @throws {SummarizeError} the thread failed; the signal's reason when it was aborted. */
  async run(task: Task, signal?: AbortSignal): Promise<Answer> {
    const thread = this.idle.pop() ?? startThread();
    try {
      const reply = await ask(thread, task, signal);
      this.keep(thread);
      if ('fault' in reply) throw new SummarizeError(reply.fault, { retry: false });
      return reply.answer;
    } catch (error) {
      if (!this.idle.includes(thread)) await thread.terminate();
      throw error;
    }
  }

  private keep(thread: Worker): void {
    this.idle.push(thread);
    thread.unref();
    const timer = setTimeout(() => {
      const at = this.idle.indexOf(thread);
      if (at >= 0) this.idle.splice(at, 1);
      if (at >= 0) void thread.terminate();
    }, IDLE_MS);
    timer.unref();
  }
}

function startThread(): Worker {
  return new Worker(new URL('./thread.ts', import.meta.url), { name: 'summarizer' });
}

async function ask(thread: Worker, task: Task, signal?: AbortSignal): Promise<Reply> {
  const settled = new AbortController();
  const until = { signal: AbortSignal.any([settled.signal, ...(signal ? [signal] : [])]) };
  thread.ref();
  thread.postMessage(task);
  try {
    const ended = once(thread, 'exit', until).then(() => Promise.reject(failure(undefined)));
    const [reply]: Reply[] = await Promise.race([once(thread, 'message', until), ended]);
    return reply ?? { fault: 'The summarizer gave no answer.' };
  } catch (cause) {
    signal?.throwIfAborted();
    throw cause instanceof SummarizeError ? cause : failure(cause);
  } finally {
    settled.abort();
  }
}

function failure(cause: unknown): SummarizeError {
  return new SummarizeError('The summarizer stopped unexpectedly.', { retry: true, cause });
}
