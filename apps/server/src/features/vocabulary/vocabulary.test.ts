import { MAX_ENTRIES } from '@notelark/api/vocabulary-limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createTeam, joinTeam, setPlan } from '../../testing/teams.ts';
import type { TestUser } from '../../testing/users.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const add = (as: TestUser, term: string, misheard: string[] = [], of: 'own' | 'team' = 'own') =>
  app.call('POST /api/vocabulary', { body: { of, term, misheard } }, { as });
const list = async (as: TestUser, of: 'own' | 'team' = 'own') =>
  (await app.call('GET /api/vocabulary', { query: { of } }, { as })).body;
const terms = async (as: TestUser, of: 'own' | 'team' = 'own') =>
  (await list(as, of)).entries.map(({ term, misheard }) => [term].concat(misheard));

describe('the own vocabulary', () => {
  it('has each term once: what is added again gets the further forms', async () => {
    const user = await app.signUpAndIn();
    await add(user, 'Kubernetes', ['Kubernetis']);
    const again = await add(user, ' kubernetes ', ['KUBERNETIS', 'cooper  netties', 'kubernetes']);
    expect(again).toMatchObject({ status: 201, body: { term: 'Kubernetes', note: '' } });
    expect(await terms(user)).toEqual([
      ['Kubernetes', 'Kubernetis', 'cooper netties', 'kubernetes'],
    ]);
  });

  it('is changed, deleted, and what was deleted comes back by adding it', async () => {
    const user = await app.signUpAndIn();
    const { id } = (await add(user, 'Kubernetes', ['Kubernetis'])).body;
    await add(user, 'Notelark');
    const content = { term: 'kubernetes', misheard: [], note: 'Our cluster' };
    const change = (body: typeof content) =>
      app.call('PATCH /api/vocabulary/{id}', { params: { id }, body }, { as: user });
    expect((await change(content)).body).toMatchObject({ id, ...content });
    expect((await change({ ...content, term: 'notelark' })).error).toMatchObject({
      code: 'term-exists',
    });
    await app.call('DELETE /api/vocabulary/{id}', { params: { id } }, { as: user });
    expect(await terms(user)).toEqual([['Notelark']]);
    await add(user, 'kubernetes');
    expect(await terms(user)).toEqual([['kubernetes'], ['Notelark']]);
  });

  it.each([['!!!'], ['a | b'], [''], ['x'.repeat(101)]])('takes no %j', async (term) => {
    const user = await app.signUpAndIn();
    expect((await add(user, term)).status).toBe(422);
    expect((await add(user, 'Fine', [term])).status).toBe(422);
  });

  it('takes lists, and says what was left out', async () => {
    const user = await app.signUpAndIn();
    await add(user, 'Notelark');
    const list =
      'Term,Misheard as\nKubernetes,Kubernetis | K8s\nnotelark,Note Lark\n???\nkubernetes,cube';
    const answer = await app.call('POST /api/vocabulary/import', { body: { list } }, { as: user });
    expect(answer.body).toEqual({
      added: 1,
      changed: 1,
      skipped: [{ line: 4, reason: 'no-term', text: '???' }],
      skippedCount: 1,
    });
    expect(await terms(user)).toEqual([
      ['Kubernetes', 'Kubernetis', 'K8s', 'cube'],
      ['Notelark', 'Note Lark'],
    ]);
  });

  it('has room for a thousand terms', async () => {
    const user = await app.signUpAndIn();
    const list = Array.from({ length: MAX_ENTRIES + 2 }, (_, at) => `term ${at}`).join('\n');
    const { body } = await app.call(
      'POST /api/vocabulary/import',
      { body: { list } },
      { as: user },
    );
    expect(body).toMatchObject({ added: MAX_ENTRIES, skippedCount: 2 });
    expect(body.skipped[0]).toMatchObject({ line: MAX_ENTRIES + 1, reason: 'full' });
    expect((await add(user, 'one more')).error).toMatchObject({ code: 'vocabulary-full' });
    expect((await add(user, 'Term 1', ['turn 1'])).status).toBe(201);
  });
});

describe('the vocabulary of a team', () => {
  it('is kept by its owner and admins, read by its members, and unknown to others', async () => {
    const { owner, member } = await createTeam(app);
    const stranger = await app.signUpAndIn();
    const { id } = (await add(owner, 'Kubernetes', [], 'team')).body;
    expect(await list(member, 'team')).toMatchObject({
      entries: [{ id, term: 'Kubernetes' }],
      editable: false,
    });
    expect((await list(owner, 'team')).editable).toBe(true);
    expect((await add(member, 'Mine', [], 'team')).error).toMatchObject({ code: 'team-forbidden' });
    const remove = (as: TestUser) =>
      app.call('DELETE /api/vocabulary/{id}', { params: { id } }, { as });
    expect((await remove(member)).error).toMatchObject({ code: 'team-forbidden' });
    expect((await remove(stranger)).status).toBe(404);
    const theirs = await app.call(
      'GET /api/vocabulary',
      { query: { of: 'team' } },
      { as: stranger },
    );
    expect(theirs.status).toBe(404);
    await setPlan(app, owner, 'free');
    expect((await remove(owner)).error).toMatchObject({ code: 'team-read-only' });
    expect(await terms(owner)).toEqual([]);
  });

  it('is logged with who changed what, for its owner and admins', async () => {
    const { owner } = await createTeam(app);
    const admin = await app.signUpAndIn();
    await joinTeam(app, owner, admin, 'admin');
    const { id } = (await add(owner, 'Kubernetes', [], 'team')).body;
    await add(owner, 'Kubernetes', [], 'team');
    const body = { term: 'Kubernetes', misheard: ['cuba net is'], note: '' };
    await app.call('PATCH /api/vocabulary/{id}', { params: { id }, body }, { as: admin });
    const list = 'Lark,lack\nKubernetes,cube';
    await app.call('POST /api/vocabulary/import', { body: { of: 'team', list } }, { as: admin });
    await app.call('DELETE /api/vocabulary/{id}', { params: { id } }, { as: owner });
    await add(owner, 'Of my own');
    const log = await app.call('GET /api/team/log', { query: {} }, { as: owner });
    const changes = log.body.entries.filter(({ action }) => action.startsWith('term'));
    const seen = changes.map(({ actor, action, details }) => [actor, action, details]);
    expect(seen).toHaveLength(4);
    expect(new Set(seen)).toEqual(
      new Set([
        [owner.email, 'term-added', { term: 'Kubernetes' }],
        [admin.email, 'term-changed', { term: 'Kubernetes' }],
        [admin.email, 'terms-imported', { added: 1, changed: 1 }],
        [owner.email, 'term-removed', { term: 'Kubernetes' }],
      ]),
    );
  });
});
