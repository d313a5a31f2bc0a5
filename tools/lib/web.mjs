// The built web app, made anew when what it is made from has changed.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { oneAtATime } from './claim.mjs';
import { inRoot, SETUP_FOLDER } from './paths.mjs';
import { run } from './run.mjs';
import { UserFacingError, withProgress } from './log.mjs';

const SOURCES = ['apps/web', 'packages/api', 'package-lock.json', 'tsconfig.base.json'];
const STAMP = path.join(SETUP_FOLDER, 'web-build');

export async function buildWeb() {
  if (isBuilt()) return;
  await oneAtATime('web', async () => {
    if (isBuilt()) return;
    // Removed first: a build that is killed half-way is none.
    rmSync(STAMP, { force: true });
    const sources = fingerprint();
    const { code, output } = await withProgress('Building the web app', () =>
      // Whatever NODE_ENV says out there: a build for development is slow and loud.
      run('vite', ['build'], { cwd: inRoot('apps', 'web'), env: { NODE_ENV: 'production' } }),
    );
    if (code !== 0) throw new UserFacingError(`The web app could not be built.\n${output.trim()}`);
    mkdirSync(SETUP_FOLDER, { recursive: true });
    writeFileSync(STAMP, sources);
  });
}

function isBuilt() {
  if (!existsSync(STAMP) || !existsSync(inRoot('apps', 'web', 'dist', 'shell.html'))) return false;
  return readFileSync(STAMP, 'utf8') === fingerprint();
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesIn(inRoot(source)))) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** Every file of a folder but what is made in it and what only tests need, in a fixed order. */
function filesIn(place) {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place)
    .filter((name) => !/^(node_modules|dist|testing)$|\.test\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => filesIn(path.join(place, name)));
}
