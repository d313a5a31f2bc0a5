import { teamRoutes } from '@notelark/api/team';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createTeam, joinTeam } from '../../testing/teams.ts';
import type { TestUser } from '../../testing/users.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
});
afterAll(() => app.close());

/** Routes that answer everyone: with nothing of a team for those who are in none. */
const OWN_STATE = new Set(['GET /api/team', 'GET /api/team/results', 'POST /api/team']);

it('lets strangers and former members do nothing, and members nothing that managing needs', async () => {
  const { owner, member: former } = await createTeam(app);
  const [stranger, member] = [await app.signUpAndIn(), await app.signUpAndIn()];
  await joinTeam(app, owner, member);
  await app.call('POST /api/team/leave', {}, { as: former });
  const body = { email: 'open@example.org', role: 'member' } as const;
  const invited = await app.call('POST /api/team/invitations', { body }, { as: owner });
  const invitation = invited.body.team?.invitations[0]?.id ?? '';
  const ask = async (as: TestUser, route: string) => {
    const [method = '', path = ''] = route.split(' ');
    const id = path.includes('/members/') ? owner.actor.userId : invitation;
    const sent = { name: 'X', ...body, memberId: owner.actor.userId };
    const json = { body: JSON.stringify(sent), headers: { 'content-type': 'application/json' } };
    const init = method === 'GET' ? {} : json;
    return (await app.request(path.replace('{id}', id), { method, as, ...init })).status;
  };
  for (const route of Object.keys(teamRoutes).filter((one) => !OWN_STATE.has(one)))
    for (const as of [stranger, former])
      expect({ route, status: await ask(as, route) }).toEqual({ route, status: 404 });
  const open = new Set([...OWN_STATE, 'GET /api/team/usage', 'POST /api/team/leave']);
  for (const route of Object.keys(teamRoutes).filter((one) => !open.has(one))) {
    const status = await ask(member, route);
    expect({ route, refused: [403, 409].includes(status) }).toEqual({ route, refused: true });
  }
});
