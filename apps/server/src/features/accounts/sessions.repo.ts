import { and, desc, eq, inArray, isNull, lte, ne } from 'drizzle-orm';
import { batchLookUps, isOneOf } from '../../platform/database/batched.ts';
import type { Database, Executor } from '../../platform/database/client.ts';
import { sessions, users } from '../../platform/database/schema/index.ts';

export type Session = typeof sessions.$inferSelect;

/** The one join behind every request of someone who is signed in: prepared once for a connection, asked once for many requests. */
const lookUp = (db: Database) => {
  const query = db
    .select({
      tokenHash: sessions.tokenHash,
      sessionId: sessions.id,
      expiresAt: sessions.expiresAt,
      startedAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      userId: users.id,
      email: users.email,
      plan: users.currentPlan,
      timeZone: users.timeZone,
      administrator: users.administrator,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(isOneOf(sessions.tokenHash, 'tokenHashes'), isNull(users.suspendedAt)))
    .prepare('session_look_up');
  return batchLookUps(
    (tokenHashes) => query.execute({ tokenHashes }),
    ({ tokenHash }) => tokenHash,
  );
};

export type SessionLookUp = ReturnType<typeof lookUp>;

export const sessionsRepo = {
  lookUp,

  async add(db: Executor, session: Omit<Session, 'id'>): Promise<void> {
    await db.insert(sessions).values(session);
  },

  async findAll(db: Executor, ids: readonly string[]) {
    return await db
      .select({
        id: sessions.id,
        expiresAt: sessions.expiresAt,
        startedAt: sessions.createdAt,
      })
      .from(sessions)
      .where(inArray(sessions.id, [...ids]));
  },

  async ofUser(db: Executor, userId: string) {
    return await db
      .select({
        id: sessions.id,
        expiresAt: sessions.expiresAt,
        startedAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
        userAgent: sessions.userAgent,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt));
  },

  async used(
    db: Executor,
    id: string,
    changes: Pick<Session, 'lastUsedAt'> & Partial<Pick<Session, 'expiresAt'>>,
  ): Promise<void> {
    await db.update(sessions).set(changes).where(eq(sessions.id, id));
  },

  /** @returns whether the user had it */
  async removeOne(db: Executor, userId: string, id: string): Promise<boolean> {
    const removed = await db
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
      .returning({ id: sessions.id });
    return removed.length > 0;
  },

  async removeOthers(db: Executor, userId: string, kept: string): Promise<void> {
    await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, kept)));
  },

  async remove(db: Executor, tokenHash: string): Promise<void> {
    await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
  },

  async removeAll(db: Executor, userId: string): Promise<void> {
    await db.delete(sessions).where(eq(sessions.userId, userId));
  },

  async removeExpired(db: Executor, now: Date): Promise<void> {
    await db.delete(sessions).where(lte(sessions.expiresAt, now));
  },
};
