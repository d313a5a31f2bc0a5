import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { otherConnections, unfinishedKeys } from '../features/files/files.repo.ts';
import * as identities from '../features/files/identity.repo.ts';
import type { Database } from '../platform/database/client.ts';
import { openDatabase } from '../platform/database/client.ts';
import { copyFiles, type Progress } from '../platform/move-files/copy-files.ts';
import { ProvenFiles } from '../platform/move-files/proven-files.ts';
import { loadStorageKey } from '../platform/secret.ts';
import type { FileStore, StoredFile } from '../ports/file-store.ts';
import { type OpenFileStore, openFileStore, type StoreKind } from './file-store.ts';

export interface Move {
  from: StoreKind;
  to: StoreKind;
  onProgress: (progress: Progress) => void;
}

/** What a move has done. */
export interface Moved {
  files: number;
  /** Uploads that were under way: their pages begin them anew. */
  unfinished: number;
  fromPlace: string;
  toPlace: string;
}

/** The files can't be moved; the message is a sentence for the operator. */
class MoveError extends Error {
  override name = 'MoveError';
}

/** How long connections of processes that have just been stopped may be left. */
const GONE_WITHIN_MS = 2_000;

/**
 * Moves all files of an installation to another kind of store: copies them, proves each by length and hash, makes the new place that
 * of the database, and only then deletes the old files. Killed at any moment, it goes on when it is started again.
 * @throws {MoveError}, `CopyError`
 */
export async function moveFiles(databaseUrl: string, config: Config, move: Move): Promise<Moved> {
  const key = await loadStorageKey(config.storageKey, config.dataDir);
  const from = openFileStore(config, key, move.from);
  const to = openFileStore(config, key, move.to);
  const database = openDatabase(databaseUrl, { onError: () => {} });
  const proven = await ProvenFiles.open(join(config.dataDir, `moving-to-${move.to}`));
  try {
    const moved = await moveAll(database.db, { from, to, proven }, move);
    await proven.remove();
    return moved;
  } finally {
    await proven.close().catch(() => {});
    await database.close();
    from.close();
    to.close();
  }
}

interface Stores {
  from: OpenFileStore;
  to: OpenFileStore;
  proven: ProvenFiles;
}

async function moveAll(
  db: Database,
  { from, to, proven }: Stores,
  { onProgress, ...kinds }: Move,
): Promise<Moved> {
  await assertStopped(db);
  const next = await prepare(db, { from, to }, kinds);
  const copying = { from: from.store, to: to.store, proven, onProgress };
  const first = await filesOf(db, from.store);
  await copyFiles(first.files, copying);
  // What a process that ran meanwhile has stored.
  await assertStopped(db);
  const { files, unfinished } = await filesOf(db, from.store);
  const copied = new Set(first.files.map(({ key }) => key));
  await copyFiles(
    files.filter(({ key }) => !copied.has(key)),
    copying,
  );
  await identities.replaceFileStore(db, next);
  for (const { key } of [...files, ...unfinished]) await from.store.delete(key);
  return {
    files: files.length,
    unfinished: unfinished.length,
    fromPlace: from.place,
    toPlace: to.place,
  };
}

/**
 * Names the new place by the name of the old one: until the database knows that name, no process works with it, and a move
 * that is started again recognizes its own.
 * @returns the name.
 */
async function prepare(
  db: Database,
  { from, to }: Omit<Stores, 'proven'>,
  move: Pick<Move, 'from' | 'to'>,
): Promise<string> {
  const known = await identities.findFileStore(db);
  const [here, there] = [await from.store.identity(), await to.store.identity()];
  if (here === null) throw new MoveError(`There are no files of Notelark in ${from.place}.`);
  const next = nameAfter(here, move.to);
  if (known !== here && known !== next)
    throw new MoveError(`The files in ${from.place} belong to another database.`);
  if (there === next) return next;
  const isFormer = there !== null && known === nameAfter(there, move.from);
  if ((there !== null && !isFormer) || (await hasFiles(to.store)))
    throw new MoveError(`There are other files in ${to.place} already. Name an empty place.`);
  await to.store.rename(next);
  return next;
}

const nameAfter = (identity: string, kind: StoreKind): string =>
  createHash('sha256').update(`${identity} moved to ${kind}`).digest('hex');

async function hasFiles(store: FileStore): Promise<boolean> {
  for await (const _ of store.list()) return true;
  return false;
}

/** Those to be moved, and those on their way, of which only a part is here. */
async function filesOf(db: Database, store: FileStore) {
  const listed = await Array.fromAsync(store.list());
  const onTheirWay = await unfinishedKeys(db);
  const files: StoredFile[] = [];
  const unfinished: StoredFile[] = [];
  for (const file of listed) (onTheirWay.has(file.key) ? unfinished : files).push(file);
  return { files, unfinished };
}

/** A process that runs would store more files in the old place. */
async function assertStopped(db: Database): Promise<void> {
  const until = Date.now() + GONE_WITHIN_MS;
  while ((await otherConnections(db)) > 0) {
    if (Date.now() > until)
      throw new MoveError(
        'Stop all processes of Notelark first: files that come in meanwhile would be lost.',
      );
    await pause(100);
  }
}
