import { and, asc, count, eq, gt, ne } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/client.ts';
import { teamInvitations, teams, users } from '../../platform/database/schema/index.ts';

export type InvitationRow = typeof teamInvitations.$inferSelect;

export async function invitationsOf(executor: Executor, teamId: string): Promise<InvitationRow[]> {
  return await executor
    .select()
    .from(teamInvitations)
    .where(eq(teamInvitations.teamId, teamId))
    .orderBy(asc(teamInvitations.sentAt), asc(teamInvitations.id));
}

/** Open invitations, which take a seat each. @param but one that is not counted */
export async function countOpen(
  executor: Executor,
  teamId: string,
  { now, but }: { now: Date; but?: string },
): Promise<number> {
  const [row] = await executor
    .select({ rows: count() })
    .from(teamInvitations)
    .where(
      and(
        eq(teamInvitations.teamId, teamId),
        gt(teamInvitations.expiresAt, now),
        but === undefined ? undefined : ne(teamInvitations.id, but),
      ),
    );
  return row?.rows ?? 0;
}

/** Open invitations to an address. */
export async function receivedBy(executor: Executor, email: string, now: Date) {
  return await executor
    .select({
      id: teamInvitations.id,
      teamName: teams.name,
      ownerEmail: users.email,
      role: teamInvitations.role,
      expiresAt: teamInvitations.expiresAt,
    })
    .from(teamInvitations)
    .innerJoin(teams, eq(teams.id, teamInvitations.teamId))
    .innerJoin(users, eq(users.id, teams.ownerId))
    .where(and(eq(teamInvitations.email, email), gt(teamInvitations.expiresAt, now)))
    .orderBy(asc(teamInvitations.sentAt));
}

export async function find(executor: Executor, id: string): Promise<InvitationRow | null> {
  const [found] = await executor.select().from(teamInvitations).where(eq(teamInvitations.id, id));
  return found ?? null;
}

/** @returns null: the address has an invitation of this team */
export async function add(
  tx: Transaction,
  values: Omit<InvitationRow, 'id'>,
): Promise<InvitationRow | null> {
  const [added] = await tx.insert(teamInvitations).values(values).onConflictDoNothing().returning();
  return added ?? null;
}

export async function sentAgain(
  tx: Transaction,
  id: string,
  times: Pick<InvitationRow, 'sentAt' | 'expiresAt'>,
): Promise<void> {
  await tx.update(teamInvitations).set(times).where(eq(teamInvitations.id, id));
}

/** @returns false: it is gone already */
export async function remove(tx: Transaction, id: string): Promise<boolean> {
  const removed = await tx
    .delete(teamInvitations)
    .where(eq(teamInvitations.id, id))
    .returning({ id: teamInvitations.id });
  return removed.length > 0;
}

export async function forget(tx: Transaction, email: string): Promise<void> {
  await tx.delete(teamInvitations).where(eq(teamInvitations.email, email));
}
