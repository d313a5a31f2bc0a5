import { maintain } from './main-maintenance.ts';
import { writeBackup } from './platform/backup/write.ts';

/** `npm run backup -- FILE`: everything that users have, in one file; the product may run meanwhile. */
await maintain('backup', async (place) => {
  const { tables, files } = await writeBackup(place);
  return `${place.file} has the rows of ${tables} tables and ${files} files.`;
});
