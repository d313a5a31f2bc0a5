import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router';
import { App } from './app.tsx';
import { routesFor } from './router.tsx';
import { pages } from './routes.ts';

/** The pages that look the same to everyone until the session is known: these are rendered when the app is built. */
export const staticPaths: readonly string[] = pages
  .filter(({ frame, dynamic = false }) => frame !== 'app' && !dynamic)
  .map(({ path }) => path);

/** Patterns of all pages, for the server, which answers any other path with status 404. */
export const pagePaths: readonly string[] = pages
  .map(({ path }) => path)
  .filter((path) => path !== '*');

/** What a visitor sees first at a path: the page's markup, and what belongs into the document's head. */
export async function renderPage(path: string): Promise<{ head: string; body: string }> {
  const router = createMemoryRouter(await routesFor(path), { initialEntries: [path] });
  const { prelude } = await prerender(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
    // All of it where it belongs: what React sends later it moves there by a script, which the page's policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const markup = await new Response(prelude).text();
  // React puts titles and descriptions in front of a page that has no head of its own.
  const [head = ''] = /^(?:<title>.*?<\/title>|<meta [^>]*>)*/.exec(markup) ?? [];
  return { head, body: markup.slice(head.length) };
}
