import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { closeUpgradeOffer, offerUpgrade } from '../lib/upgrade-offer.ts';
import UpgradeDialog from './upgrade-dialog.tsx';

afterEach(() => {
  cleanup();
  closeUpgradeOffer();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset['payments'];
});

function show(): HTMLElement {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <UpgradeDialog />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  act(() => offerUpgrade('You have used all text summaries of this month.'));
  return screen.getByRole('dialog');
}

it('says why an upgrade is needed, and leads to the plans', () => {
  expect(show().textContent).toContain('You have used all text summaries of this month.');
  expect(screen.getByRole('link', { name: 'View plans' }).getAttribute('href')).toBe('/pricing');
});

it('says whom to ask where nothing is sold, and leads to no plans', async () => {
  document.documentElement.dataset['payments'] = 'none';
  vi.stubGlobal('fetch', async () => Response.json({ supportEmail: 'admin@school.example' }));
  expect(show().textContent).toContain('An administrator sets the limits of this server');
  await screen.findByRole('link', { name: 'admin@school.example' });
  expect(screen.queryByRole('link', { name: 'View plans' })).toBeNull();
});
