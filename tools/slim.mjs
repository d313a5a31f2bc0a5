// For the image: takes out of node_modules what no process opens.
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './lib/paths.mjs';
import { removeUnusedFiles } from './lib/unused-files.mjs';

/** Types, source maps and texts for readers; licences stay. */
const FOR_READERS = /\.(?:d\.[mc]?ts|map|md|markdown|flow)$/i;
const LICENCE = /licen[cs]e|notice|copying/i;

for (const modules of [inRoot('node_modules'), inRoot('apps', 'server', 'node_modules')]) {
  removeUnusedFiles(modules);
  for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true })) {
    const { name } = entry;
    if (entry.isFile() && FOR_READERS.test(name) && !LICENCE.test(name))
      rmSync(path.join(entry.parentPath, name));
  }
}
