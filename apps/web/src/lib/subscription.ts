import { useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from './client.ts';
import { loadSession } from './session.ts';

const key = ['subscription'] as const;

/** The subscription as the server knows it. A check that fails leaves what was known. */
export const useSubscription = (signedIn: boolean) =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => request('POST /api/functions/check-subscription', { signal }),
    enabled: signedIn,
    staleTime: 60_000,
  });

/** Asks again, and for the account, whose badge names the plan. */
export function useSubscriptionRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: key });
    await loadSession();
  };
}
