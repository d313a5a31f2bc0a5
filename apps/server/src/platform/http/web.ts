import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { compress } from 'hono/compress';
import { AppError } from '../errors.ts';

const YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves the built web app: hashed assets for a year, everything else anew at each visit. The public pages are files,
 * rendered by the build; any path that is no file is answered with the empty page, which shows what belongs there.
 */
export function serveWeb(app: OpenAPIHono, folder: string): void {
  app.all('/api/*', () => {
    throw new AppError('not-found');
  });
  app.use('*', compress());
  if (existsSync(folder)) serveFiles(app, folder);
  app.get('/assets/*', () => {
    throw new AppError('not-found');
  });
  const page = join(folder, 'shell.html');
  app.get('*', async (http) => {
    if (!existsSync(page))
      return http.text('The web app has not been built yet: run "npm run build".', 503);
    http.header('cache-control', 'no-cache');
    return http.html(await readFile(page, 'utf8'));
  });
}

function serveFiles(app: OpenAPIHono, folder: string): void {
  app.use(
    '/*',
    serveStatic({
      root: relative(process.cwd(), folder) || '.',
      onFound: (path, http) => {
        http.header('cache-control', path.includes('/assets/') ? YEAR : 'no-cache');
      },
    }),
  );
}
