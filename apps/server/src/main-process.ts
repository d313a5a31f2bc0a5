import { serve } from '@hono/node-server';
import { compose, type Product } from './compose.ts';
import { type Config, ConfigError, prepareDataDir, readConfig } from './config.ts';
import { startEmbeddedPostgres } from '@notelark/embedded-postgres';
import { createLog, type Logger } from './platform/log.ts';

type Closer = () => Promise<void>;

/** Which parts a process runs. */
export interface Roles {
  web: boolean;
  worker: boolean;
}

/** Runs a process of the product until it is told to stop: settings, database, parts, and the way down in reverse. */
export async function runProcess(roles: Roles): Promise<void> {
  const config = configOrExit();
  const log = createLog(config.logLevel);
  const closers: Closer[] = [];
  stopOnSignal(closers, log);
  try {
    await start(config, log, roles, closers);
  } catch (error) {
    log.fatal({ err: error }, 'could not start');
    process.stderr.write(`Notelark could not start: ${sentence(error, config)}\n`);
    await closeAll(closers, log);
    process.exit(1);
  }
}

/** What went wrong, for the person at the terminal; the log has the rest. */
function sentence(error: unknown, config: Config): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `port ${config.port} is taken by another program. Set PORT to a free one, e.g. PORT=${config.port + 1}.`;
  }
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL') {
    return `HOST ${config.host} and PORT ${config.port} can't be listened on (${code}).`;
  }
  return error instanceof Error ? error.message : String(error);
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

async function start(config: Config, log: Logger, roles: Roles, closers: Closer[]): Promise<void> {
  prepareDataDir(config);
  const databaseUrl = config.databaseUrl ?? (await embeddedDatabase(config, log, closers));
  const publicUrl = new URL(config.publicUrl ?? `http://localhost:${config.port}`);
  const product = await compose({ config, log, databaseUrl, publicUrl });
  closers.push(() => product.stop());
  if (roles.worker) await product.startWorker();
  if (roles.web) closers.push(await listen(config, product, log, publicUrl));
}

/** Starts the embedded database; told to stop in the middle of it, the way down waits for it and stops it. */
async function embeddedDatabase(config: Config, log: Logger, closers: Closer[]): Promise<string> {
  const starting = startEmbeddedPostgres({ dataDir: config.dataDir, log });
  closers.push(() =>
    starting.then(
      (database) => database.stop(),
      () => {},
    ),
  );
  return (await starting).url;
}

/** Opens the port. A parent process hears the address by IPC, a person by the log. */
function listen(config: Config, product: Product, log: Logger, publicUrl: URL): Promise<Closer> {
  return new Promise((resolve, reject) => {
    const server = serve(
      { fetch: product.app.fetch, port: config.port, hostname: config.host },
      ({ port }) => {
        log.info({ address: publicUrl.href, port }, 'ready');
        process.send?.({ ready: publicUrl.href, port });
        resolve(
          () =>
            new Promise((closed) => {
              server.close(() => closed());
              if ('closeAllConnections' in server) server.closeAllConnections();
            }),
        );
      },
    );
    server.once('error', reject);
  });
}

function stopOnSignal(closers: Closer[], log: Logger): void {
  let stopping = false;
  const stop = async (reason: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ reason }, 'stopping');
    await closeAll(closers, log);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
  // Whoever started us and was told our address is gone: nobody would stop us any more.
  process.once('disconnect', () => void stop('parent gone'));
}

async function closeAll(closers: Closer[], log: Logger): Promise<void> {
  for (const close of closers.toReversed()) {
    await close().catch((error: unknown) => log.error({ err: error }, 'while stopping'));
  }
  closers.length = 0;
}
