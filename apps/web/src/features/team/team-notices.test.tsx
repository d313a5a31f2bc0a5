import type { Team, TeamState } from '@notelark/api/team';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { stubApi } from '../../testing/stub-api.ts';
import { useHasTeam } from './queries.ts';
import { TeamNotices } from './team-notices.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ended: Team = {
  name: 'Harbour Crew',
  role: 'member',
  plan: 'free',
  seats: 1,
  seatsTaken: 2,
  dissolvesAt: '2027-01-02T12:00:00.000Z',
  members: [],
  invitations: [],
};

const Tab = () => <p>{useHasTeam('free') ? 'with the tab' : 'without'}</p>;

function show(state: TeamState): void {
  stubApi({ 'GET /api/team': () => Response.json(state) });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TeamNotices />
        <Tab />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('leads to a team whose plan has ended, as long as it can be read', async () => {
  show({ team: ended, received: [], mayCreate: false });
  const link = await screen.findByRole('link', { name: 'Open Harbour Crew' });
  expect(link.getAttribute('href')).toBe('/team');
  expect(screen.getByText(/can be read until Jan 2, 2027/)).toBeTruthy();
  expect(screen.getByText('with the tab')).toBeTruthy();
});

it('shows nothing of a team where there is none', async () => {
  show({ team: null, received: [], mayCreate: false });
  await screen.findByText('without');
  expect(screen.queryByRole('link')).toBeNull();
});
