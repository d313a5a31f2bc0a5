import { and, asc, count, eq, lte, ne, sql, sum } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/client.ts';
import { teamMembers, teams, usageEntries, users } from '../../platform/database/schema/index.ts';

export type TeamRow = typeof teams.$inferSelect;
export type MemberRow = typeof teamMembers.$inferSelect;

const owner = {
  email: users.email,
  plan: users.currentPlan,
  grantedLimits: users.grantedLimits,
  timeZone: users.timeZone,
};

const membership = (executor: Executor, userId: string) =>
  executor
    .select({ team: teams, member: teamMembers, owner })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .innerJoin(users, eq(users.id, teams.ownerId))
    .where(eq(teamMembers.userId, userId));

/** The team that a person is in, with their place in it; null: in none. */
export async function findMembership(executor: Executor, userId: string) {
  const [found] = await membership(executor, userId);
  return found ?? null;
}
export type Membership = NonNullable<Awaited<ReturnType<typeof findMembership>>>;

/**
 * As `findMembership`, with the team locked until the transaction ends: everything that changes a team or its people takes
 * this lock first, and rows of users after it.
 */
export async function lockMembership(tx: Transaction, userId: string): Promise<Membership | null> {
  const found = await findMembership(tx, userId);
  if (!found || !(await lockTeam(tx, found.team.id))) return null;
  const now = await findMembership(tx, userId);
  return now?.team.id === found.team.id ? now : null;
}

export async function lockTeam(tx: Transaction, id: string): Promise<TeamRow | null> {
  const [found] = await tx.select().from(teams).where(eq(teams.id, id)).for('no key update');
  return found ?? null;
}

/** The plan that a team's or a future team's owner is on. */
export async function findOwner(executor: Executor, userId: string) {
  const [found] = await executor.select(owner).from(users).where(eq(users.id, userId));
  return found ?? null;
}

const ownPlanOfUser = sql`coalesce(${users.grantedPlan}, ${users.subscribedPlan})`.mapWith(
  users.currentPlan,
);

/** What the plan would be without the team: for a member who is to become the owner. */
export async function ownPlan(executor: Executor, userId: string) {
  const [found] = await executor
    .select({
      plan: ownPlanOfUser,
      grantedLimits: users.grantedLimits,
    })
    .from(users)
    .where(eq(users.id, userId));
  return found ?? null;
}

export async function findByOwner(executor: Executor, ownerId: string): Promise<TeamRow | null> {
  const [found] = await executor.select().from(teams).where(eq(teams.ownerId, ownerId));
  return found ?? null;
}

/** Seconds of audio and live that a member has taken from the owner's month. */
const usedSeconds = (month: string) =>
  sql<number>`(
  select coalesce(sum(${usageEntries.amount} - ${usageEntries.fromBalance}), 0) from ${usageEntries}
  where ${usageEntries.userId} = ${teamMembers.userId} and ${usageEntries.payerId} = ${teams.ownerId}
    and ${usageEntries.kind} in ('audio', 'live') and ${usageEntries.month} = ${month})`.mapWith(
    Number,
  );

/** In the order in which they joined. */
export async function membersOf(executor: Executor, teamId: string, month: string) {
  return await executor
    .select({
      id: teamMembers.userId,
      email: users.email,
      role: teamMembers.role,
      capMinutes: teamMembers.capMinutes,
      joinedAt: teamMembers.joinedAt,
      lastSeenAt: users.lastSeenAt,
      usedSeconds: usedSeconds(month),
      ownPlan: ownPlanOfUser,
      grantedLimits: users.grantedLimits,
    })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(eq(teamMembers.teamId, teamId))
    .orderBy(asc(teamMembers.joinedAt), asc(teamMembers.userId));
}

export async function findMember(executor: Executor, teamId: string, userId: string) {
  const [found] = await executor
    .select({ member: teamMembers, email: users.email })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId)));
  return found ?? null;
}

/** Ids and addresses of everyone but the owner. */
export async function othersOf(
  executor: Executor,
  { id, ownerId }: Pick<TeamRow, 'id' | 'ownerId'>,
) {
  return await executor
    .select({ id: users.id, email: users.email })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(and(eq(teamMembers.teamId, id), ne(teamMembers.userId, ownerId)))
    .orderBy(asc(users.id));
}

export async function countMembers(executor: Executor, teamId: string): Promise<number> {
  const [row] = await executor
    .select({ rows: count() })
    .from(teamMembers)
    .where(eq(teamMembers.teamId, teamId));
  return row?.rows ?? 0;
}

export async function create(
  tx: Transaction,
  { name, ownerId, at }: { name: string; ownerId: string; at: Date },
): Promise<TeamRow> {
  const [team] = await tx.insert(teams).values({ name, ownerId, createdAt: at }).returning();
  if (!team) throw new Error('no team was inserted');
  return team;
}

/** @returns false: the person is in a team already */
export async function addMember(
  tx: Transaction,
  member: Pick<MemberRow, 'teamId' | 'userId' | 'role' | 'joinedAt'>,
): Promise<boolean> {
  const added = await tx
    .insert(teamMembers)
    .values(member)
    .onConflictDoNothing()
    .returning({ userId: teamMembers.userId });
  return added.length > 0;
}

export async function updateMember(
  tx: Transaction,
  userId: string,
  changes: Partial<Pick<MemberRow, 'role' | 'capMinutes'>>,
): Promise<void> {
  await tx.update(teamMembers).set(changes).where(eq(teamMembers.userId, userId));
}

export async function removeMember(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(teamMembers).where(eq(teamMembers.userId, userId));
}

export async function updateTeam(
  tx: Transaction,
  id: string,
  changes: Partial<Pick<TeamRow, 'name' | 'ownerId' | 'readOnlySince'>>,
): Promise<void> {
  await tx.update(teams).set(changes).where(eq(teams.id, id));
}

export async function remove(tx: Transaction, id: string): Promise<void> {
  await tx.delete(teams).where(eq(teams.id, id));
}

export async function readOnlyUntil(executor: Executor, since: Date): Promise<TeamRow[]> {
  return await executor.select().from(teams).where(lte(teams.readOnlySince, since));
}

/** Seconds taken from the owner's plan in a month: by member, kind and day of the owner's time zone. */
export async function usageOf(
  executor: Executor,
  { ownerId, month, timeZone }: { ownerId: string; month: string; timeZone: string },
) {
  const day = sql<string>`to_char(${usageEntries.countedAt} at time zone ${timeZone}, 'YYYY-MM-DD')`;
  return await executor
    .select({
      email: users.email,
      kind: usageEntries.kind,
      day: day.as('day'),
      seconds: sum(sql`${usageEntries.amount} - ${usageEntries.fromBalance}`).mapWith(Number),
    })
    .from(usageEntries)
    .innerJoin(users, eq(users.id, usageEntries.userId))
    .where(and(eq(usageEntries.payerId, ownerId), eq(usageEntries.month, month)))
    .groupBy(users.email, usageEntries.kind, sql`day`);
}
