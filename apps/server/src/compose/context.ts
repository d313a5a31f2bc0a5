import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Config } from '../config.ts';
import type { AccountPlans } from '../platform/account-plans.ts';
import type { AdvisoryLocks } from '../platform/database/advisory-locks.ts';
import type { Database } from '../platform/database/client.ts';
import type { HttpServices } from '../platform/http/implement.ts';
import type { Logger } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import type { JobQueue, Work } from '../platform/queue/queue.ts';
import type { RateLimiter } from '../platform/rate-limit/rate-limiter.ts';
import type { Tracing } from '../platform/tracing/tracing.ts';
import type { Clock } from '../ports/clock.ts';
import type { Payments } from '../ports/payments.ts';
import type { Engines } from './engines.ts';

/** What every feature stands on. */
export interface AppContext {
  config: Config;
  log: Logger;
  metrics: Metrics;
  tracing: Tracing;
  clock: Clock;
  db: Database;
  databaseUrl: string;
  queue: JobQueue;
  limiter: RateLimiter;
  /** Locks that last longer than a transaction, across all processes. */
  locks: AdvisoryLocks;
  engines: Engines;
  plans: AccountPlans;
  /** Null: who takes payments follows from the settings. */
  payments: Payments | null;
  /** The address that users type, and that links lead to. */
  publicUrl: URL;
  /** What stored files and back-ups are encrypted with. */
  storageKey: Buffer;
  /** Make keys of it with `deriveKey`. */
  secret: string;
}

/** What a feature gives to the product. */
export interface FeatureModule {
  /** Binds its routes. */
  serve?(app: OpenAPIHono, services: HttpServices): void;
  /** The kinds of work that it does. */
  work?: Work[];
  /** Ends the answers that would go on for ever: the server is about to stop. */
  endStreams?(): void;
  /** Lets go of what it holds. */
  stop?(): Promise<void> | void;
}
