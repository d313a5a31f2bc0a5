// The product as the journeys meet it: the real server on a data folder that goes away with it.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const dataDir = mkdtempSync(path.join(tmpdir(), 'notelark-e2e-'));
// As root, PostgreSQL runs as another user, who has to come in.
chmodSync(dataDir, 0o755);
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

process.env.DATA_DIR = dataDir;
process.env.LOG_LEVEL ??= 'warn';
delete process.env.DATABASE_URL;
// By address: the server has a type check of its own, without a browser's types.
await import(new URL('../apps/server/src/main.ts', import.meta.url).href);
