/** What is done to the cluster at the moment. */
export type Phase =
  | 'deploy'
  | 'kill'
  | 'database restarted'
  | 'database killed'
  | 'S3 killed'
  | 'nothing';

/** What fails so soon after a fault, fails for it. */
const ECHO_MS = 3_000;

/** The answers of all clients, by what was done to the cluster meanwhile. */
export class Journal {
  answered = 0;
  readonly #failures: { phase: Phase; status: number; request: string }[] = [];
  #phase: Phase = 'nothing';
  #before: Phase = 'nothing';
  #changedAt = 0;

  begin(phase: Phase): void {
    this.#before = this.#phase;
    this.#phase = phase;
    this.#changedAt = performance.now();
  }

  /** @param status 0 where no answer came. */
  note(status: number, request: string): void {
    if (status > 0 && status < 500) this.answered += 1;
    else this.#failures.push({ phase: this.#now(), status, request });
  }

  /** Requests that got no answer of the product's, or one that is a fault. */
  cut(phase: Phase): number {
    return this.#failures.filter((one) => one.phase === phase && one.status !== 503).length;
  }

  /** Each request that was cut, ids apart, and how often. */
  allCut(): Record<string, number> {
    const times: Record<string, number> = {};
    for (const { phase, status, request } of this.#failures.filter((one) => one.status !== 503)) {
      const name = `${phase}: ${status} ${request.replaceAll(/[0-9a-f]{32}|[0-9a-f-]{36}/g, 'ID')}`;
      times[name] = (times[name] ?? 0) + 1;
    }
    return times;
  }

  /** Requests that were answered 503, to be sent again. */
  refused(phase: Phase): number {
    return this.#failures.filter((one) => one.phase === phase && one.status === 503).length;
  }

  #now(): Phase {
    const isEcho = this.#phase === 'nothing' && performance.now() - this.#changedAt < ECHO_MS;
    return isEcho ? this.#before : this.#phase;
  }
}
