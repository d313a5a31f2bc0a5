import type { Actor } from '../../../platform/actor.ts';
import type { Executor } from '../../../platform/database/client.ts';
import { AppError } from '../../../platform/errors.ts';
import { commonTeam, grantedAccess, type OwnedSource, teamOfMember } from './team-access.repo.ts';

/** What a person may do with a result; null: not even know that it exists. */
export type Access = 'own' | 'edit' | 'read' | null;

/** Product rule T4: its owner everything, the members of the owner's team, and its keys, what the owner allows. */
export async function accessTo(
  executor: Executor,
  { userId, teamId }: Pick<Actor, 'userId' | 'teamId'>,
  source: OwnedSource,
): Promise<Access> {
  if (source.userId === userId) return 'own';
  const granted = await grantedAccess(executor, source);
  if (granted === 'none') return null;
  const team =
    teamId === undefined
      ? await commonTeam(executor, userId, source.userId)
      : await teamOfMember(executor, teamId, source.userId);
  if (!team) return null;
  return team.isReadOnly ? 'read' : granted;
}

/** @throws {AppError} `not-found` also where the actor may only read: what can't be edited has no such route. */
export async function assertEditable(
  executor: Executor,
  actor: Actor,
  source: OwnedSource,
): Promise<void> {
  if (!(await mayEdit(executor, actor, source))) throw new AppError('not-found');
}

export async function mayEdit(
  executor: Executor,
  actor: Actor,
  source: OwnedSource,
): Promise<boolean> {
  const access = await accessTo(executor, actor, source);
  return access === 'own' || access === 'edit';
}
