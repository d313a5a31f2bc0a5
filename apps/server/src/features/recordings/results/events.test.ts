import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import type { TestUser } from '../../../testing/users.ts';

let app: TestApp;
let user: TestUser;
let summaryId: string;
beforeAll(async () => {
  // Without a worker, the work never ends, and neither does its stream.
  app = await createTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  user = await app.signUpAndIn();
  const body = { text: 'The ferry takes pedestrians.', outputType: 'summary' } as const;
  summaryId = (await app.call('POST /api/text-inputs', { body }, { as: user })).body.summaryId;
});

const open = () => app.request(`/api/results/${summaryId}/events`, { as: user });

it('a stream of events ends with the session that opened it', async () => {
  const stream = await open();
  expect(stream.headers.get('content-type')).toBe('text/event-stream');
  await app.call('POST /api/auth/sign-out', {}, { as: user });
  expect(await stream.text()).not.toContain('ready');
});

it('a user has at most 20 at once', async () => {
  const streams = await Promise.all(Array.from({ length: 20 }, open));
  expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
  const refused = await open();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('30');
  await streams[0]?.body?.cancel();
  expect((await open()).status).toBe(200);
  await app.call('POST /api/auth/sign-out', {}, { as: user });
});
