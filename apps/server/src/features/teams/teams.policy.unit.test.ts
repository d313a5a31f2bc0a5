import { expect, it } from 'vitest';
import { hasTeams, isFull, mayDo, seatsOf } from './teams.policy.ts';

it('lets admins manage plain members, and only the owner manage admins', () => {
  expect(mayDo('admin', { do: 'remove', target: 'member' })).toBe(true);
  expect(mayDo('admin', { do: 'remove', target: 'admin' })).toBe(false);
  expect(mayDo('owner', { do: 'remove', target: 'admin' })).toBe(true);
  expect(mayDo('owner', { do: 'remove', target: 'owner' })).toBe(false);
  expect(mayDo('admin', { do: 'invite', gives: 'admin' })).toBe(false);
  expect(mayDo('admin', { do: 'invite', gives: 'member' })).toBe(true);
  expect(mayDo('admin', { do: 'change-role', target: 'member' })).toBe(false);
  expect(mayDo('admin', { do: 'cap', target: 'admin' })).toBe(false);
  for (const action of ['rename', 'dissolve', 'read-log', 'see-invitations', 'withdraw'] as const)
    expect(mayDo('member', { do: action })).toBe(false);
  expect(mayDo('owner', { do: 'leave' })).toBe(false);
});

it('has five seats on Business, other numbers where they were granted, and none on Pro', () => {
  expect(seatsOf('business', null)).toBe(5);
  expect(seatsOf('business', { teamMembers: 12 })).toBe(12);
  expect(hasTeams('pro', null)).toBe(false);
  expect(hasTeams('free', { teamMembers: 2 })).toBe(true);
  expect(isFull(5, 5)).toBe(true);
  expect(isFull(-1, 10_000)).toBe(false);
});
