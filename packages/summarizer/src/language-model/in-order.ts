/** Values on their way through an asynchronous step. */
export interface InOrder<In> {
  add: (value: In) => void;
  /** Drops what is still on its way. */
  end: () => void;
  /** Resolves once all values are through. @throws what a step threw */
  done: () => Promise<void>;
}

/** Runs an asynchronous step for one value after the other, and passes the results on in that order. */
export function inOrder<In, Out>(
  step: (value: In) => Promise<Out>,
  use: (result: Out) => void,
): InOrder<In> {
  const ended = new AbortController();
  const failed: unknown[] = [];
  const run = async (value: In): Promise<void> => {
    if (ended.signal.aborted) return;
    try {
      const result = await step(value);
      if (!ended.signal.aborted) use(result);
    } catch (error) {
      failed.push(error);
      ended.abort();
    }
  };
  let tail = Promise.resolve();
  return {
    add: (value) => {
      tail = tail.then(() => run(value));
    },
    end: () => ended.abort(),
    done: async () => {
      await tail;
      if (failed.length > 0) throw failed[0];
    },
  };
}
