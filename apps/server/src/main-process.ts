import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { startEmbeddedPostgres } from '@notelark/embedded-postgres';
import { compose, type Product } from './app.ts';
import { type Config, ConfigError, prepareDataDir, readConfig } from './config.ts';
import { HttpDrain } from './platform/http/drain.ts';
import { createLog, type Logger } from './platform/log.ts';
import { listenForScrapes } from './platform/metrics/serve.ts';
import { startTracing } from './platform/tracing/start-tracing.ts';
import { Shutdown } from './platform/shutdown.ts';
import { startFailure } from './platform/start-failure.ts';

/** How long a stopping process that stands alone keeps idle connections, for requests that are on their way on them. */
const IDLE_MS = 500;
/** The same where others run beside it, behind a load balancer: as long as that may wait between two checks. */
const IDLE_BEHIND_BALANCER_MS = 5_000;

/** Which parts a process runs. */
export interface Roles {
  web: boolean;
  worker: boolean;
}

/** Runs a process of the product until it is stopped: settings, database, parts, and the way down in reverse. */
export async function runProcess(roles: Roles): Promise<void> {
  const config = configOrExit();
  const log = createLog(config.logLevel);
  const shutdown = new Shutdown(log);
  shutdown.listen();
  try {
    await start(config, log, roles, shutdown);
  } catch (error) {
    log.fatal({ err: error }, 'could not start');
    process.stderr.write(`Notelark could not start: ${startFailure(error, config)}\n`);
    await shutdown.run('could not start', 1);
  }
}

function configOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`Notelark can't start with these settings:\n${error.message}\n`);
    return process.exit(2);
  }
}

async function start(config: Config, log: Logger, roles: Roles, shutdown: Shutdown): Promise<void> {
  prepareDataDir(config);
  const databaseUrl = config.databaseUrl ?? (await embeddedDatabase(config, log, shutdown));
  const publicUrl = new URL(config.publicUrl ?? `http://localhost:${config.port}`);
  const tracing = await startTracing({
    ...config.tracing,
    onError: (err) => log.warn({ err }, 'spans could not be sent'),
  });
  // What its end sends comes after everything else.
  shutdown.add(() => tracing.close());
  const product = await compose({ config, log, databaseUrl, publicUrl, tracing });
  shutdown.add(() => product.stop());
  await openMetrics(config, product, shutdown);
  if (roles.worker) await product.startWorker();
  const web = roles.web ? await listen(config, product, log, publicUrl) : null;
  shutdown.add(() => drain(product, web, config, log));
  if (web) return;
  log.info('ready');
  process.send?.({ ready: 'worker' });
}

/** Starts the embedded database; told to stop in the middle of it, the way down waits for it and stops it. */
async function embeddedDatabase(config: Config, log: Logger, shutdown: Shutdown): Promise<string> {
  const onUnavailable = (error: Error): void => {
    log.fatal({ err: error }, 'the database server could not be started for minutes');
    void shutdown.run('no database', 1);
  };
  const starting = startEmbeddedPostgres({ dataDir: config.dataDir, log, onUnavailable });
  shutdown.add(() =>
    starting.then(
      (database) => database.stop(),
      () => {},
    ),
  );
  return (await starting).url;
}

/** The port that Prometheus asks, where there is one. */
async function openMetrics(config: Config, product: Product, shutdown: Shutdown): Promise<void> {
  const { port } = config.metrics;
  if (port === null) return;
  const server = await listenForScrapes(product.context.metrics, { host: config.host, port });
  shutdown.add(async () => void server.close());
}

/** Opens the port. A parent process hears the address by IPC, a person by the log. */
function listen(config: Config, product: Product, log: Logger, publicUrl: URL): Promise<HttpDrain> {
  return new Promise((resolve, reject) => {
    const server = serve(
      { fetch: product.app.fetch, port: config.port, hostname: config.host },
      ({ port }) => {
        log.info({ address: publicUrl.href, port }, 'ready');
        process.send?.({ ready: publicUrl.href, port });
        resolve(web);
      },
    ) as Server;
    const web = new HttpDrain(server, config.databaseUrl ? IDLE_BEHIND_BALANCER_MS : IDLE_MS);
    server.once('error', reject);
  });
}

/**
 * Stops taking work without cutting any: readiness is turned off first, running requests are finished, jobs go back to the
 * queue, and pages that follow a result connect again, to another process or to the next one.
 */
async function drain(
  product: Product,
  web: HttpDrain | null,
  config: Config,
  log: Logger,
): Promise<void> {
  const halted = product.beginStop();
  // Reported where it is awaited, after the requests.
  halted.catch(() => {});
  const cut = (await web?.close(config.shutdownMs)) ?? 0;
  if (cut > 0) log.warn({ cut }, 'requests were cut at the end of the shutdown time');
  await halted;
}
