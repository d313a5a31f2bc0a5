import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsRoutes } from '@notelark/api/accounts';
import { contactRoutes } from '@notelark/api/contact';
import { mailboxRoutes } from '@notelark/api/mail';
import { createTestApp, type TestApp } from '../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
});
afterAll(() => app.close());

describe('the whole product', () => {
  it('describes its routes in one document, and on a page', async () => {
    const answer = await app.request('/api/openapi.json');
    expect(answer.status).toBe(200);
    const { paths } = (await answer.json()) as { paths: Record<string, Record<string, unknown>> };
    const page = await (await app.request('/api/docs')).text();
    const tables = { ...accountsRoutes, ...contactRoutes, ...mailboxRoutes };
    for (const name of Object.keys(tables)) {
      const [method = '', path = ''] = name.split(' ');
      expect(Object.keys(paths[path] ?? {})).toContain(method.toLowerCase());
      expect(page).toContain(`<code>${path}</code>`);
    }
  });

  it('is ready once a sign-up would work', async () => {
    expect((await app.request('/readyz')).status).toBe(200);
    expect((await app.request('/healthz')).status).toBe(200);
  });
});
