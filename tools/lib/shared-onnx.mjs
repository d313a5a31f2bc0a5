// onnxruntime-node (voice detection) and sherpa-onnx-node (speakers) each bring ONNX Runtime, 38 and 26 MB. Where both have the same
// version, one library serves both.
import { existsSync, globSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** The linker's name for the version of the library's symbols: a program that was linked with another one does not load. */
const SYMBOL_VERSION = /VERS_\d+\.\d+\.\d+/;

/**
 * Replaces the library of onnxruntime-node by a link to that of sherpa-onnx, on Linux. Idempotent.
 * @param {string} modules a `node_modules` folder
 * @throws {Error} where the two are of different versions
 */
export function shareOnnxRuntime(modules, { platform, arch } = process) {
  const kept = path.join(modules, `sherpa-onnx-${platform}-${arch}`, 'libonnxruntime.so');
  if (!existsSync(kept)) return;
  const pattern = `onnxruntime-node/bin/*/${platform}/${arch}/libonnxruntime.so.1`;
  for (const name of globSync(pattern, { cwd: modules })) {
    const replaced = path.join(modules, name);
    const [given, wanted] = [kept, replaced].map(versionOf);
    if (given !== wanted)
      throw new Error(`${kept} has ${given}, ${replaced} ${wanted}: choose releases that agree`);
    rmSync(replaced);
    symlinkSync(path.relative(path.dirname(replaced), kept), replaced);
  }
}

const versionOf = (file) => SYMBOL_VERSION.exec(readFileSync(file, 'latin1'))?.[0];
