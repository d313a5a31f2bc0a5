import type { Result } from '@notelark/api/library';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { notesOfText } from '../../testing/result.ts';
import { CarriedNotice } from './carried-notice.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const counts = { kept: 0, corrected: 2, dropped: 1, finished: 0, lines: 1 };
const carried = { from: notesOfText.id, applied: true, counts, undoable: true };
const show = (more: Partial<Result>) => (
  <QueryClientProvider client={new QueryClient()}>
    <MemoryRouter>
      <CarriedNotice result={{ ...notesOfText, carried, version: 3, ...more }} />
    </MemoryRouter>
  </QueryClientProvider>
);

it('says what was kept, leads to the earlier notes and takes it back', async () => {
  const asked = vi.fn<(address: string, body: unknown) => void>();
  vi.stubGlobal('fetch', async (address: string, init?: { body?: string }) => {
    asked(address, JSON.parse(init?.body ?? 'null'));
    return Response.json({ version: 4 });
  });
  render(show({}));
  expect(screen.getByRole('status').textContent).toContain(
    'Kept from your earlier notes: 2 statements that you changed, 1 removal, and 1 line of your own.',
  );
  const earlier = screen.getByRole('link', { name: 'Earlier notes' });
  expect(earlier.getAttribute('href')).toBe(`/results/${notesOfText.id}`);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(asked.mock.calls).toEqual([
    [`/api/results/${notesOfText.id}/carried`, { version: 3, applied: false }],
  ]);
});

it('is gone once the notes have changed, and applies again what was taken back', () => {
  const { rerender } = render(show({ carried: { ...carried, undoable: false } }));
  expect(screen.queryByRole('status')).toBeNull();
  rerender(show({ carried: { ...carried, applied: false } }));
  expect(screen.getByRole('button', { name: 'Keep my changes' })).toBeTruthy();
  rerender(show({ carried: null }));
  expect(screen.queryByRole('status')).toBeNull();
});
