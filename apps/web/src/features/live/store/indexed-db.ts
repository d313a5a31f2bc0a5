import { done, resultOf } from '../../../lib/indexed-db.ts';
import type { RecordingStore, StoredRecording } from './store.ts';

const DATABASE = 'notelark-live';
const RECORDINGS = 'recordings';
/** Keyed by the recording's id and the buffer's index. */
const BUFFERS = 'buffers';

const buffersOf = (id: string, from = 0, until = Infinity): IDBKeyRange =>
  IDBKeyRange.bound([id, from], [id, until], false, true);

/** @throws a DOMException where the browser keeps nothing, e.g. in some private windows. */
export async function openIndexedDb(): Promise<RecordingStore> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(RECORDINGS, { keyPath: 'id' });
    opening.result.createObjectStore(BUFFERS);
  });
  const database = await resultOf(opening);
  const write = async (work: (stores: Stores) => void): Promise<void> => {
    const transaction = database.transaction([RECORDINGS, BUFFERS], 'readwrite');
    work(storesOf(transaction));
    await done(transaction);
  };
  const read = (): Stores => storesOf(database.transaction([RECORDINGS, BUFFERS]));
  return {
    durable: true,
    list: async (ownerId) => {
      const all: StoredRecording[] = await resultOf(read().recordings.getAll());
      return all
        .filter((one) => one.ownerId === ownerId)
        .toSorted((a, b) => a.startedAt - b.startedAt);
    },
    put: (recording) => write(({ recordings }) => void recordings.put(recording)),
    append: (id, index, pcm) => write(({ buffers }) => void buffers.put(pcm, [id, index])),
    count: async (id) => {
      const request = read().buffers.openKeyCursor(buffersOf(id), 'prev');
      return indexOf((await resultOf(request))?.key) + 1;
    },
    read: (id, from, until) => resultOf(read().buffers.getAll(buffersOf(id, from, until))),
    advance: (recording, keepFrom) =>
      write(({ recordings, buffers }) => {
        recordings.put(recording);
        buffers.delete(buffersOf(recording.id, 0, keepFrom));
      }),
    remove: (id) =>
      write(({ recordings, buffers }) => {
        recordings.delete(id);
        buffers.delete(buffersOf(id));
      }),
  };
}

interface Stores {
  recordings: IDBObjectStore;
  buffers: IDBObjectStore;
}

const storesOf = (transaction: IDBTransaction): Stores => ({
  recordings: transaction.objectStore(RECORDINGS),
  buffers: transaction.objectStore(BUFFERS),
});

/** Of a buffer's key; -1 for none. */
function indexOf(key: IDBValidKey | undefined): number {
  const index = Array.isArray(key) ? key[1] : undefined;
  return typeof index === 'number' ? index : -1;
}
