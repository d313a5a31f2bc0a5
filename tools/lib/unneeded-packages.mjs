// Takes packages out of an installation, and with them those that only they need.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * @param {string[]} roots folders with a `package.json` whose dependencies stay
 * @param {string[]} modules `node_modules` folders
 * @param {ReadonlySet<string>} without names of packages that go though something names them
 */
export function removeUnneededPackages(roots, modules, without) {
  const needed = new Set();
  const open = [...roots];
  for (let folder = open.pop(); folder; folder = open.pop())
    for (const name of dependenciesOf(folder)) {
      const found = without.has(name) ? undefined : locate(name, folder);
      if (!found || needed.has(found)) continue;
      needed.add(found);
      open.push(found);
    }
  for (const folder of modules.flatMap(packagesIn))
    if (!needed.has(folder)) rmSync(folder, { recursive: true });
}

function dependenciesOf(folder) {
  const file = path.join(folder, 'package.json');
  const { dependencies, optionalDependencies, peerDependencies } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
}

/** Where Node finds it: in the nearest `node_modules`. */
function locate(name, from) {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const found = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(found, 'package.json'))) return found;
    if (folder === path.dirname(folder)) return undefined;
  }
}

/** All packages of a folder, those inside of packages too. Links lead to the workspace's own. */
function packagesIn(modules) {
  if (!existsSync(modules)) return [];
  const folders = readdirSync(modules, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .flatMap(({ name }) =>
      name.startsWith('@') ? scoped(modules, name) : [path.join(modules, name)],
    );
  return folders.flatMap((folder) => [...packagesIn(path.join(folder, 'node_modules')), folder]);
}

const scoped = (modules, scope) =>
  readdirSync(path.join(modules, scope), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(modules, scope, name));
