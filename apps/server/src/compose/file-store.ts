import { join } from 'node:path';
import { DiskFileStore } from '../adapters/file-store/disk.ts';
import { DiskTransferStore } from '../adapters/file-store/disk-transfers.ts';
import { S3FileStore } from '../adapters/file-store/s3.ts';
import { S3Bucket } from '../adapters/file-store/s3-bucket.ts';
import { S3TransferStore } from '../adapters/file-store/s3-transfers.ts';
import { Scratch } from '../adapters/file-store/scratch.ts';
import { type Config, ConfigError } from '../config.ts';
import { TRANSFER_LIFE_MS } from '../features/recordings/intake/transfers.service.ts';
import type { TransferInfos } from '../features/recordings/intake/transfer-infos.ts';
import type { FileStore } from '../ports/file-store.ts';

export type StoreKind = Config['fileStore'];

/** The files of an installation. */
export interface OpenFileStore {
  store: FileStore;
  /** Where it is, and the settings that lead there, for messages. */
  place: string;
  settings: string;
  /** Where files gather on their way. */
  openTransfers: (infos: TransferInfos) => DiskTransferStore | S3TransferStore;
  close: () => void;
}

/** Opens the store that the settings name, or with `kind` another one that they describe. Sends no request yet. */
export function openFileStore(
  config: Config,
  key: Buffer,
  kind: StoreKind = config.fileStore,
): OpenFileStore {
  // The embedded database may lie on another disk, by a link.
  const neighbours = [join(config.dataDir, 'postgres')];
  return kind === 's3' ? onS3(config, key, neighbours) : onDisk(config, key, neighbours);
}

function onDisk({ dataDir }: Config, key: Buffer, neighbours: readonly string[]): OpenFileStore {
  const folder = join(dataDir, 'files');
  return {
    store: new DiskFileStore(folder, key, neighbours),
    place: folder,
    settings: 'FILE_STORE and DATA_DIR',
    openTransfers: (infos) => new DiskTransferStore({ folder, infos, lifeMs: TRANSFER_LIFE_MS }),
    close: () => {},
  };
}

function onS3({ dataDir, s3 }: Config, key: Buffer, neighbours: readonly string[]): OpenFileStore {
  if (!s3) throw new ConfigError('S3_BUCKET: is needed for files on S3');
  const bucket = new S3Bucket(s3);
  const scratch = new Scratch(join(dataDir, 'scratch'));
  return {
    store: new S3FileStore({ bucket, key, scratch, neighbours }),
    place: bucket.place,
    settings: 'FILE_STORE, S3_ENDPOINT and S3_BUCKET',
    openTransfers: (infos) => new S3TransferStore({ bucket, key, infos, lifeMs: TRANSFER_LIFE_MS }),
    close: () => {
      scratch.close();
      bucket.close();
    },
  };
}
