import { join } from 'node:path';
import { DiskFileStore } from '../adapters/file-store/disk.ts';
import { adoptFileStore } from '../features/files/identity.service.ts';
import type { Config } from '../config.ts';
import { loadStorageKey } from '../platform/secret.ts';
import { openDatabase } from '../platform/database/client.ts';

/** Makes the files in the data folder those of the database. @returns their folder. */
export async function adoptFiles(databaseUrl: string, config: Config): Promise<string> {
  const { dataDir, storageKey } = config;
  const key = await loadStorageKey(storageKey, dataDir);
  const folder = join(dataDir, 'files');
  const database = openDatabase(databaseUrl, { onError: () => {} });
  try {
    await adoptFileStore({ db: database.db, store: new DiskFileStore(folder, key) });
    return folder;
  } finally {
    await database.close();
  }
}
