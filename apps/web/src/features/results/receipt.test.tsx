import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Completeness } from '@notelark/api/completeness';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { notesOfText } from '../../testing/result.ts';
import { stubApi } from '../../testing/stub-api.ts';
import { ReceiptRow } from './receipt.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(completeness: Completeness, mine = true): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ReceiptRow result={{ ...notesOfText, completeness, mine }} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('says that all was received, transcribed and read, and shows the receipt', async () => {
  const { id } = notesOfText;
  const completeness = { status: 'complete', seconds: 3662, missing: [] } as const;
  const source = {
    kind: 'recording',
    name: 'board.mp3',
    receivedAt: '2026-03-10T09:00:00.000Z',
    origin: { from: 'upload' },
    bytes: 1234,
    characters: null,
    sha256: 'ab12',
  };
  const receipt = {
    result: { id, title: 'Board', createdAt: '2026-03-10T09:00:00.000Z' },
    source,
    sound: null,
    live: null,
    lines: null,
    transcript: null,
    notes: null,
  };
  stubApi({ [`GET /api/results/${id}/receipt`]: () => Response.json({ receipt }) });
  show({ ...completeness, missing: [] });
  expect(screen.getByText('Complete: 61 min 02 s received, transcribed and read.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show receipt' }));
  await screen.findByText('ab12');
  expect(screen.getByText('2026-03-10 09:00 UTC, uploaded')).toBeTruthy();
});

it('says what is missing', () => {
  const missing = [
    { kind: 'sound' as const, amount: 130 },
    { kind: 'reading' as const, amount: 0.031 },
  ];
  show({ status: 'gaps', seconds: 600, missing });
  expect(
    screen.getByText(
      '10 min 00 s received; the file declares 2 min 10 s more than it holds; 3% of the transcript was not read for the notes.',
    ),
  ).toBeTruthy();
});

it('claims nothing of what was not recorded, and hands out no receipt to visitors', () => {
  show({ status: 'unrecorded', seconds: 60, missing: [] }, false);
  expect(screen.getByText('Completeness was not recorded when this was made.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
