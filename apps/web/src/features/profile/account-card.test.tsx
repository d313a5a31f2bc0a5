import type { Subscription } from '@notelark/api/billing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaveSession, enterSession, useSession } from '../../lib/session.ts';
import { ann } from '../../testing/account.ts';
import { refusal, stubApi } from '../../testing/stub-api.ts';
import { AccountCard } from './account-card.tsx';

const paid: Subscription = {
  subscribed: true,
  plan: 'pro',
  productId: 'prod_1',
  subscriptionEnd: '2026-11-29T12:00:00.000Z',
  trialing: false,
  cancelAtPeriodEnd: false,
  paymentFailed: false,
};

function Profile() {
  const { account } = useSession();
  return account && <AccountCard account={account} />;
}

const show = (subscription: Subscription, change = () => Response.json(ann)) => {
  const asked = stubApi({
    'POST /api/functions/check-subscription': () => Response.json(subscription),
    'PATCH /api/account': change,
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Profile />
    </QueryClientProvider>,
  );
  return asked;
};

beforeEach(() => enterSession(ann));
afterEach(() => {
  cleanup();
  leaveSession();
  vi.unstubAllGlobals();
});

it.each([
  ['Active', { ...paid, subscribed: false, subscriptionEnd: null, plan: 'free' }],
  ['Active', paid],
  ['Trial until Nov 29, 2026', { ...paid, trialing: true }],
  ['Ends Nov 29, 2026', { ...paid, cancelAtPeriodEnd: true }],
  ['Ends Nov 29, 2026', { ...paid, cancelAtPeriodEnd: true, trialing: true }],
  ['Payment failed', { ...paid, paymentFailed: true }],
] as const)('has the status %s', async (status, subscription) => {
  show(subscription);
  expect(await screen.findByText(status)).toBeTruthy();
});

it('takes a name to be greeted by', async () => {
  const asked = show(paid, () => Response.json({ ...ann, displayName: 'Ann Lee' }));
  expect(screen.getByText('Not given')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Edit name' }));
  const field = screen.getByRole('textbox', { name: 'Name' });
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'Ann Lee' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Ann Lee')).toBeTruthy();
  expect(asked).toContainEqual({ route: 'PATCH /api/account', body: { displayName: 'Ann Lee' } });
});

it('keeps what was typed when saving fails', async () => {
  show(paid, () => refusal(500, 'internal'));
  fireEvent.click(screen.getByRole('button', { name: 'Edit name' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Ann' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false),
  );
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Ann');
});
