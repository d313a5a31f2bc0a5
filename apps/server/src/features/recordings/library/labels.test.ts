import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { uploads } from '../../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestUser } from '../../../testing/users.ts';

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  user = await app.signUpAndIn();
});

interface Filing {
  uploadIds?: string[];
  textInputIds?: string[];
  folder?: string | null;
  addTags?: string[];
  removeTags?: string[];
}

const file = (body: Filing, as = user) => app.call('PATCH /api/labels', { body }, { as });
const labels = async (as = user) => (await app.call('GET /api/labels', {}, { as })).body;
const texts = async (query: object = {}) =>
  (await app.call('GET /api/text-inputs', { query }, { as: user })).body.rows;

async function text(words = 'Some words.', as = user): Promise<string> {
  const body = { text: words, outputType: 'notes' } as const;
  return (await app.call('POST /api/text-inputs', { body }, { as })).body.textInputId;
}

async function upload(filename: string): Promise<string> {
  const values = {
    userId: user.actor.userId,
    filename,
    sizeBytes: 1,
    transferId: filename + user.email,
  };
  const [row] = await app.db.insert(uploads).values(values).returning({ id: uploads.id });
  return row?.id ?? '';
}

it('files recordings and texts, and shows what is in use', async () => {
  const [a, b, recording] = [await text(), await text(), await upload('talk.mp3')];
  const filed = { uploadIds: [recording], textInputIds: [a], folder: ' Board  2026 ' };
  expect((await file({ ...filed, addTags: ['budget', 'Ärger', 'budget'] })).status).toBe(204);
  await file({ textInputIds: [b], addTags: ['aims'] });
  expect(await labels()).toEqual({ folders: ['Board 2026'], tags: ['aims', 'Ärger', 'budget'] });
  // Both may have been written in the same millisecond: then their order is either.
  const byId = new Map((await texts()).map((row) => [row.id, row]));
  expect(byId.get(a)).toMatchObject({ folder: 'Board 2026', tags: ['budget', 'Ärger'] });
  expect(byId.get(b)).toMatchObject({ folder: null, tags: ['aims'] });
  expect(await texts({ folder: 'Board 2026' })).toMatchObject([{ id: a }]);
  expect(await texts({ tag: 'aims' })).toMatchObject([{ id: b }]);
  expect(await texts({ tag: 'aims', folder: 'Board 2026' })).toEqual([]);
  const query = { tag: 'budget', folder: 'Board 2026' };
  const { body } = await app.call('GET /api/uploads', { query }, { as: user });
  expect(body.rows).toMatchObject([{ id: recording }]);
});

it('are part of the result, for its owner alone', async () => {
  const body = { text: 'Some words.', outputType: 'notes' } as const;
  const made = (await app.call('POST /api/text-inputs', { body }, { as: user })).body;
  await file({ textInputIds: [made.textInputId], folder: 'Board', addTags: ['budget'] });
  const params = { id: made.summaryId };
  const result = async (as: TestUser) =>
    (await app.call('GET /api/results/{id}', { params }, { as })).body;
  expect(await result(user)).toMatchObject({ folder: 'Board', tags: ['budget'] });
  const share = { params, body: { shared: true } };
  await app.call('PATCH /api/results/{id}/sharing', share, { as: user });
  expect(await result(await app.signUpAndIn())).toMatchObject({ folder: null, tags: [] });
});

it('changes what is named, and leaves the rest; a label that nothing has is gone', async () => {
  const id = await text();
  await file({ textInputIds: [id], folder: 'Work', addTags: ['one', 'two'] });
  await file({ textInputIds: [id], removeTags: ['one'] });
  expect(await texts()).toMatchObject([{ folder: 'Work', tags: ['two'] }]);
  await file({ textInputIds: [id], folder: null, removeTags: ['two'] });
  expect(await texts()).toMatchObject([{ folder: null, tags: [] }]);
  expect(await labels()).toEqual({ folders: [], tags: [] });
});

const tags = (from: number) => Array.from({ length: 11 }, (_, at) => `tag ${from + at}`);

it('files everything or nothing: not an item of another user, nor too many tags', async () => {
  const stranger = await app.signUpAndIn();
  const [own, other] = [await text(), await text('Theirs.', stranger)];
  expect((await file({ textInputIds: [own, other], folder: 'Mine' })).error.code).toBe('not-found');
  expect((await file({ textInputIds: [own], addTags: tags(0) })).status).toBe(204);
  expect((await file({ textInputIds: [own], addTags: tags(11) })).error.code).toBe('too-many-tags');
  expect(await texts()).toMatchObject([{ folder: null, tags: tags(0).toSorted() }]);
  expect(await labels(stranger)).toEqual({ folders: [], tags: [] });
});

it.each(['', ' ', 'x'.repeat(41)])('refuses %j as a name', async (name) => {
  expect((await file({ textInputIds: [await text()], folder: name })).status).toBe(422);
});
