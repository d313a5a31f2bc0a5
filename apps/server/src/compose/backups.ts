import { BackupsService } from '../features/backups/backups.service.ts';
import { makeBackup } from '../features/backups/make-backup.job.ts';
import { BackupFolder } from '../platform/backup/backup-folder.ts';
import { writeBackup } from '../platform/backup/write.ts';
import { bindJob } from '../platform/queue/queue.ts';
import type { AppContext, FeatureModule } from './context.ts';
import type { FilesModule } from './files.ts';

export interface BackupsModule extends FeatureModule {
  backups: BackupsService;
}

export function composeBackups(
  context: AppContext,
  { store }: Pick<FilesModule, 'store'>,
): BackupsModule {
  const { config, databaseUrl: url, storageKey: key, metrics } = context;
  const { dataDir, backup } = config;
  const files = { store, inDataDir: config.fileStore === 'disk' };
  const write = (file: string) => writeBackup({ url, dataDir, file, key, files });
  const folder = new BackupFolder({ folder: backup.folder, dataDir });
  const backups = new BackupsService({ ...context, ...backup, folder, write });
  if (backup.everyHours !== null) {
    const period = backup.everyHours * 3_600;
    metrics.onScrape(
      'last_backup_timestamp_seconds',
      'When the newest scheduled backup was made; 0: never.',
      [],
      async () => [{ value: await backups.newestSeconds() }],
    );
    metrics.onScrape('backup_period_seconds', 'How often a backup is wanted.', [], async () => [
      { value: period },
    ]);
  }
  return { backups, work: [bindJob(makeBackup, { backups })] };
}
