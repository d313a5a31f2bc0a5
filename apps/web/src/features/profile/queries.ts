import type { Subscription } from '@notelark/api/billing';
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

export const useChangeName = () =>
  useMutation({
    mutationFn: (displayName: string) => request('PATCH /api/account', { body: { displayName } }),
    onSuccess: updateAccount,
  });

interface Outcome {
  onDone: (subscription: Subscription) => void;
  onError: (error: Error) => void;
}

/** Cancels at the end of the paid period, or takes that back. The outcome is announced also when the button is gone by then. */
export function useChangeSubscription(change: 'cancel' | 'resume', { onDone, onError }: Outcome) {
  const refresh = useSubscriptionRefresh();
  return useMutation({
    mutationFn: (): Promise<Subscription> => request(`POST /api/subscription/${change}`),
    onSuccess: async (subscription) => {
      onDone(subscription);
      await refresh();
    },
    onError,
  });
}

export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (password: string) => request('POST /api/account/delete', { body: { password } }),
  });
