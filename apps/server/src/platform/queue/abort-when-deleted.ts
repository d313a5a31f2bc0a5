/** How often it is looked whether the work is still wanted, in milliseconds: an engine that is told stops within a second. */
const LOOK_MS = 500;

/** The row that the work was for has been deleted: nobody is waiting for it. */
export class VanishedError extends Error {
  constructor() {
    super('what this was for is gone');
    this.name = 'VanishedError';
  }
}

/**
 * Runs `work` until it is done, `signal` aborts, or `exists` says that what it is for is gone: then its signal aborts with
 * a VanishedError.
 */
export async function whileItExists<T>(
  exists: () => Promise<boolean>,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const vanished = new AbortController();
  let looking = false;
  const look = async (): Promise<void> => {
    if (looking) return;
    looking = true;
    // A database that does not answer says nothing about the row.
    const gone = await exists().then(
      (found) => !found,
      () => false,
    );
    if (gone) vanished.abort(new VanishedError());
    looking = false;
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  try {
    return await work(AbortSignal.any([signal, vanished.signal]));
  } finally {
    clearInterval(timer);
  }
}
