import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { compress } from 'hono/compress';
import { AppError } from '../errors.ts';

const YEAR = 'public, max-age=31536000, immutable';

interface WebOptions {
  /** Of the built app. */
  folder: string;
  /** What the page at a path asks the server for first. */
  firstRequests: (path: string) => readonly string[];
}

/**
 * Serves the built web app: hashed assets for a year, everything else anew at each visit. The public pages are files,
 * rendered by the build; any path that is no file is answered with the empty page, which shows what belongs there.
 */
export function serveWeb(app: OpenAPIHono, { folder, firstRequests }: WebOptions): void {
  app.all('/api/*', () => {
    throw new AppError('not-found');
  });
  app.use('*', compress());
  if (existsSync(folder)) serveFiles(app, folder);
  app.get('/assets/*', () => {
    throw new AppError('not-found');
  });
  app.get('*', async (http) => {
    const page = shellOf(folder, http.req.path);
    if (!existsSync(page))
      return http.text('The web app has not been built yet: run "npm run build".', 503);
    http.header('cache-control', 'no-cache');
    for (const url of firstRequests(http.req.path))
      http.header('link', `<${url}>; rel=preload; as=fetch; crossorigin`, { append: true });
    return http.html(await readFile(page, 'utf8'));
  });
}

/** The empty page for a path: the one that fetches the code of its page at once, where the build has made one. */
function shellOf(folder: string, path: string): string {
  const [, name = ''] = /^\/([a-z-]+)(\/|$)/.exec(path) ?? [];
  const own = join(folder, 'shells', `${name}.html`);
  return existsSync(own) ? own : join(folder, 'shell.html');
}

function serveFiles(app: OpenAPIHono, folder: string): void {
  app.use(
    '/*',
    serveStatic({
      root: relative(process.cwd(), folder) || '.',
      precompressed: true,
      onFound: (path, http) => {
        http.header('cache-control', path.includes('/assets/') ? YEAR : 'no-cache');
      },
    }),
  );
}
