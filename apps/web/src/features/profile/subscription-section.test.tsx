import type { Subscription } from '@notelark/api/billing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ann } from '../../testing/account.ts';
import { stubApi } from '../../testing/stub-api.ts';
import { SubscriptionSection } from './subscription-section.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('offers no cancelling of a plan that was given', async () => {
  const given: Subscription = {
    subscribed: false,
    plan: 'business',
    productId: null,
    subscriptionEnd: null,
    trialing: false,
    cancelAtPeriodEnd: false,
    paymentFailed: false,
  };
  stubApi({ 'POST /api/functions/check-subscription': () => Response.json(given) });
  const account = { ...ann, plan: 'business' as const };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SubscriptionSection account={account} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});
