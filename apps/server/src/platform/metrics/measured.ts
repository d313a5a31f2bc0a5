import { sql } from 'drizzle-orm';
import type { Database, DatabaseConnection } from '../database/client.ts';
import type { Metrics, Sample } from './metrics.ts';

/** What is read from the database and its pool at each scrape. */
export function measureDatabase(metrics: Metrics, { db, pool }: DatabaseConnection): void {
  metrics.onScrape('database_connections', 'Connections of the pool.', ['state'], async () => [
    { labels: { state: 'open' }, value: pool.totalCount },
    { labels: { state: 'idle' }, value: pool.idleCount },
    { labels: { state: 'waited-for' }, value: pool.waitingCount },
  ]);
  metrics.onScrape('queue_jobs', 'Jobs that wait or run.', ['kind', 'state'], () =>
    queueSamples(db, sql`count(*)`),
  );
  metrics.onScrape(
    'queue_oldest_seconds',
    'Age of the oldest job that waits or runs, in seconds; of one that is due later, 0.',
    ['kind', 'state'],
    () => queueSamples(db, sql`greatest(0, extract(epoch from now() - min(start_after)))`),
  );
}

async function queueSamples(db: Database, value: ReturnType<typeof sql>): Promise<Sample[]> {
  const { rows } = await db.execute<{ kind: string; state: string; value: string }>(sql`
    select name as kind, case when state = 'active' then 'running' else 'waiting' end as state, ${value} as value
      from jobs.job where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%'
     group by 1, 2`);
  return rows.map(({ kind, state, value: read }) => ({
    labels: { kind, state },
    value: Number(read),
  }));
}
