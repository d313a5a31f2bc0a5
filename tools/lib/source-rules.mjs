// Rules that imports don't show, checked on the text of the server's sources:
// - Each table has one source file that writes it, so that its rules are in one place. Reading it elsewhere is fine.
// - A route's handler is one expression: it translates and decides nothing.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const SOURCES = 'apps/server/src';
const SCHEMA = 'platform/database/schema/';
const TABLE = /^export const (\w+) = pgTable\(/gm;
/** `.insert(uploads)`, `.update(uploads)`, `.delete(uploads)`. */
const CALL = /\.(?:insert|update|delete)\(\s*(\w+)\s*\)/g;
/** `insert into ${uploads}`, `update ${uploads}`, `delete from ${uploads}`. */
const STATEMENT = /(?:insert into|update|delete from)\s+\$\{(\w+)\}/gi;
/** `'GET /api/x': async ({ actor }) => {`: a handler with statements. */
const HANDLER = /'((?:GET|POST|PUT|PATCH|DELETE) \/[^']*)':\s*(?:async\s*)?\([^)]*\)\s*=>\s*\{/g;
/** Files that query: a write to anything but a table by its name would escape the check. */
const QUERIES = /\.repo\.ts$/;

/** @typedef {{ rule: string, from: string, to: string, comment: string }} Fault */

/**
 * @param {string} root the folder of the repository (or of a fixture that looks like it)
 * @returns {Promise<{ tables: number, faults: Fault[] }>}
 */
export async function checkSources(root) {
  const files = await sourcesOf(path.join(root, SOURCES));
  const tables = new Set(
    files
      .filter(({ name }) => name.startsWith(SCHEMA))
      .flatMap(({ text }) => [...text.matchAll(TABLE)].map(([, table]) => table)),
  );
  const writers = new Map([...tables].map((table) => [table, []]));
  const faults = [];
  for (const { name, text } of files) {
    for (const written of writtenIn(text)) {
      if (tables.has(written)) writers.get(written).push(name);
      else if (QUERIES.test(name))
        faults.push(shared(name, written, 'A repository writes to tables by their names.'));
    }
  }
  for (const { name, text } of files.filter((file) => file.name.endsWith('.routes.ts')))
    for (const [, route] of text.matchAll(HANDLER))
      faults.push({
        rule: 'handler-is-one-expression',
        from: name,
        to: route,
        comment:
          'A handler calls a service and translates its answer; decisions are the service’s.',
      });
  for (const [table, names] of writers)
    if (names.length > 1)
      faults.push(shared(names.join(', '), table, 'A table is written by one source file.'));
  return { tables: tables.size, faults };
}

/** @returns {Fault} */
const shared = (from, to, comment) => ({ rule: 'one-writer-per-table', from, to, comment });

const writtenIn = (text) =>
  new Set([CALL, STATEMENT].flatMap((write) => [...text.matchAll(write)].map(([, name]) => name)));

async function sourcesOf(folder) {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const sources = names
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(name))
    .sort();
  return await Promise.all(
    sources.map(async (name) => ({ name, text: await readFile(path.join(folder, name), 'utf8') })),
  );
}
