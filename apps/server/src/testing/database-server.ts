import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '@notelark/embedded-postgres';
import { migrate } from '../platform/database/migrate.ts';
import { createLog } from '../platform/log.ts';
import type { JobDefinition } from '../platform/queue/definition.ts';
import { JobQueue } from '../platform/queue/queue.ts';
import { query } from '@notelark/embedded-postgres/testing/query';
import { compileProduct } from './compile-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL for this run of the tests, and the migrated database in it that each test file clones. */
    database: { serverUrl: string; template: string };
  }
}

/**
 * Vitest's global set-up of the `server` tests: one PostgreSQL, embedded in a folder of its own or the one that
 * TEST_DATABASE_URL names (its user must be allowed to create databases), with one migrated template that has the product's queues.
 */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const [server] = await Promise.all([openServer(process.env.TEST_DATABASE_URL), compileProduct()]);
  const template = `notelark_test_${randomBytes(6).toString('hex')}`;
  await query(server.url, `CREATE DATABASE ${template} TEMPLATE template0 ENCODING 'UTF8'`);
  await migrate(databaseUrl(server.url, template));
  await createQueues(databaseUrl(server.url, template));
  provide('database', { serverUrl: server.url, template });
  return async () => {
    await query(server.url, `DROP DATABASE ${template} WITH (FORCE)`);
    await server.close();
  };
}

/** What the first start of the product makes: in each database of the tests it took a fifth of a second of processor time. */
async function createQueues(url: string): Promise<void> {
  const queue = new JobQueue(url, createLog('silent'));
  await queue.start(await allJobs());
  await queue.stop();
}

/** The definitions in the features' `*.job.ts`. A product makes what is missing here. */
async function allJobs(): Promise<JobDefinition[]> {
  const features = path.join(import.meta.dirname, '..', 'features');
  const files = await readdir(features, { recursive: true });
  const modules = await Promise.all(
    files
      .filter((file) => file.endsWith('.job.ts'))
      .map((file) => import(pathToFileURL(path.join(features, file)).href)),
  );
  return modules.flatMap((module: object) => Object.values(module).filter(isJob));
}

const isJob = (value: unknown): value is JobDefinition =>
  typeof value === 'object' && value !== null && 'expireInSeconds' in value && 'payload' in value;

const MAX_CONNECTIONS = 400;

const tell = (message: string) => process.stderr.write(`${message}\n`);

async function openServer(
  outside: string | undefined,
): Promise<{ url: string; close: () => Promise<void> }> {
  if (outside) return { url: outside, close: async () => {} };
  const dataDir = await mkdtemp(path.join(tmpdir(), 'notelark-test-'));
  // As root, PostgreSQL runs as another user, who has to come in.
  await chmod(dataDir, 0o755);
  const server = await startEmbeddedPostgres({
    dataDir,
    // Many products use it at once, each with pools of its own.
    maxConnections: MAX_CONNECTIONS,
    log: { info: () => {}, warn: tell, error: tell },
  });
  await forgetOnPowerLoss(server.url);
  const close = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true });
  };
  return { url: server.url, close };
}

/** What the tests write needn't outlive the machine: the disk is not waited for. A killed process loses nothing by that. */
async function forgetOnPowerLoss(url: string): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await query(url, `ALTER SYSTEM SET ${setting} = off`);
  await query(url, 'SELECT pg_reload_conf()');
}

/** The address of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
