import { apiGroups } from '@notelark/api/api-groups';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { apiPage } from './api-page.ts';
import type { ApiDocument } from './operations.ts';

export interface ApiDocumentOptions {
  publicUrl: URL;
  /** The name of the cookie that carries the session. */
  sessionCookie: string;
}

/** `/api/openapi.json`: every route bound before this, made from the API package; `/api/docs`: the same to read. */
export function serveApiDocument(app: OpenAPIHono, options: ApiDocumentOptions): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: options.sessionCookie,
  });
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
  });
  app.openAPIRegistry.registerComponent('securitySchemes', 'apiKey', {
    type: 'http',
    scheme: 'bearer',
    description:
      'An API key from the profile: `Authorization: Bearer nlk_…`. `x-api-key-scope` names the scope that an operation needs.',
  });
  let made: ApiDocument | undefined;
  const document = () => (made ??= app.getOpenAPI31Document(head(options.publicUrl)));
  app.get('/api/openapi.json', (http) => http.json(document()));
  app.get('/api/docs', async (http) => http.html(await apiPage(document())));
}

const head = (publicUrl: URL) => ({
  openapi: '3.1.0',
  info: {
    title: 'Notelark',
    version: '1',
    description: 'Recordings and texts become transcripts, summaries and notes.',
    license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
  },
  servers: [{ url: publicUrl.origin }],
  tags: Object.entries(apiGroups).map(([name, description]) => ({ name, description })),
});
