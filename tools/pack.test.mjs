import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { bundle } from './pack.mjs';
import { inRoot } from './lib/paths.mjs';

// A consumer that installs the packages, type-checks against them and runs them: published.server.soak.test.ts.
it('a published module needs nothing: no package of ours, no schema, no library', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'notelark-bundle-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'client.js');
  await bundle(inRoot('packages/client/src/index.ts'), file, 'neutral');
  expect(await readFile(file, 'utf8')).not.toMatch(/^\s*import\b|\bimport\(|zod/m);
  const { createClient } = await import(pathToFileURL(file).href);
  const client = createClient({ url: 'https://notes.example.org', key: 'nlk_' });
  expect(client.listUploads).toBeTypeOf('function');
  expect(client.createApiKey).toBeUndefined();
});
