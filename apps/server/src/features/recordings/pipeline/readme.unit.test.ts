import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const FEATURES = resolve(import.meta.dirname, '../..');
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

const inPipeline = (file: string): string => join(import.meta.dirname, file);

it('names files that exist, and each job of the pipeline', () => {
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((file) => !existsSync(inPipeline(file)))).toEqual([]);
  for (const job of ['receive-upload', 'transcribe', 'playback-copy', 'summarize'])
    expect(named).toContain(`${job}.job.ts`);
});

it('an upload becomes notes in at most 40 files of features, engines apart', () => {
  const steps = named.filter((file) => /\.(job|routes)\.ts$|^[a-z-]+\.service\.ts$/.test(file));
  const entries = steps.filter((file) => !file.includes('streams')).map(inPipeline);
  const files = reachedFrom(entries);
  expect([...files].map((file) => basename(file))).toContain('ledger.repo.ts');
  expect(files.size).toBeLessThanOrEqual(40);
});
