// `npm run pack -- [FOLDER]`: makes what is published of this repository, the packages `@notelark/client` and `notelark` (the
// command line), as files for `npm install` and `npm publish`. Needs a checkout that is set up, like boundaries.mjs.
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { flattenTypes } from './lib/flatten-types.mjs';
import { inRoot } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { isMain, runTool } from './lib/tool.mjs';

const CLIENT = inRoot('packages', 'client');
const CLI = inRoot('packages', 'cli');
const CALLS = path.join(CLIENT, 'src', 'calls.ts');
const CONTRACT = path.join(CLIENT, 'src', 'contract.ts');

/**
 * @param {string} target folder for the packages
 * @returns {Promise<{ client: string, cli: string }>} their files
 */
export async function pack(target) {
  await mkdir(target, { recursive: true });
  const work = await mkdtemp(path.join(tmpdir(), 'notelark-pack-'));
  try {
    const folders = [
      await prepare(CLIENT, path.join(work, 'client'), buildClient),
      await prepare(CLI, path.join(work, 'cli'), buildCli),
    ];
    const args = ['pack', ...folders, '--pack-destination', target, '--ignore-scripts'];
    const { code, output } = await run('npm', [...args, '--loglevel', 'silent']);
    const [client, cli] = output.match(/[\w.-]+\.tgz/g) ?? [];
    if (code !== 0 || cli === undefined) throw new Error(`npm pack failed:\n${output}`);
    return { client: path.join(target, client), cli: path.join(target, cli) };
  } finally {
    await rm(work, { recursive: true });
  }
}

/** Writes what a package has in it. @returns its folder */
async function prepare(source, folder, build) {
  await mkdir(folder);
  const manifest = JSON.parse(await readFile(path.join(source, 'package.json'), 'utf8'));
  // Of the repository: the published package has everything in it.
  for (const own of ['private', 'dependencies', 'exports']) delete manifest[own];
  const published = { ...manifest, ...(await build(folder)) };
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  await copyFile(path.join(source, 'README.md'), path.join(folder, 'README.md'));
  await copyFile(inRoot('LICENSE'), path.join(folder, 'LICENSE'));
  return folder;
}

/** One module and its types, without any dependency. */
async function buildClient(folder) {
  await bundle(path.join(CLIENT, 'src', 'index.ts'), path.join(folder, 'index.js'), 'neutral');
  await writeTypes(path.join(folder, 'types'));
  return {
    exports: { '.': { types: './types/index.d.ts', default: './index.js' } },
    types: './types/index.d.ts',
    files: ['index.js', 'types'],
  };
}

async function buildCli(folder) {
  await bundle(path.join(CLI, 'src', 'main.ts'), path.join(folder, 'notelark.js'), 'node');
  return { bin: { notelark: './notelark.js' }, files: ['notelark.js'] };
}

/** One module of a program and all that it imports. */
export async function bundle(input, file, platform) {
  const { rolldown } = await import('rolldown');
  const bundled = await rolldown({ input, platform, plugins: [await tableOfCalls()] });
  await bundled.write({ file, format: 'esm', minify: false });
  await bundled.close();
}

/** In the place of the contracts and their schemas: the few facts that a call needs. */
async function tableOfCalls() {
  const { calls } = await import(pathToFileURL(CALLS).href);
  return {
    name: 'table-of-calls',
    load: (id) => (id === CALLS ? `export const calls = ${JSON.stringify(calls)};` : null),
  };
}

async function writeTypes(folder) {
  const { default: ts } = await import('typescript');
  const program = createProgram(ts);
  const files = new Map([['contract.d.ts', flattenTypes(ts, program, CONTRACT)]]);
  program.emit(undefined, (name, text) => {
    const own = path.relative(path.join(CLIENT, 'src'), name);
    if (!own.startsWith('..') && !files.has(own)) files.set(own, text);
  });
  await mkdir(folder);
  for (const [name, text] of files)
    await writeFile(path.join(folder, name), text.replaceAll(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'"));
}

function createProgram(ts) {
  const { config } = ts.readConfigFile(path.join(CLIENT, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, CLIENT);
  return ts.createProgram([path.join(CLIENT, 'src', 'index.ts')], {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
  });
}

async function main() {
  const target = path.resolve(process.argv[2] ?? inRoot('dist'));
  const { client, cli } = await pack(target);
  console.log(`${client}\n${cli}`);
}

if (isMain(import.meta.url)) await runTool(main);
