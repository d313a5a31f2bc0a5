import { and, desc, eq, gte, ilike, isNotNull, type Placeholder, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/database/client.ts';
import { uploads, usageEntries, users } from '../../platform/database/schema/index.ts';

const { id, email, emailVerified, administrator, currentPlan } = users;
const { grantedPlan, grantedUntil, grantedLimits, suspendedAt, createdAt, lastSeenAt } = users;

const secondsOf = (kind: 'audio' | 'live') =>
  sql`coalesce(sum(${usageEntries.amount}) filter (where ${usageEntries.kind} = ${kind}), 0)`;

type Moment = Date | Placeholder;

/**
 * Seconds used in the month of the account, by kind; a correlated index scan for the few rows of a page. The condition is an
 * expression of its own: Drizzle drops the tables' names from the columns of a selected expression, and `id` would be that of
 * the inner table.
 */
const used = (now: Moment) => {
  const month = sql`to_char(${now instanceof Date ? now.toISOString() : now}::timestamptz at time zone ${users.timeZone}, 'YYYY-MM')`;
  const counted = and(eq(usageEntries.userId, users.id), eq(usageEntries.month, month));
  return sql<{ audio: number; live: number }>`(
    select json_build_object('audio', ${secondsOf('audio')}, 'live', ${secondsOf('live')})
      from ${usageEntries} where ${counted})`;
};

/** As with `used`, the condition is an expression of its own. */
const stored = () => {
  const kept = and(eq(uploads.userId, users.id), isNotNull(uploads.fileKey));
  return sql<{ count: number; bytes: number }>`(
    select json_build_object('count', count(*), 'bytes', coalesce(sum(${uploads.sizeBytes}), 0))
      from ${uploads} where ${kept})`;
};

const columns = (now: Moment) => ({
  id,
  email,
  emailVerified,
  administrator,
  plan: currentPlan,
  grantedPlan,
  grantedUntil,
  grantedLimits,
  suspendedAt,
  createdAt,
  lastSeenAt,
  usedSeconds: used(now),
  storedFiles: stored(),
});

export interface PeoplePage {
  search: string;
  /** The id that the page before ended with. */
  after: string | undefined;
  limit: number;
  now: Date;
}

/** Accounts, newest first; a query for each kind of page, prepared once for a connection. */
export function peoplePages(db: Database) {
  const first = prepare(db, { searches: false, goesOn: false });
  const next = prepare(db, { searches: false, goesOn: true });
  const found = prepare(db, { searches: true, goesOn: false });
  const foundNext = prepare(db, { searches: true, goesOn: true });
  return async ({ search, after, limit, now }: PeoplePage) => {
    const values = { limit, now: now.toISOString() };
    const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    if (search === '')
      return await (after === undefined
        ? first.execute(values)
        : next.execute({ ...values, after }));
    return await (after === undefined
      ? found.execute({ ...values, pattern })
      : foundNext.execute({ ...values, pattern, after }));
  };
}

function prepare(db: Database, { searches, goesOn }: { searches: boolean; goesOn: boolean }) {
  const after = sql.placeholder('after');
  return db
    .select(columns(sql.placeholder('now')))
    .from(users)
    .where(
      and(
        searches ? ilike(users.email, sql.placeholder('pattern')) : undefined,
        goesOn
          ? sql`(${users.createdAt}, ${users.id}) < (select created_at, id from users where id = ${after})`
          : undefined,
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(sql.placeholder('limit'))
    .prepare(`people${searches ? '_found' : ''}${goesOn ? '_next' : ''}`);
}

export async function find(db: Executor, personId: string, now: Date) {
  const [found] = await db.select(columns(now)).from(users).where(eq(users.id, personId));
  return found ?? null;
}

export type PersonRow = NonNullable<Awaited<ReturnType<typeof find>>>;

const day = (column: typeof users.createdAt | typeof usageEntries.countedAt) =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`;

export async function signUpsByDay(db: Executor, since: Date) {
  return await db
    .select({ day: day(users.createdAt), count: sql`count(*)`.mapWith(Number) })
    .from(users)
    .where(gte(users.createdAt, since))
    .groupBy(day(users.createdAt));
}

export async function secondsByDay(db: Executor, kind: 'audio' | 'live', since: Date) {
  return await db
    .select({
      day: day(usageEntries.countedAt),
      seconds: sql`sum(${usageEntries.amount})`.mapWith(Number),
    })
    .from(usageEntries)
    .where(and(eq(usageEntries.kind, kind), gte(usageEntries.countedAt, since)))
    .groupBy(day(usageEntries.countedAt));
}

/** Accounts and their stored files, by the plan in force. */
export async function byPlan(db: Executor) {
  return await db
    .select({
      plan: users.currentPlan,
      accounts: sql`count(distinct ${users.id})`.mapWith(Number),
      files: sql`count(${uploads.id})`.mapWith(Number),
      bytes: sql`coalesce(sum(${uploads.sizeBytes}), 0)`.mapWith(Number),
    })
    .from(users)
    .leftJoin(uploads, and(eq(uploads.userId, users.id), sql`${uploads.fileKey} is not null`))
    .groupBy(users.currentPlan);
}
