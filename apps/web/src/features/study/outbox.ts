import type { ApiInput } from '../../lib/client.ts';

/** A review on its way to the server, of an account. */
export interface PendingReview {
  requestId: string;
  ownerId: string;
  cardId: string;
  rating: 1 | 2 | 3 | 4 | null;
  undoes: string | null;
  at: string;
  /** The card was new. */
  begins?: boolean;
  /** The server has it. It is kept for a while, as the cards that can be read offline may be older. */
  sent: boolean;
}

/** Keeps reviews of the last days. */
export interface ReviewStore {
  put: (review: PendingReview) => Promise<void>;
  list: () => Promise<PendingReview[]>;
  remove: (requestIds: readonly string[]) => Promise<void>;
}

type Sent = ApiInput<'POST /api/study/reviews'>['body']['reviews'];

/** As many as one request takes. */
const BATCH = 500;
/** So long cards of before may be shown: they are sent for some days ahead. */
const KEPT_MS = 7 * 86_400_000;

/** @returns when each card was reviewed last, by the server's clock */
type Send = (reviews: Sent) => Promise<ReadonlyMap<string, string | null>>;

/** Reviews that were made with or without a connection, sent in the order in which they were made. */
export class ReviewOutbox {
  readonly #store: ReviewStore;
  readonly #send: Send;
  #sending: Promise<void> = Promise.resolve();

  constructor(store: ReviewStore, send: Send) {
    this.#store = store;
    this.#send = send;
  }

  /** Settles when the review is kept on this device. */
  async add(review: PendingReview): Promise<void> {
    await this.#store.put(review);
  }

  /** The reviews of the last days, in the order of time. */
  async recent(ownerId: string): Promise<PendingReview[]> {
    const all = await this.#store.list();
    return all
      .filter((review) => review.ownerId === ownerId)
      .toSorted((a, b) => a.at.localeCompare(b.at));
  }

  /** Sends what is left, one call after the other: what was added meanwhile goes as well. @throws {ApiError} and the rest stays */
  async flush(ownerId: string): Promise<void> {
    const before = this.#sending;
    this.#sending = before.catch(() => undefined).then(() => this.#flush(ownerId));
    await this.#sending;
  }

  async #flush(ownerId: string): Promise<void> {
    await this.#forgetOld(ownerId);
    for (;;) {
      const left = (await this.recent(ownerId)).filter(({ sent }) => !sent);
      const batch = left.slice(0, BATCH);
      if (batch.length === 0) return;
      const last = await this.#send(batch.map(toSend));
      for (const review of batch) await this.#store.put(arrived(review, last));
    }
  }

  async #forgetOld(ownerId: string): Promise<void> {
    const before = new Date(Date.now() - KEPT_MS).toISOString();
    const old = (await this.recent(ownerId)).filter(({ sent, at }) => sent && at < before);
    await this.#store.remove(old.map(({ requestId }) => requestId));
  }
}

const toSend = ({ requestId, cardId, rating, undoes, at }: PendingReview): Sent[number] => ({
  requestId,
  cardId,
  rating,
  undoes,
  at,
});

/** By the server's clock, where this device's is ahead: its cards would seem to be older than their reviews. */
function arrived(review: PendingReview, last: ReadonlyMap<string, string | null>): PendingReview {
  const reviewed = last.get(review.cardId);
  const at = reviewed && reviewed < review.at ? reviewed : review.at;
  return { ...review, at, sent: true };
}
