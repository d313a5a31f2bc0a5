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
import type { Base, Part } from './base.ts';

export interface FilesPart extends Part {
  store: FileStore;
  /** Where files gather on their way here. */
  transfers: DiskTransferStore;
  files: FileService;
  room: StorageRoom;
  /** Sees that the files are those of this database. */
  verify(): Promise<void>;
}

export function composeFiles(base: Base): FilesPart {
  const folder = join(base.config.dataDir, 'files');
  // The embedded database may lie on another disk, by a link.
  const neighbours = [join(base.config.dataDir, 'postgres')];
  const store = new DiskFileStore(folder, base.storageKey, neighbours);
  const infos = new TransferInfos(base.db);
  const transfers = new DiskTransferStore({ folder, infos, lifeMs: TRANSFER_LIFE_MS });
  const files = new FileService({ ...base, files: store });
  return {
    store,
    transfers,
    files,
    room: new StorageRoom(store, base.config.diskReserveBytes),
    work: [bindJob(deleteFiles, { files })],
    verify: () => verifyFileStore({ db: base.db, store, place: folder }),
  };
}
