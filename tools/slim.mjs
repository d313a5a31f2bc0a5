// For the image: takes out of node_modules what no process opens.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './lib/paths.mjs';
import { shareOnnxRuntime } from './lib/shared-onnx.mjs';
import { shortenExports } from './lib/short-exports.mjs';
import { removeUnneededPackages } from './lib/unneeded-packages.mjs';
import { removeUnusedFiles } from './lib/unused-files.mjs';

const MODULES = [inRoot('node_modules'), inRoot('apps', 'server', 'node_modules')];
const OURS = [inRoot('apps', 'server'), ...entriesOf(inRoot('packages'))];

/** The image decodes with an FFmpeg of its own (deploy/image/ffmpeg.sh); canvases draw pages of PDF files, which are only read. */
const NOT_IN_THE_IMAGE = new Set(['node-av', '@napi-rs/canvas']);

/** Source maps, texts for readers, and sources: of C, and of TypeScript, which Node does not run inside of packages. */
const NOT_OPENED =
  /\.(?:map|md|markdown|flow|[mc]?tsx?|a|c|cc|cpp|cu|cuh|h|hpp|m|mm|metal|comp|swift|java|py|iife\.js|standalone\.js|umd\.cjs)$/i;
const LICENCE = /licen[cs]e|notice|copying/i;
const FOLDERS = [
  'ai/docs',
  'bintrees/test',
  '@fugood/whisper.node/whisper.cpp',
  'pdfkit/.yarn',
  'stripe/cjs',
];
/** Folders of which one file is used. */
const ONE_FILE = { '@ricky0123/vad-web/dist': 'silero_vad_v6.onnx', 'docx/dist': 'index.mjs' };

function entriesOf(folder) {
  return readdirSync(folder).map((name) => path.join(folder, name));
}

removeUnneededPackages(OURS, MODULES, NOT_IN_THE_IMAGE);
for (const modules of MODULES.filter((folder) => existsSync(folder))) {
  removeUnusedFiles(modules);
  for (const name of FOLDERS) rmSync(path.join(modules, name), { recursive: true, force: true });
  for (const [folder, used] of Object.entries(ONE_FILE)) leaveOne(path.join(modules, folder), used);
  removeNotOpened(modules);
  shareOnnxRuntime(modules);
  shortenExports(modules);
}

function leaveOne(folder, used) {
  if (!existsSync(folder)) return;
  for (const file of entriesOf(folder))
    if (path.basename(file) !== used) rmSync(file, { recursive: true });
}

function removeNotOpened(modules) {
  for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true })) {
    const { name } = entry;
    if (entry.isFile() && NOT_OPENED.test(name) && !LICENCE.test(name))
      rmSync(path.join(entry.parentPath, name));
  }
}
