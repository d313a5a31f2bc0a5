import type { Subscription } from '@notelark/api/billing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

it('says before cancelling what becomes of a team', async () => {
  const paid: Subscription = {
    subscribed: true,
    plan: 'business',
    productId: null,
    subscriptionEnd: '2027-01-01T00:00:00.000Z',
    trialing: false,
    cancelAtPeriodEnd: false,
    paymentFailed: false,
  };
  stubApi({
    'POST /api/functions/check-subscription': () => Response.json(paid),
    'GET /api/storage-forecast': () =>
      Response.json({ plan: 'free', storageDays: 30, items: 0, deletedFrom: null }),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SubscriptionSection account={{ ...ann, plan: 'business' }} />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
  expect(screen.getByRole('alertdialog').textContent).toContain(
    'A team that you own can be read for 30 days',
  );
});
