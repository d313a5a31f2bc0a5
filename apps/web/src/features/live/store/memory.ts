import type { RecordingStore, StoredRecording } from './store.ts';

/** Keeps a recording as long as the page is open: for browsers that keep nothing, which the page then says. */
export function createMemoryStore(): RecordingStore {
  const recordings = new Map<string, StoredRecording>();
  const buffers = new Map<string, Map<number, Int16Array>>();
  const of = (id: string): Map<number, Int16Array> => {
    const present = buffers.get(id) ?? new Map<number, Int16Array>();
    buffers.set(id, present);
    return present;
  };
  return {
    durable: false,
    list: async (ownerId) =>
      [...recordings.values()]
        .filter((one) => one.ownerId === ownerId)
        .toSorted((a, b) => a.startedAt - b.startedAt),
    put: async (recording) => void recordings.set(recording.id, recording),
    append: async (id, index, pcm) => void of(id).set(index, pcm),
    count: async (id) => Math.max(-1, ...of(id).keys()) + 1,
    read: async (id, from, until) =>
      [...of(id)].filter(([index]) => index >= from && index < until).map(([, pcm]) => pcm),
    advance: async (recording, keepFrom) => {
      recordings.set(recording.id, recording);
      for (const index of of(recording.id).keys())
        if (index < keepFrom) of(recording.id).delete(index);
    },
    remove: async (id) => {
      recordings.delete(id);
      buffers.delete(id);
    },
  };
}
