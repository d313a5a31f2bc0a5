import { type Clip, type ClipPriority, TranscribeError } from '../ports/transcriber.ts';

/** A request for a worker. */
type WorkerRequest = Pick<Clip, 'priority' | 'signal'>;

export interface WorkerPool<L> {
  /**
   * Works on a free worker, waiting for one in the order of the calls; but `live` goes before `batch`, and `preview` does
   * not wait.
   * @throws the signal's reason, if it is aborted before a worker is free; {TranscribeError} for a preview without a free
   * worker; what `work` throws.
   */
  run: <T>(request: WorkerRequest, work: (worker: L) => Promise<T>) => Promise<T>;
  /** Fails all who wait for a worker, and who come later, with this error. Work that has begun is not touched. */
  close: (error: Error) => void;
}

/** Shares workers among any number of callers. A worker serves one caller at a time. */
export function createWorkerPool<L>(all: L[]): WorkerPool<L> {
  const free = [...all];
  const queues: Record<Exclude<ClipPriority, 'preview'>, PromiseWithResolvers<L>[]> = {
    live: [],
    batch: [],
  };
  let closed: Error | null = null;

  const enter = async ({ signal, priority = 'batch' }: WorkerRequest): Promise<L> => {
    signal?.throwIfAborted();
    if (closed) throw closed;
    const worker = free.shift();
    if (worker !== undefined) return worker;
    if (priority === 'preview') throw new TranscribeError('no worker is free', { retry: false });
    const turn = Promise.withResolvers<L>();
    const queue = queues[priority];
    queue.push(turn);
    const onAbort = (): void => {
      queue.splice(queue.indexOf(turn), 1);
      turn.reject(signal?.reason);
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    return await turn.promise.finally(() => signal?.removeEventListener('abort', onAbort));
  };
  const leave = (worker: L): void => {
    const next = queues.live.shift() ?? queues.batch.shift();
    if (next) next.resolve(worker);
    else free.push(worker);
  };
  return {
    async run(request, work) {
      const worker = await enter(request);
      try {
        if (closed) throw closed;
        return await work(worker);
      } finally {
        leave(worker);
      }
    },
    close(error): void {
      closed = error;
      for (const queue of Object.values(queues))
        for (const turn of queue.splice(0)) turn.reject(error);
    },
  };
}
