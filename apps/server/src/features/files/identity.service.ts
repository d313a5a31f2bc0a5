import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from '../../platform/database/client.ts';
import type { FileStore } from '../../ports/file-store.ts';
import * as repo from './identity.repo.ts';

/** The files at hand are not those that the database's rows refer to. */
class WrongFileStoreError extends Error {
  override name = 'WrongFileStoreError';
}

interface Deps {
  db: Database;
  store: FileStore;
  /** Where the store is, and the settings that lead there, for the sentence. */
  place: string;
  settings: string;
}

/**
 * Sees that this process has the files of this database. With other ones, a worker would fail recordings whose files it
 * doesn't have, and a sweep would delete files that other rows refer to.
 * @throws {WrongFileStoreError} with what to do about it.
 */
export async function verifyFileStore(deps: Deps): Promise<void> {
  const { db, store } = deps;
  const known = await repo.findFileStore(db);
  const here = await store.identity();
  if (known !== null && known === here) return;
  if (known !== null) throw wrongStore(here, deps);
  // The first start. Of processes that start at once with different stores, one is right.
  await db.transaction(async (tx) => {
    await repo.lockNaming(tx);
    await nameStore(tx, deps);
  });
}

async function nameStore(tx: Transaction, deps: Deps): Promise<void> {
  const { store } = deps;
  const known = await repo.findFileStore(tx);
  const here = await store.identity();
  if (known !== null && known === here) return;
  if (known !== null || (here !== null && (await hasFiles(store)))) throw wrongStore(here, deps);
  await repo.rememberFileStore(tx, here ?? (await store.identify(randomUUID())));
}

/** Makes the files at hand those of this database. Files that rows refer to and that aren't here count as lost. */
export async function adoptFileStore({ db, store }: Pick<Deps, 'db' | 'store'>): Promise<void> {
  const identity = randomUUID();
  await store.rename(identity);
  await repo.replaceFileStore(db, identity);
}

async function hasFiles(store: FileStore): Promise<boolean> {
  for await (const _ of store.list()) return true;
  return false;
}

const whatToDo = (settings: string): string =>
  `Set ${settings} to what this database was used with; all processes of an installation share it. ` +
  'To move the files to another place, stop all processes and run `npm run move-files`. ' +
  'If they were copied here by other means or are lost for good, run `npm run adopt-files` once.';

function wrongStore(here: string | null, { place, settings }: Deps): WrongFileStoreError {
  const fault =
    here === null
      ? `The files of this database are not in ${place}.`
      : `The files in ${place} belong to another database.`;
  return new WrongFileStoreError(`${fault} ${whatToDo(settings)}`);
}
