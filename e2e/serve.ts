// The product as the journeys meet it: the real server on a data folder that goes away with it.
import { chmodSync, rmSync } from 'node:fs';
import { newDataDir } from './support/data-dir.ts';
import { serveFixtures } from './support/fixtures.ts';

const dataDir = process.env.E2E_DATA_DIR ?? newDataDir();
// As root, PostgreSQL runs as another user, who has to come in.
chmodSync(dataDir, 0o755);
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

process.env.DATA_DIR = dataDir;
process.env.LOG_LEVEL ??= 'warn';
delete process.env.DATABASE_URL;
await serveFixtures(Number(process.env.E2E_FIXTURES_PORT));
// By address: the server has a type check of its own, without a browser's types.
await import(new URL('../apps/server/src/main.ts', import.meta.url).href);
