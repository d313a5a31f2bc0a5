import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { untilStatus } from '../../testing/results.ts';
import type { TestUser } from '../../testing/users.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const open = async (as: TestUser): Promise<string> =>
  (await app.call('POST /api/sample', {}, { as })).body.summaryId;
const usage = async (as: TestUser) => (await app.call('GET /api/usage', {}, { as })).body.text.used;
const figures = async (as: TestUser) =>
  (await app.call('GET /api/profile/activity', {}, { as })).body;

it('is one for each account, however often and at once it is opened', async () => {
  const user = await app.signUpAndIn();
  const opened = await Promise.all([open(user), open(user), open(user)]);
  expect(new Set(opened).size).toBe(1);
  expect(await open(await app.signUpAndIn())).not.toBe(opened[0]);
});

it('has notes of this installation, takes no quota and counts nowhere', async () => {
  const user = await app.signUpAndIn();
  const before = await figures(user);
  const id = await open(user);
  const result = await untilStatus(app, user, id, 'ready');
  expect(result).toMatchObject({ title: 'Sample: planning an open day', outputType: 'notes' });
  expect(result.summaryText).toContain('library');
  const params = { id };
  await app.call('POST /api/summaries/{id}/switch', { params }, { as: user });
  expect(await usage(user)).toBe(0);
  expect(await figures(user)).toEqual(before);
});

it('uses the quota for what is asked of it beyond that, and once it was edited', async () => {
  const user = await app.signUpAndIn();
  const id = await open(user);
  const { source } = await untilStatus(app, user, id, 'ready');
  const body = { template: 'meeting', instructions: '', outputLanguage: null } as const;
  await app.call('POST /api/summaries/{id}/again', { params: { id }, body }, { as: user });
  expect(await usage(user)).toBe(1);
  const edit = { params: { id: source.id }, body: { text: 'My own text.', version: 1 } };
  await app.call('PATCH /api/text-inputs/{id}', edit, { as: user });
  await app.call('POST /api/summaries/{id}/switch', { params: { id } }, { as: user });
  expect(await usage(user)).toBe(2);
});

it('is deleted like any text, and can be made again', async () => {
  const user = await app.signUpAndIn();
  const id = await open(user);
  const { source } = await untilStatus(app, user, id, 'ready');
  const params = { id: source.id };
  expect((await app.call('DELETE /api/text-inputs/{id}', { params }, { as: user })).status).toBe(
    204,
  );
  expect(await open(user)).not.toBe(id);
});
