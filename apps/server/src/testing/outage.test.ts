import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from './app.ts';
import { DatabaseProxy } from './database-proxy.ts';

let proxy: DatabaseProxy;
let app: TestApp;
beforeEach(async () => {
  app = await createTestApp({
    databaseUrl: async (url) => {
      proxy = await DatabaseProxy.start(url);
      return proxy.url;
    },
  });
});
afterEach(async () => {
  app.log.clear();
  await app.close();
  await proxy.close();
});

const readiness = async () => {
  const response = await app.request('/readyz');
  return { code: response.status, ...((await response.json()) as object) };
};

it('a database that is away for a while is said, with when to come back, and everything goes on after it', async () => {
  const user = await app.signUpAndIn();
  expect(await readiness()).toMatchObject({ code: 200, status: 'ready' });

  proxy.takeAway();
  for (const path of ['/api/usage', '/api/auth/session', '/api/uploads']) {
    const response = await app.request(path, { as: user });
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({
      error: { code: 'database-unavailable', message: expect.stringContaining('in a moment') },
    });
  }
  expect(await readiness()).toMatchObject({ code: 503, status: 'database-unavailable' });
  expect((await app.request('/healthz')).status).toBe(200);

  proxy.restore();
  await vi.waitFor(
    async () => expect(await readiness()).toMatchObject({ code: 200, status: 'ready' }),
    20_000,
  );
  expect((await app.request('/api/usage', { as: user })).status).toBe(200);
  // Work is done again, too.
  await app.call('POST /api/newsletter', { body: { email: 'ada@example.com' } });
  await app.mailTo('ada@example.com');
});

it('logs an outage by its first lines and a count, however many requests it meets', async () => {
  const user = await app.signUpAndIn();
  proxy.takeAway();
  const requests = Array.from({ length: 200 }, () => app.request('/api/usage', { as: user }));
  const codes = (await Promise.all(requests)).map(({ status }) => status);
  expect(new Set(codes)).toEqual(new Set([503]));
  expect(app.log.lines.filter(({ msg }) => msg === 'request failed').length).toBeLessThan(20);
  proxy.restore();
});
