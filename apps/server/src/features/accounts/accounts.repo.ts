import { and, eq, gt, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { batchLookUps, isOneOf } from '../../platform/database/batched.ts';
import type { Database, Executor, Transaction } from '../../platform/database/client.ts';
import { credentials, teamInvitations, users } from '../../platform/database/schema/index.ts';

export type User = typeof users.$inferSelect;

type Plan = User['currentPlan'];

/** A plan that an administrator gives. */
export interface Grant {
  plan: Plan;
  /** Null: without an end. */
  until: Date | null;
  limits: User['grantedLimits'];
}

/** The columns of a plan that comes into force; `planSince` moves only where it is another one. */
const inForce = (plan: SQL | AnyPgColumn, at: Date) => ({
  currentPlan: sql`${plan}`,
  planSince: sql`case when ${users.currentPlan} = ${plan} then ${users.planSince} else ${at} end`,
  updatedAt: at,
});

export interface NewAccount {
  email: string;
  passwordHash: string;
  timeZone?: string;
}

/** Each page begins with it: prepared once for a connection, asked once for many requests. */
const lookUp = (db: Database) => {
  const query = db.select().from(users).where(isOneOf(users.id, 'ids')).prepare('account_look_up');
  return batchLookUps(
    (ids) => query.execute({ ids }),
    ({ id }) => id,
  );
};

export type AccountLookUp = ReturnType<typeof lookUp>;

/** Accounts and their passwords. */
export const accountsRepo = {
  lookUp,

  /** @returns undefined where the address has an account already, also one that another request has just made */
  async create(db: Executor, account: NewAccount): Promise<User | undefined> {
    const { email, passwordHash, timeZone } = account;
    const [user] = await db
      .insert(users)
      .values({ email, timeZone })
      .onConflictDoNothing({ target: users.email })
      .returning();
    if (user) await db.insert(credentials).values({ userId: user.id, passwordHash });
    return user;
  },

  /** An account without a password, which its person sets by a link. @returns undefined where the address has one */
  async createWithoutPassword(db: Executor, email: string): Promise<User | undefined> {
    const [user] = await db
      .insert(users)
      .values({ email })
      .onConflictDoNothing({ target: users.email })
      .returning();
    return user;
  },

  async find(db: Executor, id: string): Promise<User | undefined> {
    const [user] = await db.select().from(users).where(eq(users.id, id));
    return user;
  },

  async findByEmail(db: Executor, email: string): Promise<User | undefined> {
    const [user] = await db.select().from(users).where(eq(users.email, email));
    return user;
  },

  /** The account of an address, locked until the transaction ends. */
  async lockByEmail(tx: Transaction, email: string): Promise<User | undefined> {
    const [user] = await tx.select().from(users).where(eq(users.email, email)).for('update');
    return user;
  },

  /** @returns whether it is there */
  async lock(tx: Transaction, id: string): Promise<boolean> {
    const rows = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, id))
      .for('update');
    return rows.length > 0;
  },

  async findWithPassword(
    db: Executor,
    email: string,
  ): Promise<{ user: User; passwordHash: string } | undefined> {
    const [row] = await db
      .select({ user: users, passwordHash: credentials.passwordHash })
      .from(users)
      .innerJoin(credentials, eq(credentials.userId, users.id))
      .where(eq(users.email, email));
    return row;
  },

  async passwordHashOf(db: Executor, userId: string): Promise<string | null> {
    const [row] = await db
      .select({ passwordHash: credentials.passwordHash })
      .from(credentials)
      .where(eq(credentials.userId, userId));
    return row?.passwordHash ?? null;
  },

  /** No one can sign in without one. */
  async removePassword(db: Executor, userId: string): Promise<void> {
    await db.delete(credentials).where(eq(credentials.userId, userId));
  },

  async update(
    db: Executor,
    id: string,
    changes: Partial<Pick<User, 'timeZone' | 'emailVerified' | 'displayName'>> &
      Pick<User, 'updatedAt'>,
  ): Promise<User | undefined> {
    const [user] = await db.update(users).set(changes).where(eq(users.id, id)).returning();
    return user;
  },

  /** What the subscription gives; a grant comes before it. */
  async setSubscribedPlan(db: Executor, id: string, plan: Plan, at: Date): Promise<void> {
    await db
      .update(users)
      .set({
        subscribedPlan: plan,
        ...inForce(sql`coalesce(${users.teamPlan}, ${users.grantedPlan}, ${plan})`, at),
      })
      .where(and(eq(users.id, id), ne(users.subscribedPlan, plan)));
  },

  /** Gives a plan, or ends the grant (null). @returns the account; undefined: it is gone */
  async grant(db: Executor, id: string, grant: Grant | null, at: Date): Promise<User | undefined> {
    const [user] = await db
      .update(users)
      .set({
        grantedPlan: grant?.plan ?? null,
        grantedUntil: grant?.until ?? null,
        grantedLimits: grant?.limits ?? null,
        ...inForce(
          sql`coalesce(${users.teamPlan}, ${grant ? sql`${grant.plan}::plan` : users.subscribedPlan})`,
          at,
        ),
      })
      .where(eq(users.id, id))
      .returning();
    return user;
  },

  /** Ends the grants that are over. @returns their accounts */
  async endGrants(db: Executor, at: Date): Promise<string[]> {
    const ended = await db
      .update(users)
      .set({
        grantedPlan: null,
        grantedUntil: null,
        grantedLimits: null,
        ...inForce(sql`coalesce(${users.teamPlan}, ${users.subscribedPlan})`, at),
      })
      .where(lte(users.grantedUntil, at))
      .returning({ id: users.id });
    return ended.map(({ id }) => id);
  },

  /** The plan that members of a team are on; null: each is on the own one again. */
  async setTeamPlan(
    tx: Transaction,
    ids: readonly string[],
    plan: Plan | null,
    at: Date,
  ): Promise<void> {
    const own = sql`coalesce(${users.grantedPlan}, ${users.subscribedPlan})`;
    await tx
      .update(users)
      .set({ teamPlan: plan, ...inForce(plan === null ? own : sql`${plan}::plan`, at) })
      .where(inArray(users.id, [...ids]));
  },

  /** Whether a team has an open invitation for an address. */
  async isInvited(db: Executor, email: string, now: Date): Promise<boolean> {
    const found = await db
      .select({ id: teamInvitations.id })
      .from(teamInvitations)
      .where(and(eq(teamInvitations.email, email), gt(teamInvitations.expiresAt, now)))
      .limit(1);
    return found.length > 0;
  },

  async setSuspended(db: Executor, id: string, since: Date | null): Promise<User | undefined> {
    const [user] = await db
      .update(users)
      .set({ suspendedAt: since })
      .where(eq(users.id, id))
      .returning();
    return user;
  },

  async setAdministrator(db: Executor, id: string, is: boolean): Promise<User | undefined> {
    const [user] = await db
      .update(users)
      .set({ administrator: is })
      .where(eq(users.id, id))
      .returning();
    return user;
  },

  /** Accounts that administer the installation and can sign in, locked: the last one can't be taken away. */
  async lockAdministrators(tx: Transaction): Promise<string[]> {
    const found = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(users.administrator, isNull(users.suspendedAt)))
      .for('update');
    return found.map(({ id }) => id);
  },

  /** One at a time until their transactions end: of two accounts that are verified at once, only one is the first. */
  async lockFirst(tx: Transaction): Promise<void> {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('first-account', 0))`);
  },

  /** Whether any other account has verified its address. */
  async hasVerified(db: Executor): Promise<boolean> {
    const found = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.emailVerified, true))
      .limit(1);
    return found.length > 0;
  },

  async hasVerifiedBeside(db: Executor, id: string): Promise<boolean> {
    const found = await db
      .select({ id: users.id })
      .from(users)
      .where(and(users.emailVerified, ne(users.id, id)))
      .limit(1);
    return found.length > 0;
  },

  async seen(db: Executor, id: string, at: Date): Promise<void> {
    await db.update(users).set({ lastSeenAt: at }).where(eq(users.id, id));
  },

  /** Deletes the account with every row that refers to it. */
  async remove(db: Executor, id: string): Promise<void> {
    await db.delete(users).where(eq(users.id, id));
  },

  async setPassword(
    db: Executor,
    userId: string,
    passwordHash: string,
    updatedAt: Date,
  ): Promise<void> {
    await db
      .insert(credentials)
      .values({ userId, passwordHash, updatedAt })
      .onConflictDoUpdate({ target: credentials.userId, set: { passwordHash, updatedAt } });
  },
};
