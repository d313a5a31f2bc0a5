import type { Result } from '@notelark/api/library';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { notesOfText } from '../../testing/result.ts';
import { read } from './remembered.ts';
import { StaleNotice } from './stale-notice.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const Address = () => <p>{useLocation().pathname}</p>;
const show = (more: Partial<Result>) => (
  <QueryClientProvider client={new QueryClient()}>
    <MemoryRouter>
      <StaleNotice result={{ ...notesOfText, ...more }} />
      <Address />
    </MemoryRouter>
  </QueryClientProvider>
);

it('comes into a status that was there before, and offers the update to the owner only', () => {
  const { rerender } = render(show({ stale: false }));
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  rerender(show({ stale: true, mine: false }));
  expect(screen.getByRole('status')).toBe(status);
  expect(status.textContent).toBe('The transcript has changed since.');
  expect(screen.queryByRole('button')).toBeNull();
  rerender(show({ stale: true }));
  expect(screen.getByRole('button', { name: 'Update notes' })).toBeTruthy();
});

it('makes new notes in the same way and opens them, without changing what is remembered', async () => {
  const summaryOptions = { template: 'lecture', instructions: '', outputLanguage: 'de' } as const;
  const remembered = read();
  const asked = vi.fn<(address: string, body: unknown) => void>();
  vi.stubGlobal('fetch', async (address: string, init?: { body?: string }) => {
    if (address.endsWith('/hand-work'))
      return Response.json({ kept: 0, corrected: 1, dropped: 0, finished: 2, lines: 0 });
    asked(address, JSON.parse(init?.body ?? 'null'));
    return Response.json({ summaryId: 'new-one' }, { status: 201 });
  });
  render(show({ stale: true, summaryOptions }));
  expect(
    await screen.findByText(/keep 1 statement that you changed and 2 tasks that are done\./u),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Update notes' }));
  expect(await screen.findByText('/results/new-one')).toBeTruthy();
  expect(asked.mock.calls).toEqual([[`/api/summaries/${notesOfText.id}/again`, summaryOptions]]);
  expect(read()).toEqual(remembered);
});
