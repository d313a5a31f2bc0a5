/**
 * What a user may have worked on before it is metered: previews, audio sent ahead. An amount to begin with, which newly
 * metered seconds restore, each as much as twice itself. Nothing else restores it: a chunk that is sent again is not
 * metered again.
 */
export class UnmeteredAllowance {
  readonly #seconds: number;
  readonly #spent = new Map<string, number>();

  /** @param seconds the most that one user may have on credit */
  constructor(seconds: number) {
    this.#seconds = seconds;
  }

  has(userId: string, seconds: number): boolean {
    return this.#of(userId) + seconds <= this.#seconds;
  }

  spend(userId: string, seconds: number): void {
    this.#spent.set(userId, this.#of(userId) + seconds);
  }

  /** So many seconds were newly metered. */
  restore(userId: string, metered: number): void {
    const left = this.#of(userId) - 2 * metered;
    if (left > 0) this.#spent.set(userId, left);
    else this.#spent.delete(userId);
  }

  #of(userId: string): number {
    return this.#spent.get(userId) ?? 0;
  }
}
