import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { stubApi } from '../../testing/stub-api.ts';
import { AdminActivity } from './activity.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  [{ plan: 'enterprise', until: '2027-02-26T12:00:00.000Z' }, 'Enterprise, until Feb 26, 2027'],
  [{ plan: 'pro', until: null }, 'Pro'],
  [{ kind: 'recognizer', outcome: 'worked' }, 'Speech recognition, works'],
  [{ kind: 'transcription-transcribe' }, 'Transcript'],
  [{ subject: 'What is new' }, 'What is new'],
])('names what was done in words: %j', async (details, words) => {
  const entry = { id: '1', at: '2026-11-28T09:00:00.000Z', actor: 'a@x.org', target: null };
  const entries = [Object.assign(entry, { action: 'plan-given', details })];
  stubApi({ 'GET /api/admin/log': () => Response.json({ entries, next: null }) });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AdminActivity />
    </QueryClientProvider>,
  );
  expect(await screen.findByText(words)).toBeTruthy();
});
