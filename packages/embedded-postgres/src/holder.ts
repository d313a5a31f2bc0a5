import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { SUPERUSER } from './cluster.ts';
import { findPostmaster } from './postmaster.ts';

export const DATABASE = 'notelark';

/** The number of the lock that every process that uses the server holds; its letters are 'note'. */
const IN_USE = 0x6e6f7465;
const LOOK_AGAIN_MS = 20;
const FAST_SHUTDOWN_MS = 10_000;
const IMMEDIATE_SHUTDOWN_MS = 5_000;

/** Errors of a server that is on its way up or down, or not there yet: worth another try. */
const NOT_NOW = new Set([
  '57P03',
  '57P01',
  '53300',
  'ENOENT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
]);

/**
 * Connects to the server and holds on to it: as long as one holder of any process is connected, the server is not stopped. A
 * killed process lets go by itself, for its connection ends. Undefined where the server doesn't take connections now.
 */
export async function hold(socketFolder: string): Promise<Client | undefined> {
  try {
    const client = await connect(socketFolder, DATABASE).catch(async (error: unknown) => {
      if (codeOf(error) !== '3D000') throw error;
      await createDatabase(socketFolder);
      return connect(socketFolder, DATABASE);
    });
    await client.query('SELECT pg_advisory_lock_shared($1)', [IN_USE]);
    return client;
  } catch (error) {
    if (NOT_NOW.has(codeOf(error)) || isCutOff(error)) return undefined;
    throw error;
  }
}

async function connect(socketFolder: string, database: string): Promise<Client> {
  const client = new Client({
    host: socketFolder,
    user: SUPERUSER,
    database,
    application_name: 'notelark launcher',
  });
  // What matters about a lost connection is its end, which the launcher follows.
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function createDatabase(socketFolder: string): Promise<void> {
  const client = await connect(socketFolder, 'postgres');
  try {
    await client.query(`CREATE DATABASE ${DATABASE}`);
  } catch (error) {
    // 42P04, 23505: another process has just made it.
    if (!['42P04', '23505'].includes(codeOf(error))) throw error;
  } finally {
    await client.end();
  }
}

/** Lets go. True where there is no other holder, and then there can be none until the server is gone. */
export async function letGo(client: Client): Promise<boolean> {
  await client.query('SELECT pg_advisory_unlock_shared($1)', [IN_USE]);
  const { rows } = await client.query<{ last: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS last',
    [IN_USE],
  );
  return rows[0]?.last === true;
}

/** Stops the server of that folder: at once and cleanly, by force where that takes too long (the next start then recovers). */
export async function stopServer(folder: string): Promise<void> {
  if (await ended(folder, 'SIGINT', FAST_SHUTDOWN_MS)) return;
  if (await ended(folder, 'SIGQUIT', IMMEDIATE_SHUTDOWN_MS)) return;
  await ended(folder, 'SIGKILL', IMMEDIATE_SHUTDOWN_MS);
}

async function ended(folder: string, signal: NodeJS.Signals, timeoutMs: number): Promise<boolean> {
  const server = await findPostmaster(folder);
  if (!server) return true;
  process.kill(server.pid, signal);
  for (
    const start = performance.now();
    performance.now() - start < timeoutMs;
    await delay(LOOK_AGAIN_MS)
  ) {
    if ((await findPostmaster(folder))?.pid !== server.pid) return true;
  }
  return false;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
const isCutOff = (error: unknown) =>
  error instanceof Error &&
  /Connection terminated|Client has encountered a connection error/.test(error.message);
