import { createHash } from 'node:crypto';
import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  realpath,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import path from 'node:path';
import { type Account, canReach, chooseAccount, runAs } from './account.ts';
import { type Binaries, exists, ignore, locateBinaries, prepareBinaries } from './binaries.ts';
import { EmbeddedPostgresError, programSentence, writingAt } from './fault.ts';

/** The major version of the embedded PostgreSQL: a folder of another one can't be opened by it. */
const MAJOR = '18';
export const SUPERUSER = 'notelark';

/** An initialised database folder and what is needed to run a server on it. */
export interface Cluster {
  folder: string;
  account: Account | undefined;
  binaries: Binaries;
  /** Connections that its server takes at once. Default: 100. */
  maxConnections?: number;
}

/**
 * The database folder of this DATA_DIR, made where there is none yet. It is `postgres` inside DATA_DIR; where DATA_DIR is
 * closed to the account that PostgreSQL runs under (root's home), that name is a link to a folder in `systemDir`.
 */
export async function openCluster(dataDir: string, systemDir: string): Promise<Cluster> {
  await writingAt(dataDir, () => mkdir(dataDir, { recursive: true }));
  const root = await realpath(dataDir);
  const name = path.join(root, 'postgres');
  const account = await chooseAccount(await stat(name).catch(() => stat(root)));
  const binaries = await prepareBinaries(
    await locateBinaries(),
    account,
    account ? systemDir : root,
  );
  if (!(await exists(name))) await makeCluster({ name, account, binaries, systemDir });
  const folder = await followLink(name);
  await checkCluster(folder, account);
  await removeDrafts(root);
  return { folder, account, binaries };
}

async function followLink(name: string): Promise<string> {
  return realpath(name).catch((error: unknown) => {
    throw new EmbeddedPostgresError(
      `${name} is a link to the database's folder, and that folder is not there.`,
      { cause: error },
    );
  });
}

interface Plan {
  name: string;
  account: Account | undefined;
  binaries: Binaries;
  systemDir: string;
}

/** Initialises under another name and gives the name last: killed half-way it starts over, and of two at once one wins. */
async function makeCluster({ name, account, binaries, systemDir }: Plan): Promise<void> {
  const beside = await canReach(account, path.dirname(name));
  const parent = beside ? path.dirname(name) : systemDir;
  const draft = await writingAt(parent, async () => {
    const made = await mkdir(parent, { recursive: true });
    if (made) await chmod(parent, 0o755);
    const folder = await mkdtemp(path.join(parent, `${DRAFT}${beside ? '' : `${digest(name)}-`}`));
    if (account) await chown(folder, account.uid, account.gid);
    return folder;
  });
  try {
    await initialise(draft, account, binaries);
    await writingAt(parent, () => (beside ? rename(draft, name) : publishElsewhere(draft, name)));
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!(await exists(name))) throw error;
  }
}

async function publishElsewhere(draft: string, name: string): Promise<void> {
  const folder = draft.replace(DRAFT, 'cluster-');
  await rename(draft, folder);
  await symlink(folder, name).catch(async (error: unknown) => {
    await rm(folder, { recursive: true });
    throw error;
  });
}

const DRAFT = 'postgres-init-';
const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

async function initialise(
  folder: string,
  account: Account | undefined,
  binaries: Binaries,
): Promise<void> {
  const { code, output } = await runAs(account, binaries.initdb, [
    `--pgdata=${folder}`,
    `--username=${SUPERUSER}`,
    // Only who may enter the folder, its owner, finds the socket in it: that is the protection.
    '--auth-local=trust',
    '--auth-host=reject',
    '--encoding=UTF8',
    // Unicode rules that come with PostgreSQL: the same on every system, no matter which locales it has.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]);
  if (code !== 0)
    throw new EmbeddedPostgresError(programSentence('initdb', path.dirname(folder), output));
}

async function checkCluster(folder: string, account: Account | undefined): Promise<void> {
  const owner = await lstat(folder);
  const uid = account?.uid ?? process.getuid?.();
  if (account && owner.uid === 0) await giveTo(account, folder);
  else if (uid !== undefined && owner.uid !== uid) {
    throw new EmbeddedPostgresError(
      `The database in ${folder} belongs to user ${owner.uid}: start Notelark as that user or as root.`,
    );
  }
  if (!(await canReach(account, folder))) {
    throw new EmbeddedPostgresError(
      `The user that runs PostgreSQL (${account?.name}) can't enter ${folder}: open the folders above it to that user, or set DATA_DIR to another folder.`,
    );
  }
  const version = await readFile(path.join(folder, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined)
    throw new EmbeddedPostgresError(
      `${folder} is no PostgreSQL database: move it away and start again.`,
    );
  if (version.trim() !== MAJOR) {
    throw new EmbeddedPostgresError(
      `The database in ${folder} was made by PostgreSQL ${version.trim()}, this one is ${MAJOR}: back it up with the release that made it and restore it here.`,
    );
  }
}

/** A copy made by root belongs to root: PostgreSQL wants its folder to be its own. */
async function giveTo(account: Account, folder: string): Promise<void> {
  await chown(folder, account.uid, account.gid);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isSymbolicLink())
      await chown(path.join(entry.parentPath, entry.name), account.uid, account.gid);
  }
}

/** What a killed initialisation has left behind: nothing in it is anyone's data, for it never got the name. */
async function removeDrafts(root: string): Promise<void> {
  for (const entry of await readdir(root)) {
    if (entry.startsWith(DRAFT))
      await rm(path.join(root, entry), { recursive: true, force: true }).catch(
        ignore('ENOTEMPTY', 'EACCES'),
      );
  }
}
