import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsRoutes } from '@notelark/api/accounts';
import { apiKeyRoutes } from '@notelark/api/api-keys';
import { contactRoutes } from '@notelark/api/contact';
import { importRoutes } from '@notelark/api/imports';
import { libraryRoutes } from '@notelark/api/library-routes';
import { mailboxRoutes } from '@notelark/api/mail';
import type { Route } from '@notelark/api/routes';
import { webhookRoutes } from '@notelark/api/webhooks';
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

  it('groups every operation, and says what each group is', async () => {
    const { paths, tags } = (await (await app.request('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, { tags: string[] }>>;
      tags: { name: string }[];
    };
    const used = Object.values(paths).flatMap((methods) =>
      Object.values(methods).flatMap((operation) => operation.tags),
    );
    expect(new Set(used)).toEqual(new Set(tags.map(({ name }) => name)));
  });

  it('shows examples that its own schemas accept', () => {
    const tables = { ...libraryRoutes, ...importRoutes, ...apiKeyRoutes, ...webhookRoutes };
    const shown = Object.values<Route>(tables).flatMap(({ example, body, output }) =>
      [
        { shape: body, value: example?.body },
        { shape: output, value: example?.output },
      ].filter(({ value }) => value !== undefined),
    );
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.filter(({ shape, value }) => shape?.safeParse(value).success !== true)).toEqual(
      [],
    );
  });

  it('is ready once a sign-up would work', async () => {
    expect((await app.request('/readyz')).status).toBe(200);
    expect((await app.request('/healthz')).status).toBe(200);
  });
});
