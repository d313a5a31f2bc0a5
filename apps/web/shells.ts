import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** A file of the built app is the page `results` when it is made of `src/app/pages/results.tsx`. */
const PAGE = /\/src\/app\/pages\/([a-z-]+)\.tsx$/;
/** What is around each page that talks to the server. */
const AROUND = /\/src\/app\/data\.tsx$/;
const SESSION = '/api/auth/session';

/**
 * Writes `shells/results.html` and its like: the empty page, which has the code of one page and the session fetched at once
 * instead of one after the other, when the code before has come and has asked for them. The server answers a path with
 * the shell that is named like its first part.
 */
export function shells(): Plugin {
  return {
    name: 'shells',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    writeBundle: {
      sequential: true,
      handler: async ({ dir = '' }, bundle) => {
        const shell = await readFile(path.join(dir, 'shell.html'), 'utf8');
        const chunks = chunksOf(bundle);
        await mkdir(path.join(dir, 'shells'), { recursive: true });
        for (const { name, links } of pagesOf(chunks)) {
          await writeFile(path.join(dir, 'shells', `${name}.html`), fill(shell, links));
        }
      },
    },
  };
}

/** The session first: the server takes its time for it. The page's code after the shell's own, which runs first. */
function fill(shell: string, links: readonly Link[]): string {
  const session = `<link rel="preload" as="fetch" crossorigin href="${SESSION}">`;
  const code = links
    .filter(({ href }) => !shell.includes(href))
    .map(({ rel, href }) => `<link rel="${rel}" crossorigin href="${href}">`);
  return shell
    .replace('<title>', () => `${session}\n    <title>`)
    .replace('</head>', () => `  ${code.join('\n    ')}\n  </head>`);
}

interface Link {
  rel: 'stylesheet' | 'modulepreload';
  href: string;
}

type Chunk = Rolldown.OutputChunk;
type Chunks = ReadonlyMap<string, Chunk>;

const chunksOf = (bundle: Rolldown.OutputBundle): Chunks =>
  new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  );

function* pagesOf(chunks: Chunks): Generator<{ name: string; links: Link[] }> {
  const around = [...chunks.values()].filter(({ facadeModuleId }) =>
    AROUND.test(facadeModuleId ?? ''),
  );
  for (const chunk of chunks.values()) {
    const [, name] = PAGE.exec(chunk.facadeModuleId ?? '') ?? [];
    if (name !== undefined) yield { name, links: linksTo(withImports([chunk, ...around], chunks)) };
  }
}

/** These, and all that they import, and so on. */
function withImports(roots: readonly Chunk[], chunks: Chunks): Set<Chunk> {
  const found = new Set(roots);
  for (const { imports } of found) {
    for (const name of imports) {
      const imported = chunks.get(name);
      if (imported) found.add(imported);
    }
  }
  return found;
}

function linksTo(chunks: ReadonlySet<Chunk>): Link[] {
  const styles = [...chunks].flatMap(({ viteMetadata }) =>
    Array.from(viteMetadata?.importedCss ?? []),
  );
  return [
    ...styles.map((file) => ({ rel: 'stylesheet' as const, href: `/${file}` })),
    ...[...chunks].map(({ fileName }) => ({ rel: 'modulepreload' as const, href: `/${fileName}` })),
  ];
}
