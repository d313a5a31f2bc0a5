import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaveSession, enterSession } from '../../lib/session.ts';
import { ann } from '../../testing/account.ts';
import { toast } from '../../ui/toast.tsx';
import { CheckoutReturn } from './checkout-return.tsx';

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  for (const tone of ['success', 'error', 'info'] as const)
    vi.spyOn(toast, tone).mockImplementation((title) => void said.push(`${tone}: ${title}`));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function comeBack(subscribed: boolean): void {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.endsWith('check-subscription') ? { subscribed } : { account: ann }),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/pricing?success=true']}>
        <CheckoutReturn />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('says that a subscription is active where the server knows of one', async () => {
  enterSession(ann);
  comeBack(true);
  await waitFor(() => expect(said).toEqual(['success: Subscription activated']));
});

it('says that the payment is being confirmed where the server knows of none yet', async () => {
  vi.useFakeTimers();
  enterSession(ann);
  comeBack(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(said).toEqual(['info: Your payment is being confirmed']);
});

it('asks a visitor to sign in, and claims nothing', async () => {
  leaveSession();
  comeBack(true);
  await waitFor(() => expect(said).toEqual(['error: Please log in to see your subscription']));
});
