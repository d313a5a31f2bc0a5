import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { request } from './client.ts';
import { loadSession } from './session.ts';
import { onNewsFromOtherTabs, tellOtherTabs } from './session-channel.ts';

const key = ['subscription'] as const;

/**
 * The subscription as the server knows it. A check that fails leaves what was known. Read again when another tab has
 * changed it, and when one comes back from the provider's page, which may have been closed before it told us.
 */
export function useSubscription(signedIn: boolean) {
  const client = useQueryClient();
  useEffect(
    () =>
      onNewsFromOtherTabs((news) => {
        if (news === 'plan-changed') void client.invalidateQueries();
      }),
    [client],
  );
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => request('POST /api/functions/check-subscription', { signal }),
    enabled: signedIn,
    staleTime: 60_000,
    refetchOnWindowFocus: 'always',
  });
}

/** Asks again, and for the account, whose badge names the plan; the other tabs do the same. */
export function useSubscriptionRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    tellOtherTabs('plan-changed');
    await client.invalidateQueries({ queryKey: key });
    await loadSession();
  };
}
