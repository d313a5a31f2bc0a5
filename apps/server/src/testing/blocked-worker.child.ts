// A worker of the product like any other, for a parent that kills it where it waits.
import { startChildWorker } from './child-worker.ts';
import { createTestEngines } from './engines.ts';

const [databaseUrl = '', dataDir = ''] = process.argv.slice(2);
await startChildWorker(databaseUrl, dataDir, await createTestEngines());
