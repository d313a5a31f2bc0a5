import { maintain } from './main-maintenance.ts';
import { readBackup } from './platform/backup/read.ts';

/** `npm run restore -- FILE`: puts a back-up into an empty DATA_DIR, or into the empty database of DATABASE_URL. */
await maintain('restore', async (place) => {
  const { tables, files } = await readBackup(place);
  return `The rows of ${tables} tables and ${files} files are back.`;
});
