import { and, eq, isNull, ne, type Placeholder, sql, sum } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { batchLookUps, isOneOf } from '../../platform/database/batched.ts';
import type { Database, Executor, Transaction } from '../../platform/database/client.ts';
import {
  balanceCredits,
  teamMembers,
  teams,
  usageEntries,
  users,
} from '../../platform/database/schema/index.ts';

type Kind = (typeof usageEntries.$inferSelect)['kind'];
type Entry = typeof usageEntries.$inferInsert;

const total = (column: typeof usageEntries.amount | typeof usageEntries.fromBalance) =>
  sum(column).mapWith(Number);

const account = {
  id: users.id,
  plan: users.currentPlan,
  timeZone: users.timeZone,
  grantedLimits: users.grantedLimits,
};

/** The account whose quota is asked for. */
export async function findAccount(executor: Executor, userId: string) {
  const [found] = await executor.select(account).from(users).where(eq(users.id, userId));
  return found ?? null;
}

/** As `findAccount`, locked until the transaction ends: requests for the same quota run one after another. */
export async function lockAccount(tx: Executor, userId: string) {
  const query = tx.select(account).from(users).where(eq(users.id, userId));
  const [found] = await query.for('no key update');
  return found ?? null;
}

/** The owner of the team that an account is in, who pays for it, and the account's cap; null where the account pays for itself. */
export async function findTeam(executor: Executor, userId: string) {
  const [found] = await executor
    .select({ ownerId: teams.ownerId, capMinutes: teamMembers.capMinutes })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(and(eq(teamMembers.userId, userId), isNull(teams.readOnlySince)));
  return found ?? null;
}

/** What was taken from a payer's plan in a month, the balance apart. */
export async function takenFrom(
  executor: Executor,
  payerId: string,
  kind: Kind,
  month: string,
): Promise<number> {
  const [row] = await executor
    .select({ amount: total(usageEntries.amount), fromBalance: total(usageEntries.fromBalance) })
    .from(usageEntries)
    .where(
      and(
        eq(usageEntries.payerId, payerId),
        eq(usageEntries.kind, kind),
        eq(usageEntries.month, month),
      ),
    );
  return (row?.amount ?? 0) - (row?.fromBalance ?? 0);
}

/** Audio and live seconds that a member has taken from the payer's plan in a month. */
export async function takenByMember(
  executor: Executor,
  { userId, payerId, month }: { userId: string; payerId: string; month: string },
): Promise<number> {
  const [row] = await executor
    .select({ amount: total(usageEntries.amount), fromBalance: total(usageEntries.fromBalance) })
    .from(usageEntries)
    .where(
      and(
        eq(usageEntries.userId, userId),
        eq(usageEntries.payerId, payerId),
        ne(usageEntries.kind, 'text'),
        eq(usageEntries.month, month),
      ),
    );
  return (row?.amount ?? 0) - (row?.fromBalance ?? 0);
}

/** What is left of the balance: what came into it, and what went out. */
export async function balanceOf(executor: Executor, userId: string): Promise<number> {
  const credits = executor
    .select({ seconds: sql<number>`coalesce(sum(${balanceCredits.seconds}), 0)`.mapWith(Number) })
    .from(balanceCredits)
    .where(eq(balanceCredits.userId, userId));
  const spent = executor
    .select({ seconds: sql`coalesce(sum(${usageEntries.fromBalance}), 0)`.mapWith(Number) })
    .from(usageEntries)
    .where(and(eq(usageEntries.userId, userId), ne(usageEntries.fromBalance, 0)));
  const [credited] = await credits;
  const [debited] = await spent;
  return (credited?.seconds ?? 0) - (debited?.seconds ?? 0);
}

/** What a source holds at present, and of whom; null where it never reserved anything. */
export async function heldBy(executor: Executor, kind: Kind, sourceId: string) {
  const rows = await executor
    .select({
      userId: newest<string>(usageEntries.userId),
      payerId: newest<string | null>(usageEntries.payerId),
      amount: total(usageEntries.amount),
      fromBalance: total(usageEntries.fromBalance),
      reservations: sql`count(*) filter (where ${usageEntries.entry} = 'reserve')`.mapWith(Number),
      countedAt: sql`max(${usageEntries.countedAt})`.mapWith(usageEntries.countedAt),
      month: newest<string>(usageEntries.month),
    })
    .from(usageEntries)
    .where(and(eq(usageEntries.kind, kind), eq(usageEntries.sourceId, sourceId)))
    .groupBy(usageEntries.sourceId);
  return rows[0] ?? null;
}

/** A column of the newest entry of a group. */
const newest = <T>(column: AnyPgColumn) =>
  sql<T>`(array_agg(${column} order by ${usageEntries.createdAt} desc, ${usageEntries.id} desc))[1]`;

/** Appends to the ledger. False where this step of the source is in it already: then nothing is written. */
export async function append(tx: Transaction, entry: Entry): Promise<boolean> {
  const written = await tx.insert(usageEntries).values(entry).onConflictDoNothing().returning({
    id: usageEntries.id,
  });
  return written.length > 0;
}

const owners = alias(users, 'owner');

/** The limits granted to an account, and the owner of its team, who pays; `owner` is null where the account pays for itself. */
const payer = (db: Database) => {
  const query = db
    .select({
      userId: users.id,
      grantedLimits: users.grantedLimits,
      capMinutes: teamMembers.capMinutes,
      owner: {
        id: owners.id,
        plan: owners.currentPlan,
        timeZone: owners.timeZone,
        grantedLimits: owners.grantedLimits,
      },
    })
    .from(users)
    .leftJoin(teamMembers, eq(teamMembers.userId, users.id))
    .leftJoin(teams, and(eq(teams.id, teamMembers.teamId), isNull(teams.readOnlySince)))
    .leftJoin(owners, eq(owners.id, teams.ownerId))
    .where(isOneOf(users.id, 'userIds'))
    .prepare('usage_payer');
  return batchLookUps(
    (userIds) => query.execute({ userIds }),
    ({ userId }) => userId,
  );
};

const given: Record<'userId' | 'payerId' | 'month' | 'ownMonth', Placeholder> = {
  userId: sql.placeholder('userId'),
  payerId: sql.placeholder('payerId'),
  /** In the time zone of the payer. */
  month: sql.placeholder('month'),
  /** In the time zone of the account. */
  ownMonth: sql.placeholder('ownMonth'),
};

/** Taken from a plan in a month, the balance apart. */
const taken = (kind: Kind, { by = given.payerId, month = given.month } = {}) =>
  sql`(select coalesce(sum(amount - from_balance), 0) from ${usageEntries}
    where payer_id = ${by} and kind = ${kind} and month = ${month})`.mapWith(Number);

const spent = (when = sql`true`) =>
  sql`(select coalesce(sum(from_balance), 0) from ${usageEntries}
    where user_id = ${given.userId} and from_balance <> 0 and ${when})`.mapWith(Number);

/** What a month has taken from plan and balance; texts count for the account, audio and live for the payer. */
const sums = (db: Database) =>
  db
    .select({
      audio: taken('audio'),
      live: taken('live'),
      text: taken('text', { by: given.userId, month: given.ownMonth }),
      ofPool: sql`(select coalesce(sum(amount - from_balance), 0) from ${usageEntries}
        where user_id = ${given.userId} and payer_id = ${given.payerId} and kind <> 'text'
          and month = ${given.month})`.mapWith(Number),
      bought: sql`(select coalesce(sum(seconds), 0) from ${balanceCredits}
        where user_id = ${given.userId})`.mapWith(Number),
      spent: spent(),
      spentBefore: spent(sql`month < ${given.month}`),
      spentThisMonth: spent(sql`kind = 'audio' and month = ${given.month}`),
    })
    .from(sql`(values (1)) as one`)
    .prepare('usage_sums');

/** What the overview of usage is made of. Every page of the app asks for it: prepared once for a connection. */
export const overviewQueries = (db: Database) => ({ payer: payer(db), sums: sums(db) });

export type OverviewQueries = ReturnType<typeof overviewQueries>;
