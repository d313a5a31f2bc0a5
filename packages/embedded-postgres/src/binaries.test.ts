import { chmod, cp, mkdtemp, readFile, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Account, chooseAccount, runAs } from './account.ts';
import { locateBinaries, type Packaged, prepareBinaries } from './binaries.ts';

let root: string;
let packaged: Packaged;
beforeEach(async () => {
  root = await realpath(await mkdtemp(path.join(tmpdir(), 'pg-bin-')));
  const { folder, version } = await locateBinaries();
  packaged = { folder: path.join(root, 'native'), version };
  // As npm leaves the package when install scripts don't run: without the library links.
  const links = new Set((await linkTargets(folder)).map((target) => path.basename(target)));
  await cp(folder, packaged.folder, {
    recursive: true,
    filter: (source) => !source.endsWith('.a') && !links.has(path.basename(source)),
  });
});
afterEach(() => rm(root, { recursive: true }));

async function linkTargets(folder: string): Promise<string[]> {
  const text = await readFile(path.join(folder, 'pg-symlinks.json'), 'utf8');
  return [...text.matchAll(/"target":"([^"]+)"/g)].map((match) => match[1] ?? '');
}

const version = (account: Account | undefined, program: string) =>
  runAs(account, program, ['--version']);

describe("PostgreSQL's programs", () => {
  it('run where npm has put them, once the library links are made', async () => {
    await chmod(root, 0o755);
    const { initdb, postgres } = await prepareBinaries(
      packaged,
      await chooseAccount(),
      path.join(root, 'copies'),
    );
    expect(path.dirname(path.dirname(postgres))).toBe(packaged.folder);
    expect((await version(undefined, initdb)).output).toMatch(/^initdb \(PostgreSQL\) 18/);
    expect(await readdir(path.join(packaged.folder, 'lib'))).toContain('libpq.so.5');
  });

  it.runIf(process.getuid?.() === 0)(
    'are copied for a user who may not enter the installation',
    async () => {
      await chmod(root, 0o755);
      await chmod(packaged.folder, 0o700);
      const account = await chooseAccount();
      const copies = path.join(root, 'copies');
      const { initdb, postgres } = await prepareBinaries(packaged, account, copies);
      expect(path.dirname(path.dirname(postgres))).toBe(
        path.join(copies, `postgresql-${packaged.version}`),
      );
      expect((await version(account, initdb)).output).toMatch(/^initdb \(PostgreSQL\) 18/);
      expect(await prepareBinaries(packaged, account, copies)).toEqual({ initdb, postgres });
      expect(await readdir(copies)).toEqual([`postgresql-${packaged.version}`]);
    },
  );
});
