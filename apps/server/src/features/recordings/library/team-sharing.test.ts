import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { resultOf, untilStatus } from '../../../testing/results.ts';
import { createTeam, setPlan } from '../../../testing/teams.ts';
import type { TestUser } from '../../../testing/users.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function write(as: TestUser) {
  const body = { text: 'We meet on Monday. Ann brings the plans.', outputType: 'notes' } as const;
  const { summaryId } = (await app.call('POST /api/text-inputs', { body }, { as })).body;
  return await untilStatus(app, as, summaryId, 'ready');
}
const share = (as: TestUser, id: string, teamAccess: 'none' | 'read' | 'edit') =>
  app.call('PATCH /api/results/{id}/team-access', { params: { id }, body: { teamAccess } }, { as });
const edit = (as: TestUser, id: string, text: string, version: number) =>
  app.call('PATCH /api/summaries/{id}', { params: { id }, body: { text, version } }, { as });
const editText = (as: TestUser, id: string, version: number) =>
  app.call(
    'PATCH /api/text-inputs/{id}',
    { params: { id }, body: { text: 'New.', version } },
    { as },
  );
const read = (as: TestUser, id: string) =>
  app.call('GET /api/results/{id}', { params: { id } }, { as });
const teamTab = async (as: TestUser) =>
  (await app.call('GET /api/team/results', { query: {} }, { as })).body.rows;

describe('a result', () => {
  it('is its maker’s until it is shared: then the team reads it, and no one else', async () => {
    const { owner, member } = await createTeam(app);
    const stranger = await app.signUpAndIn({ plan: 'business' });
    const { id, source, version } = await write(member);
    expect((await read(owner, id)).error.code).toBe('not-found');
    expect((await share(owner, id, 'read')).error.code).toBe('not-found');
    await share(member, id, 'read');
    expect((await read(owner, id)).body).toMatchObject({
      mine: false,
      editable: false,
      maker: member.email,
      teamAccess: 'read',
      shared: false,
    });
    expect((await edit(owner, id, 'x', version)).error.code).toBe('not-found');
    expect((await editText(owner, source.id, 1)).error.code).toBe('not-found');
    expect((await read(stranger, id)).error.code).toBe('not-found');
    expect(await teamTab(owner)).toMatchObject([{ id, maker: member.email, mine: false }]);
    expect(await teamTab(member)).toMatchObject([{ id, mine: true, access: 'read' }]);
    expect(await teamTab(stranger)).toEqual([]);
    const exported = await app.request(`/api/results/${id}/export?panel=summary&format=docx`, {
      as: owner,
    });
    expect(exported.status).toBe(200);
    await share(member, id, 'none');
    expect((await read(owner, id)).error.code).toBe('not-found');
    expect(await teamTab(owner)).toEqual([]);
  });

  it('that the team can edit is saved by the first of two; the second is refused', async () => {
    const { owner, member } = await createTeam(app);
    const { id, source, version } = await write(member);
    await share(member, id, 'edit');
    expect((await read(owner, id)).body.editable).toBe(true);
    const saves = await Promise.all([
      edit(owner, id, 'By the owner.', version),
      edit(member, id, 'By the maker.', version),
    ]);
    expect(saves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = saves.find(({ status }) => status === 409);
    expect(refused?.error.code).toBe('edited-elsewhere');
    const saved = saves[0].status === 200 ? 'By the owner.' : 'By the maker.';
    expect((await resultOf(app, member, id)).summaryText).toBe(saved);
    expect((await editText(owner, source.id, 1)).status).toBe(200);
    const title = { params: { id }, body: { title: 'Plans' } };
    expect((await app.call('PATCH /api/results/{id}/title', title, { as: owner })).status).toBe(
      200,
    );
    const remove = { params: { id: source.id } };
    const deleted = await app.call('DELETE /api/text-inputs/{id}', remove, { as: owner });
    expect(deleted.error.code).toBe('not-found');
    const link = { params: { id }, body: { shared: true } };
    const linked = await app.call('PATCH /api/results/{id}/sharing', link, { as: owner });
    expect(linked.error.code).toBe('not-found');
  });

  it('that was shared stays with the team’s owner when its maker leaves; the rest goes along', async () => {
    const { owner, member } = await createTeam(app);
    const [shared, kept] = [await write(member), await write(member)];
    await share(member, shared.id, 'edit');
    await app.call('POST /api/team/leave', {}, { as: member });
    expect((await read(member, shared.id)).error.code).toBe('not-found');
    expect((await read(member, kept.id)).status).toBe(200);
    expect((await read(owner, kept.id)).error.code).toBe('not-found');
    expect((await read(owner, shared.id)).body).toMatchObject({ mine: true, teamAccess: 'edit' });
    expect((await editText(owner, shared.source.id, 1)).status).toBe(200);
  });

  it('stays when its maker deletes the account', async () => {
    const { owner, member } = await createTeam(app);
    const { id } = await write(member);
    await share(member, id, 'read');
    const body = { password: member.password };
    await app.call('POST /api/account/delete', { body }, { as: member });
    expect((await read(owner, id)).body).toMatchObject({ mine: true });
  });

  it('can be read and not edited in a team without its plan, and is private once it is dissolved', async () => {
    const { owner, member } = await createTeam(app);
    const { id, version } = await write(owner);
    await share(owner, id, 'edit');
    await setPlan(app, owner, 'free');
    expect((await read(member, id)).body).toMatchObject({ editable: false });
    expect((await edit(member, id, 'x', version)).error.code).toBe('not-found');
    const other = await write(member);
    expect((await share(member, other.id, 'read')).error.code).toBe('team-read-only');
    await app.call('DELETE /api/team', {}, { as: owner });
    expect((await read(member, id)).error.code).toBe('not-found');
    expect((await read(owner, id)).body.teamAccess).toBe('none');
  });
});
