import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/database/client.ts';
import { sessions, users } from '../../platform/database/schema/index.ts';

export type Session = typeof sessions.$inferSelect;

/** The one join behind every request of someone who is signed in: prepared once for a connection. */
const lookUp = (db: Database) =>
  db
    .select({
      sessionId: sessions.id,
      expiresAt: sessions.expiresAt,
      startedAt: sessions.createdAt,
      userId: users.id,
      email: users.email,
      plan: users.currentPlan,
      timeZone: users.timeZone,
      administrator: users.administrator,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), isNull(users.suspendedAt)))
    .prepare('session_look_up');

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

  async extend(db: Executor, id: string, expiresAt: Date): Promise<void> {
    await db.update(sessions).set({ expiresAt }).where(eq(sessions.id, id));
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
