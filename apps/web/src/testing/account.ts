import type { Account } from '@notelark/api/accounts';

export const ann: Account = {
  id: 'b3f7c1ee-8b0e-4f0c-9d2f-1c1b1f0d2a01',
  email: 'ann@example.com',
  displayName: null,
  plan: 'free',
  timeZone: 'UTC',
  administrator: false,
  createdAt: '2026-03-10T09:00:00.000Z',
  updatedAt: null,
};
