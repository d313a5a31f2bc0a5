import { engineKinds } from '@notelark/api/engine-kinds';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { stubApi } from '../../testing/stub-api.ts';
import { AdminEngines } from './engines.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says of each engine that is not set up what to set and where that is documented', async () => {
  const missing = { label: null, since: null, failedAt: null, failure: null };
  const engines = engineKinds.map((kind) => Object.assign({ kind }, missing));
  stubApi({ 'GET /api/admin/engines': () => Response.json({ engines }) });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AdminEngines />
    </QueryClientProvider>,
  );
  expect(await screen.findAllByText('Not set up')).toHaveLength(engines.length);
  expect(screen.getAllByText(/in docs\/operating\.md\.$/)).toHaveLength(engines.length);
});
