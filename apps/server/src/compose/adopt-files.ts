import { join } from 'node:path';
import { DiskFileStore } from '../adapters/file-store/disk.ts';
import { adoptFileStore } from '../features/files/service.identity.ts';
import { openDatabase } from '../platform/database/client.ts';

/** Makes the files in the data folder those of the database. @returns their folder. */
export async function adoptFiles(databaseUrl: string, dataDir: string): Promise<string> {
  const folder = join(dataDir, 'files');
  const database = openDatabase(databaseUrl, { onError: () => {} });
  try {
    await adoptFileStore({ db: database.db, store: new DiskFileStore(folder) });
    return folder;
  } finally {
    await database.close();
  }
}
