import { aliasedTable, desc, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/client.ts';
import { installationLog, users } from '../../platform/database/schema/index.ts';

export interface LogEntry {
  /** Null: a command of the operator, or the installation itself. */
  actorId: string | null;
  action: string;
  targetId: string | null;
  details?: Record<string, string | number | null>;
}

export async function append(db: Executor, { details = {}, ...entry }: LogEntry): Promise<void> {
  await db.insert(installationLog).values({ ...entry, details });
}

/** Newest first, with the addresses of accounts that are still there. @param after the id that the page before ended with */
export async function page(
  db: Executor,
  { after, limit }: { after: string | undefined; limit: number },
) {
  const actor = aliasedTable(users, 'actor');
  const target = aliasedTable(users, 'target');
  return await db
    .select({
      id: installationLog.id,
      at: installationLog.at,
      action: installationLog.action,
      details: installationLog.details,
      actor: actor.email,
      target: target.email,
    })
    .from(installationLog)
    .leftJoin(actor, eq(actor.id, installationLog.actorId))
    .leftJoin(target, eq(target.id, installationLog.targetId))
    .where(
      after === undefined
        ? undefined
        : sql`(${installationLog.at}, ${installationLog.id}) < (select at, id from installation_log where id = ${after})`,
    )
    .orderBy(desc(installationLog.at), desc(installationLog.id))
    .limit(limit);
}

/** Forgets what is older than a year. */
export async function removeBefore(db: Executor, before: Date): Promise<void> {
  await db.delete(installationLog).where(lt(installationLog.at, before));
}
