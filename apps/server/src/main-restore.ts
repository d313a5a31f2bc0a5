import { maintain } from './main-maintenance.ts';
import { readBackup } from './platform/backup/read.ts';
import { findStorageKey } from './platform/secret.ts';

/** `npm run restore -- FILE`: puts a back-up into an empty DATA_DIR, or into the empty database of DATABASE_URL. */
await maintain('restore', async ({ config, ...place }) => {
  const key = await findStorageKey(config.storageKey, config.dataDir);
  const { tables, files } = await readBackup({ ...place, key });
  return `The rows of ${tables} tables and ${files} files are back.`;
});
