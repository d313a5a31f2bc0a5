import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '@notelark/embedded-postgres';
import type { Actor } from '../platform/actor.ts';
import { type DatabaseConnection, openDatabase } from '../platform/database/client.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createLog } from '../platform/log.ts';

/** Whose rows a measurement makes and reads. */
export const OWNER = '00000000-0000-4000-8000-000000000001';
export const ACTOR: Actor = {
  userId: OWNER,
  email: 'owner@example.com',
  plan: 'business',
  administrator: false,
  timeZone: 'UTC',
  scopes: null,
  sessionId: OWNER,
};

/** For measurements: a PostgreSQL of its own with the product's tables and no rows, which goes when `use` has ended. */
export async function withTemporaryDatabase<T>(
  use: (connection: DatabaseConnection, url: string) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'notelark-measured-'));
  // As root, PostgreSQL runs as another user, who has to come in.
  await chmod(dataDir, 0o755);
  const log = createLog('warn', process.stderr);
  const server = await startEmbeddedPostgres({ dataDir, log });
  try {
    await migrate(server.url);
    const connection = openDatabase(server.url, {
      onError: (error) => log.error({ err: error }, 'database connection'),
    });
    try {
      return await use(connection, server.url);
    } finally {
      await connection.close();
    }
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true });
  }
}
