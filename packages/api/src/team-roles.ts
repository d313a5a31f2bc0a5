export const teamRoles = ['owner', 'admin', 'member'] as const;
export type TeamRole = (typeof teamRoles)[number];

/** Roles that can be given; a team has exactly one owner. */
export const givenTeamRoles = ['admin', 'member'] as const satisfies readonly TeamRole[];
export type GivenTeamRole = (typeof givenTeamRoles)[number];

/** What members of the team may do with a shared result. */
export const teamAccesses = ['none', 'read', 'edit'] as const;
export type TeamAccess = (typeof teamAccesses)[number];
