import { adoptFileStore } from '../features/files/identity.service.ts';
import type { Config } from '../config.ts';
import { loadStorageKey } from '../platform/secret.ts';
import { openDatabase } from '../platform/database/client.ts';
import { openFileStore } from './file-store.ts';

/** Makes the files at hand those of the database. @returns their place. */
export async function adoptFiles(databaseUrl: string, config: Config): Promise<string> {
  const key = await loadStorageKey(config.storageKey, config.dataDir);
  const { store, place, close } = openFileStore(config, key);
  const database = openDatabase(databaseUrl, { onError: () => {} });
  try {
    await adoptFileStore({ db: database.db, store });
    return place;
  } finally {
    await database.close();
    close();
  }
}
