import type { OpenAPIHono } from '@hono/zod-openapi';
import { composeAccountData } from './compose/account-data.ts';
import { composeAccounts } from './compose/accounts.ts';
import type { Base, Part } from './compose/base.ts';
import { composeBilling } from './compose/billing.ts';
import { composeContact } from './compose/contact.ts';
import { composeDiagnostics } from './compose/diagnostics.ts';
import { createEngines, type Engines } from './compose/engines.ts';
import { composeExport } from './compose/export.ts';
import { composeFiles } from './compose/files.ts';
import { firstRequests } from './compose/first-requests.ts';
import { composeInstallation } from './compose/installation.ts';
import { composeLibrary } from './compose/library.ts';
import { composeLive } from './compose/live.ts';
import { composeMail } from './compose/mail.ts';
import { composeSummaries } from './compose/summaries.ts';
import { composeTranscription } from './compose/transcription.ts';
import { composeUsage } from './compose/usage.ts';
import type { Config } from './config.ts';
import { StorageForecasts } from './features/recordings/storage-forecast.service.ts';
import { AccountPlans } from './platform/account-plans.ts';
import { systemClock } from './platform/clock.ts';
import { AdvisoryLocks } from './platform/database/advisory-locks.ts';
import { type DatabaseConnection, openDatabase } from './platform/database/client.ts';
import { migrate } from './platform/database/migrate.ts';
import { serveApiDocument } from './platform/http/api-document.ts';
import { createHttpApp } from './platform/http/app.ts';
import { clientAddress } from './platform/http/client-address.ts';
import { Readiness, serveHealth } from './platform/http/health.ts';
import type { HttpServices } from './platform/http/implement.ts';
import { serveWeb } from './platform/http/web.ts';
import type { Logger } from './platform/log.ts';
import { JobQueue } from './platform/queue/queue.ts';
import { BodyLimiter } from './platform/rate-limit/body-limiter.ts';
import { RateLimiter } from './platform/rate-limit/rate-limiter.ts';
import { loadSecret, loadStorageKey } from './platform/secret.ts';
import type { Clock } from './ports/clock.ts';
import type { Payments } from './ports/payments.ts';

export interface Settings {
  config: Config;
  log: Logger;
  databaseUrl: string;
  publicUrl: URL;
  /** Tests bring their own. */
  clock?: Clock;
  engines?: Engines;
  payments?: Payments;
}

/** What the processes are made of: the web part serves, the worker part takes jobs, `main.ts` has both. */
export interface Product extends Features {
  app: OpenAPIHono;
  /** What the features stand on. */
  base: Base;
  startWorker(): Promise<void>;
  /** First step of stopping: not ready any more, no streams, jobs handed back. Requests are still answered. */
  beginStop(): Promise<void>;
  /** Gives running jobs back to the queue and closes every connection and child process. */
  stop(): Promise<void>;
}

type Features = ReturnType<typeof composeFeatures>;

/** Every feature, in the order in which they need each other. */
function composeFeatures(base: Base) {
  const mail = composeMail(base);
  const accounts = composeAccounts(base, mail.mail);
  const contact = composeContact(base, mail.mail);
  const storage = new StorageForecasts(base);
  const billing = composeBilling(base, {
    accounts: accounts.accounts,
    mail: mail.mail,
    storage,
  });
  const sells = billing.payments.provider !== 'none';
  const diagnostics = composeDiagnostics(base);
  const installation = composeInstallation(base, billing.payments);
  const usage = composeUsage(base);
  const files = composeFiles(base);
  const summaries = composeSummaries(base, usage.usage);
  const shared = { usage: usage.usage, mail: mail.mail, files, storage, sells, ...summaries };
  const transcription = composeTranscription(base, shared);
  const library = composeLibrary(base, {
    ...shared,
    ...transcription,
    sessions: accounts.sessions,
  });
  const exports = composeExport(library.results);
  const accountData = composeAccountData(base, {
    accounts: accounts.accounts,
    subscriptions: billing.subscriptions,
    mail: mail.mail,
    contact,
    files,
  });
  const live = composeLive(base, {
    usage: usage.usage,
    texts: library.texts,
    notes: summaries.notes,
  });
  return {
    mail,
    accounts,
    accountData,
    contact,
    billing,
    diagnostics,
    installation,
    usage,
    files,
    summaries,
    transcription,
    library,
    exports,
    live,
  };
}

/** The only place where objects are made and tied together. */
export async function compose(settings: Settings): Promise<Product> {
  await migrate(settings.databaseUrl);
  const database = openDatabase(settings.databaseUrl, {
    onError: (error) => settings.log.error({ err: error }, 'database connection'),
  });
  const base = await composeBase(settings, database);
  const features = composeFeatures(base);
  const parts: Part[] = Object.values(features);
  const work = parts.flatMap((part) => part.work ?? []);
  const readiness = new Readiness({
    databaseAnswers: () => database.answers(),
    diskHasRoom: () => features.files.room.has(),
  });
  await features.files.verify();
  await base.queue.start(work.map(({ job }) => job));
  return {
    ...features,
    base,
    app: serve(base, readiness, features),
    startWorker: async () => {
      for (const one of work) await one.start(base.queue);
    },
    beginStop: async () => {
      readiness.stop();
      for (const part of parts) part.endStreams?.();
      await base.queue.halt();
    },
    stop: async () => {
      await base.queue.stop();
      for (const part of parts) part.endStreams?.();
      for (const part of parts.toReversed()) await part.stop?.();
      await base.engines.close();
      await base.locks.close();
      await database.close();
    },
  };
}

async function composeBase(settings: Settings, { db }: DatabaseConnection): Promise<Base> {
  const { config, log, databaseUrl, publicUrl, clock = systemClock } = settings;
  const onError = (error: Error) => log.error({ err: error }, 'lock connection');
  return {
    config,
    log,
    clock,
    db,
    publicUrl,
    queue: new JobQueue(databaseUrl, log),
    limiter: new RateLimiter(db, clock, config.rateLimitScale),
    locks: new AdvisoryLocks(databaseUrl, onError),
    engines: settings.engines ?? (await createEngines(config, (message) => log.warn(message))),
    plans: new AccountPlans(config.defaultPlan),
    payments: settings.payments ?? null,
    secret: await loadSecret(config.secret, config.dataDir),
    storageKey: await loadStorageKey(config.storageKey, config.dataDir),
  };
}

function serve(base: Base, readiness: Readiness, features: Features): OpenAPIHono {
  const { config, log, publicUrl } = base;
  const app = createHttpApp({ log, publicUrl });
  const bodies = new BodyLimiter(base.clock, config.rateLimitScale);
  const services: HttpServices = {
    authenticate: (http) => features.accounts.transport.authenticate(http),
    clientAddress: (http) => clientAddress(http, config.trustedProxies),
    admitBody: (from) => bodies.admit(from),
  };
  serveHealth(app, readiness);
  for (const part of Object.values<Part>(features)) part.serve?.(app, services);
  serveApiDocument(app, { publicUrl, sessionCookie: features.accounts.transport.cookie });
  const sells = features.billing.payments.provider !== 'none';
  serveWeb(app, { folder: config.webFolder, sells, firstRequests });
  return app;
}
