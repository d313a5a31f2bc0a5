import type { OpenAPIHono } from '@hono/zod-openapi';
import { composeAccountData } from './compose/account-data.ts';
import { composeAccounts } from './compose/accounts.ts';
import type { AppContext, FeatureModule } from './compose/context.ts';
import { composeAdmin } from './compose/admin.ts';
import { composeApiKeys } from './compose/api-keys.ts';
import { composeAsk } from './compose/ask.ts';
import { composeBackups } from './compose/backups.ts';
import { composeBilling } from './compose/billing.ts';
import { composeCalendars } from './compose/calendars.ts';
import { composeContact } from './compose/contact.ts';
import { composeDiagnostics } from './compose/diagnostics.ts';
import { createEngines, type Engines } from './compose/engines.ts';
import { composeExport } from './compose/export.ts';
import { composeFiles } from './compose/files.ts';
import { firstRequests } from './compose/first-requests.ts';
import { composeInstallation } from './compose/installation.ts';
import { composeLinks } from './compose/links.ts';
import { composeLive } from './compose/live.ts';
import { composeMcp } from './compose/mcp.ts';
import { composeMail } from './compose/mail.ts';
import { composeReminders } from './compose/reminders.ts';
import { composeRecordings } from './compose/recordings.ts';
import { composeStudy } from './compose/study.ts';
import { composeSearch } from './compose/search.ts';
import { composeTeams } from './compose/teams.ts';
import { composeWatchedFolder } from './compose/watched-folder.ts';
import { composeVocabulary } from './compose/vocabulary.ts';
import { composeWebhooks } from './compose/webhooks.ts';
import { composeUsage } from './compose/usage.ts';
import { summarizerFailure, watchEngines } from './compose/watched-engines.ts';
import { recordFailure } from './features/admin/engines.repo.ts';
import { failureOf } from './features/admin/engines.service.ts';
import type { Config } from './config.ts';
import { TeamNewsLog } from './features/teams/news.service.ts';
import { StorageForecasts } from './features/recordings/library/storage-forecast.service.ts';
import { AccountPlans } from './platform/account-plans.ts';
import { systemClock } from './platform/clock.ts';
import { AdvisoryLocks } from './platform/database/advisory-locks.ts';
import {
  type Database,
  type DatabaseConnection,
  openDatabase,
} from './platform/database/client.ts';
import { migrate } from './platform/database/migrate.ts';
import { serveApiDocument } from './platform/http/api-document.ts';
import { createHttpApp } from './platform/http/app.ts';
import { clientAddress } from './platform/http/client-address.ts';
import { Readiness, serveHealth } from './platform/http/health.ts';
import type { HttpServices } from './platform/http/implement.ts';
import { serveWeb } from './platform/http/web.ts';
import type { Logger } from './platform/log.ts';
import { measureDatabase } from './platform/metrics/measured.ts';
import { Metrics } from './platform/metrics/metrics.ts';
import { serveMetrics } from './platform/metrics/serve.ts';
import { traceQueries } from './platform/tracing/trace-queries.ts';
import { noTracing, type Tracing } from './platform/tracing/tracing.ts';
import { JobQueue } from './platform/queue/queue.ts';
import { RequestLimiter } from './platform/rate-limit/request-limiter.ts';
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
  /** Default: none. */
  tracing?: Tracing;
}

/** What the processes are made of: the web part serves, the worker part takes jobs, `main.ts` has both. */
export interface Product extends Features {
  app: OpenAPIHono;
  /** What the features stand on. */
  context: AppContext;
  startWorker(): Promise<void>;
  /** First step of stopping: no longer ready, no streams, jobs handed back. Requests are still answered. */
  beginStop(): Promise<void>;
  /** Gives running jobs back to the queue and closes every connection and child process. */
  stop(): Promise<void>;
}

type Features = ReturnType<typeof composeFeatures>;

/** Every feature, in the order in which they need each other. */
function composeFeatures(context: AppContext) {
  const mail = composeMail(context);
  const accounts = composeAccounts(context, mail.mail);
  const apiKeys = composeApiKeys(context, {
    mail: mail.mail,
    confirmation: accounts.confirmation,
  });
  const webhooks = composeWebhooks(context);
  const vocabulary = composeVocabulary(context);
  const contact = composeContact(context, mail.mail);
  const storage = new StorageForecasts(context);
  const billing = composeBilling(context, {
    accounts: accounts.accounts,
    mail: mail.mail,
    storage,
  });
  const sells = billing.payments.provider !== 'none';
  const diagnostics = composeDiagnostics(context);
  const installation = composeInstallation(context, {
    payments: billing.payments,
    mail: mail.mail,
    mailbox: mail.mailbox,
    accounts: accounts.accounts,
  });
  const usage = composeUsage(context);
  const files = composeFiles(context);
  const backups = composeBackups(context, files);
  const calendars = composeCalendars(context);
  const recordings = composeRecordings(context, {
    calendars: calendars.calendars,
    usage: usage.usage,
    mail: mail.mail,
    files,
    storage,
    sells,
    sessions: accounts.sessions,
    keys: apiKeys.keys,
    events: webhooks.webhooks,
    vocabulary: vocabulary.vocabulary,
    teamNews: new TeamNewsLog(context.clock),
  });
  const reminders = composeReminders(context, {
    actors: accounts.actors,
    mail: mail.mail,
    recordings,
  });
  const admin = composeAdmin(context, {
    accounts: accounts.accounts,
    work: recordings.control,
  });
  const study = composeStudy(context, recordings);
  const exports = composeExport(context, recordings, study);
  const search = composeSearch(context);
  const ask = composeAsk(context, search, recordings);
  const mcp = composeMcp(context, recordings, ask);
  const teams = composeTeams(context, {
    accounts: accounts.accounts,
    mail: mail.mail,
    sharing: recordings.sharing,
    usage: usage.usage,
    confirmation: accounts.confirmation,
  });
  const accountData = composeAccountData(context, {
    accounts: accounts.accounts,
    confirmation: accounts.confirmation,
    subscriptions: billing.subscriptions,
    mail: mail.mail,
    contact,
    files,
    teams: teams.teams,
  });
  const links = composeLinks(context, {
    actors: accounts.actors,
    usage: usage.usage,
    recordings,
  });
  const watchedFolder = composeWatchedFolder(context, { actors: accounts.actors, recordings });
  const live = composeLive(context, {
    usage: usage.usage,
    texts: recordings.texts,
    notes: recordings.notes,
    calendars: calendars.calendars,
    vocabulary: vocabulary.vocabulary,
  });
  return {
    mail,
    accounts,
    apiKeys,
    webhooks,
    vocabulary,
    accountData,
    admin,
    contact,
    backups,
    billing,
    diagnostics,
    installation,
    usage,
    files,
    recordings,
    reminders,
    teams,
    exports,
    calendars,
    links,
    search,
    ask,
    watchedFolder,
    study,
    mcp,
    live,
  };
}

/** The only place where objects are made and tied together. */
export async function compose(settings: Settings): Promise<Product> {
  for (const warning of settings.config.warnings) settings.log.warn(warning);
  await migrate(settings.databaseUrl);
  const { tracing = noTracing } = settings;
  const database = openDatabase(settings.databaseUrl, {
    onError: (error) => settings.log.error({ err: error }, 'database connection'),
  });
  if (tracing !== noTracing) traceQueries(database.pool, tracing);
  const context = await composeContext(settings, database);
  const features = composeFeatures(context);
  const modules: FeatureModule[] = Object.values(features);
  const work = modules.flatMap((module) => module.work ?? []);
  const readiness = new Readiness({
    databaseAnswers: () => database.answers(),
    diskHasRoom: () => features.files.room.has(),
  });
  await features.files.verify();
  await features.admin.engines.begin();
  await features.accounts.accounts.explainFirst();
  await context.queue.start(work.map(({ job }) => job));
  return {
    ...features,
    context,
    app: serve(context, readiness, features),
    startWorker: async () => {
      for (const one of work) await one.start(context.queue);
    },
    beginStop: async () => {
      readiness.stop();
      for (const module of modules) module.endStreams?.();
      await context.queue.halt();
    },
    stop: async () => {
      await context.queue.stop();
      for (const module of modules) module.endStreams?.();
      for (const module of modules.toReversed()) await module.stop?.();
      await context.engines.close();
      await context.locks.close();
      await database.close();
    },
  };
}

async function composeContext(
  settings: Settings,
  connection: DatabaseConnection,
): Promise<AppContext> {
  const { db } = connection;
  const { config, log, databaseUrl, publicUrl, clock = systemClock } = settings;
  const { tracing = noTracing } = settings;
  const onError = (error: Error) => log.error({ err: error }, 'lock connection');
  const metrics = new Metrics((err, name) => log.warn({ err, name }, 'a metric could not be read'));
  measureDatabase(metrics, connection);
  return {
    config,
    log,
    metrics,
    tracing,
    clock,
    db,
    databaseUrl,
    publicUrl,
    queue: new JobQueue(databaseUrl, log, { metrics, tracing }),
    limiter: new RateLimiter(db, clock, config.rateLimitScale),
    locks: new AdvisoryLocks(databaseUrl, onError),
    engines: await composeEngines(settings, db, { clock, metrics }),
    plans: new AccountPlans(config.defaultPlan),
    payments: settings.payments ?? null,
    secret: await loadSecret(config.secret, config.dataDir),
    storageKey: await loadStorageKey(config.storageKey, config.dataDir),
  };
}

/** The engines, whose failures the administration shows. */
async function composeEngines(
  { config, log, engines }: Settings,
  db: Database,
  { clock, metrics }: { clock: Clock; metrics: Metrics },
): Promise<Engines> {
  const made = engines ?? (await createEngines(config, (message) => log.warn(message)));
  return watchEngines(made, (kind, error) => {
    metrics.engineFailures.inc({ engine: kind });
    // A summarizer's message may quote what it was given.
    const failure = kind === 'summarizer' ? summarizerFailure(error) : failureOf(error);
    recordFailure(db, { kind, failure, at: clock.now() }).catch((err: unknown) =>
      log.warn({ err, kind }, 'a failure of an engine was not recorded'),
    );
  });
}

function serve(context: AppContext, readiness: Readiness, features: Features): OpenAPIHono {
  const { config, metrics, publicUrl } = context;
  const app = createHttpApp(context);
  const requests = new RequestLimiter(context.clock, config.rateLimitScale);
  const keys = {
    find: async (secret: string) =>
      (await features.apiKeys.keys.find(secret)) ?? (await features.teams.keys.find(secret)),
  };
  const services: HttpServices = {
    authenticate: (http) => features.accounts.transport.authenticate(http, keys),
    clientAddress: (http) => clientAddress(http, config.trustedProxies),
    admitRequest: (from) => requests.admit(from),
  };
  serveHealth(app, readiness);
  serveMetrics(app, metrics, config.metrics.token);
  for (const module of Object.values<FeatureModule>(features)) module.serve?.(app, services);
  serveApiDocument(app, { publicUrl, sessionCookie: features.accounts.transport.cookie });
  const sells = features.billing.payments.provider !== 'none';
  const sendsMail = features.mail.mail.sends;
  serveWeb(app, { folder: config.webFolder, sells, sendsMail, firstRequests });
  return app;
}
