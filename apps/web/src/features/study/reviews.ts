import { request } from '../../lib/client.ts';
import { type PendingReview, ReviewOutbox } from './outbox.ts';
import { openReviewStore } from './review-store.ts';

let opened: Promise<ReviewOutbox> | null = null;

/** One for the page: two would send the same twice. */
function outbox(): Promise<ReviewOutbox> {
  opened ??= openReviewStore().then(
    (store) =>
      new ReviewOutbox(store, async (reviews) => {
        await request('POST /api/study/reviews', { body: { reviews } });
      }),
  );
  return opened;
}

/** Keeps a review on this device. Settles when it is kept. */
export async function keepReview(review: PendingReview): Promise<void> {
  await (await outbox()).add(review);
}

/** Sends what this device has kept. @returns what is left, where the server can't be reached */
export async function sendPending(ownerId: string): Promise<PendingReview[]> {
  const box = await outbox();
  await box.flush(ownerId).catch(() => undefined);
  return await box.pending(ownerId);
}
