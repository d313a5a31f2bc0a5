import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { type Cluster, openCluster, SUPERUSER } from './cluster.ts';
import { EmbeddedPostgresError } from './fault.ts';
import { DATABASE, hold, letGo, stopServer } from './holder.ts';
import { clearStaleLocks, findPostmaster } from './postmaster.ts';
import {
  chooseSocketFolder,
  launch,
  type Launch,
  launchSentence,
  lostToAnother,
} from './server.ts';

export interface EmbeddedPostgresOptions {
  /** The product's data folder; the database gets a folder in it. */
  dataDir: string;
  log: { info(message: string): void; warn(message: string): void; error(message: string): void };
  /** Called once when a server that died could not be started again for long. Trying goes on. */
  onUnavailable?: (error: Error) => void;
  /** How long that is. Default: five minutes. */
  unavailableAfterMs?: number;
  /** As root: where the database and its programs go when DATA_DIR is closed to the user that PostgreSQL runs under. */
  systemDir?: string;
  /** Connections that the server takes at once. Default: 100. */
  maxConnections?: number;
}

export interface EmbeddedPostgres {
  /** For `pg`: a Unix socket, so nothing listens on the network. */
  url: string;
  /** Ends our use of it; the last user of the server stops it. */
  stop(): Promise<void>;
}

const LOOK_AGAIN_MS = 20;
/** How long a dead server's processes, or another starter, may keep us from the folder. */
const START_TIMEOUT_MS = 20_000;
/** Between two tries to start a server that died; doubled each time. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
/** After this long without a server, the parent process should decide. */
const UNAVAILABLE_MS = 5 * 60_000;

/**
 * A real PostgreSQL on its own folder. A server that already runs there, because another Notelark process has started it or
 * because a killed one has left it behind, is taken over; one that dies under us is started again at the same address.
 * @throws {EmbeddedPostgresError} with a sentence for the operator
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { dataDir, log, systemDir = '/var/lib/notelark', maxConnections } = options;
  const cluster = {
    ...(await openCluster(dataDir, systemDir)),
    ...(maxConnections !== undefined && { maxConnections }),
  };
  const logFile = path.join(dataDir, 'postgres.log');
  let socketFolder = await chooseSocketFolder(cluster);
  let held = bringUp(cluster, socketFolder, logFile);
  ({ socketFolder } = await held);

  const stopping = new AbortController();
  let stopped: Promise<void> | undefined;
  const restart = () => bringUp(cluster, socketFolder, logFile);
  const follow = ({ client }: Held) => {
    client.once('end', () => {
      if (stopped) return;
      log.warn('The database server has ended unexpectedly: starting it again.');
      held = bringUpAgain(restart, options, stopping.signal);
      held.then(follow, () => {});
    });
  };
  follow(await held);

  const query = new URLSearchParams({ host: socketFolder }).toString();
  return {
    url: `postgresql://${SUPERUSER}@localhost/${DATABASE}?${query}`,
    stop: () => {
      stopping.abort();
      stopped ??= held.then(
        (last) => end(last, cluster),
        () => {},
      );
      return stopped;
    },
  };
}

/** Starts a server that died until that succeeds: a full disk is freed, a folder is given back. */
async function bringUpAgain(
  start: () => Promise<Held>,
  { log, onUnavailable, unavailableAfterMs = UNAVAILABLE_MS }: EmbeddedPostgresOptions,
  stopping: AbortSignal,
): Promise<Held> {
  const since = performance.now();
  let reported = false;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await start();
    } catch (error) {
      stopping.throwIfAborted();
      const cause = error instanceof Error ? error : new Error(String(error));
      log.error(`The database server could not be started again: ${cause.message}`);
      if (!reported && performance.now() - since > unavailableAfterMs) {
        reported = true;
        onUnavailable?.(cause);
      }
      await delay(pause, undefined, { signal: stopping });
    }
  }
}

interface Held {
  client: Client;
  socketFolder: string;
}

/** Holds on to the server that runs on the folder, after starting one where none does. */
async function bringUp(cluster: Cluster, socketFolder: string, logFile: string): Promise<Held> {
  let started: Launch | undefined;
  for (const start = performance.now(); ; await delay(LOOK_AGAIN_MS)) {
    const isTimedOut = performance.now() - start > START_TIMEOUT_MS;
    const running = await findPostmaster(cluster.folder);
    if (running) {
      const client = running.status === 'ready' && (await hold(running.socketFolder));
      if (client) return { client, socketFolder: running.socketFolder };
      if (isTimedOut && running.status === 'ready')
        throw new EmbeddedPostgresError(unanswered(running.pid, cluster));
    } else if (!started) {
      await clearStaleLocks(cluster.folder, socketFolder);
      started = await launch(cluster, socketFolder, logFile);
    } else if (started.ended()) {
      if (isTimedOut || !(await lostToAnother(started)))
        throw new EmbeddedPostgresError(await launchSentence(started, cluster));
      started = undefined;
    }
  }
}

const unanswered = (pid: number, { folder }: Cluster) =>
  `A PostgreSQL server (process ${pid}) runs on ${folder} but takes no connections: end it and start again.`;

async function end({ client, socketFolder }: Held, cluster: Cluster): Promise<void> {
  // Where the connection is gone already, so is the server, or it is being stopped.
  const last = await letGo(client).catch(() => false);
  if (last) {
    await stopServer(cluster.folder);
    if (socketFolder !== cluster.folder) await rm(socketFolder, { recursive: true, force: true });
  }
  await client.end().catch(() => {});
}
