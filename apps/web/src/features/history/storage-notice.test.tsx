import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { StorageNotice } from './storage-notice.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says what the plan deletes next, and leads to it and to what keeps it', async () => {
  const notice = { storageDays: 30, uploads: 0, texts: 2, deletedFrom: '2026-04-09T12:00:00.000Z' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(notice)));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <StorageNotice />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await screen.findByText(/^2 items will be deleted from .*Apr.* 9, 2026 on/);
  screen.getByText(/keeps them for 30 days/);
  const show = screen.getByRole('link', { name: 'Show them' });
  expect(show.getAttribute('href')).toBe('/dashboard?sort=oldest&tab=texts');
  expect(screen.getByRole('link', { name: 'View plans' })).toBeTruthy();
});
