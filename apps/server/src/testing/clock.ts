import type { Clock } from '../ports/clock.ts';

/** A clock that stands still until a test moves it. */
export class TestClock implements Clock {
  #now: Date;

  constructor(now: string | Date) {
    this.#now = new Date(now);
  }

  now(): Date {
    return new Date(this.#now);
  }

  set(moment: string | Date): void {
    this.#now = new Date(moment);
  }
}
