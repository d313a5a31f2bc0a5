import { flushCompileCache } from 'node:module';
import { compose } from '../app.ts';
import type { Engines } from '../compose/engines.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../platform/log.ts';

/** Makes a worker of the product of this process, a child of a test's, with the settings of its environment. It does not outlive a parent that failed. */
export async function startChildWorker(
  databaseUrl: string,
  dataDir: string,
  engines: Engines,
): Promise<void> {
  // It will be killed: Node writes what it has compiled only when it exits by itself.
  flushCompileCache();
  if (!process.connected) process.exit();
  process.once('disconnect', () => process.exit());
  const product = await compose({
    config: readConfig(process.env, { NODE_ENV: 'test', DATA_DIR: dataDir }),
    log: createLog('warn'),
    databaseUrl,
    publicUrl: new URL('http://localhost:3000'),
    engines,
  });
  await product.startWorker();
}
