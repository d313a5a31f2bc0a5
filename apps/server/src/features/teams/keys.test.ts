import { randomUUID } from 'node:crypto';
import type { ApiScope } from '@notelark/api/api-scopes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { teamApiKeys, teams } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { storeRecording, talk } from '../../testing/stored-results.ts';
import { createTeam, joinTeam } from '../../testing/teams.ts';
import type { TestUser } from '../../testing/users.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT_SCALE: '10' } });
});
afterAll(() => app.close());

let owner: TestUser;
let admin: TestUser;
let member: TestUser;
beforeEach(async () => {
  ({ owner, member } = await createTeam(app));
  admin = await app.signUpAndIn();
  await joinTeam(app, owner, admin, 'admin');
});

const create = (as: TestUser, scopes: ('read' | 'write')[] = ['read', 'write']) => {
  const body = { name: 'Wiki', scopes, lifetimeDays: null, password: as.password };
  return app.call('POST /api/team/keys', { body }, { as });
};
const keysOf = (as: TestUser) => app.call('GET /api/team/keys', {}, { as });
const bearer = (secret: string) => ({ headers: { authorization: `Bearer ${secret}` } });
const read = (id: string, secret: string) =>
  app.call('GET /api/results/{id}', { params: { id } }, bearer(secret));
const shared = (secret: string) => app.call('GET /api/team/results', { query: {} }, bearer(secret));

async function record(as: TestUser, teamAccess: 'none' | 'read' | 'edit') {
  const made = await storeRecording(app.db, as.actor.userId, {
    summaryText: '- [ ] Order a pump\n',
    segments: talk(2),
  });
  const params = { id: made.summaryId };
  await app.call('PATCH /api/results/{id}/team-access', { params, body: { teamAccess } }, { as });
  return made;
}

describe('a key of a team', () => {
  it('is made, seen and revoked by the owner and admins, and stands in the log', async () => {
    expect((await create(member)).error.code).toBe('team-forbidden');
    expect((await keysOf(member)).error.code).toBe('team-forbidden');
    const { key, secret } = (await create(admin)).body;
    expect(key).toMatchObject({ name: 'Wiki', scopes: ['read', 'write'], maker: admin.email });
    expect((await keysOf(owner)).body.keys).toEqual([key]);
    expect(JSON.stringify(await app.db.select().from(teamApiKeys))).not.toContain(secret.slice(10));
    expect((await app.mailTo(admin.email, 'your team')).text).toContain('Wiki');
    expect((await shared(secret)).status).toBe(200);

    const revoke = (as: TestUser) =>
      app.call('DELETE /api/team/keys/{id}', { params: { id: key.id } }, { as });
    expect((await revoke((await createTeam(app)).owner)).error.code).toBe('not-found');
    expect((await revoke(member)).error.code).toBe('team-forbidden');
    expect((await revoke(owner)).status).toBe(204);
    expect((await shared(secret)).error.code).toBe('not-signed-in');
    const log = await app.call('GET /api/team/log', { query: {} }, { as: owner });
    expect(log.body.entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['key-added', 'key-revoked']),
    );
  });

  it('reads what the team shares, and nothing that is private', async () => {
    const [open, closed] = [await record(member, 'read'), await record(owner, 'none')];
    const { secret } = (await create(owner)).body;
    const { rows } = (await shared(secret)).body;
    expect(rows).toMatchObject([{ id: open.summaryId, maker: member.email, mine: false }]);
    expect((await read(open.summaryId, secret)).body).toMatchObject({
      mine: false,
      editable: false,
    });
    expect((await read(closed.summaryId, secret)).error.code).toBe('not-found');
    const query = '?panel=summary&format=pdf';
    const file = await app.request(`/api/results/${open.summaryId}/export${query}`, bearer(secret));
    expect(file.status).toBe(200);
  });

  it('edits what members may edit, with the scope for it', async () => {
    const [free, fixed] = [await record(member, 'edit'), await record(member, 'read')];
    const writes = bearer((await create(owner)).body.secret);
    const reads = bearer((await create(owner, ['read'])).body.secret);
    const change = (id: string, key: typeof writes) =>
      app.call('PATCH /api/results/{id}/title', { params: { id }, body: { title: 'New' } }, key);
    expect((await change(free.summaryId, writes)).body.title).toBe('New');
    expect((await change(free.summaryId, reads)).error.code).toBe('key-scope-missing');
    expect((await change(fixed.summaryId, writes)).error.code).toBe('not-found');
    const { uploadId, summaryId } = free;
    const edits = [
      app.call(
        'PATCH /api/summaries/{id}/tasks',
        { params: { id: summaryId }, body: { task: 0, done: true } },
        writes,
      ),
      app.call(
        'PATCH /api/transcripts/{id}',
        { params: { id: uploadId }, body: { text: 'One.\nTwo.', version: 1 } },
        writes,
      ),
    ];
    for (const { status } of await Promise.all(edits)) expect(status).toBe(200);
  });

  it('outlives the member who made it, and ends with the team', async () => {
    const { summaryId } = await record(admin, 'edit');
    const { secret } = (await create(admin)).body;
    await app.call('POST /api/team/leave', {}, { as: admin });
    // What was shared is the owner's now.
    expect((await read(summaryId, secret)).status).toBe(200);
    const body = { password: admin.password };
    const deleted = await app.call('POST /api/account/delete', { body }, { as: admin });
    expect(deleted.status).toBeLessThan(300);
    await vi.waitFor(
      async () => expect((await keysOf(owner)).body.keys).toMatchObject([{ maker: null }]),
      { timeout: 20_000, interval: 50 },
    );
    expect((await read(summaryId, secret)).status).toBe(200);
    await app.call('DELETE /api/team', {}, { as: owner });
    expect((await read(summaryId, secret)).error.code).toBe('not-found');
    expect((await shared(secret)).error.code).toBe('not-signed-in');
  });

  it('only reads while the team is read-only, and none is made then', async () => {
    const { summaryId } = await record(member, 'edit');
    const { secret } = (await create(owner)).body;
    await app.db
      .update(teams)
      .set({ readOnlySince: app.clock.now() })
      .where(eq(teams.ownerId, owner.actor.userId));
    expect((await read(summaryId, secret)).body.editable).toBe(false);
    expect((await create(owner)).error.code).toBe('team-read-only');
  });

  it('is refused by every route that is not for teams', async () => {
    const { secret } = (await create(owner)).body;
    const { paths } = (await (await app.request('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, Operation>>;
    };
    const wrong: string[] = [];
    const accepted: string[] = [];
    for (const [path, methods] of Object.entries(paths))
      for (const [method, operation] of Object.entries(methods)) {
        const answer = await app.request(path.replaceAll(/\{\w+\}/g, randomUUID()), {
          method: method.toUpperCase(),
          ...(!['get', 'head'].includes(method) && { body: '{}' }),
          headers: { 'content-type': 'application/json', ...bearer(secret).headers },
        });
        const code = /"code":"(key-[\w-]+)"/.exec(await answer.text())?.[1];
        const isPublic = (operation.security ?? []).length === 0;
        const scope = operation['x-api-key-scope'] ?? null;
        if (operation['x-team-keys']) accepted.push(operation.operationId);
        const isOpen = operation['x-team-keys'] ?? (isPublic && scope === null);
        const isRefused = code !== undefined || (method === 'head' && answer.status === 403);
        if (isOpen === isRefused || answer.status >= 500)
          wrong.push(`${method} ${path}: ${answer.status} ${code}`);
      }
    expect(wrong).toEqual([]);
    expect(accepted.toSorted()).toEqual([
      'downloadSignedVersion',
      'exportResult',
      'getProgress',
      'getResult',
      'listSignedVersions',
      'listTeamResults',
      'listUnsureWords',
      'renameResult',
      'renameSpeaker',
      'reviewWord',
      'tickTask',
      'undoReview',
      'updateSummary',
      'updateText',
      'updateTranscript',
      'updateTranscriptLines',
    ]);
    const mcp = await app.request('/mcp', { method: 'POST', body: '{}', ...bearer(secret) });
    expect(await mcp.text()).toContain('key-of-team');
  });
});

interface Operation {
  operationId: string;
  security?: object[];
  'x-api-key-scope'?: ApiScope;
  'x-team-keys'?: boolean;
}
