/** Between two looks for the row, in milliseconds: a cancelled engine stops within a second. */
const LOOK_MS = 500;

/** The row that the work was for has been deleted. */
export class RowDeletedError extends Error {
  constructor() {
    super('the row was deleted');
    this.name = 'RowDeletedError';
  }
}

/**
 * Runs `work` until it is done, `signal` aborts, or `exists` returns false: then its signal aborts with a
 * RowDeletedError.
 */
export async function abortWhenDeleted<T>(
  exists: () => Promise<boolean>,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const deleted = new AbortController();
  let looking = false;
  const look = async (): Promise<void> => {
    if (looking) return;
    looking = true;
    // A database that does not answer says nothing about the row.
    const gone = await exists().then(
      (found) => !found,
      () => false,
    );
    if (gone) deleted.abort(new RowDeletedError());
    looking = false;
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  try {
    return await work(AbortSignal.any([signal, deleted.signal]));
  } finally {
    clearInterval(timer);
  }
}
