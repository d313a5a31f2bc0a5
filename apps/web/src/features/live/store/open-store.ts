import { openIndexedDb } from './indexed-db.ts';
import { createMemoryStore } from './memory.ts';
import type { RecordingStore } from './store.ts';

/** The browser's database; the page's memory where there is none, and for what no longer fits into it. */
export async function openStore(): Promise<RecordingStore> {
  try {
    return withOverflow(await openIndexedDb(), createMemoryStore());
  } catch {
    return createMemoryStore();
  }
}

/** What the first store can't take goes into the second: a full disk must not cost a word. */
export function withOverflow(first: RecordingStore, second: RecordingStore): RecordingStore {
  let overflowed = false;
  return {
    get durable() {
      return first.durable && !overflowed;
    },
    list: first.list,
    put: first.put,
    append: async (id, index, pcm) => {
      try {
        await first.append(id, index, pcm);
      } catch {
        overflowed = true;
        await second.append(id, index, pcm);
      }
    },
    count: async (id) => Math.max(await first.count(id), await second.count(id)),
    // What overflowed came later.
    read: async (id, from, until) => [
      ...(await first.read(id, from, until)),
      ...(await second.read(id, from, until)),
    ],
    advance: async (recording, keepFrom) => {
      await first.advance(recording, keepFrom);
      await second.advance(recording, keepFrom);
    },
    remove: async (id) => {
      await first.remove(id);
      await second.remove(id);
    },
  };
}
