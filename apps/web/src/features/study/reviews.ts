import { request } from '../../lib/client.ts';
import { type PendingReview, ReviewOutbox } from './outbox.ts';
import { openReviewStore } from './review-store.ts';

let opened: Promise<ReviewOutbox> | null = null;

/** One for the page: two would send the same twice. */
function outbox(): Promise<ReviewOutbox> {
  opened ??= openReviewStore().then(
    (store) =>
      new ReviewOutbox(store, async (reviews) => {
        const { cards } = await request('POST /api/study/reviews', { body: { reviews } });
        return new Map(cards.map(({ id, schedule }) => [id, schedule.lastReview]));
      }),
  );
  return opened;
}

/** Keeps a review on this device. Settles when it is kept. */
export async function keepReview(review: PendingReview): Promise<void> {
  await (await outbox()).add(review);
}

/** Sends what this device has kept. @returns the reviews of the last days, with those that could not be sent */
export async function sendReviews(ownerId: string): Promise<PendingReview[]> {
  const box = await outbox();
  await box.flush(ownerId).catch(() => undefined);
  return await box.recent(ownerId);
}

/** How many the server does not have. */
export const countWaiting = (reviews: readonly PendingReview[]): number =>
  reviews.filter(({ sent }) => !sent).length;
