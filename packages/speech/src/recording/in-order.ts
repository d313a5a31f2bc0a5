/**
 * Works on the items of a source as they come, on at most `width` at a time that are not handed out yet, and hands out
 * the results in the order of the items. The source is read ahead of the reader, up to that width, and no further.
 * @throws what a piece of work or, after everything before it was handed out, the source threw. The source is then
 * closed as soon as it gives control back. When the signal is aborted, neither the source nor work that
 * follows the signal is awaited.
 */
export async function* inOrder<T, R>(
  source: AsyncIterable<T>,
  width: number,
  work: (item: T) => Promise<R>,
  signal: AbortSignal,
): AsyncGenerator<R, void, undefined> {
  const line = createLine<R>(width);
  const onAbort = (): void => line.end({ error: signal.reason });
  signal.addEventListener('abort', onAbort, { once: true });
  void readAhead(source, line, work);
  try {
    for (let next = await line.take(); next; next = await line.take()) yield await next.result;
  } finally {
    signal.removeEventListener('abort', onAbort);
    line.abandon();
  }
}

async function readAhead<T, R>(
  source: AsyncIterable<T>,
  line: Line<R>,
  work: (item: T) => Promise<R>,
): Promise<void> {
  try {
    for await (const item of source) {
      const result = work(item);
      // Its error reaches the consumer; without one it has no use.
      result.catch(() => {});
      if (!(await line.put(result))) return;
    }
    line.end(null);
  } catch (error) {
    line.end({ error });
  }
}

interface Line<R> {
  /** Waits for room for one more; false once the consumer has stopped. */
  put: (result: Promise<R>) => Promise<boolean>;
  /** The next one, or undefined at the end. */
  take: () => Promise<{ result: Promise<R> } | undefined>;
  end: (failure: { error: unknown } | null) => void;
  abandon: () => void;
}

/** A queue between one that puts and one that takes; what was taken still counts until the next is asked for. */
function createLine<R>(width: number): Line<R> {
  const results: Promise<R>[] = [];
  const state: { taken: number; end?: { error: unknown } | null; abandoned: boolean } = {
    taken: 0,
    abandoned: false,
  };
  let changed = Promise.withResolvers<void>();
  const notify = (): void => {
    changed.resolve();
    changed = Promise.withResolvers<void>();
  };

  return {
    async put(result): Promise<boolean> {
      results.push(result);
      notify();
      while (!state.abandoned && results.length + state.taken >= width) await changed.promise;
      return !state.abandoned;
    },
    async take(): Promise<{ result: Promise<R> } | undefined> {
      state.taken = 0;
      notify();
      while (results.length === 0 && state.end === undefined) await changed.promise;
      const [result] = results.splice(0, 1);
      if (result) {
        state.taken = 1;
        return { result };
      }
      if (state.end) throw state.end.error;
      return undefined;
    },
    end(failure): void {
      if (state.end === undefined) state.end = failure;
      notify();
    },
    abandon(): void {
      state.abandoned = true;
      notify();
    },
  };
}
