import { adoptFiles } from './compose/adopt-files.ts';
import { withDatabase } from './main-maintenance.ts';

/** `npm run adopt-files`: the files in DATA_DIR become those of the database, e.g. after a restore without files. */
try {
  const folder = await withDatabase(adoptFiles);
  process.stdout.write(`The files in ${folder} now belong to this database.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
