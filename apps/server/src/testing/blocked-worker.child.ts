// A worker of the product like any other, for a parent that kills it where it waits.
import { compose } from '../compose.ts';
import { readConfig } from '../config.ts';
import { createLog } from '../platform/log.ts';
import { createTestEngines } from './engines.ts';

const [databaseUrl = '', dataDir = ''] = process.argv.slice(2);
// It must not outlive a parent that failed.
process.once('disconnect', () => process.exit());
const product = await compose({
  config: readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }),
  log: createLog('warn'),
  databaseUrl,
  publicUrl: new URL('http://localhost:3000'),
  engines: await createTestEngines(),
});
await product.startWorker();
