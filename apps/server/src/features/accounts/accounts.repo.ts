import { and, eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/client.ts';
import { credentials, users } from '../../platform/database/schema/index.ts';

export type User = typeof users.$inferSelect;

export interface NewAccount {
  email: string;
  passwordHash: string;
  timeZone?: string;
}

/** Accounts and their passwords. */
export const accountsRepo = {
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

  /** Nobody can sign in without one. */
  async removePassword(db: Executor, userId: string): Promise<void> {
    await db.delete(credentials).where(eq(credentials.userId, userId));
  },

  async update(
    db: Executor,
    id: string,
    changes: Partial<Pick<User, 'timeZone' | 'emailVerified'>> & Pick<User, 'updatedAt'>,
  ): Promise<User | undefined> {
    const [user] = await db.update(users).set(changes).where(eq(users.id, id)).returning();
    return user;
  },

  /** Enterprise is agreed by contract, not bought: a subscription neither gives nor takes it. */
  async setSubscribedPlan(db: Executor, id: string, plan: User['currentPlan'], at: Date) {
    await db
      .update(users)
      .set({ currentPlan: plan, planSince: at, updatedAt: at })
      .where(and(eq(users.id, id), sql`${users.currentPlan} not in (${plan}, 'enterprise')`));
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
      .update(credentials)
      .set({ passwordHash, updatedAt })
      .where(eq(credentials.userId, userId));
  },
};
