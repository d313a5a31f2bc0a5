import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
const entry = 'src/app/static-page.tsx';
const scratch = path.join(root, 'node_modules', '.prerender');

interface Renderer {
  staticPaths: readonly string[];
  /** Patterns of every page, as the router has them. */
  pagePaths: readonly string[];
  renderPage: (path: string) => Promise<{ head: string; body: string }>;
}

/**
 * Writes each public page as an HTML file, so that it is read before any script runs, by search engines as well.
 * `shell.html` stays without a page: it is what every other path is answered with. `paths.json` lists the paths that have
 * a page: the server answers any other one with status 404.
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    writeBundle: {
      sequential: true,
      handler: ({ dir = path.join(root, 'dist') }) => renderAll(dir),
    },
  };
}

async function renderAll(outDir: string): Promise<void> {
  const shell = await readFile(path.join(outDir, 'index.html'), 'utf8');
  await writeFile(path.join(outDir, 'shell.html'), shell);
  const { staticPaths, pagePaths, renderPage } = await loadRenderer();
  await writeFile(path.join(outDir, 'paths.json'), JSON.stringify(pagePaths));
  for (const page of staticPaths) {
    const folder = path.join(outDir, page);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'index.html'), insert(shell, page, await renderPage(page)));
  }
  await rm(scratch, { recursive: true, force: true });
}

/** The renderer is the app itself, built to run here. */
async function loadRenderer(): Promise<Renderer> {
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: entry, outDir: scratch, emptyOutDir: true },
    ssr: { noExternal: true },
  });
  return import(pathToFileURL(path.join(scratch, 'static-page.js')).href);
}

function insert(
  shell: string,
  page: string,
  { head, body }: { head: string; body: string },
): string {
  const filled = scriptsAfterPaint(shell)
    .replace(/<title>.*?<\/title>/, () => head)
    .replace('<div id="root"></div>', () => `<div id="root" data-page="${page}">${body}</div>`);
  if (head === '' || !filled.includes(body)) throw new Error(`${page} was not rendered`);
  return filled;
}

/** What is seen is in the file: the page's look and its type are fetched before what brings it to life. */
const scriptsAfterPaint = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace('<script type="module"', '<script type="module" fetchpriority="low"');
