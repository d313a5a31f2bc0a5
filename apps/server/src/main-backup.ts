import { openFileStore } from './compose/file-store.ts';
import { maintain, makeTables } from './main-maintenance.ts';
import { verifyBackup } from './platform/backup/verify.ts';
import { writeBackup } from './platform/backup/write.ts';
import { loadStorageKey } from './platform/secret.ts';

/**
 * `npm run backup -- FILE`: everything that users have, files on S3 included, in one encrypted file; the product may run meanwhile.
 * `--verify FILE` restores one on trial and compares it.
 */
await maintain('backup', async ({ config, ...place }) => {
  const key = await loadStorageKey(config.storageKey, config.dataDir);
  if (process.argv.includes('--verify')) {
    const openStore = (dataDir: string) => openFileStore({ ...config, dataDir }, key, 'disk').store;
    const { tables, files } = await verifyBackup({ ...place, key, makeTables, openStore });
    return `${place.file} can be restored: the rows of ${tables} tables and ${files} files came back as they were written.`;
  }
  const { store, close } = openFileStore(config, key);
  const source = { store, inDataDir: config.fileStore === 'disk' };
  const { tables, files } = await writeBackup({ ...place, key, files: source }).finally(close);
  const where = config.storageKey === null ? `in ${config.dataDir}/storage-key` : 'STORAGE_KEY';
  return `${place.file} has the rows of ${tables} tables and ${files} files. It is encrypted: keep its key (${where}) apart from it and safe, nothing can be restored without.`;
});
