import type { Team } from '@notelark/api/team';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MembersCard } from './members-card.tsx';

afterEach(cleanup);

const full: Team = {
  name: 'Harbour Crew',
  role: 'owner',
  plan: 'business',
  seats: 5,
  seatsTaken: 5,
  dissolvesAt: null,
  members: [],
  invitations: [],
};

it.each<[string, Partial<Team>, string]>([
  ['how to invite someone else where all seats are taken', {}, 'To invite someone else, remove'],
  ['how many seats are taken to who may not invite', { role: 'member' }, '5 of 5 seats taken'],
  ['how many are taken while some are free', { seatsTaken: 4 }, '4 of 5 seats taken'],
])('says %s', (_, team, words) => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MembersCard team={{ ...full, ...team }} />
    </QueryClientProvider>,
  );
  const sentence = screen.getByText(/seats taken/).textContent;
  expect(sentence).toContain(words);
  expect(sentence.includes('To invite')).toBe(words.startsWith('To invite'));
});
