import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/client.ts';
import { liveChunks, liveSessions } from '../../platform/database/schema/index.ts';

export type LiveSession = typeof liveSessions.$inferSelect;
export type LiveChunk = typeof liveChunks.$inferSelect;

/** Makes a session unless it is there already, also for another owner. */
export async function ensureSession(
  executor: Executor,
  values: Pick<LiveSession, 'id' | 'userId' | 'startedAt'>,
): Promise<void> {
  await executor.insert(liveSessions).values(values).onConflictDoNothing();
}

export async function findSession(
  executor: Executor,
  id: string,
  ownerId: string,
): Promise<LiveSession | null> {
  const [found] = await executor.select().from(liveSessions).where(ofSession(id, ownerId));
  return found ?? null;
}

/** Another request that adds a chunk to it waits until the transaction ends. */
export async function lockSession(
  tx: Transaction,
  id: string,
  ownerId: string,
): Promise<LiveSession | null> {
  const [found] = await tx.select().from(liveSessions).where(ofSession(id, ownerId)).for('update');
  return found ?? null;
}

const ofSession = (id: string, ownerId: string) =>
  and(eq(liveSessions.id, id), eq(liveSessions.userId, ownerId));

export async function findChunk(
  executor: Executor,
  sessionId: string,
  sequence: number,
): Promise<LiveChunk | null> {
  const [found] = await executor
    .select()
    .from(liveChunks)
    .where(and(eq(liveChunks.sessionId, sessionId), eq(liveChunks.sequence, sequence)));
  return found ?? null;
}

/** Adds a chunk to a session that is locked. @param heard all that was heard in it by now. */
export async function appendChunk(
  tx: Transaction,
  chunk: typeof liveChunks.$inferInsert,
  heard: LiveSession['heard'],
): Promise<void> {
  await tx.insert(liveChunks).values(chunk);
  await tx
    .update(liveSessions)
    .set({ seconds: chunk.end, heard, chunks: sql`${liveSessions.chunks} + 1` })
    .where(eq(liveSessions.id, chunk.sessionId));
}

/** Recordings that have begun and not ended, of everyone. */
export function countOpenSessions(executor: Executor): Promise<number> {
  return executor.$count(liveSessions, isNull(liveSessions.endedAt));
}

/** Closes one session of a user's, or all that are open. @returns their lengths in seconds. */
export async function closeSessions(
  executor: Executor,
  ownerId: string,
  endedAt: Date,
  id?: string,
): Promise<number[]> {
  const closed = await executor
    .update(liveSessions)
    .set({ endedAt })
    .where(
      and(
        eq(liveSessions.userId, ownerId),
        isNull(liveSessions.endedAt),
        id === undefined ? undefined : eq(liveSessions.id, id),
      ),
    )
    .returning({ seconds: liveSessions.seconds });
  return closed.map(({ seconds }) => seconds);
}

/** Sessions of a user's with sound in them whose transcript has not been saved, all or of these; locked. */
export async function lockUnsaved(
  tx: Transaction,
  ownerId: string,
  ids?: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .select({ id: liveSessions.id, chunks: liveSessions.chunks })
    .from(liveSessions)
    .where(
      and(
        eq(liveSessions.userId, ownerId),
        eq(liveSessions.saved, false),
        ids && inArray(liveSessions.id, [...ids]),
      ),
    )
    .for('update');
  return rows.filter(({ chunks }) => chunks > 0).map(({ id }) => id);
}

/** When recordings of a user's that are not saved were made, all or of these. */
export async function unsavedSpans(
  db: Executor,
  ownerId: string,
  ids?: readonly string[],
): Promise<{ startedAt: Date; seconds: number }[]> {
  const { userId, saved, id, startedAt, seconds } = liveSessions;
  return await db
    .select({ startedAt, seconds })
    .from(liveSessions)
    .where(and(eq(userId, ownerId), eq(saved, false), ids && inArray(id, [...ids])));
}

/** Which chunks of recordings were received, and how much new sound each had. */
export async function chunkNumbers(tx: Transaction, sessionIds: readonly string[]) {
  const { sessionId, sequence, seconds } = liveChunks;
  return await tx
    .select({ sessionId, sequence, seconds })
    .from(liveChunks)
    .where(inArray(sessionId, [...sessionIds]))
    .orderBy(liveChunks.createdAt, sequence);
}

export type ChunkNumber = Awaited<ReturnType<typeof chunkNumbers>>[number];

/** What they said is in the library now: their chunks go. */
export async function markSaved(
  tx: Transaction,
  ids: readonly string[],
  endedAt: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(liveChunks).where(inArray(liveChunks.sessionId, [...ids]));
  await tx
    .update(liveSessions)
    .set({ saved: true, endedAt: sql`coalesce(${liveSessions.endedAt}, ${endedAt.toISOString()})` })
    .where(inArray(liveSessions.id, [...ids]));
}

/** Removes sessions that began before a moment, with all that they said. */
export async function deleteStartedBefore(executor: Executor, moment: Date): Promise<void> {
  await executor.delete(liveSessions).where(lt(liveSessions.startedAt, moment));
}

/** Seconds that were metered in all live recordings of a user that are still known. */
export async function recordedSeconds(executor: Executor, ownerId: string): Promise<number> {
  const [row] = await executor
    .select({ seconds: sql`coalesce(sum(${liveSessions.seconds}), 0)`.mapWith(Number) })
    .from(liveSessions)
    .where(eq(liveSessions.userId, ownerId));
  return row?.seconds ?? 0;
}
