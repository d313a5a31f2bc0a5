import { and, eq, isNull, type Placeholder, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/client.ts';
import {
  balanceCredits,
  teamMembers,
  teams,
  usageEntries,
  users,
} from '../../platform/database/schema/index.ts';

type Kind = (typeof usageEntries.$inferSelect)['kind'];

const owners = alias(users, 'owner');

/** The limits granted to an account, and the owner of its team, who pays; `owner` is null where the account pays for itself. */
const payer = (db: Database) =>
  db
    .select({
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
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('usage_payer');

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
