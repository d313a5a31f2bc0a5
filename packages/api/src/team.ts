import { z } from 'zod';
import { Email } from './accounts.ts';
import { Id, OutputType } from './library.ts';
import { planIds } from './plans.ts';
import { defineRoutes } from './routes.ts';
import { givenTeamRoles, teamAccesses, teamRoles } from './team-roles.ts';

const ById = z.object({ id: Id });
const Role = z.enum(teamRoles);
const GivenRole = z.enum(givenTeamRoles);
const MAX_CAP_MINUTES = 1_000_000;
const Name = z.string().trim().min(1).max(80);
const moment = z.iso.datetime();

export const TeamMember = z.object({
  id: Id,
  email: z.string(),
  role: Role,
  /** Audio and live minutes that the member may take from the pool in a month; null: no cap. */
  capMinutes: z.number().int().nullable(),
  joinedAt: moment,
  lastSeenAt: moment.nullable(),
  /** Audio and live minutes taken from the pool this month. */
  usedMinutes: z.number(),
  /** Has a plan that includes teams, and can be made the owner. Told only to the owner: false for other readers. */
  canOwn: z.boolean(),
});
export type TeamMember = z.infer<typeof TeamMember>;

export const TeamInvitation = z.object({
  id: Id,
  email: z.string(),
  role: Role,
  sentAt: moment,
  expiresAt: moment,
  /** Past its seven days: it holds no seat, and can be sent again. */
  expired: z.boolean(),
});
export type TeamInvitation = z.infer<typeof TeamInvitation>;

export const Team = z.object({
  name: z.string(),
  /** The reader's own. */
  role: Role,
  plan: z.enum(planIds),
  /** People that the plan has room for, open invitations included; -1: no limit. */
  seats: z.number().int(),
  seatsTaken: z.number().int(),
  /** When a team without a plan is dissolved; null: it has its plan. */
  dissolvesAt: moment.nullable(),
  members: z.array(TeamMember),
  /** Empty for members who may not invite. */
  invitations: z.array(TeamInvitation),
});
export type Team = z.infer<typeof Team>;

export const ReceivedInvitation = z.object({
  id: Id,
  teamName: z.string(),
  ownerEmail: z.string(),
  role: Role,
  expiresAt: moment,
});
export type ReceivedInvitation = z.infer<typeof ReceivedInvitation>;

export const TeamState = z.object({
  /** Null: in no team. */
  team: Team.nullable(),
  /** Open invitations to the reader's address. */
  received: z.array(ReceivedInvitation),
  /** The reader's plan has teams. */
  mayCreate: z.boolean(),
});
export type TeamState = z.infer<typeof TeamState>;

const Minutes = { audio: z.number(), live: z.number() };
export const TeamUsage = z.object({
  month: z.object({ start: moment, end: moment }),
  /** Of the pool, in minutes; -1: none. */
  limits: z.object(Minutes),
  used: z.object(Minutes),
  byMember: z.array(z.object({ email: z.string(), ...Minutes })),
  byDay: z.array(z.object({ day: z.iso.date(), ...Minutes })),
});
export type TeamUsage = z.infer<typeof TeamUsage>;

export const TeamLogEntry = z.object({
  id: Id,
  at: moment,
  actor: z.string().nullable(),
  action: z.string(),
  target: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});
export type TeamLogEntry = z.infer<typeof TeamLogEntry>;

/** A recording or text that is shared with the team. */
export const SharedResult = z.object({
  /** Of its newest summary. */
  id: Id,
  title: z.string(),
  kind: z.enum(['upload', 'text']),
  outputType: OutputType,
  maker: z.string(),
  mine: z.boolean(),
  access: z.enum(teamAccesses),
  createdAt: moment,
});
export type SharedResult = z.infer<typeof SharedResult>;

export const teamRoutes = defineRoutes({
  'GET /api/team': {
    operationId: 'getTeam',
    scope: 'read',
    summary: 'The own team with its people, and the invitations that were received',
    access: 'user',
    status: 200,
    output: TeamState,
    errors: [],
  },
  'POST /api/team': {
    operationId: 'createTeam',
    scope: null,
    summary: 'Create a team; needs a plan with teams',
    access: 'user',
    body: z.object({ name: Name }),
    status: 201,
    output: TeamState,
    errors: ['team-needs-plan', 'team-already-member'],
  },
  'PATCH /api/team': {
    operationId: 'updateTeam',
    scope: null,
    summary: 'Rename the team',
    access: 'user',
    body: z.object({ name: Name }),
    status: 200,
    output: TeamState,
    errors: ['not-found', 'team-forbidden', 'team-read-only'],
  },
  'DELETE /api/team': {
    operationId: 'dissolveTeam',
    scope: null,
    summary: 'Dissolve the team: everyone keeps their own results, nothing is shared any longer',
    access: 'user',
    status: 204,
    errors: ['not-found', 'team-forbidden'],
  },
  'POST /api/team/leave': {
    operationId: 'leaveTeam',
    scope: null,
    summary: 'Leave the team; what was shared stays with its owner',
    access: 'user',
    status: 204,
    errors: ['not-found', 'team-owner-stays'],
  },
  'POST /api/team/transfer': {
    operationId: 'transferTeam',
    scope: null,
    summary: 'Make another member the owner, whose own plan has to have teams',
    access: 'user',
    body: z.object({ memberId: Id }),
    status: 200,
    output: TeamState,
    errors: ['not-found', 'team-forbidden', 'team-needs-plan'],
  },
  'POST /api/team/invitations': {
    operationId: 'inviteMember',
    scope: null,
    summary: 'Invite an address; the invitation takes a seat for seven days',
    access: 'user',
    body: z.object({ email: Email, role: GivenRole }),
    status: 201,
    output: TeamState,
    errors: ['not-found', 'team-forbidden', 'team-read-only', 'team-full', 'team-invited-already'],
  },
  'POST /api/team/invitations/{id}/resend': {
    operationId: 'resendInvitation',
    scope: null,
    summary: 'Send an invitation again; its seven days begin anew',
    access: 'user',
    params: ById,
    status: 200,
    output: TeamState,
    errors: ['not-found', 'team-forbidden', 'team-read-only', 'team-full'],
  },
  'DELETE /api/team/invitations/{id}': {
    operationId: 'withdrawInvitation',
    scope: null,
    summary: 'Withdraw an invitation, or decline one that was received',
    access: 'user',
    params: ById,
    status: 204,
    errors: ['not-found', 'team-forbidden'],
  },
  'POST /api/team/invitations/{id}/accept': {
    operationId: 'acceptInvitation',
    scope: null,
    summary: 'Join the team; only the account of the invited address can',
    access: 'user',
    params: ById,
    status: 200,
    output: TeamState,
    errors: ['not-found', 'team-already-member', 'team-read-only', 'team-full'],
  },
  'PATCH /api/team/members/{id}': {
    operationId: 'updateMember',
    scope: null,
    summary: 'Change the role of a member, or the cap of minutes per month',
    access: 'user',
    params: ById,
    body: z.object({
      role: GivenRole.optional(),
      capMinutes: z.number().int().min(0).max(MAX_CAP_MINUTES).nullable().optional(),
    }),
    status: 200,
    output: TeamState,
    errors: ['not-found', 'team-forbidden', 'team-read-only'],
  },
  'DELETE /api/team/members/{id}': {
    operationId: 'removeMember',
    scope: null,
    summary: 'Remove a member; what was shared stays with the owner of the team',
    access: 'user',
    params: ById,
    status: 204,
    errors: ['not-found', 'team-forbidden', 'team-owner-stays'],
  },
  'GET /api/team/usage': {
    operationId: 'getTeamUsage',
    scope: 'read',
    summary: 'What the team has used of its pool this month, by member and by day',
    access: 'user',
    status: 200,
    output: TeamUsage,
    errors: ['not-found'],
  },
  'GET /api/team/results': {
    operationId: 'listTeamResults',
    scope: 'read',
    forTeams: true,
    summary: 'What is shared with the team, newest first, 20 at a time',
    access: 'user',
    query: z.object({ offset: z.coerce.number<number>().int().min(0).default(0) }),
    status: 200,
    output: z.object({ rows: z.array(SharedResult) }),
    errors: [],
  },
  'GET /api/team/log': {
    operationId: 'getTeamLog',
    scope: null,
    summary: 'What happened in the team, newest first, 50 at a time; for its owner and admins',
    access: 'user',
    query: z.object({ after: Id.optional() }),
    status: 200,
    output: z.object({ entries: z.array(TeamLogEntry), next: Id.nullable() }),
    errors: ['not-found', 'team-forbidden'],
  },
  'GET /api/team/log.csv': {
    operationId: 'exportTeamLog',
    scope: null,
    summary: 'The whole activity log as CSV',
    access: 'user',
    status: 200,
    raw: 'text/csv',
    errors: ['not-found', 'team-forbidden'],
  },
});
