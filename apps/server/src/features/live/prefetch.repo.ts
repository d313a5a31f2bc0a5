import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/client.ts';
import { livePrefetch } from '../../platform/database/schema/index.ts';

export interface ChunkKey {
  userId: string;
  sessionId: string;
  sequence: number;
}

export type StoredPart = Pick<typeof livePrefetch.$inferSelect, 'take' | 'from' | 'sealed'>;

export async function insertPart(
  executor: Executor,
  chunk: ChunkKey,
  part: StoredPart & { sentAt: Date },
): Promise<void> {
  await executor.insert(livePrefetch).values({ ...chunk, ...part });
}

/** The parts of a take of a chunk from a sample on, in order. */
export async function partsFrom(
  executor: Executor,
  chunk: ChunkKey,
  { take, from }: Pick<StoredPart, 'take' | 'from'>,
): Promise<StoredPart[]> {
  return await executor
    .select({ take: livePrefetch.take, from: livePrefetch.from, sealed: livePrefetch.sealed })
    .from(livePrefetch)
    .where(and(ofChunk(chunk), eq(livePrefetch.take, take), gte(livePrefetch.from, from)))
    .orderBy(asc(livePrefetch.from));
}

/** Which take of a chunk is stored, the newest if two processes have begun one; null where there is none. */
export async function findTake(executor: Executor, chunk: ChunkKey): Promise<string | null> {
  const [found] = await executor
    .select({ take: livePrefetch.take })
    .from(livePrefetch)
    .where(and(ofChunk(chunk), eq(livePrefetch.from, 0)))
    .orderBy(desc(livePrefetch.id))
    .limit(1);
  return found?.take ?? null;
}

export async function deleteParts(executor: Executor, chunk: ChunkKey): Promise<void> {
  await executor.delete(livePrefetch).where(ofChunk(chunk));
}

/** Deletes what was sent before a moment, of all users. */
export async function deleteSentBefore(executor: Executor, moment: Date): Promise<void> {
  await executor.delete(livePrefetch).where(lt(livePrefetch.sentAt, moment));
}

/** Deletes all but the newest chunks of a user. */
export async function keepNewest(
  executor: Executor,
  userId: string,
  newest: number,
): Promise<void> {
  const kept = executor
    .select({ sessionId: livePrefetch.sessionId, sequence: livePrefetch.sequence })
    .from(livePrefetch)
    .where(eq(livePrefetch.userId, userId))
    .groupBy(livePrefetch.sessionId, livePrefetch.sequence)
    .orderBy(sql`max(${livePrefetch.id}) desc`)
    .limit(newest);
  await executor
    .delete(livePrefetch)
    .where(
      and(
        eq(livePrefetch.userId, userId),
        sql`(${livePrefetch.sessionId}, ${livePrefetch.sequence}) not in ${kept}`,
      ),
    );
}

const ofChunk = ({ userId, sessionId, sequence }: ChunkKey) =>
  and(
    eq(livePrefetch.userId, userId),
    eq(livePrefetch.sessionId, sessionId),
    eq(livePrefetch.sequence, sequence),
  );
