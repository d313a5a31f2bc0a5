type Turns = Map<string, (() => void)[]>;

/**
 * Lets at most `width` tasks run at once; the others wait in the order in which they came. Tasks that name an owner take turns
 * owner by owner, so that the many of one don't hold up the one of another.
 */
export function createLimiter(
  width: number,
): <T>(task: () => Promise<T>, owner?: string) => Promise<T> {
  const waiting: Turns = new Map();
  let running = 0;
  return async (task, owner = '') => {
    if (running >= width) await turnOf(owner, waiting);
    else running += 1;
    try {
      return await task();
    } finally {
      const next = nextOf(waiting);
      if (next) next();
      else running -= 1;
    }
  };
}

function turnOf(owner: string, waiting: Turns): Promise<void> {
  return new Promise((go) => {
    const own = waiting.get(owner);
    if (own) own.push(go);
    else waiting.set(owner, [go]);
  });
}

/** Whose turn it is; the next one of the same owner comes after everyone else's. */
function nextOf(waiting: Turns): (() => void) | undefined {
  const [first] = waiting;
  if (!first) return undefined;
  const [owner, [next, ...rest]] = first;
  waiting.delete(owner);
  if (rest.length > 0) waiting.set(owner, rest);
  return next;
}
