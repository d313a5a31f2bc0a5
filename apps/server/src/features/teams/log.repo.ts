import { aliasedTable, desc, eq, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/client.ts';
import { teamLog, users } from '../../platform/database/schema/index.ts';

export interface LogEntry {
  teamId: string;
  at: Date;
  /** Null: the installation. */
  actorId: string | null;
  action: string;
  targetId?: string;
  details?: Record<string, string | number | null>;
}

export async function append(tx: Transaction, { details = {}, ...entry }: LogEntry): Promise<void> {
  await tx.insert(teamLog).values({ ...entry, details });
}

/** Newest first, with the addresses of accounts that are still there. @param after the id that the page before ended with */
export async function page(
  executor: Executor,
  teamId: string,
  { after, limit }: { after: string | undefined; limit: number },
) {
  const actor = aliasedTable(users, 'actor');
  const target = aliasedTable(users, 'target');
  const before =
    after === undefined
      ? sql`true`
      : sql`(${teamLog.at}, ${teamLog.id}) < (select at, id from team_log where id = ${after} and team_id = ${teamId})`;
  return await executor
    .select({
      id: teamLog.id,
      at: teamLog.at,
      action: teamLog.action,
      details: teamLog.details,
      actor: actor.email,
      target: target.email,
    })
    .from(teamLog)
    .leftJoin(actor, eq(actor.id, teamLog.actorId))
    .leftJoin(target, eq(target.id, teamLog.targetId))
    .where(sql`${teamLog.teamId} = ${teamId} and ${before}`)
    .orderBy(desc(teamLog.at), desc(teamLog.id))
    .limit(limit);
}

export async function removeBefore(executor: Executor, before: Date): Promise<void> {
  await executor.delete(teamLog).where(lt(teamLog.at, before));
}

/** Removes an address from the details of invitations: its account has been deleted. */
export async function forget(tx: Transaction, email: string): Promise<void> {
  await tx
    .update(teamLog)
    .set({ details: sql`${teamLog.details} - 'email'` })
    .where(sql`${teamLog.details} ->> 'email' = ${email}`);
}
