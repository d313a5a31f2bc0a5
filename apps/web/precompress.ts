import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const pack = {
  br: promisify(brotliCompress),
  gz: promisify(gzip),
};
const TEXTS = /\.(js|css|html|svg|txt)$/;
/** Shorter files fit into a packet of the network as they are; in bytes. */
const LEAST = 1_400;

/** Writes each text of the build packed as well, as tight as it gets: packing it for each visit takes longer than sending it. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    writeBundle: {
      sequential: true,
      handler: async ({ dir = '' }) => {
        const files = await readdir(dir, { recursive: true });
        for (const file of files.filter((name) => TEXTS.test(name)))
          await packFile(path.join(dir, file));
      },
    },
  };
}

async function packFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < LEAST) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    writeFile(`${file}.br`, await pack.br(content, { params })),
    writeFile(`${file}.gz`, await pack.gz(content, { level: constants.Z_BEST_COMPRESSION })),
  ]);
}
