import { DiskWatchedFolder } from '../adapters/watched-folder/disk.ts';
import type { ActorsService } from '../features/accounts/actors.service.ts';
import { watchFolder } from '../features/watched-folder/watch-folder.job.ts';
import { WatchedFolderService } from '../features/watched-folder/watched-folder.service.ts';
import { bindJob } from '../platform/queue/queue.ts';
import type { AppContext, FeatureModule } from './context.ts';
import type { RecordingsModule } from './recordings.ts';

interface Deps {
  actors: ActorsService;
  recordings: Pick<RecordingsModule, 'arrivals'>;
}

export interface WatchedFolderModule extends FeatureModule {
  /** Null where no folder is set. */
  watched: WatchedFolderService | null;
}

export function composeWatchedFolder(
  context: AppContext,
  { actors, recordings: { arrivals } }: Deps,
): WatchedFolderModule {
  const { watch } = context.config;
  const watched =
    watch &&
    new WatchedFolderService({
      ...context,
      actors,
      arrivals,
      owner: watch.owner,
      folder: new DiskWatchedFolder(watch.folder),
    });
  const folder = watched ?? { look: () => Promise.resolve() };
  const job = watched ? watchFolder : { ...watchFolder, cron: null };
  return { watched, work: [bindJob(job, { folder })] };
}
