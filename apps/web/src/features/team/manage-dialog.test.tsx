import type { TeamMember } from '@notelark/api/team';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ManageDialog } from './manage-dialog.tsx';

afterEach(cleanup);

const member: TeamMember = {
  id: 'b3f7c1ee-8b0e-4f0c-9d2f-1c1b1f0d2a01',
  email: 'ada@example.com',
  role: 'member',
  capMinutes: null,
  joinedAt: '2026-03-10T09:00:00.000Z',
  lastSeenAt: null,
  usedMinutes: 0,
  canOwn: true,
};
const open = (canOwn: boolean) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ManageDialog own="owner" member={{ ...member, canOwn }} onClose={() => {}} />
    </QueryClientProvider>,
  );

it('offers to make a member the owner whose plan can carry the team, and says what others need', async () => {
  open(true);
  await userEvent.click(screen.getByRole('button', { name: 'Make owner' }));
  expect(screen.getByRole('alertdialog').textContent).toContain('You become an admin');
  cleanup();
  open(false);
  expect(screen.queryByRole('button', { name: 'Make owner' })).toBeNull();
  expect(screen.getByText(/ada@example.com can’t be made the owner yet/)).toBeDefined();
});
