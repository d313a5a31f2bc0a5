import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { query } from '@notelark/embedded-postgres/testing/query';
import { segmentsOf, untilStatus } from '../../../testing/results.ts';
import { recordingOf, upload } from '../../../testing/transfers.ts';
import type { TestUser } from '../../../testing/users.ts';

const RECORDINGS = 3;
const PHRASES = 3;
/** `npm run chaos -- db-terminations` cuts 200 under more load. */
const CUTS = 25;

let app: TestApp;
let user: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  user = await app.signUpAndIn();
});
afterEach(async () => {
  app.log.clear();
  await app.close();
});

const cutOne = () =>
  query(
    app.databaseUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() order by random() limit 1`,
  );

it('connections that are cut while it works and answers lose nothing', async () => {
  const results = await Promise.all(
    Array.from({ length: RECORDINGS }, () => upload(app, user, recordingOf(PHRASES))),
  );
  const statuses = new Set<number>();
  for (let cuts = 0; cuts < CUTS; cuts += 1) {
    const answers = [0, 1, 2].map(() => app.request('/api/uploads', { as: user }));
    await cutOne();
    for (const { status } of await Promise.all(answers)) statuses.add(status);
  }
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  for (const { summaryId } of results) {
    const result = await untilStatus(app, user, summaryId, 'ready');
    expect(segmentsOf(result)).toHaveLength(PHRASES);
  }
  const usage = await app.call('GET /api/usage', {}, { as: user });
  expect(usage.body.audio.used).toBe(Math.ceil((RECORDINGS * PHRASES * 3.5) / 60));
});
