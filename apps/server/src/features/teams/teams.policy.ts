import { type GrantedLimits, type PlanId, plans, UNLIMITED } from '@notelark/api/plans';
import type { GivenTeamRole, TeamRole } from '@notelark/api/team-roles';

/** What can be done in a team. `target`: the member that it is done to; `gives`: the role that is given. */
export type TeamAction =
  | {
      do:
        | 'rename'
        | 'dissolve'
        | 'leave'
        | 'read-log'
        | 'see-invitations'
        | 'withdraw'
        | 'manage-keys';
    }
  | { do: 'invite'; gives: GivenTeamRole }
  | { do: 'change-role' | 'cap' | 'remove' | 'transfer'; target: TeamRole };

const manages = (role: TeamRole): boolean => role !== 'member';
/** The owner may do it to or for everyone, admins where plain members are concerned. */
const managesMember = (role: TeamRole, concerned: TeamRole): boolean =>
  role === 'owner' || (role === 'admin' && concerned === 'member');
const isOwner = (role: TeamRole): boolean => role === 'owner';

/** Who may do what (product rules T1 to T6). `concerned`: the action's target or the role that it gives. */
const RULES: Record<TeamAction['do'], (role: TeamRole, concerned: TeamRole) => boolean> = {
  rename: manages,
  'read-log': manages,
  'see-invitations': manages,
  withdraw: manages,
  'manage-keys': manages,
  invite: managesMember,
  cap: managesMember,
  remove: (role, concerned) => concerned !== 'owner' && managesMember(role, concerned),
  'change-role': (role, concerned) => isOwner(role) && concerned !== 'owner',
  transfer: (role, concerned) => isOwner(role) && concerned !== 'owner',
  dissolve: isOwner,
  leave: (role) => !isOwner(role),
};

export function mayDo(role: TeamRole, action: TeamAction): boolean {
  const target = 'target' in action ? action.target : role;
  return RULES[action.do](role, 'gives' in action ? action.gives : target);
}

export const INVITATION_DAYS = 7;
export const READ_ONLY_DAYS = 30;
export const LOG_DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1000;

export const daysAfter = (moment: Date, days: number): Date =>
  new Date(moment.getTime() + days * DAY_MS);

/** People that a plan has room for, its owner included; UNLIMITED: no limit. */
export const seatsOf = (plan: PlanId, granted: GrantedLimits | null): number =>
  granted?.teamMembers ?? plans[plan].limits.teamMembers;

/** Whether a plan has teams. */
export const hasTeams = (plan: PlanId, granted: GrantedLimits | null): boolean => {
  const seats = seatsOf(plan, granted);
  return seats === UNLIMITED || seats > 1;
};

export const isFull = (seats: number, taken: number): boolean =>
  seats !== UNLIMITED && taken >= seats;
