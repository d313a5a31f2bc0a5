import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import type { Executor } from '../platform/database/client.ts';
import type { TestApp } from './app.ts';
import { forkProduct } from './child-product.ts';

const CHILD = fileURLToPath(new URL('blocked-worker.child.ts', import.meta.url));

/**
 * Starts a worker on the test's product and kills it, with no time to clean up, at the moment when it is about to write
 * into `table`: a lock that lets it read and not write holds it there.
 */
export async function workerKilledWriting(table: string, app: TestApp): Promise<void> {
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${sql.identifier(table)} in share mode`);
    const child = forkProduct(CHILD, [app.databaseUrl, app.dataDir]);
    const ended = once(child, 'exit');
    const early = ended.then(() => Promise.reject(new Error('the worker ended by itself')));
    await Promise.race([untilSomebodyWaits(app.db, table), early]);
    child.kill('SIGKILL');
    await ended;
    await early.catch(() => {});
  });
}

const untilSomebodyWaits = (db: Executor, table: string): Promise<void> =>
  vi.waitFor(
    async () => {
      const { rows } = await db.execute(
        sql`select 1 from pg_locks where relation = ${table}::regclass and not granted`,
      );
      if (rows.length === 0) throw new Error(`nobody waits to write into ${table}`);
    },
    { timeout: 60_000, interval: 50 },
  );
