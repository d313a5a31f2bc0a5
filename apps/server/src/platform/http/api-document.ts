import type { OpenAPIHono } from '@hono/zod-openapi';

/** `/api/openapi.json`: every route, made from the contracts. */
export function serveApiDocument(app: OpenAPIHono, publicUrl: URL): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: 'notelark_session',
  });
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
  });
  app.doc31('/api/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: 'Notelark',
      version: '1',
      description: 'Recordings and texts become transcripts, summaries and notes.',
    },
    servers: [{ url: publicUrl.origin }],
  });
}
