// Bundles the modules that start a process for a stranger's file or for native code, and have no compile cache there: see
// packages/toolkit/src/isolated-bundle.ts. Set-up runs it with the Node that it has installed.
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleOf, fileToRun, hashOf } from '../packages/toolkit/src/isolated-bundle.ts';
import { oneAtATime } from './lib/claim.mjs';
import { inRoot } from './lib/paths.mjs';
import { isMain, runTool } from './lib/tool.mjs';

const MODULES = [
  'packages/speech/src/decoder/node-av/child.ts',
  'packages/speech/src/diarizer/sherpa.child.ts',
  'packages/speech/src/transcriber/whisper.child.ts',
  'packages/summarizer/src/language-model/local/local.child.ts',
  'packages/transcript-formats/src/read.child.ts',
].map((name) => pathToFileURL(inRoot(name)));

/**
 * Of node-av its 40 files of JavaScript, which find the native one by the name of its package. Of zod what is used: loading all of it
 * takes as long as starting Node does twice.
 */
const isInlined = (id) =>
  id.startsWith('.') || path.isAbsolute(id) || /^(@notelark|node-av)\/|^zod$/.test(id);

/** What changes with a module: itself; for one of a dependency, the manifest with its version. */
const sourceOf = (id) =>
  id.replace(/^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/].*$/, '$1/package.json');

/** @param {URL} module */
export async function bundle(module) {
  const { rolldown } = await import('rolldown');
  const { file, manifest } = bundleOf(module);
  // Removed first: a bundle that is half written is none.
  rmSync(manifest, { force: true });
  const graph = await rolldown({
    input: fileURLToPath(module),
    platform: 'node',
    external: (id) => !isInlined(id),
  });
  const { output } = await graph.write({ file, codeSplitting: false });
  await graph.close();
  const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  const sources = new Set(modules.filter((id) => path.isAbsolute(id)).map(sourceOf));
  const hashes = [...sources].map((source) => [source, hashOf(source)]);
  writeFileSync(manifest, JSON.stringify(Object.fromEntries(hashes)));
}

const staleModules = () => MODULES.filter((module) => fileToRun(module) !== bundleOf(module).file);

async function main() {
  if (staleModules().length === 0) return;
  await oneAtATime('bundles', async () => {
    for (const module of staleModules()) await bundle(module);
  });
}

if (isMain(import.meta.url)) await runTool(main);
