import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { compress } from 'hono/compress';
import { AppError } from '../errors.ts';

const YEAR = 'public, max-age=31536000, immutable';

interface WebOptions {
  /** Of the built app. */
  folder: string;
  /** Whether this installation sells plans; without, the app has no pricing page. */
  sells: boolean;
  /** Whether mail leaves this installation; without, the pages offer nothing that needs it. */
  sendsMail: boolean;
  /** What the page at a path asks the server for first. */
  firstRequests: (path: string) => readonly string[];
}

/** Pages that exist only where something is sold. */
const SOLD_PAGES = /^\/pricing\/*$/i;
/** What every page runs before its first paint (apps/web/public). */
const FIRST_SCRIPT = '/theme.js';

/**
 * Serves the built web app: hashed assets for a year, everything else revalidated at each visit. The public pages are
 * files, rendered by the build; any other path is answered with the empty page, which shows what belongs there. A path
 * that the app has no page for gets the same answer with status 404.
 */
export function serveWeb(
  app: OpenAPIHono,
  { folder, sells, sendsMail, firstRequests }: WebOptions,
): void {
  const hasPage = pageFinder(folder);
  const answer = async (http: Context, status: 200 | 404) => {
    const page = shellOf(folder, http.req.path);
    if (!existsSync(page))
      return http.text('The web app has not been built yet: run "npm run build".', 503);
    http.header('cache-control', 'no-cache');
    return http.html(await readFile(page, 'utf8'), status);
  };
  app.all('/api/*', () => {
    throw new AppError('not-found');
  });
  app.use('*', compress());
  const missing = [...(sells ? [] : ['payments']), ...(sendsMail ? [] : ['mail'])];
  if (missing.length > 0) announceMissing(app, folder, missing);
  if (!sells)
    app.use('*', (http, next) => (SOLD_PAGES.test(http.req.path) ? answer(http, 404) : next()));
  if (existsSync(folder)) serveFiles(app, folder);
  app.get('/assets/*', () => {
    throw new AppError('not-found');
  });
  app.get('*', async (http) => {
    for (const url of firstRequests(http.req.path))
      http.header('link', `<${url}>; rel=preload; as=fetch; crossorigin`, { append: true });
    return answer(http, hasPage(http.req.path) ? 200 : 404);
  });
}

/** Tells the pages before they are painted what this installation does not have; prerendered ones hide what needs it. */
function announceMissing(app: OpenAPIHono, folder: string, missing: readonly string[]): void {
  const lines = missing.map((name) => `document.documentElement.dataset.${name} = 'none';\n`);
  app.get(FIRST_SCRIPT, async (http) => {
    const script = join(folder, FIRST_SCRIPT);
    if (!existsSync(script)) throw new AppError('not-found');
    http.header('content-type', 'text/javascript; charset=utf-8');
    http.header('cache-control', 'no-cache');
    return http.body(lines.join('') + (await readFile(script, 'utf8')));
  });
}

/** Whether the app has a page at a path, by the patterns that its build wrote (`/results/:id`). */
function pageFinder(folder: string): (path: string) => boolean {
  const file = join(folder, 'paths.json');
  if (!existsSync(file)) return () => true;
  const patterns = (JSON.parse(readFileSync(file, 'utf8')) as string[]).map(
    (pattern) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}/*$`, 'i'),
  );
  return (path) => patterns.some((pattern) => pattern.test(path));
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
