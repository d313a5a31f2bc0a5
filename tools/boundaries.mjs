// Checks who imports what (rules: .dependency-cruiser.cjs), and what imports don't show (lib/source-rules.mjs, lib/cased-patterns.mjs). Fails as well when it has looked at nothing: a checker that
// can't read the sources finds no violations.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from './lib/paths.mjs';
import { checkSources } from './lib/source-rules.mjs';
import { isMain } from './lib/tool.mjs';

const FOLDERS = ['packages', 'apps', 'tools', 'bench', 'e2e'];

/** Where a source file of an app may lie; a new kind of place is a decision, made here and in ARCHITECTURE.md. */
const PLACES = [
  /^apps\/server\/src\/(features\/[^/]+|ports|adapters\/[^/]+|platform|evaluation|testing|compose|config)\//,
  /^apps\/server\/src\/(main(-[a-z]+)?|app|config)(\.test)?\.ts$/,
  /^apps\/web\/src\/(app|features\/[^/]+|content|messages|ui|lib|testing)\//,
  /^apps\/web\/src\/main\.tsx$/,
];

/**
 * @param {string} root the folder of the repository (or of a fixture that looks like it)
 * @returns {Promise<{ modules: number, tables: number, faults: { rule: string, from: string, to: string, comment: string }[] }>}
 */
export async function checkBoundaries(root) {
  const { cruise } = await import('dependency-cruiser');
  const config = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
  const folders = FOLDERS.filter((folder) => existsSync(path.join(root, folder)));
  if (folders.length === 0) return { modules: 0, tables: 0, faults: [] };
  const { output } = await cruise(folders, {
    ...config.options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden: config.forbidden },
  });
  if (typeof output === 'string') throw new Error(output);
  const sources = output.modules
    .map((module) => module.source)
    .filter((source) => /^(apps|packages)\/.*\.tsx?$/.test(source));
  const comments = new Map(config.forbidden.map((rule) => [rule.name, rule.comment]));
  const violations = output.summary.violations.map(({ rule, from, to }) => {
    return { rule: rule.name, from, to, comment: comments.get(rule.name) ?? '' };
  });
  const { tables, faults } = await checkSources(root);
  const { casedPatterns } = await import('./lib/cased-patterns.mjs');
  return {
    modules: sources.length,
    tables,
    faults: [...violations, ...strays(sources), ...faults, ...casedPatterns(root, sources)],
  };
}

/** @param {string[]} sources */
function strays(sources) {
  return sources
    .filter(
      (source) => /^apps\/[^/]+\/src\//.test(source) && !PLACES.some((place) => place.test(source)),
    )
    .map((source) => ({
      rule: 'known-place',
      from: source,
      to: '(nowhere)',
      comment: 'No layer has files here (PLACES in tools/boundaries.mjs).',
    }));
}

async function main() {
  const { modules, tables, faults } = await checkBoundaries(ROOT);
  for (const fault of faults)
    console.log(`${fault.rule}: ${fault.from} → ${fault.to}\n  ${fault.comment}`);
  const isBroken = modules === 0 || tables === 0;
  if (isBroken) console.log('No module or no table was looked at: the check itself is broken.');
  else console.log(`${modules} modules, ${tables} tables, ${faults.length} violations`);
  process.exitCode = isBroken || faults.length > 0 ? 1 : 0;
}

if (isMain(import.meta.url)) await main();
