import { deleteFiles } from '../features/files/delete-files.job.ts';
import { verifyFileStore } from '../features/files/identity.service.ts';
import { StorageRoom } from '../features/files/room.service.ts';
import { FileService } from '../features/files/files.service.ts';
import { TransferInfos } from '../features/recordings/intake/transfer-infos.ts';
import type { FileStore } from '../ports/file-store.ts';
import { bindJob } from '../platform/queue/queue.ts';
import type { AppContext, FeatureModule } from './context.ts';
import { type OpenFileStore, openFileStore } from './file-store.ts';

export interface FilesModule extends FeatureModule {
  store: FileStore;
  /** Where files gather on their way here. */
  transfers: ReturnType<OpenFileStore['openTransfers']>;
  files: FileService;
  room: StorageRoom;
  /** Verifies that the files are those of this database, and that there is a place to work on them. */
  verify(): Promise<void>;
}

export function composeFiles(context: AppContext): FilesModule {
  const { config, db, storageKey } = context;
  const { store, place, settings, openTransfers, close } = openFileStore(config, storageKey);
  const files = new FileService({ ...context, files: store });
  return {
    store,
    transfers: openTransfers(new TransferInfos(db)),
    files,
    room: new StorageRoom(store, config.diskReserveBytes),
    work: [bindJob(deleteFiles, { files })],
    verify: async () => {
      await verifyFileStore({ db, store, place, settings });
      await store.freeBytes();
    },
    stop: close,
  };
}
