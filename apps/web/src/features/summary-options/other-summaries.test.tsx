import type { OtherSummary } from '@notelark/api/library';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { notesOfText } from '../../testing/result.ts';
import { OtherSummaries } from './other-summaries.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('leads back to what was made of the same source before', async () => {
  const before: OtherSummary = {
    id: 'b3f7c1ee-8b0e-4f0c-9d2f-1c1b1f0d2a09',
    outputType: 'notes',
    summaryOptions: { template: 'lecture', instructions: '', outputLanguage: 'fr' },
    edited: true,
    createdAt: '2026-03-10T09:00:00.000Z',
  };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ summaries: [before] })));
  const onCompare = vi.fn<(id: string) => void>();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <OtherSummaries result={notesOfText} onOpen={vi.fn<() => void>()} onCompare={onCompare} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const link = await screen.findByRole('link', { name: /^Notes · Lecture · French · edited/ });
  expect(link.getAttribute('href')).toBe(`/results/${before.id}`);
  fireEvent.click(screen.getByRole('button', { name: /^Compare with Notes · Lecture/ }));
  expect(onCompare).toHaveBeenCalledWith(before.id);
});
