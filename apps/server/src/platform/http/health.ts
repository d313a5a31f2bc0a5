import type { OpenAPIHono } from '@hono/zod-openapi';

/**
 * `/healthz`: the process answers. `/readyz`: a sign-up would work now, i.e. database, migrations and queue are up.
 * `ready` is asked at each call and may throw.
 */
export function serveHealth(app: OpenAPIHono, ready: () => Promise<boolean>): void {
  app.get('/healthz', (http) => http.json({ status: 'ok' }));
  app.get('/readyz', async (http) => {
    const isReady = await ready().catch((error: unknown) => {
      http.get('log').warn({ err: error }, 'not ready');
      return false;
    });
    return isReady ? http.json({ status: 'ready' }) : http.json({ status: 'starting' }, 503);
  });
}
