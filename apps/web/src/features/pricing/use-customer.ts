import type { Prices } from '@notelark/api/billing';
import { checkoutMessages } from '../../messages/index.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { hasCode } from '../../lib/api-error.ts';
import { request } from '../../lib/client.ts';
import { useSession } from '../../lib/session.ts';
import { useSubscription } from '../../lib/subscription.ts';
import { toast } from '../../ui/toast.tsx';
import type { Customer } from './customer.ts';
import { subscriptionStateOf } from './subscription-state.ts';

export function useCustomer(): Customer {
  const { account } = useSession();
  const prices = usePrices(account !== null);
  const subscription = useSubscription(account !== null);
  const buy = useProviderPage();
  if (!account) return { kind: 'visitor' };
  return {
    kind: 'user',
    plan: subscription.data?.plan ?? account.plan,
    subscribed: subscription.data?.subscribed ?? false,
    subscriptionState: subscription.data ? subscriptionStateOf(subscription.data) : null,
    canBuy: prices.data?.provider !== 'none',
    busy: buy.isPending || prices.isLoading,
    checkOut: (plan, period) => {
      const priceId = prices.data?.plans[plan][period] ?? '';
      buy.mutate({
        open: () => request('POST /api/functions/create-checkout', { body: { priceId } }),
        failure: checkoutMessages.checkoutFailed,
        signIn: checkoutMessages.signInToUpgrade,
      });
    },
    openPortal: () =>
      buy.mutate({
        open: () => request('POST /api/functions/customer-portal'),
        failure: checkoutMessages.portalFailed,
        signIn: checkoutMessages.signInToUpgrade,
      }),
    purchase: (addon) => {
      const priceId = prices.data?.addons[addon] ?? '';
      buy.mutate({
        open: () => request('POST /api/functions/purchase-addon', { body: { priceId } }),
        failure: checkoutMessages.purchaseFailed,
        signIn: checkoutMessages.signInToPurchase,
      });
    },
  };
}

const usePrices = (wanted: boolean) =>
  useQuery<Prices>({
    queryKey: ['prices'],
    queryFn: ({ signal }) => request('GET /api/prices', { signal }),
    enabled: wanted,
    staleTime: Infinity,
  });

interface ProviderPage {
  open: () => Promise<{ url: string }>;
  failure: string;
  /** What is said where the session has ended meanwhile. */
  signIn: string;
}

class NoAddressError extends Error {
  override message = checkoutMessages.noUrl;
}

const sentenceFor = (error: Error, { failure, signIn }: ProviderPage): string => {
  if (hasCode(error, 'not-signed-in')) return signIn;
  const isKnown = error instanceof NoAddressError;
  return isKnown || hasCode(error, 'invalid-price', 'invalid-package') ? error.message : failure;
};

/** Opens a page of the payment provider in a new tab, which must be opened with the click or the browser blocks it. */
function useProviderPage() {
  return useMutation({
    mutationFn: async ({ open }: ProviderPage) => {
      const tab = window.open('', '_blank');
      try {
        const { url } = await open();
        if (!url) throw new NoAddressError();
        if (tab) tab.location.href = url;
        else location.assign(url);
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
    onError: (error, page) => toast.error(sentenceFor(error, page)),
  });
}
