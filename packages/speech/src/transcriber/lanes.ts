import { type Clip, type ClipPriority, TranscribeError } from '../ports/transcriber.ts';

/** Who wants a lane. */
type LaneRequest = Pick<Clip, 'priority' | 'signal'>;

export interface Lanes<L> {
  /**
   * Works on a free lane, waiting for one in the order of the calls; but `live` goes before `batch`, and `preview` does
   * not wait.
   * @throws the signal's reason, if it is aborted before a lane is free; {TranscribeError} for a preview without a free
   * lane; what `work` throws.
   */
  run: <T>(request: LaneRequest, work: (lane: L) => Promise<T>) => Promise<T>;
  /** Fails all who wait for a lane, and who come later, with this error. Work that has begun is not touched. */
  close: (error: Error) => void;
}

/** Shares a few workers, one caller at a time each, among any number of callers. */
export function createLanes<L>(all: L[]): Lanes<L> {
  const free = [...all];
  const queues: Record<Exclude<ClipPriority, 'preview'>, PromiseWithResolvers<L>[]> = {
    live: [],
    batch: [],
  };
  let closed: Error | null = null;

  const enter = async ({ signal, priority = 'batch' }: LaneRequest): Promise<L> => {
    signal?.throwIfAborted();
    if (closed) throw closed;
    const lane = free.shift();
    if (lane !== undefined) return lane;
    if (priority === 'preview') throw new TranscribeError('no lane is free', { retry: false });
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
  const leave = (lane: L): void => {
    const next = queues.live.shift() ?? queues.batch.shift();
    if (next) next.resolve(lane);
    else free.push(lane);
  };
  return {
    async run(request, work) {
      const lane = await enter(request);
      try {
        if (closed) throw closed;
        return await work(lane);
      } finally {
        leave(lane);
      }
    },
    close(error): void {
      closed = error;
      for (const queue of Object.values(queues))
        for (const turn of queue.splice(0)) turn.reject(error);
    },
  };
}
