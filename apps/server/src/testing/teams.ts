import { vi } from 'vitest';
import type { TestApp } from './app.ts';
import type { TestUser } from './users.ts';

/** Invites a person to the owner's team, and has them accept. */
export async function joinTeam(
  app: TestApp,
  owner: TestUser,
  member: TestUser,
  role: 'admin' | 'member' = 'member',
): Promise<void> {
  const body = { email: member.email, role };
  await app.call('POST /api/team/invitations', { body }, { as: owner });
  const { received } = (await app.call('GET /api/team', {}, { as: member })).body;
  const params = { id: received[0]?.id ?? '' };
  const name = 'POST /api/team/invitations/{id}/accept';
  const joined = await app.call(name, { params }, { as: member });
  if (joined.status !== 200) throw new Error(`not joined: ${joined.error.code}`);
}

/** A team on Business: its owner and a member. */
export async function createTeam(app: TestApp) {
  const owner = await app.signUpAndIn({ plan: 'business' });
  await app.call('POST /api/team', { body: { name: 'Crew' } }, { as: owner });
  const member = await app.signUpAndIn();
  await joinTeam(app, owner, member);
  return { owner, member };
}

/** Gives an account a plan, or ends that, and waits until its team has followed. */
export async function setPlan(app: TestApp, user: TestUser, plan: 'free' | 'business') {
  const { accounts } = app.product.accounts;
  const now = app.clock.now();
  await app.db.transaction((tx) => accounts.setSubscribedPlan(tx, user.actor.userId, plan, now));
  await vi.waitFor(
    async () => {
      const { team } = (await app.call('GET /api/team', {}, { as: user })).body;
      if ((team?.dissolvesAt === null) !== (plan === 'business'))
        throw new Error('the team has not followed its plan yet');
    },
    { timeout: 20_000, interval: 20 },
  );
}
