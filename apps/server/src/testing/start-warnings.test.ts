import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './app.ts';

let app: TestApp;
beforeAll(async () => {
  const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://localhost' };
  const env = { ...production, LINK_PRIVATE_ADDRESSES: 'allow' };
  app = await createTestApp({ env, worker: false });
});
afterAll(() => app.close());

it('tells the operator at the start of settings that are dangerous', () => {
  const said = app.log.lines.map(({ msg }) => msg);
  expect(said).toContainEqual(expect.stringContaining('LINK_PRIVATE_ADDRESSES=allow'));
});
