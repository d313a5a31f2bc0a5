import { openFileStore } from './compose/file-store.ts';
import { maintain } from './main-maintenance.ts';
import { writeBackup } from './platform/backup/write.ts';
import { loadStorageKey } from './platform/secret.ts';

/** `npm run backup -- FILE`: everything that users have, files on S3 included, in one encrypted file; the product may run meanwhile. */
await maintain('backup', async ({ config, ...place }) => {
  const key = await loadStorageKey(config.storageKey, config.dataDir);
  const { store, close } = openFileStore(config, key);
  const source = { store, inDataDir: config.fileStore === 'disk' };
  const { tables, files } = await writeBackup({ ...place, key, files: source }).finally(close);
  const where = config.storageKey === null ? `in ${config.dataDir}/storage-key` : 'STORAGE_KEY';
  return `${place.file} has the rows of ${tables} tables and ${files} files. It is encrypted: keep its key (${where}) apart from it and safe, nothing can be restored without.`;
});
