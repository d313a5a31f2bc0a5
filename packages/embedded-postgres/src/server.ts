import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  open,
  readFile,
  stat,
  truncate,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Account, spawnOptions } from './account.ts';
import { ignore } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { programSentence, writingAt } from './fault.ts';
import { socketFile } from './postmaster.ts';

/** The shortest of the systems' limits for the path of a Unix socket (macOS: 104 bytes with the closing zero). */
const SOCKET_PATH_BYTES = 103;
const LOG_BYTES = 5_000_000;

/** Sized for one machine that does other work as well; everything about durability stays as PostgreSQL ships it. */
const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '128MB',
  work_mem: '8MB',
  max_wal_size: '512MB',
  // No replica reads along, so the log need only serve recovery.
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Short queries of one machine: neither compilation nor helper processes would pay.
  jit: 'off',
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  random_page_cost: '1.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
};

/** A server process that we have started, on its way up. */
export interface Launch {
  /** True once the process is gone. */
  ended(): boolean;
  /** What it has printed since it was started. */
  printed(): Promise<string>;
}

/**
 * Starts a server on the folder. It gets a session of its own: a Ctrl-C in the terminal reaches us alone, and a server
 * whose parent was killed goes on, to be found again.
 */
export async function launch(
  cluster: Cluster,
  socketFolder: string,
  logFile: string,
): Promise<Launch> {
  const log = await writingAt(logFile, () => openLog(logFile));
  const offset = (await log.stat()).size;
  const settings = {
    ...SETTINGS,
    ...(cluster.maxConnections !== undefined && {
      max_connections: String(cluster.maxConnections),
    }),
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
  };
  const child = spawn(
    cluster.binaries.postgres,
    [
      '-D',
      cluster.folder,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...spawnOptions(cluster.account), detached: true, stdio: ['ignore', log.fd, log.fd] },
  );
  let refusal = '';
  child.on('error', (error) => (refusal = error.message));
  child.unref();
  await log.close();
  return {
    ended: () => child.pid === undefined || child.exitCode !== null || child.signalCode !== null,
    printed: async () => refusal + (await readFile(logFile)).subarray(offset).toString('utf8'),
  };
}

async function openLog(file: string) {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LOG_BYTES) await truncate(file);
  return open(file, 'a', 0o600);
}

/** Why a launched server gave up, as a sentence. */
export async function launchSentence(started: Launch, cluster: Cluster): Promise<string> {
  return programSentence('PostgreSQL', cluster.folder, await started.printed());
}

/** Whether it only gave up because another server was, or a dead one's processes still were, on the folder. */
export async function lostToAnother(started: Launch): Promise<boolean> {
  return /lock file .* already exists|pre-existing shared memory block|bogus data in lock file|lock file .* is empty/.test(
    await started.printed(),
  );
}

/** Where the server listens: in its own folder, which only its owner may enter, unless the path would be too long. */
export async function chooseSocketFolder({ folder, account }: Cluster): Promise<string> {
  if (Buffer.byteLength(socketFile(folder)) <= SOCKET_PATH_BYTES) return folder;
  const name = `notelark-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  const parent =
    [tmpdir(), '/tmp'].find(
      (place) => Buffer.byteLength(socketFile(path.join(place, name))) <= SOCKET_PATH_BYTES,
    ) ?? '/tmp';
  return writingAt(parent, () => ownFolder(path.join(parent, name), account));
}

/** The folder of that name, if there is none yet; else one of a random name. */
async function ownFolder(place: string, account: Account | undefined): Promise<string> {
  const made = await mkdir(place, { mode: 0o700 }).then(
    () => true,
    (error: unknown) => (ignore('EEXIST')(error), false),
  );
  if (made) {
    await chmod(place, 0o700);
    if (account) await chown(place, account.uid, account.gid);
  }
  const found = await lstat(place);
  const ours =
    found.isDirectory() &&
    (found.mode & 0o077) === 0 &&
    found.uid === (account?.uid ?? process.getuid?.());
  if (ours) return place;
  const other = await mkdtemp(`${place}-`);
  if (account) await chown(other, account.uid, account.gid);
  return other;
}
