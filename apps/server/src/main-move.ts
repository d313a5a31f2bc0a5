import { moveFiles } from './compose/move-files.ts';
import type { Config } from './config.ts';
import { withDatabase } from './main-maintenance.ts';
import type { Progress } from './platform/move-files/copy-files.ts';

/** Between two lines of progress. */
const SAY_MS = 1_000;

type Kind = Config['fileStore'];
const isKind = (text: string): text is Kind => text === 'disk' || text === 's3';

/** What has to be set from now on. */
function settingsAfter(to: Kind, { storageKey, dataDir }: Config): string {
  if (to === 'disk') return 'Set FILE_STORE=disk, or remove it.';
  const key = storageKey === null ? ` and STORAGE_KEY to what ${dataDir}/storage-key holds` : '';
  return `Set FILE_STORE=s3${key}, for all processes.`;
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

function createReport(): (progress: Progress) => void {
  let saidAt = 0;
  return ({ files, ofFiles, bytes, ofBytes }) => {
    if (files < ofFiles && Date.now() - saidAt < SAY_MS) return;
    saidAt = Date.now();
    process.stdout.write(
      `${files} of ${ofFiles} files, ${megabytes(bytes)} of ${megabytes(ofBytes)} MB\n`,
    );
  };
}

/** `npm run move-files -- disk s3`, or `s3 disk`: moves an installation's files; goes on where it was interrupted. */
try {
  const [from = '', to = ''] = process.argv.slice(2);
  if (!isKind(from) || !isKind(to) || from === to)
    throw new Error('Use: npm run move-files -- disk s3, or npm run move-files -- s3 disk');
  const said = await withDatabase(async (url, config) => {
    const moved = await moveFiles(url, config, { from, to, onProgress: createReport() });
    const begun =
      moved.unfinished === 0
        ? ''
        : ` ${moved.unfinished} uploads were under way: their pages begin them anew.`;
    return (
      `${moved.files} files are in ${moved.toPlace}, each compared with its original, and deleted from ${moved.fromPlace}.` +
      `${begun} ${settingsAfter(to, config)}`
    );
  });
  process.stdout.write(`${said}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
