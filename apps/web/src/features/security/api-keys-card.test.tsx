import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { stubApi } from '../../testing/stub-api.ts';
import { ApiKeysCard } from './api-keys-card.tsx';
import { teamKeys } from './key-owners.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const key = {
  id: '3b0e4d5c-7a52-4f0e-9b0a-4d2f6f3f9b11',
  name: 'Wiki',
  beginning: 'nlk_abcdef',
  scopes: ['read'],
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: null,
  lastUsedAt: null,
};

it('shows the keys of a team with who made them', async () => {
  const keys = [
    { ...key, maker: 'ann@example.com' },
    { ...key, id: '2', name: 'Old', maker: null },
  ];
  const asked = stubApi({ 'GET /api/team/keys': () => Response.json({ keys }) });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ApiKeysCard of={teamKeys} />
    </QueryClientProvider>,
  );
  expect(await screen.findByText('by ann@example.com')).toBeDefined();
  expect(screen.getByText('by a former member')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Revoke Wiki' })).toBeDefined();
  expect(asked.map(({ route }) => route)).toContain('GET /api/team/keys');
});
