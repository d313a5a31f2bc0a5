import { maintain, makeTables } from './main-maintenance.ts';
import { verifyBackup } from './platform/backup/verify.ts';
import { writeBackup } from './platform/backup/write.ts';
import { loadStorageKey } from './platform/secret.ts';

/**
 * `npm run backup -- FILE`: everything that users have, in one encrypted file; the product may run meanwhile. `--verify FILE` restores
 * one on trial and compares it.
 */
await maintain('backup', async ({ config, ...place }) => {
  const key = await loadStorageKey(config.storageKey, config.dataDir);
  if (process.argv.includes('--verify')) {
    const { tables, files } = await verifyBackup({ ...place, key, makeTables });
    return `${place.file} can be restored: the rows of ${tables} tables and ${files} files came back as they were written.`;
  }
  const { tables, files } = await writeBackup({ ...place, key });
  const where = config.storageKey === null ? `in ${config.dataDir}/storage-key` : 'STORAGE_KEY';
  return `${place.file} has the rows of ${tables} tables and ${files} files. It is encrypted: keep its key (${where}) apart from it and safe, nothing can be restored without.`;
});
