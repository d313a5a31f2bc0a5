import { type Logger, pathForLog } from '../../platform/log.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';

/** What pages report about themselves. */
export class DiagnosticsService {
  readonly #limiter: RateLimiter;

  constructor(limiter: RateLimiter) {
    this.#limiter = limiter;
  }

  /** Logs a path that no page has. @throws {AppError} `rate-limited` */
  async reportNotFound(path: string, address: string, log: Logger): Promise<void> {
    await this.#limiter.count('not-found', { address });
    log.info({ unknownPath: pathForLog(path) }, 'page not found');
  }
}
