import { describe, expect, it } from 'vitest';
import { contactRoutes } from '@notelark/api/contact';
import { errorStatus } from '@notelark/api/errors';
import { TestLog } from '../../testing/test-log.ts';
import { serveApiDocument } from './api-document.ts';
import { createHttpApp } from './app.ts';
import { type Handlers, implement } from './implement.ts';

const publicUrl = new URL('https://notes.example.org');

async function get(path: string): Promise<Response> {
  const app = createHttpApp({ log: new TestLog().logger, publicUrl });
  // The document is made of the routes; they are not called here.
  implement(app, contactRoutes, {} as Handlers<typeof contactRoutes>, {
    authenticate: async () => null,
    clientAddress: () => '203.0.113.7',
    admitRequest: () => {},
  });
  serveApiDocument(app, { publicUrl, sessionCookie: 'the_cookie' });
  return app.request(path);
}

const routes = Object.keys(contactRoutes).map((name) => name.split(' ') as [string, string]);

describe('the API document', () => {
  it('has every route of the API, and where to send requests', async () => {
    const document = (await (await get('/api/openapi.json')).json()) as {
      openapi: string;
      servers: { url: string }[];
      paths: Record<string, Record<string, unknown>>;
      components: { securitySchemes: { session: { name: string } } };
    };
    expect(document.openapi).toBe('3.1.0');
    expect(document.servers).toEqual([{ url: 'https://notes.example.org' }]);
    expect(document.components.securitySchemes.session.name).toBe('the_cookie');
    for (const [method, path] of routes)
      expect(Object.keys(document.paths[path] ?? {})).toContain(method.toLowerCase());
  });
});

describe('the page of it', () => {
  it('shows every route with what it takes, and every error with its sentence', async () => {
    const answer = await get('/api/docs');
    expect(answer.headers.get('content-type')).toContain('text/html');
    const page = await answer.text();
    for (const [method, path] of routes) {
      expect(page).toContain(`>${method}</span>`);
      expect(page).toContain(`<code>${path}</code>`);
    }
    expect(page).toContain(
      'topic: &quot;general&quot; | &quot;business&quot; | &quot;technical&quot;',
    );
    for (const code of Object.keys(errorStatus)) expect(page).toContain(`id="error-${code}"`);
  });

  it('needs no script and loads nothing, so that the security policy can stay strict', async () => {
    const page = await (await get('/api/docs')).text();
    expect(page).not.toMatch(/<script|<link|<img|\son\w+=|url\(|@import/i);
  });
});
