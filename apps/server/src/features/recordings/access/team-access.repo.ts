import { aliasedTable, and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/client.ts';
import {
  teamMembers,
  teams,
  textInputs,
  uploads,
  users,
} from '../../../platform/database/schema/index.ts';

/** The owner of a summary and what it was made of. */
export type OwnedSource = { userId: string; uploadId: string | null; textInputId: string | null };

/** What the owner of a source lets the members of their team do with it. */
export async function grantedAccess(
  executor: Executor,
  { uploadId, textInputId }: Pick<OwnedSource, 'uploadId' | 'textInputId'>,
) {
  const table = uploadId === null ? textInputs : uploads;
  const [found] = await executor
    .select({ access: table.teamAccess })
    .from(table)
    .where(eq(table.id, uploadId ?? textInputId ?? ''));
  return found?.access ?? 'none';
}

/** The team that two people are both in. */
export async function commonTeam(
  executor: Executor,
  a: string,
  b: string,
): Promise<{ isReadOnly: boolean } | null> {
  const other = aliasedTable(teamMembers, 'other');
  const [found] = await executor
    .select({ since: teams.readOnlySince })
    .from(teamMembers)
    .innerJoin(other, eq(other.teamId, teamMembers.teamId))
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(and(eq(teamMembers.userId, a), eq(other.userId, b)));
  return found ? { isReadOnly: found.since !== null } : null;
}

/** A team, where a person is in it. */
export async function teamOfMember(
  executor: Executor,
  teamId: string,
  userId: string,
): Promise<{ isReadOnly: boolean } | null> {
  const [found] = await executor
    .select({ since: teams.readOnlySince })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(and(eq(teamMembers.userId, userId), eq(teamMembers.teamId, teamId)));
  return found ? { isReadOnly: found.since !== null } : null;
}

/** Whether a person is in a team that works, and can share with it. */
export async function isInOpenTeam(executor: Executor, userId: string): Promise<boolean> {
  const found = await executor
    .select({ id: teams.id })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .where(and(eq(teamMembers.userId, userId), isNull(teams.readOnlySince)));
  return found.length > 0;
}

export async function emailOf(executor: Executor, userId: string): Promise<string | null> {
  const [found] = await executor
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return found?.email ?? null;
}
