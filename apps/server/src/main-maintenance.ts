import path from 'node:path';
import { type Config, prepareDataDir, readConfig } from './config.ts';
import type { BackupPlace } from './platform/backup/write.ts';
import { startEmbeddedPostgres } from '@notelark/embedded-postgres';
import { migrate } from './platform/database/migrate.ts';
import { createLog } from './platform/log.ts';
import { JobQueue } from './platform/queue/queue.ts';

interface Place extends Omit<BackupPlace, 'key' | 'files'> {
  config: Config;
}

/**
 * Runs a command on the product's data: with the database that its settings name, its tables brought up to date. Prints the
 * sentence that `work` returns, or why it could not be done.
 */
export async function maintain(
  command: string,
  work: (place: Place) => Promise<string>,
): Promise<void> {
  const file = process.argv.slice(2).find((one) => !one.startsWith('--'));
  try {
    if (file === undefined) throw new Error(`Name the file: npm run ${command} -- FILE`);
    process.stdout.write(
      `${await withDatabase((url, config) => work({ url, config, dataDir: config.dataDir, file: path.resolve(file) }))}\n`,
    );
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** Brings the tables of the product and of its queue up to date. */
export async function makeTables(url: string): Promise<void> {
  await migrate(url);
  const queue = new JobQueue(url, createLog('warn'));
  await queue.start([]);
  await queue.stop();
}

/** Runs `work` with the database that the settings name, its tables brought up to date. */
export async function withDatabase<T>(
  work: (url: string, config: Config) => Promise<T>,
): Promise<T> {
  const config = readConfig();
  const log = createLog('warn');
  prepareDataDir(config);
  const embedded =
    config.databaseUrl === null
      ? await startEmbeddedPostgres({ dataDir: config.dataDir, log })
      : null;
  const url = config.databaseUrl ?? embedded?.url ?? '';
  try {
    await makeTables(url);
    return await work(url, config);
  } finally {
    await embedded?.stop();
  }
}
