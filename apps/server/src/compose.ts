import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Config } from './config.ts';
import { openDatabase } from './platform/database/client.ts';
import { migrate } from './platform/database/migrate.ts';
import { serveApiDocument } from './platform/http/api-document.ts';
import { createHttpApp } from './platform/http/app.ts';
import { serveHealth } from './platform/http/health.ts';
import { serveWeb } from './platform/http/web.ts';
import type { Logger } from './platform/log.ts';
import type { JobDefinition } from './platform/queue/definition.ts';
import { JobQueue } from './platform/queue/queue.ts';

export interface Settings {
  config: Config;
  log: Logger;
  databaseUrl: string;
  publicUrl: URL;
}

/** What the processes are made of: the web part serves, the worker part takes jobs, `main.ts` has both. */
export interface Product {
  app: OpenAPIHono;
  startWorker(): Promise<void>;
  /** Gives running jobs back to the queue and closes every connection and child process. */
  stop(): Promise<void>;
}

/** Every kind of work there is. */
const jobs: readonly JobDefinition[] = [];

/** The only place where objects are made and tied together. */
export async function compose({ config, log, databaseUrl, publicUrl }: Settings): Promise<Product> {
  await migrate(databaseUrl);
  const database = openDatabase(databaseUrl, {
    onError: (error) => log.error({ err: error }, 'database connection'),
  });
  const queue = new JobQueue(databaseUrl, log);
  await queue.start(jobs);

  const app = createHttpApp({ log, publicUrl });
  serveHealth(app, () => database.answers());
  serveApiDocument(app, publicUrl);
  serveWeb(app, config.webFolder);

  return {
    app,
    startWorker: async () => {},
    stop: async () => {
      await queue.stop();
      await database.close();
    },
  };
}
