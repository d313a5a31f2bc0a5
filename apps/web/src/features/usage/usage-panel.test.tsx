import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../lib/query-client.ts';
import { refusal, stubApi } from '../../testing/stub-api.ts';
import { unknownUsage } from './meters.ts';
import { UsagePanel } from './usage-panel.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const UNKNOWN = 'What you have used could not be loaded: it is shown as 0.';

function show(answer: () => Response): void {
  stubApi({ 'GET /api/usage': answer });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <UsagePanel plan="free" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const meters = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('says that usage which could not be loaded is not known, above the zeros', async () => {
  show(() => refusal(500, 'internal'));
  await screen.findByText(UNKNOWN);
  expect(meters()).toEqual([
    'Audio/Video Minutes Used 0 min of 30 min',
    'Text Summaries This Month 0 of 5',
    'Live Notes This Month Not Available',
  ]);
  expect(screen.queryByRole('link', { name: 'View plans' })).toBeNull();
});

it('shows what was used, and offers a plan where that is most of it', async () => {
  const { audio, ...rest } = unknownUsage('free');
  show(() => Response.json({ ...rest, audio: { ...audio, used: 24 } }));
  await screen.findByText('24 min of 30 min');
  expect(screen.getByRole('link', { name: 'View plans' })).toBeTruthy();
  expect(screen.queryByText(UNKNOWN)).toBeNull();
});
