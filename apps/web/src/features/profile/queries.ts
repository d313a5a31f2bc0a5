import type { Subscription } from '@notelark/contracts/billing';
import { useMutation, useQuery } from '@tanstack/react-query';
import { request } from '../../lib/client.ts';
import { updateAccount } from '../../lib/session.ts';
import { useSubscriptionRefresh } from '../../lib/subscription.ts';

/** Reads the account anew: its plan may have changed since the session began. */
export const useFreshAccount = () =>
  useQuery({
    queryKey: ['account'],
    queryFn: async ({ signal }) => {
      const { account } = await request('GET /api/auth/session', { signal });
      if (account) updateAccount(account);
      return account;
    },
  });

/** Cancels at the end of the paid period, or takes that back. */
export function useChangeSubscription(change: 'cancel' | 'resume') {
  const refresh = useSubscriptionRefresh();
  return useMutation({
    mutationFn: (): Promise<Subscription> => request(`POST /api/subscription/${change}`),
    onSuccess: refresh,
  });
}

export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (password: string) => request('POST /api/account/delete', { body: { password } }),
  });
