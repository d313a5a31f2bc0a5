import type { Clock } from '../ports/clock.ts';

/** A clock that stands still until a test moves it. */
export class ManualClock implements Clock {
  #now: Date;

  constructor(start: Date) {
    this.#now = start;
  }

  now(): Date {
    return new Date(this.#now);
  }

  advance({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Span): void {
    const total = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
    this.#now = new Date(this.#now.getTime() + total * 1000);
  }

  set(moment: Date): void {
    this.#now = moment;
  }
}

export interface Span {
  days?: number;
  hours?: number;
  minutes?: number;
  seconds?: number;
}
