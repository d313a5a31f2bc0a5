import { type DatabaseConnection, openDatabase } from '../platform/database/client.ts';
import { createTestDatabase } from './database.ts';

export interface OpenTestDatabase extends DatabaseConnection {
  url: string;
}

/** A database of one's own, open; `close` also removes it. A connection that breaks unasked fails the test. */
export async function openTestDatabase(): Promise<OpenTestDatabase> {
  const database = await createTestDatabase();
  const connection = openDatabase(database.url, {
    onError: (error) => {
      throw error;
    },
  });
  return {
    ...connection,
    url: database.url,
    close: async () => {
      await connection.close();
      await database.drop();
    },
  };
}
