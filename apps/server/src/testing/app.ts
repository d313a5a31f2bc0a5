import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Api } from '@notelark/api/api';
import type { RouteInput, RouteOutput } from '@notelark/api/routes';
import { expect, vi } from 'vitest';
import { compose, type Product } from '../app.ts';
import type { Engines } from '../compose/engines.ts';
import { readConfig } from '../config.ts';
import type { CaughtMail } from '../features/mail/mailbox.service.ts';
import type { Database } from '../platform/database/client.ts';
import type { Tracing } from '../platform/tracing/tracing.ts';
import type { Payments } from '../ports/payments.ts';
import { type Answer, call, type RawRequest, type RequestOptions, send } from './call.ts';
import { createTestDatabase } from './database.ts';
import { createTestEngines } from './engines.ts';
import { ManualClock } from './manual-clock.ts';
import { TestLog } from './test-log.ts';
import { createUser, type NewUser, type TestUser } from './users.ts';

export interface TestAppOptions {
  /** Settings, as in the environment. */
  env?: Record<string, string>;
  publicUrl?: string;
  /** Makes the address by which the product reaches its database. */
  databaseUrl?: (url: string) => Promise<string>;
  /** Whether jobs are done. Default true. */
  worker?: boolean;
  /** Default: see `createTestEngines`. */
  engines?: Engines;
  /** Default: the sandbox. */
  payments?: Payments;
  /** Default: none. */
  tracing?: Tracing;
}

/** The whole product on a database and a folder of its own, with a clock that the test moves and mail that stays here. */
export interface TestApp {
  product: Product;
  db: Database;
  databaseUrl: string;
  clock: ManualClock;
  log: TestLog;
  /** Everything that the embedded defaults write. */
  dataDir: string;
  /** Calls a route: `await app.call('POST /api/contact', { body })`; `{ as: user }` for a signed-in user. */
  call<Name extends keyof Api>(
    name: Name,
    input: RouteInput<Api[Name]>,
    options?: RequestOptions,
  ): Promise<Answer<RouteOutput<Api[Name]>>>;
  /** Any request, and the answer as it is. */
  request(path: string, init?: RawRequest): Promise<Response>;
  /** A new account, verified and signed in. */
  signUpAndIn(user?: NewUser): Promise<TestUser>;
  /** Waits for the newest message to an address whose subject holds this. */
  mailTo(email: string, subject?: string): Promise<CaughtMail>;
  /** Stops and removes everything; fails when an error was logged that the test did not clear. */
  close(): Promise<void>;
}

const START = new Date('2026-03-10T09:00:00Z');

export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'notelark-app-'));
  const clock = new ManualClock(START);
  const log = new TestLog();
  const product = await compose({
    config: readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, ...options.env }),
    log: log.logger,
    databaseUrl: (await options.databaseUrl?.(database.url)) ?? database.url,
    publicUrl: new URL(options.publicUrl ?? 'http://localhost:3000'),
    clock,
    engines: options.engines ?? (await createTestEngines()),
    ...(options.payments && { payments: options.payments }),
    ...(options.tracing && { tracing: options.tracing }),
  });
  if (options.worker ?? true) await product.startWorker();
  return {
    product,
    db: product.context.db,
    databaseUrl: database.url,
    clock,
    log,
    dataDir,
    call: (name, input, request) => call(product, name, input, request),
    request: (path, init) => send(product, path, init),
    signUpAndIn: (user) => createUser(product, user),
    mailTo: (email, subject = '') => mailTo(product, email, subject),
    close: async () => {
      await product.stop();
      const errors = log.errors();
      await database.drop();
      await rm(dataDir, { recursive: true });
      expect(errors).toEqual([]);
    },
  };
}

function mailTo(product: Product, email: string, subject: string): Promise<CaughtMail> {
  return vi.waitFor(
    async () => {
      const mails = (await product.mail.mailbox?.list(email)) ?? [];
      const mail = mails.find((one) => one.subject.includes(subject));
      if (!mail) throw new Error(`no mail to ${email} with "${subject}" in its subject`);
      return mail;
    },
    { timeout: 20_000, interval: 20 },
  );
}
