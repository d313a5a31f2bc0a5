import type { Clock } from '../../ports/clock.ts';
import type { Actor } from '../actor.ts';
import { tooManyAttempts } from './rate-limiter.ts';
import { addressBlock } from './address-block.ts';

const WINDOW_SECONDS = 60;
/** A live recording sends about 150 requests a minute. */
const MAX_OF_USER = 600;
/** Of visitors of one address: a school may be behind it. */
const MAX_OF_ADDRESS = 1200;

interface Window {
  endsAt: number;
  count: number;
}

/**
 * Limits requests with bodies, which cost memory and time before anything else can refuse them. Counts in memory: it runs
 * on every request, and what it protects is this process.
 */
export class RequestLimiter {
  readonly #clock: Clock;
  readonly #scale: number;
  readonly #windows = new Map<string, Window>();
  #sweptAt = 0;

  constructor(clock: Clock, scale = 1) {
    this.#clock = clock;
    this.#scale = scale;
  }

  /** @throws {AppError} `rate-limited`, with the seconds until the window ends */
  admit({ actor, address }: { actor: Actor | null; address: string }): void {
    const now = this.#clock.now().getTime();
    this.#sweep(now);
    const key = actor ? `user:${actor.userId}` : `address:${addressBlock(address)}`;
    const found = this.#windows.get(key);
    const window =
      found && found.endsAt > now ? found : { endsAt: now + WINDOW_SECONDS * 1000, count: 0 };
    window.count += 1;
    this.#windows.set(key, window);
    if (window.count > (actor ? MAX_OF_USER : MAX_OF_ADDRESS) * this.#scale)
      throw tooManyAttempts(new Date(window.endsAt), new Date(now));
  }

  /** Drops the windows that have ended, so that the map stays as small as a minute's visitors. */
  #sweep(now: number): void {
    if (now - this.#sweptAt < WINDOW_SECONDS * 1000) return;
    this.#sweptAt = now;
    for (const [key, { endsAt }] of this.#windows) if (endsAt <= now) this.#windows.delete(key);
  }
}
