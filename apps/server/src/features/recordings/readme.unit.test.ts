import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const FEATURES = resolve(import.meta.dirname, '..');
const README = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
const named = [...README.matchAll(/`([\w./-]+\.ts)`/g)].map(([, file]) => file ?? '');

/** Files of features that these import, directly or through others; a child's file is named by its URL. */
function reachedFrom(entries: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const left = [...entries];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    const imports = readFileSync(file, 'utf8').matchAll(/(?:from |new URL\()'(\.[^']+\.ts)'/g);
    for (const [, path] of imports) {
      const target = resolve(dirname(file), path ?? '');
      if (target.startsWith(FEATURES)) left.push(target);
    }
  }
  return reached;
}

const inFeature = (file: string): string => join(import.meta.dirname, file);

it('names files that exist, each folder, and each job of the pipeline', () => {
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((file) => !existsSync(inFeature(file)))).toEqual([]);
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const listed = [...README.matchAll(/^\| `([a-z-]+)\/`/gm)].map(([, folder]) => folder);
  expect(new Set(listed)).toEqual(new Set(folders));
  for (const job of ['receive-upload', 'transcribe', 'playback-copy', 'summarize'])
    expect(named).toContain(`jobs/${job}.job.ts`);
});

it('an upload becomes notes in at most 40 files of features, engines apart', () => {
  const steps = named.filter((file) =>
    /\/transfers\.routes\.ts$|\.job\.ts$|^pipeline\/(transcribe|summarize|playback-copy)\./.test(
      file,
    ),
  );
  const files = reachedFrom(steps.map(inFeature));
  expect([...files].map((file) => basename(file))).toContain('ledger.repo.ts');
  expect(files.size).toBeLessThanOrEqual(40);
});
