import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/client.ts';
import type { FileStore } from '../../ports/file-store.ts';
import * as repo from './identity.repo.ts';

/** The files at hand are not those that the database's rows refer to. */
class WrongFileStoreError extends Error {
  override name = 'WrongFileStoreError';
}

interface Deps {
  db: Database;
  store: FileStore;
  /** Where the store is, for the sentence. */
  place: string;
}

/**
 * Sees that this process has the files of this database. With other ones, a worker would fail recordings whose files it
 * doesn't have, and a sweep would delete files that other rows refer to.
 * @throws {WrongFileStoreError} with what to do about it.
 */
export async function verifyFileStore({ db, store, place }: Deps): Promise<void> {
  const known = await repo.findFileStore(db);
  const here = await store.identity();
  if (known !== null && known === here) return;
  if (known !== null)
    throw new WrongFileStoreError(here === null ? unnamed(place) : another(place));
  if (here !== null && (await hasFiles(store))) throw new WrongFileStoreError(another(place));
  // The first start. Of processes that start at once with different folders, one is right.
  const identity = here ?? (await store.identify(randomUUID()));
  if ((await repo.rememberFileStore(db, identity)) !== identity)
    throw new WrongFileStoreError(another(place));
}

/** Makes the files at hand those of this database. Files that rows refer to and that aren't here count as lost. */
export async function adoptFileStore({ db, store }: Omit<Deps, 'place'>): Promise<void> {
  const identity = randomUUID();
  await store.rename(identity);
  await repo.replaceFileStore(db, identity);
}

async function hasFiles(store: FileStore): Promise<boolean> {
  for await (const _ of store.list()) return true;
  return false;
}

const WHAT_TO_DO =
  'Set DATA_DIR to the folder that this database was used with; all processes of an installation share it. ' +
  'If the files were moved here or are lost for good, run `npm run adopt-files` once.';

const unnamed = (place: string): string =>
  `The files of this database are not in ${place}. ${WHAT_TO_DO}`;
const another = (place: string): string =>
  `The files in ${place} belong to another database. ${WHAT_TO_DO}`;
