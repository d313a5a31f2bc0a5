import { accountsRepo } from '../../apps/server/src/features/accounts/accounts.repo.ts';
import { type Database, openDatabase } from '../../apps/server/src/platform/database/client.ts';
import { startEmbeddedPostgres } from '@notelark/embedded-postgres';

const silent = { info: () => {}, warn: () => {}, error: console.error };

/** Works in the database of the running product, whose data is in `E2E_DATA_DIR`. */
export async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const dataDir = process.env.E2E_DATA_DIR ?? '';
  const server = await startEmbeddedPostgres({ dataDir, log: silent });
  const database = openDatabase(server.url, { onError: console.error });
  try {
    return await work(database.db);
  } finally {
    await database.close();
    await server.stop();
  }
}

/** The same, on what a user has. */
export function withUser<T>(
  email: string,
  work: (db: Database, userId: string) => Promise<T>,
): Promise<T> {
  return withDatabase(async (db) => {
    const user = await accountsRepo.findByEmail(db, email);
    if (!user) throw new Error(`nobody has the address ${email}`);
    return await work(db, user.id);
  });
}
