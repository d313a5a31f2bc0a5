import type { ApiInput } from '../../lib/client.ts';

/** A review on its way to the server, of an account. */
export interface PendingReview {
  requestId: string;
  ownerId: string;
  cardId: string;
  rating: 1 | 2 | 3 | 4 | null;
  undoes: string | null;
  at: string;
}

/** Keeps reviews until the server has them. */
export interface ReviewStore {
  put: (review: PendingReview) => Promise<void>;
  list: () => Promise<PendingReview[]>;
  remove: (requestIds: readonly string[]) => Promise<void>;
}

type Sent = ApiInput<'POST /api/study/reviews'>['body']['reviews'];

/** As many as one request takes. */
const BATCH = 500;

/** Reviews that were made with or without a connection, sent in the order in which they were made. */
export class ReviewOutbox {
  readonly #store: ReviewStore;
  readonly #send: (reviews: Sent) => Promise<void>;
  #sending: Promise<void> | null = null;

  constructor(store: ReviewStore, send: (reviews: Sent) => Promise<void>) {
    this.#store = store;
    this.#send = send;
  }

  /** Settles when the review is kept on this device. */
  async add(review: PendingReview): Promise<void> {
    await this.#store.put(review);
  }

  /** What the server does not have yet, in the order of time. */
  async pending(ownerId: string): Promise<PendingReview[]> {
    const all = await this.#store.list();
    return all
      .filter((review) => review.ownerId === ownerId)
      .toSorted((a, b) => a.at.localeCompare(b.at));
  }

  /** Sends what is left; one call at a time, a later one joins it. @throws {ApiError} and all of it stays */
  async flush(ownerId: string): Promise<void> {
    this.#sending ??= this.#flush(ownerId).finally(() => {
      this.#sending = null;
    });
    await this.#sending;
  }

  async #flush(ownerId: string): Promise<void> {
    for (;;) {
      const batch = (await this.pending(ownerId)).slice(0, BATCH);
      if (batch.length === 0) return;
      await this.#send(
        batch.map(({ requestId, cardId, rating, undoes, at }) => ({
          requestId,
          cardId,
          rating,
          undoes,
          at,
        })),
      );
      await this.#store.remove(batch.map(({ requestId }) => requestId));
    }
  }
}
