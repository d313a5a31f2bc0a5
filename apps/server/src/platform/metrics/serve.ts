import { createServer, type Server } from 'node:http';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Metrics } from './metrics.ts';

/** `/metrics` beside the pages, for the one who sends the token; without a token there is no such address. */
export function serveMetrics(app: OpenAPIHono, metrics: Metrics, token: string | null): void {
  if (token === null) return;
  app.get('/metrics', async (http) => {
    if (!isToken(http.req.header('authorization'), token))
      return http.text('Send the METRICS_TOKEN as a bearer token.\n', 401, {
        'www-authenticate': 'Bearer',
      });
    const { text, contentType } = await metrics.scrape();
    return http.body(text, 200, { 'content-type': contentType, 'cache-control': 'no-store' });
  });
}

/** Of equal length, and in equal time, however much of the token is right. */
function isToken(header: string | undefined, token: string): boolean {
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** `/metrics` on a port of its own, which the network protects: also for workers, which have no other. */
export function listenForScrapes(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.scrape().then(
      ({ text, contentType }) => response.writeHead(200, { 'content-type': contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  const { promise, resolve, reject } = Promise.withResolvers<Server>();
  server.once('error', reject);
  server.listen(port, host, () => resolve(server));
  return promise;
}
