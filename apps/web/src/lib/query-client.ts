import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  QueryCache,
  QueryClient,
} from '@tanstack/react-query';
import { hasCode } from './api-error.ts';
import { isOutage, subscribeToOutage } from './outage.ts';
import { currentSession, markSessionExpired, subscribeToSession } from './session.ts';

const maxRetries = 2;

/** Between two looks whether the server can be reached again, in milliseconds. */
const LOOK_MS = 3_000;

function onError(error: Error): void {
  if (hasCode(error, 'not-signed-in')) markSessionExpired();
}

/**
 * Invalidating a query restarts its first request, too. The library lets that one finish, although its answer may predate
 * the change: a list that was searched while one of its rows was renamed kept the old title.
 */
class RestartingQueryClient extends QueryClient {
  override async invalidateQueries(
    filters: InvalidateQueryFilters = {},
    options?: InvalidateOptions,
  ): Promise<void> {
    const isFirst: InvalidateQueryFilters['predicate'] = (query) =>
      query.isActive() && query.state.data === undefined && (filters.predicate?.(query) ?? true);
    // Without a refetch, a request that was cancelled would never be answered.
    if (filters.refetchType !== 'none' && filters.refetchType !== 'inactive')
      await this.cancelQueries({ ...filters, predicate: isFirst, fetchStatus: 'fetching' });
    await super.invalidateQueries(filters, options);
  }
}

/** One for the whole app; what it holds belongs to one account. */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache({
    onError: (error) => {
      onError(error);
      if (hasCode(error, 'unreachable')) askAgain();
    },
  });
  const client = new RestartingQueryClient({
    queryCache,
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: (failures, error) =>
          failures < maxRetries &&
          hasCode(error, 'unreachable', 'temporarily-unavailable', 'database-unavailable'),
        staleTime: 10_000,
        // Without a connection there may be an answer from before (lib/offline.ts).
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });
  forgetOtherAccounts(client);
  askAgainAfterOutage(client);
  const askAgain = whenReached(() =>
    client.refetchQueries({ type: 'active', predicate: ({ state }) => isUnreached(state.error) }),
  );
  return client;
}

const isUnreached = (error: Error | null): boolean => hasCode(error, 'unreachable');

/** @returns what begins to look for the server, and calls `then` once it answers; begun twice, it looks once */
function whenReached(then: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = async () => {
    const response = await fetch('/readyz').catch(() => undefined);
    if (!response?.ok || timer === undefined) return;
    clearInterval(timer);
    timer = undefined;
    await then();
  };
  return () => {
    timer ??= setInterval(() => void look(), LOOK_MS);
  };
}

/** What failed meanwhile is read again, without a click. */
function askAgainAfterOutage(client: QueryClient): void {
  subscribeToOutage(() => {
    if (!isOutage()) void client.invalidateQueries();
  });
}

/**
 * Another account, or none: everything of the last one goes. A visitor who signs in has all asked anew, also what still waits
 * for an answer. Learning on a page's start whose page it is changes nothing: its cookie was the same before.
 */
function forgetOtherAccounts(client: QueryClient): void {
  let before = currentSession();
  subscribeToSession(() => {
    const session = currentSession();
    const owner = ownerOf(before);
    if (owner !== undefined && owner !== ownerOf(session)) client.clear();
    else if (before.status === 'visitor' && session.status === 'user')
      void client.invalidateQueries();
    before = session;
  });
}

/** Whose data a tab may hold: an expired session's page stays open. */
function ownerOf(session: ReturnType<typeof currentSession>): string | undefined {
  if (session.account) return session.account.id;
  return session.status === 'visitor' && session.ended === 'expired'
    ? session.accountId
    : undefined;
}
