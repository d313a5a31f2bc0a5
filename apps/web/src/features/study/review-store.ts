import { done, resultOf } from '../../lib/indexed-db.ts';
import type { PendingReview, ReviewStore } from './outbox.ts';

const DATABASE = 'notelark-study';
const REVIEWS = 'reviews';

/** The browser's database; the page's memory where there is none, as in some private windows. */
export async function openReviewStore(): Promise<ReviewStore> {
  try {
    return await openIndexedDb();
  } catch {
    return createMemoryStore();
  }
}

export function createMemoryStore(): ReviewStore {
  const kept = new Map<string, PendingReview>();
  return {
    put: (review) => Promise.resolve(void kept.set(review.requestId, review)),
    list: () => Promise.resolve([...kept.values()]),
    remove: (ids) => Promise.resolve(ids.forEach((id) => kept.delete(id))),
  };
}

async function openIndexedDb(): Promise<ReviewStore> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(REVIEWS, { keyPath: 'requestId' });
  });
  const database = await resultOf(opening);
  const write = async (work: (reviews: IDBObjectStore) => void): Promise<void> => {
    const transaction = database.transaction(REVIEWS, 'readwrite');
    work(transaction.objectStore(REVIEWS));
    await done(transaction);
  };
  return {
    put: (review) => write((reviews) => void reviews.put(review)),
    list: () => resultOf(database.transaction(REVIEWS).objectStore(REVIEWS).getAll()),
    remove: (ids) => write((reviews) => ids.forEach((id) => void reviews.delete(id))),
  };
}
