import type { Webhook } from '@notelark/api/webhooks';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { stubApi } from '../../testing/stub-api.ts';
import { WebhooksCard } from './webhooks-card.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = '2026-11-28T16:00:00.000Z';

it('says that messages were given up, why, and what to do next', async () => {
  const webhook: Webhook = {
    id: 'w1',
    url: 'https://example.org/hook',
    events: ['recording.ready'],
    enabled: true,
    createdAt: at,
    givenUp: { count: 2, at, lastStatus: 500, lastFault: null },
  };
  stubApi({
    'GET /api/account/webhooks': () => Response.json({ webhooks: [webhook] }),
    'GET /api/account/webhooks/w1/deliveries': () => Response.json({ deliveries: [] }),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WebhooksCard />
    </QueryClientProvider>,
  );
  await screen.findByText(
    /^2 messages could not be delivered .* Your server answered 500\. Once your server is mended/,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Open log' }));
  expect(await screen.findByRole('dialog', { name: 'Deliveries' })).toBeDefined();
});
