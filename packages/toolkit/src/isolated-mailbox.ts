export interface Mailbox<T> {
  put: (message: T) => void;
  /** The oldest message, waiting for one if there is none; rejects once the box is closed and empty. */
  take: () => Promise<T>;
  close: (error: unknown) => void;
}

/** A queue of messages with waiting takers. Unbounded: bulk data goes another way. */
export function createMailbox<T>(): Mailbox<T> {
  const waiting: { message: T }[] = [];
  const takers: PromiseWithResolvers<T>[] = [];
  let closed: { error: unknown } | null = null;
  return {
    put(message): void {
      const taker = takers.shift();
      if (taker) taker.resolve(message);
      else waiting.push({ message });
    },
    async take(): Promise<T> {
      const [oldest] = waiting.splice(0, 1);
      if (oldest) return oldest.message;
      if (closed) throw closed.error;
      const taker = Promise.withResolvers<T>();
      takers.push(taker);
      return await taker.promise;
    },
    close(error): void {
      closed = { error };
      for (const taker of takers.splice(0)) taker.reject(error);
    },
  };
}
