import { availableParallelism } from 'node:os';
import { IsolatedError } from '@notelark/toolkit/isolated';
import { createLimiter } from '@notelark/toolkit/limiter';
import { startTaskProcess, type TaskProcess } from '@notelark/toolkit/task';
import { SummarizeError, type SummaryDocument, type SummarySource } from '../port.ts';
import type { Languages } from '../verify/verify.ts';
import type { SummaryTask } from './summary-task.ts';

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
  /** The same for every check of one source: the process reads through a source once. */
  key: string;
}

/** A check as a process gets it: without the source where that was the last one it has read, since three hours of talk take longer to send than to check. */
export type SentCheck = Omit<Check, 'source'> & { source: SummarySource | null };

/** What a process does. */
type Order = { summarize: SummaryTask } | { verify: Check };

/** An order as it is sent. */
export type SentOrder = { summarize: SummaryTask } | { verify: SentCheck };

/** What the processes may take of the machine. */
export interface ProcessLimits {
  /** Processes that work at the same time; further orders wait. */
  width: number;
  /** Heap of one process, in MiB. A process that needs more ends, and nothing else does. */
  heapMb: number;
  /** Time for one order, without the time that it waits for a process. */
  deadlineMs: number;
}

/** A million characters of text take about 400 MiB and 10 s. */
const LIMITS: ProcessLimits = {
  width: Math.max(2, availableParallelism()),
  heapMb: 768,
  deadlineMs: 120_000,
};

/** After this long without work a process ends. */
const IDLE_MS = 30_000;

const CHILD = new URL('./summarizer.child.ts', import.meta.url);

interface Kept {
  process: TaskProcess<SentOrder, Answer>;
  /** The key of the source that it last read to check against. */
  hasRead: string | null;
}

/**
 * Processes that summarize and verify, one order at a time each. Idle ones are reused, since a new one has to warm up. Their
 * number, memory and time are limited, so that no text can take the machine, or our own process, from everyone else.
 */
export class SummarizerProcesses {
  readonly #limits: ProcessLimits;
  readonly #limited: ReturnType<typeof createLimiter>;
  /** The one that worked last comes first. */
  #idle: Kept[] = [];
  #isClosed = false;

  constructor(limits: Partial<ProcessLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
    this.#limited = createLimiter(this.#limits.width);
  }

  /** @throws {SummarizeError} the process failed; the signal's reason when it was aborted. */
  async run(order: Order, signal?: AbortSignal): Promise<Answer> {
    return await this.#limited(async () => {
      signal?.throwIfAborted();
      return await this.#runNow(order, signal);
    });
  }

  /** Ends the idle processes, and those at work once they have answered. */
  close(): void {
    this.#isClosed = true;
    for (const { process } of this.#idle.splice(0)) void process.end();
  }

  async #runNow(order: Order, signal?: AbortSignal): Promise<Answer> {
    const { heapMb, deadlineMs } = this.#limits;
    const kept = this.#takeIdle(order) ?? startProcess(heapMb);
    const deadline = AbortSignal.timeout(deadlineMs);
    const stop = signal ? AbortSignal.any([signal, deadline]) : deadline;
    try {
      const answer = await kept.process.run(toSend(order, kept), stop);
      if ('verify' in order) kept.hasRead = order.verify.key;
      return answer;
    } catch (cause) {
      if ('verify' in order) kept.hasRead = null;
      signal?.throwIfAborted();
      throw deadline.aborted
        ? tooMuch('The text took too long to summarize.', cause)
        : failure(cause);
    } finally {
      this.#keep(kept);
    }
  }

  /** The process that has read the source already, or else the one that worked last. */
  #takeIdle(order: Order): Kept | undefined {
    this.#idle = this.#idle.filter(({ process }) => !process.hasEnded());
    const at = this.#idle.findIndex((kept) => hasRead(kept, order));
    return this.#idle.splice(Math.max(0, at), 1)[0];
  }

  #keep(kept: Kept): void {
    if (this.#isClosed) void kept.process.end();
    if (this.#isClosed || kept.process.hasEnded()) return;
    this.#idle.unshift(kept);
    setTimeout(() => this.#endIdle(kept), IDLE_MS).unref();
  }

  #endIdle(kept: Kept): void {
    const at = this.#idle.indexOf(kept);
    if (at < 0) return;
    this.#idle.splice(at, 1);
    void kept.process.end();
  }
}

const hasRead = (kept: Kept, order: Order): boolean =>
  'verify' in order && order.verify.key === kept.hasRead;

function toSend(order: Order, kept: Kept): SentOrder {
  return 'verify' in order && hasRead(kept, order)
    ? { verify: { ...order.verify, source: null } }
    : order;
}

const startProcess = (heapMb: number): Kept => ({
  process: startTaskProcess(CHILD, { heapMb }),
  hasRead: null,
});

/** The same text would take as much again: trying it once more does not help. */
function tooMuch(message: string, cause: unknown): SummarizeError {
  return new SummarizeError(message, { retry: false, cause });
}

function failure(cause: unknown): SummarizeError {
  if (!(cause instanceof IsolatedError)) return tooMuch(messageOf(cause), cause);
  if (cause.reason === 'memory')
    return tooMuch('The text needs too much memory to summarize.', cause);
  return new SummarizeError('The summarizer stopped unexpectedly.', { retry: true, cause });
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
