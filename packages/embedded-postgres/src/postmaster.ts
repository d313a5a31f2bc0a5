import { execFile } from 'node:child_process';
import { readFile, readlink, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** PostgreSQL names its socket by a port even where it has none. */
const PORT = 5432;

/** A running server, as its `postmaster.pid` tells. */
export interface Postmaster {
  pid: number;
  socketFolder: string;
  /** `starting`, `ready` or `stopping`, or empty where it has not said yet. */
  status: string;
}

/** The server that runs on this database folder, by whichever process; undefined where none does. */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const lines = await pidFile(cluster);
  if (!lines) return undefined;
  const [pid, , , , socketFolder = '', , , status = ''] = lines;
  if (!(await isPostgresOn(Number(pid), cluster))) return undefined;
  return { pid: Number(pid), socketFolder: socketFolder.trim(), status: status.trim() };
}

async function pidFile(cluster: string): Promise<string[] | undefined> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined);
  return text?.split('\n');
}

/**
 * Removes what a dead server has left where PostgreSQL itself would refuse to start over it: the number in its lock file
 * has been given to another process by now, or its process is dead but not yet reaped. (Should one of its backends be alive
 * still, PostgreSQL notices by the shared memory, whose key is the folder's inode.)
 */
export async function clearStaleLocks(cluster: string, socketFolder: string): Promise<void> {
  const stale = await pidFile(cluster);
  if (stale && !(await isPostgresOn(Number(stale[0]), cluster))) {
    const now = await pidFile(cluster);
    if (now?.[0] === stale[0]) await rm(path.join(cluster, 'postmaster.pid'), { force: true });
  }
  if (await pidFile(cluster)) return;
  await rm(`${socketFile(socketFolder)}.lock`, { force: true });
}

/** Whether the process is alive and is a PostgreSQL server on that folder. */
async function isPostgresOn(pid: number, cluster: string): Promise<boolean> {
  if (!Number.isSafeInteger(pid) || pid <= 0 || !isAlive(pid)) return false;
  if (process.platform === 'linux') {
    // A server's working directory is its folder; a dead process that was not reaped has none.
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
    const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
    return folder === cluster && name.trim() === 'postgres';
  }
  const command = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).then(
    ({ stdout }) => stdout,
    () => '',
  );
  return command.includes('postgres') && command.includes(cluster);
}

/** Whether a process of this number exists; one that is dead but not reaped counts. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

export const socketFile = (folder: string) => path.join(folder, `.s.PGSQL.${PORT}`);
