import * as people from '../apps/server/src/features/admin/people.repo.ts';
import * as jobs from '../apps/server/src/features/admin/jobs.repo.ts';
import type { DatabaseConnection } from '../apps/server/src/platform/database/client.ts';
import { sendMail } from '../apps/server/src/features/mail/send-mail.job.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { JobQueue } from '../apps/server/src/platform/queue/queue.ts';
import { withTemporaryDatabase } from '../apps/server/src/evaluation/temporary-database.ts';
import type { BenchResult } from './result.ts';
import { percentile, timesOf } from './support/times.ts';

const ROWS = 100_000;
const PAGE = 50;
const RUNS = 300;
const WARM_UP = 50;
const MOST = 1.5;

/** The jobs that the administration shows, by hand: the least that a database must do for them. */
const plain = (beyond: string) => `
  select job.id, name, email, created_on, start_after, data->'faults' as faults
    from jobs.job as job left join users on users.id = group_id::uuid
   where state < 'active' ${beyond} order by created_on, job.id limit ${PAGE + 1}`;

/** The accounts that the administration shows, with what each has used and stored. */
const plainPeople = (beyond: string) => `
  select users.*, used.audio, used.live, stored.files, stored.bytes
    from (select id, email, email_verified, administrator, current_plan, granted_plan, granted_until, granted_limits,
                 suspended_at, created_at, last_seen_at, to_char(now() at time zone time_zone, 'YYYY-MM') as month
            from users ${beyond} order by created_at desc, id desc limit ${PAGE + 1}) as users
    left join lateral (
      select sum(amount) filter (where kind = 'audio') as audio, sum(amount) filter (where kind = 'live') as live
        from usage_entries where user_id = users.id and usage_entries.month = users.month) as used on true
    left join lateral (
      select count(*) as files, sum(size_bytes) as bytes
        from uploads where user_id = users.id and file_key is not null) as stored on true
   order by created_at desc, id desc`;

/** Lists of 100,000 accounts and of their 100,000 waiting jobs, on the database that the product brings. */
export async function run(): Promise<BenchResult[]> {
  return await withTemporaryDatabase(measure);
}

async function measure({ db, pool }: DatabaseConnection, url: string): Promise<BenchResult[]> {
  const queue = new JobQueue(url, createLog('warn'));
  try {
    await queue.start([sendMail]);
    await pool.query(`
      insert into users (id, email, email_verified)
      select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'user' || n || '@example.com', true
        from generate_series(1, ${ROWS}) as n`);
    await pool.query(
      `update users set created_at = timestamptz '2026-01-01' + right(id::text, 12)::int * interval '1 second'`,
    );
    await pool.query(`
      insert into jobs.job (name, group_id, data, created_on, start_after)
      select 'send-mail', '00000000-0000-4000-8000-' || lpad(n::text, 12, '0'), '{"faults": 1}',
             timestamptz '2026-01-01' + n * interval '1 second', now() + interval '1 day'
        from generate_series(1, ${ROWS}) as n`);
    await pool.query('vacuum analyze');
    const results: BenchResult[] = [];
    for (const after of [undefined, await middle(pool)]) {
      const [at, id] = after?.split('~') ?? [];
      const beyond = after === undefined ? '' : `and (created_on, job.id) > ('${at}', '${id}')`;
      const range = { after, limit: PAGE + 1 };
      const [served = [], bare = []] = await timesOf(
        [
          fullPage(async () => (await jobs.page(db, 'waiting', range)).length),
          fullPage(async () => (await pool.query(plain(beyond))).rows.length),
        ],
        { runs: RUNS, warmUp: WARM_UP },
      );
      results.push(
        resultOf(`jobs, ${after === undefined ? 'first page' : 'page 1,000'}`, served, bare),
      );
    }
    const now = new Date();
    const peoplePage = people.peoplePages(db);
    for (const after of [
      undefined,
      `00000000-0000-4000-8000-${String(ROWS / 2).padStart(12, '0')}`,
    ]) {
      const beyond = after
        ? `where (created_at, id) < (select created_at, id from users where id = '${after}')`
        : '';
      const [served = [], bare = []] = await timesOf(
        [
          fullPage(
            async () => (await peoplePage({ search: '', after, limit: PAGE + 1, now })).length,
          ),
          fullPage(async () => (await pool.query(plainPeople(beyond))).rows.length),
        ],
        { runs: RUNS, warmUp: WARM_UP },
      );
      results.push(
        resultOf(`people, ${after === undefined ? 'first page' : 'page 1,000'}`, served, bare),
      );
    }
    return results;
  } finally {
    await queue.stop();
  }
}

async function middle(pool: { query(text: string): Promise<{ rows: { at: string }[] }> }) {
  const { rows } = await pool.query(`
    select to_char(created_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '~' || id as at
      from jobs.job where state < 'active' order by created_on, id offset ${ROWS / 2} limit 1`);
  return rows[0]?.at;
}

function resultOf(name: string, served: number[], bare: number[]): BenchResult {
  const times = percentile(served, 0.95) / percentile(bare, 0.95);
  return {
    name: `the administration's ${name}`,
    figures: {
      rows: ROWS,
      'median, ms': percentile(served, 0.5),
      '95th percentile, ms': percentile(served, 0.95),
      'plain SQL, median, ms': percentile(bare, 0.5),
      'plain SQL, 95th percentile, ms': percentile(bare, 0.95),
      'times plain SQL': times,
    },
    target: `95th percentile at most ${MOST} times plain SQL`,
    met: times <= MOST,
  };
}

const fullPage = (read: () => Promise<number>) => async (): Promise<void> => {
  if ((await read()) !== PAGE + 1) throw new Error('the page is not full: nothing was measured');
};
