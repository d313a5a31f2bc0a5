import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Delivery, Webhook } from '@notelark/api/webhooks';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { stubApi } from '../../testing/stub-api.ts';
import { DeliveriesDialog } from './deliveries-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const createdAt = '2026-11-28T16:00:00.000Z';
const webhook: Webhook = {
  id: 'w1',
  url: 'https://example.org/hook',
  events: ['recording.ready'],
  enabled: true,
  createdAt,
  givenUp: null,
};
const delivery: Delivery = {
  id: 'd1',
  event: 'test',
  status: 'waiting',
  attempts: 0,
  lastStatus: null,
  lastFault: null,
  createdAt,
  lastAttemptAt: null,
};

it('follows a delivery, says that it is tried again, and can be asked to do so at once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let shown: Delivery = delivery;
  const asked = stubApi({
    'GET /api/account/webhooks/w1/deliveries': () => Response.json({ deliveries: [shown] }),
    'POST /api/account/deliveries/d1/redeliver': () => Response.json(shown, { status: 202 }),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DeliveriesDialog webhook={webhook} onClose={() => {}} />
    </QueryClientProvider>,
  );
  await screen.findByText('Waiting');
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
  shown = { ...delivery, attempts: 2, lastStatus: 500, lastAttemptAt: createdAt };
  await vi.advanceTimersByTimeAsync(3_000);
  await screen.findByText('Trying again');
  screen.getByText(/2 attempts · last at .* · answered 500/);
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
  shown = { ...shown, status: 'delivered', attempts: 3, lastStatus: 200 };
  await screen.findByText('Delivered');
  const { length } = asked;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked).toHaveLength(length);
});
