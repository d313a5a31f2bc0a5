import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/client.ts';
import { engineStates } from '../../platform/database/schema/index.ts';

export type EngineState = typeof engineStates.$inferSelect;

/** Records which engine serves. Another one than before serves from now on, and has not failed yet. */
export async function serve(
  db: Executor,
  { kind, label, at }: { kind: EngineState['kind']; label: string; at: Date },
): Promise<void> {
  await db
    .insert(engineStates)
    .values({ kind, label, since: at })
    .onConflictDoUpdate({
      target: engineStates.kind,
      set: { label, since: at, failedAt: null, failure: null },
      setWhere: sql`${engineStates.label} <> excluded.label`,
    });
}

export async function recordFailure(
  db: Executor,
  { kind, failure, at }: { kind: EngineState['kind']; failure: string; at: Date },
): Promise<void> {
  await db.update(engineStates).set({ failedAt: at, failure }).where(eq(engineStates.kind, kind));
}

export async function all(db: Executor): Promise<EngineState[]> {
  return await db.select().from(engineStates);
}
