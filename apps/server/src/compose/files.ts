import { join } from 'node:path';
import { DiskFileStore } from '../adapters/file-store/disk.ts';
import { DiskTransferStore } from '../adapters/file-store/disk-transfers.ts';
import { deleteFiles } from '../features/files/delete-files.job.ts';
import { verifyFileStore } from '../features/files/identity.service.ts';
import { StorageRoom } from '../features/files/room.service.ts';
import { FileService } from '../features/files/files.service.ts';
import { TransferInfos } from '../features/recordings/transfer-infos.ts';
import { TRANSFER_LIFE_MS } from '../features/recordings/transfers.service.ts';
import type { FileStore } from '../ports/file-store.ts';
import { bindJob } from '../platform/queue/queue.ts';
import type { AppContext, FeatureModule } from './context.ts';

export interface FilesModule extends FeatureModule {
  store: FileStore;
  /** Where files gather on their way here. */
  transfers: DiskTransferStore;
  files: FileService;
  room: StorageRoom;
  /** Sees that the files are those of this database. */
  verify(): Promise<void>;
}

export function composeFiles(context: AppContext): FilesModule {
  const folder = join(context.config.dataDir, 'files');
  // The embedded database may lie on another disk, by a link.
  const neighbours = [join(context.config.dataDir, 'postgres')];
  const store = new DiskFileStore(folder, context.storageKey, neighbours);
  const infos = new TransferInfos(context.db);
  const transfers = new DiskTransferStore({ folder, infos, lifeMs: TRANSFER_LIFE_MS });
  const files = new FileService({ ...context, files: store });
  return {
    store,
    transfers,
    files,
    room: new StorageRoom(store, context.config.diskReserveBytes),
    work: [bindJob(deleteFiles, { files })],
    verify: () => verifyFileStore({ db: context.db, store, place: folder }),
  };
}
