import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A module and all of our sources that it imports as one file of JavaScript. */
export interface Bundle {
  file: string;
  /** JSON: the hash of each source that the file was made of, by its path. */
  manifest: string;
}

/** Where the bundle of `packages/NAME/src/MODULE.ts` lies: in `packages/NAME/dist/`, from where it finds the same dependencies. */
export function bundleOf(module: URL): Bundle {
  const built = fileURLToPath(module).replace(/^(.*[\\/])src([\\/].*)\.ts$/, '$1dist$2');
  return { file: `${built}.mjs`, manifest: `${built}.json` };
}

export const hashOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex');

/**
 * The file by which Node runs a module: its bundle, where set-up has made one (tools/bundle.mjs) and no source has changed since;
 * else the module itself. A process without a compile cache spends most of its start on stripping types: a bundle halves it.
 */
export function fileToRun(module: URL): string {
  const { file, manifest } = bundleOf(module);
  return isFresh(manifest) ? file : fileURLToPath(module);
}

function isFresh(manifest: string): boolean {
  try {
    const hashes: unknown = JSON.parse(readFileSync(manifest, 'utf8'));
    if (typeof hashes !== 'object' || hashes === null) return false;
    return Object.entries(hashes).every(([source, hash]) => hashOf(source) === hash);
  } catch {
    // There is none, or a source is gone.
    return false;
  }
}
