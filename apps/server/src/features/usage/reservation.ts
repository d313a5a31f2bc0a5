import type { UsageKind } from './allowance.policy.ts';

export interface Reserved {
  userId: string;
  kind: UsageKind;
  /** Seconds (audio, live) or pieces (text). */
  amount: number;
  /** What it is reserved for. */
  sourceId: string;
}

/**
 * The proof that an amount of a quota is held for something. Storing a file takes one, so that no way leads around the
 * quota. Only `UsageService` makes any: the private field keeps look-alikes out.
 */
export class QuotaReservation {
  readonly #reserved: Reserved;

  /** For `UsageService` alone, once the entry is in the ledger. */
  constructor(reserved: Reserved) {
    this.#reserved = reserved;
  }

  get userId(): string {
    return this.#reserved.userId;
  }

  get sourceId(): string {
    return this.#reserved.sourceId;
  }
}
