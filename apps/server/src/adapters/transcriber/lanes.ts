export interface Lanes<L> {
  /**
   * Works on a free lane, waiting for one in the order of the calls.
   * @throws the signal's reason, if it is aborted before a lane is free; what `work` throws.
   */
  run: <T>(signal: AbortSignal | undefined, work: (lane: L) => Promise<T>) => Promise<T>;
  /** Fails all who wait for a lane, and who come later, with this error. Work that has begun is not touched. */
  close: (error: Error) => void;
}

/** Shares a few workers, one caller at a time each, among any number of callers. */
export function createLanes<L>(all: L[]): Lanes<L> {
  const free = [...all];
  const queue: PromiseWithResolvers<L>[] = [];
  let closed: Error | null = null;

  const enter = async (signal: AbortSignal | undefined): Promise<L> => {
    signal?.throwIfAborted();
    if (closed) throw closed;
    const lane = free.shift();
    if (lane !== undefined) return lane;
    const turn = Promise.withResolvers<L>();
    queue.push(turn);
    const onAbort = (): void => {
      queue.splice(queue.indexOf(turn), 1);
      turn.reject(signal?.reason);
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    return await turn.promise.finally(() => signal?.removeEventListener('abort', onAbort));
  };
  const leave = (lane: L): void => {
    const next = queue.shift();
    if (next) next.resolve(lane);
    else free.push(lane);
  };
  return {
    async run(signal, work) {
      const lane = await enter(signal);
      try {
        if (closed) throw closed;
        return await work(lane);
      } finally {
        leave(lane);
      }
    },
    close(error): void {
      closed = error;
      for (const turn of queue.splice(0)) turn.reject(error);
    },
  };
}
