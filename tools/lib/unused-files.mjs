// Packages that bring files for every system, or every weight of a font: what no process here opens is a fifth of the installation.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** See apps/server/src/features/export/pdf/fonts.ts. */
const USED_WEIGHTS = new Set(['400Regular', '700Bold']);
const IS_WEIGHT = /^\d{3}[A-Z]/;

/**
 * Removes them from an installation. Idempotent.
 * @param {string} modules a `node_modules` folder
 * @param {{ platform: string, arch: string }} system the one that stays
 */
export function removeUnusedFiles(modules, { platform, arch } = process) {
  for (const folder of [...otherRuntimes(modules, platform, arch), ...otherWeights(modules)])
    rmSync(folder, { recursive: true, force: true });
}

/** The ONNX runtime brings five systems' libraries, 290 MB of them. */
function otherRuntimes(modules, platform, arch) {
  const builds = foldersIn(path.join(modules, 'onnxruntime-node', 'bin'));
  const systems = builds.flatMap((build) => foldersIn(build));
  return systems.flatMap((system) =>
    foldersIn(system).filter(
      (folder) => path.basename(system) !== platform || path.basename(folder) !== arch,
    ),
  );
}

/** PDF exports are set in two weights. */
function otherWeights(modules) {
  const families = foldersIn(path.join(modules, '@expo-google-fonts'));
  return families
    .flatMap((family) => foldersIn(family))
    .filter((folder) => IS_WEIGHT.test(path.basename(folder)))
    .filter((folder) => !USED_WEIGHTS.has(path.basename(folder)));
}

function foldersIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(folder, entry.name));
}
