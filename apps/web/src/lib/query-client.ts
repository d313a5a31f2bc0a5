import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { hasCode } from './api-error.ts';
import { markSessionExpired } from './session.ts';

const maxRetries = 2;

/** One for the whole app. Any call that is answered "not signed in" ends the session here, without leaving the page. */
export function createQueryClient(): QueryClient {
  const onError = (error: Error) => {
    if (hasCode(error, 'not-signed-in')) markSessionExpired(client);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: (failures, error) =>
          failures < maxRetries && hasCode(error, 'unreachable', 'temporarily-unavailable'),
        staleTime: 10_000,
      },
    },
  });
  return client;
}
