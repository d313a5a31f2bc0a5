import { openFileStore } from './compose/file-store.ts';
import { maintain } from './main-maintenance.ts';
import { readBackup } from './platform/backup/read.ts';
import { findStorageKey } from './platform/secret.ts';

/** `npm run restore -- FILE`: puts a back-up into an empty DATA_DIR, or into the empty database of DATABASE_URL. */
await maintain('restore', async ({ config, ...place }) => {
  const key = await findStorageKey(config.storageKey, config.dataDir);
  const opened = key && openFileStore(config, key);
  const target = opened && { store: opened.store, inDataDir: config.fileStore === 'disk' };
  const restoring = readBackup({ ...place, key, files: target });
  const { tables, files } = await restoring.finally(() => opened?.close());
  return `The rows of ${tables} tables and ${files} files are back.`;
});
