import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createTeam, joinTeam, setPlan } from '../../testing/teams.ts';
import type { TestUser } from '../../testing/users.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const stateOf = async (as: TestUser) => (await app.call('GET /api/team', {}, { as })).body;
const invite = (as: TestUser, email: string, role: 'admin' | 'member' = 'member') =>
  app.call('POST /api/team/invitations', { body: { email, role } }, { as });
const accept = (as: TestUser, id: string) =>
  app.call('POST /api/team/invitations/{id}/accept', { params: { id } }, { as });
const remove = (as: TestUser, id: string) =>
  app.call('DELETE /api/team/members/{id}', { params: { id } }, { as });
const planOf = async (as: TestUser) =>
  (await app.call('GET /api/auth/session', {}, { as })).body.account?.plan;

describe('creating a team', () => {
  it('needs Business, and makes one team per person', async () => {
    const pro = await app.signUpAndIn({ plan: 'pro' });
    const create = (as: TestUser) => app.call('POST /api/team', { body: { name: 'Crew' } }, { as });
    expect((await create(pro)).error.code).toBe('team-needs-plan');
    const owner = await app.signUpAndIn({ plan: 'business' });
    expect((await stateOf(owner)).mayCreate).toBe(true);
    expect((await create(owner)).body.team).toMatchObject({
      name: 'Crew',
      role: 'owner',
      seats: 5,
      seatsTaken: 1,
    });
    expect((await create(owner)).error.code).toBe('team-already-member');
  });
});

describe('invitations', () => {
  it('are accepted once, by the account of their address only, and give the owner’s plan', async () => {
    const { owner } = await createTeam(app);
    const [guest, stranger] = [await app.signUpAndIn(), await app.signUpAndIn()];
    await invite(owner, guest.email);
    expect((await app.mailTo(guest.email, 'to the team Crew')).text).toContain('/team');
    const id = (await stateOf(guest)).received[0]?.id ?? '';
    expect((await accept(stranger, id)).error.code).toBe('not-found');
    expect((await stateOf(stranger)).received).toEqual([]);
    expect((await accept(guest, id)).body.team).toMatchObject({ name: 'Crew', role: 'member' });
    expect((await accept(guest, id)).error.code).toBe('not-found');
    expect(await planOf(guest)).toBe('business');
    await app.mailTo(owner.email, `${guest.email} has joined Crew`);
  });

  it('end after seven days, and hold for seven more when sent again', async () => {
    const { owner } = await createTeam(app);
    const guest = await app.signUpAndIn();
    const id = (await invite(owner, guest.email)).body.team?.invitations[0]?.id ?? '';
    const then = app.clock.now();
    app.clock.set(new Date(then.getTime() + 7 * DAY_MS));
    expect((await accept(guest, id)).error.code).toBe('not-found');
    expect((await stateOf(owner)).team).toMatchObject({
      seatsTaken: 2,
      invitations: [{ expired: true }],
    });
    await app.call('POST /api/team/invitations/{id}/resend', { params: { id } }, { as: owner });
    expect((await accept(guest, id)).status).toBe(200);
    app.clock.set(then);
  });

  it('take a seat each, also when sent at once, until they are withdrawn', async () => {
    const { owner } = await createTeam(app);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => invite(owner, `seat-${at}-${owner.email}`)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    for (const { error } of answers.filter(({ status }) => status !== 201))
      expect(error.code).toBe('team-full');
    const id = (await stateOf(owner)).team?.invitations[0]?.id ?? '';
    await app.call('DELETE /api/team/invitations/{id}', { params: { id } }, { as: owner });
    expect((await invite(owner, `late-${owner.email}`)).status).toBe(201);
  });

  it('open SIGN_UP=invited to their address, and to no other', async () => {
    const own = await createTestApp({ env: { SIGN_UP: 'invited' }, worker: false });
    try {
      const owner = await own.signUpAndIn({ plan: 'business' });
      await own.call('POST /api/team', { body: { name: 'Crew' } }, { as: owner });
      const signUp = (email: string) =>
        own.call('POST /api/auth/sign-up', {
          body: { email, password: 'Correct horse 7 battery' },
        });
      expect((await signUp('guest@example.org')).error.code).toBe('sign-up-closed');
      const body = { email: 'guest@example.org', role: 'member' } as const;
      await own.call('POST /api/team/invitations', { body }, { as: owner });
      expect((await signUp('guest@example.org')).status).toBe(201);
      expect((await signUp('other@example.org')).error.code).toBe('sign-up-closed');
    } finally {
      await own.close();
    }
  });

  it('are refused to a member of another team', async () => {
    const [{ member }, { owner }] = [await createTeam(app), await createTeam(app)];
    const id = (await invite(owner, member.email)).body.team?.invitations[0]?.id ?? '';
    expect((await accept(member, id)).error.code).toBe('team-already-member');
  });
});

describe('roles', () => {
  it('are checked for every action, and a former member is a stranger', async () => {
    const { owner, member } = await createTeam(app);
    const admin = await app.signUpAndIn();
    await joinTeam(app, owner, admin);
    const change = (as: TestUser, of: TestUser, body: { role?: 'admin'; capMinutes?: number }) =>
      app.call('PATCH /api/team/members/{id}', { params: { id: of.actor.userId }, body }, { as });
    expect((await change(member, member, { role: 'admin' })).error.code).toBe('team-forbidden');
    await change(owner, admin, { role: 'admin' });
    await app.mailTo(admin.email, 'Your role in Crew has changed');
    expect((await stateOf(admin)).team?.role).toBe('admin');
    expect((await change(admin, member, { capMinutes: 5 })).status).toBe(200);
    expect((await change(admin, owner, { capMinutes: 5 })).error.code).toBe('team-forbidden');
    expect((await invite(member, 'x@example.org')).error.code).toBe('team-forbidden');
    const dissolve = await app.call('DELETE /api/team', {}, { as: admin });
    expect(dissolve.error.code).toBe('team-forbidden');
    const log = await app.call('GET /api/team/log', { query: {} }, { as: member });
    expect(log.error.code).toBe('team-forbidden');
    expect((await remove(admin, owner.actor.userId)).error.code).toBe('team-owner-stays');
    expect((await remove(admin, member.actor.userId)).status).toBe(204);
    await app.mailTo(member.email, 'no longer in the team');
    expect(await planOf(member)).toBe('free');
    expect((await stateOf(member)).team).toBeNull();
    expect((await remove(member, admin.actor.userId)).error.code).toBe('not-found');
    const usage = await app.call('GET /api/team/usage', {}, { as: member });
    expect(usage.error.code).toBe('not-found');
  });

  it('leave a log of who did what, as CSV too', async () => {
    const owner = await app.signUpAndIn({ plan: 'business' });
    await app.call('POST /api/team', { body: { name: 'The "Crew"' } }, { as: owner });
    await invite(owner, 'log@example.org');
    const { entries } = (await app.call('GET /api/team/log', { query: {} }, { as: owner })).body;
    expect(entries.map(({ action, actor }) => [action, actor])).toEqual(
      expect.arrayContaining([
        ['member-invited', owner.email],
        ['team-created', owner.email],
      ]),
    );
    const csv = await (await app.request('/api/team/log.csv', { as: owner })).text();
    expect(csv.split('\r\n')).toHaveLength(4);
    expect(csv).toContain('"name: The ""Crew"""');
  });
});

describe('the owner', () => {
  it('hands the team to a member with a plan of their own, and becomes an admin', async () => {
    const { owner, member } = await createTeam(app);
    const heir = await app.signUpAndIn({ plan: 'business' });
    const transfer = (to: TestUser) =>
      app.call('POST /api/team/transfer', { body: { memberId: to.actor.userId } }, { as: owner });
    expect((await transfer(member)).error.code).toBe('team-needs-plan');
    await joinTeam(app, owner, heir);
    const canOwn = async (as: TestUser) =>
      (await stateOf(as)).team?.members.filter((one) => one.canOwn).map(({ email }) => email);
    expect(new Set(await canOwn(owner))).toEqual(new Set([owner.email, heir.email]));
    expect(await canOwn(member)).toEqual([]);
    expect((await transfer(heir)).body.team?.role).toBe('admin');
    expect((await stateOf(heir)).team?.role).toBe('owner');
    const toHeir = await app.mailTo(heir.email, 'You own the team Crew now');
    expect(toHeir.text).toContain('use your plan and its minutes');
    const toOwner = await app.mailTo(owner.email, 'You have handed the team Crew');
    expect(toOwner.text).toContain('cancels no subscription');
    await setPlan(app, heir, 'free');
    expect((await stateOf(owner)).team?.dissolvesAt).not.toBeNull();
  });

  it('can’t leave or delete the account while others are in the team', async () => {
    const { owner, member } = await createTeam(app);
    const leave = (as: TestUser) => app.call('POST /api/team/leave', {}, { as });
    const body = { password: owner.password };
    const deletion = () => app.call('POST /api/account/delete', { body }, { as: owner });
    expect((await leave(owner)).error.code).toBe('team-owner-stays');
    expect((await deletion()).error.code).toBe('team-owner-stays');
    expect((await leave(member)).status).toBe(204);
    await app.mailTo(owner.email, 'has left Crew');
    expect((await deletion()).status).toBe(204);
  });
});

describe('the end of the plan', () => {
  it('makes the team read-only for 30 days, then dissolves it, each step by mail', async () => {
    const { owner, member } = await createTeam(app);
    const then = app.clock.now();
    await setPlan(app, owner, 'free');
    await app.mailTo(member.email, 'read-only until April 9, 2026');
    expect(await planOf(member)).toBe('free');
    expect((await invite(owner, 'x@example.org')).error.code).toBe('team-read-only');
    app.clock.set(new Date(then.getTime() + 30 * DAY_MS - 1));
    await app.product.teams.plans.sweep();
    expect((await stateOf(member)).team).not.toBeNull();
    app.clock.set(new Date(then.getTime() + 30 * DAY_MS));
    await app.product.teams.plans.sweep();
    expect((await stateOf(member)).team).toBeNull();
    await app.mailTo(member.email, 'was dissolved');
    app.clock.set(then);
  });

  it('is undone by a new one', async () => {
    const { owner, member } = await createTeam(app);
    await setPlan(app, owner, 'free');
    await setPlan(app, owner, 'business');
    await app.mailTo(member.email, 'open again');
    expect(await planOf(member)).toBe('business');
  });
});
