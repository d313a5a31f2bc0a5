import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { transcribe } from '../../features/recordings/jobs/transcribe.job.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { TestLog } from '../../testing/test-log.ts';
import { type DatabaseConnection, openDatabase } from '../database/client.ts';
import {
  type JobContext,
  type JobDefinition,
  longestWaitSeconds,
  PostponedError,
} from './definition.ts';
import { withLogFields } from '../log-fields.ts';
import { DatabaseOutageError } from '../database/outage.ts';
import { JobQueue } from './queue.ts';

/** Taken and retried as the transcription of a recording is. */
const job: JobDefinition<{ name: string }> = {
  ...transcribe,
  name: 'test-talk',
  payload: z.object({ name: z.string() }),
};
/** Of a service with a limit: what is postponed has no try to spare. */
const limited = { ...job, name: 'test-limited', retryLimit: 0 };
const AT_ONCE = 3;

const fail = (error: Error): never => expect.unreachable(error.message);

let test: TestDatabase;
let database: DatabaseConnection;
let queue: JobQueue;
let log: TestLog;

beforeEach(async () => {
  test = await createTestDatabase();
  database = openDatabase(test.url, { onError: fail });
  log = new TestLog();
  queue = new JobQueue(test.url, log.logger);
  await queue.start([job, limited]);
});
afterEach(async () => {
  await queue.stop();
  await database.close();
  await test.drop();
});

/** Works until the test is over; says which jobs it has begun, in order. */
async function begun(
  run: (name: string) => Promise<void>,
  concurrency = AT_ONCE,
): Promise<string[]> {
  const names: string[] = [];
  await queue.work(
    job,
    {
      run: async ({ name }) => {
        names.push(name);
        await run(name);
      },
      exhausted: async ({ name }) => void names.push(`${name} exhausted`),
    },
    { concurrency },
  );
  return names;
}

it('one user’s fifty recordings don’t hold up another user’s one', async () => {
  for (let i = 0; i < 50; i += 1)
    await queue.enqueue(database.db, job, { name: `busy ${i}` }, { ownerId: 'busy' });
  await queue.enqueue(database.db, job, { name: 'other' }, { ownerId: 'other' });
  const gate = Promise.withResolvers<void>();
  const names = await begun((name) => (name === 'other' ? Promise.resolve() : gate.promise));
  await vi.waitFor(() => expect(names).toContain('other'), 20_000);
  expect(names.filter((name) => name !== 'other')).toHaveLength(1);
  gate.resolve();
});

it('what has a higher priority goes first', async () => {
  for (const [name, priority] of [
    ['batch', 0],
    ['live', 10],
    ['between', 5],
  ] as const)
    await queue.enqueue(database.db, job, { name }, { priority });
  const names = await begun(async () => {}, 1);
  await vi.waitFor(() => expect(names).toHaveLength(3), 20_000);
  expect(names).toEqual(['live', 'between', 'batch']);
});

it('a fault that passes is tried again, later', async () => {
  await queue.enqueue(database.db, job, { name: 'unlucky' });
  let tries = 0;
  const times: number[] = [];
  await begun(async () => {
    times.push(Date.now());
    if ((tries += 1) < 2) throw new Error('not now');
  });
  await vi.waitFor(() => expect(tries).toBe(2), 40_000);
  expect(times[1]! - times[0]!).toBeGreaterThan(job.retryDelaySeconds * 500);
});

const linesOf = (msg: string) => log.lines.filter((line) => line.msg === msg);

it('lines of a job, and of the jobs that it causes, have the id of the request', async () => {
  const requestId = 'request-4711';
  await withLogFields({ requestId, userId: 'someone' }, () =>
    queue.enqueue(database.db, job, { name: 'first' }),
  );
  const names = await begun(async (name) => {
    log.logger.info({ name }, 'at work');
    if (name === 'first') await queue.enqueue(database.db, job, { name: 'second' });
  });
  await queue.enqueue(database.db, job, { name: 'by no request' });
  await vi.waitFor(() => expect(linesOf('job done')).toHaveLength(3), 20_000);
  expect(names).toHaveLength(3);
  const idOf = (wanted: string) => linesOf('at work').find(({ name }) => name === wanted);
  for (const name of ['first', 'second'])
    expect(idOf(name)).toMatchObject({ requestId, job: job.name, jobId: expect.any(String) });
  expect(idOf('by no request')).not.toHaveProperty('requestId');
  expect(JSON.stringify(linesOf('job done'))).not.toContain('someone');
});

/** Postpones the job for these seconds, one after the other; says all that happened. */
async function postponing(...seconds: number[]): Promise<string[]> {
  const events: string[] = [];
  await queue.work(
    limited,
    {
      run: async ({ name }) => {
        const next = seconds.shift();
        events.push(name);
        if (next !== undefined) throw new PostponedError(next);
      },
      exhausted: async (_, why) => void events.push(`exhausted: ${why}`),
      postponed: async () => void events.push('postponed'),
    },
    { concurrency: 1 },
  );
  await queue.enqueue(database.db, limited, { name: 'run' }, { ownerId: 'owner', priority: 7 });
  return events;
}

it('what was told to come back later does, and that is no failed try', async () => {
  const events = await postponing(0.2, 0.2);
  await vi.waitFor(() => expect(events.filter((one) => one === 'run')).toHaveLength(3), 20_000);
  expect(events).toEqual(['run', 'postponed', 'run', 'postponed', 'run']);
  const { rows } = await database.db.execute(
    sql`select distinct group_id, priority from jobs.job where name = ${limited.name}`,
  );
  expect(rows).toEqual([{ group_id: 'owner', priority: 7 }]);
});

it('what would wait for too long is given up, and says why', async () => {
  const events = await postponing(0.2, longestWaitSeconds);
  await vi.waitFor(() => expect(events).toContain('exhausted: waited'), 20_000);
  expect(events).toEqual(['run', 'postponed', 'run', 'exhausted: waited']);
});

it('starts a worker for dead letters with the first of them', async () => {
  const work = vi.spyOn(PgBoss.prototype, 'work');
  onTestFinished(() => work.mockRestore());
  const workedOn = () => work.mock.calls.map(([name]) => name);
  const events: string[] = [];
  await queue.work(
    limited,
    {
      run: async ({ name }) => {
        events.push(name);
        if (name === 'bad') throw new Error('never');
      },
      exhausted: async ({ name }) => void events.push(`${name} exhausted`),
    },
    { concurrency: 1 },
  );
  await queue.enqueue(database.db, limited, { name: 'good' });
  await vi.waitFor(() => expect(linesOf('job done')).toHaveLength(1), 20_000);
  expect(workedOn()).toEqual([limited.name]);

  await queue.enqueue(database.db, limited, { name: 'bad' });
  await vi.waitFor(() => expect(events).toEqual(['good', 'bad', 'bad exhausted']), 20_000);
  expect(workedOn()).toEqual([limited.name, `${limited.name}-exhausted`]);
});

it('knows whether another try would follow', async () => {
  const heard: [string, boolean][] = [];
  for (const one of [job, limited]) {
    const run = async ({ name }: { name: string }, { lastTry }: JobContext) =>
      void heard.push([name, lastTry]);
    await queue.work(one, { run, exhausted: async () => {} }, { concurrency: 1 });
    await queue.enqueue(database.db, one, { name: one.name });
  }
  await vi.waitFor(() => expect(heard).toHaveLength(2), 20_000);
  expect(Object.fromEntries(heard)).toEqual({ 'test-talk': false, 'test-limited': true });
});

it('exists if and only if the write that it belongs to does', async () => {
  const rolledBack = database.db.transaction(async (tx) => {
    await queue.enqueue(tx, job, { name: 'undone' });
    await tx.execute(sql`SELECT 1 / 0`);
  });
  await expect(rolledBack).rejects.toThrow(/1 \/ 0/);
  await database.db.transaction((tx) => queue.enqueue(tx, job, { name: 'done' }));
  const names = await begun(async () => {});
  await vi.waitFor(() => expect(names).toEqual(['done']), 20_000);
});

/** Works in a process of its own, as far as the database can tell, until the test is over. */
async function otherQueue(): Promise<JobQueue> {
  const other = new JobQueue(test.url, new TestLog().logger);
  await other.start([job, limited]);
  others.push(other);
  return other;
}
const others: JobQueue[] = [];
afterEach(async () => {
  await Promise.all(others.splice(0).map((other) => other.stop()));
});

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

it('hands its jobs back when it stops, however often, and that is no failed try', async () => {
  await queue.enqueue(database.db, limited, { name: 'talk' }, { ownerId: 'owner' });
  const exhausted = vi.fn<() => Promise<void>>();
  for (let stops = 0; stops < 4; stops += 1) {
    const stopped = await otherQueue();
    const started = Promise.withResolvers<boolean>();
    const run = async (_: unknown, { signal, lastTry }: JobContext) => {
      started.resolve(lastTry);
      await untilAborted(signal);
    };
    await stopped.work(limited, { run, exhausted }, { concurrency: 1 });
    expect(await started.promise).toBe(true);
    await stopped.halt();
  }
  const done = vi.fn<() => Promise<void>>();
  await queue.work(limited, { run: done, exhausted }, { concurrency: 1 });
  await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(1), 20_000);
  expect(exhausted).not.toHaveBeenCalled();
});

it('hands back what ignores its signal, and its late end settles nothing', async () => {
  const stopped = await otherQueue();
  const gate = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const run = async () => {
    started.resolve();
    await gate.promise;
    throw new Error('too late');
  };
  const exhausted = vi.fn<() => Promise<void>>();
  await stopped.work(limited, { run, exhausted }, { concurrency: 1 });
  await queue.enqueue(database.db, limited, { name: 'stubborn' });
  await started.promise;
  await stopped.halt(100);
  const again = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const runAgain = async () => {
    again.resolve();
    await finish.promise;
  };
  await queue.work(limited, { run: runAgain, exhausted }, { concurrency: 1 });
  await again.promise;
  gate.resolve();
  await stopped.stop();
  finish.resolve();
  await vi.waitFor(async () => {
    const { rows } = await database.db.execute(
      sql`select state from jobs.job where name = ${limited.name}`,
    );
    expect(rows).toEqual([{ state: 'completed' }]);
  }, 20_000);
  expect(exhausted).not.toHaveBeenCalled();
});

it('a worker that dies in the last try does not fail the work', async () => {
  const dead = await otherQueue();
  const started = Promise.withResolvers<void>();
  const hang = async (_: unknown, { signal }: JobContext) => {
    started.resolve();
    await untilAborted(signal);
  };
  const exhausted = vi.fn<() => Promise<void>>();
  await dead.work(limited, { run: hang, exhausted }, { concurrency: 1 });
  await queue.enqueue(database.db, limited, { name: 'orphan' });
  await started.promise;
  // As if its worker had been silent for a minute.
  await database.db.execute(
    sql`update jobs.job set heartbeat_on = now() - interval '1 minute' where name = ${limited.name}`,
  );
  const heard: boolean[] = [];
  const run = async (_: unknown, { lastTry }: JobContext) => void heard.push(lastTry);
  await queue.work(limited, { run, exhausted }, { concurrency: 1 });
  await vi.waitFor(() => expect(heard).toEqual([true]), 20_000);
  expect(exhausted).not.toHaveBeenCalled();
});

it('a database that fails during a try uses up none', async () => {
  await queue.enqueue(database.db, limited, { name: 'cut off' });
  let tries = 0;
  const exhausted = vi.fn<() => Promise<void>>();
  const run = async () => {
    if ((tries += 1) < 3) throw new Error('not saved', { cause: new DatabaseOutageError() });
  };
  await queue.work(limited, { run, exhausted }, { concurrency: 1 });
  await vi.waitFor(() => expect(tries).toBe(3), 20_000);
  expect(exhausted).not.toHaveBeenCalled();
});

it('a job whose last try fails is exhausted', async () => {
  await queue.enqueue(database.db, limited, { name: 'hopeless' });
  const exhausted = vi.fn<() => Promise<void>>();
  const run = vi.fn<() => Promise<void>>(async () => {
    throw new Error('never');
  });
  await queue.work(limited, { run, exhausted }, { concurrency: 1 });
  await vi.waitFor(() => expect(exhausted).toHaveBeenCalledTimes(1), 20_000);
  expect(run).toHaveBeenCalledTimes(1);
});

it('a start changes the queue of a job whose limits have changed, and writes no other', async () => {
  const before = await queuesByName();
  const other = new JobQueue(test.url, log.logger);
  await other.start([{ ...job, expireInSeconds: job.expireInSeconds + 1 }, limited]);
  await other.stop();
  const after = await queuesByName();
  const written = after.filter((queue, index) => queue.written !== before[index]?.written);
  expect(written).toMatchObject([{ name: job.name, seconds: job.expireInSeconds + 1 }]);
});

async function queuesByName() {
  const { rows } = await database.db.execute<{ name: string; seconds: number; written: string }>(
    sql`select name, expire_seconds as seconds, updated_on::text as written from jobs.queue order by name`,
  );
  return rows;
}
