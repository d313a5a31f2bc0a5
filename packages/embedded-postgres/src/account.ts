import { spawn } from 'node:child_process';
import { EmbeddedPostgresError } from './fault.ts';

/** A user of this machine. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root; these exist almost everywhere, the first is made for it. */
const UNPRIVILEGED = ['postgres', 'nobody'];

/** What PostgreSQL's programs see of our environment: nothing, so that no PGDATA or LC_ALL of the host leads them astray. */
const ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/**
 * Whom PostgreSQL runs as: undefined stands for ourselves. As root it is the owner of the database's folder, so that the
 * choice stays the same for its whole life, else an unprivileged user of the system.
 */
export async function chooseAccount(owner?: {
  uid: number;
  gid: number;
}): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  if (owner && owner.uid !== 0) return { name: `user ${owner.uid}`, ...owner };
  for (const name of UNPRIVILEGED) {
    const [uid, gid] = await Promise.all([idOf('-u', name), idOf('-g', name)]);
    if (uid && gid) return { name, uid, gid };
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL doesn't run as root, and there is no user ${UNPRIVILEGED.join(' or ')} here: ` +
      'start Notelark as another user, or set DATABASE_URL.',
  );
}

async function idOf(flag: '-u' | '-g', name: string): Promise<number | undefined> {
  const { code, output } = await runAs(undefined, 'id', [flag, name]);
  return code === 0 ? Number(output.trim()) : undefined;
}

/** Whether the account can enter the folder and read what is in it. */
export async function canReach(account: Account | undefined, folder: string): Promise<boolean> {
  if (!account) return true;
  const { code } = await runAs(account, '/bin/sh', ['-c', 'test -x "$0" && test -r "$0"', folder]);
  return code === 0;
}

export interface Ran {
  /** The exit code; undefined where the program could not be started or a signal ended it. */
  code: number | undefined;
  /** stdout and stderr together. */
  output: string;
  /** Why it could not be started, e.g. `EACCES`. */
  refused?: string;
}

/** Runs a program to its end under the account. */
export function runAs(account: Account | undefined, program: string, args: string[]): Promise<Ran> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, args, {
      ...spawnOptions(account),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error: NodeJS.ErrnoException) =>
      resolve({ code: undefined, output: error.message, refused: error.code ?? 'unknown' }),
    );
    child.on('close', (code) => resolve({ code: code ?? undefined, output }));
  });
}

/** `cwd` is the root folder: PostgreSQL looks its own path up from there, and ours may be closed to the account. */
export const spawnOptions = (account: Account | undefined) => ({
  cwd: '/',
  env: ENVIRONMENT,
  ...(account && { uid: account.uid, gid: account.gid }),
});
