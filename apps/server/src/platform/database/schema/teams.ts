import { index, integer, jsonb, pgEnum, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { teamRoles } from '@notelark/api/team-roles';
import { users } from './accounts.ts';
import { keyColumns } from './api-keys.ts';
import { createdAt, id, moment } from './columns.ts';

export const teamRole = pgEnum('team_role', teamRoles);

/** A team (product rules T1 to T6). Its plan and its pool of minutes are its owner's. */
export const teams = pgTable('teams', {
  id: id(),
  name: text('name').notNull(),
  ownerId: uuid('owner_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Since when the owner's plan has no team; 30 days later it is dissolved. Null: the team works. */
  readOnlySince: moment('read_only_since'),
  createdAt: createdAt(),
});

/** The people of a team, its owner included. One row per person: a person is in at most one team. */
export const teamMembers = pgTable(
  'team_members',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    role: teamRole('role').notNull(),
    /** Audio and live minutes that this member may take from the pool in a month; null: no cap. */
    capMinutes: integer('cap_minutes'),
    joinedAt: moment('joined_at').notNull(),
  },
  (table) => [index('team_members_team').on(table.teamId)],
);

/** Open invitations. The row is deleted when the invitation is accepted or withdrawn. */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: id(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** In lower case. Only the verified account of this address can accept. */
    email: text('email').notNull(),
    role: teamRole('role').notNull(),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    unique('team_invitations_once').on(table.teamId, table.email),
    index('team_invitations_email').on(table.email),
  ],
);

/** Keys by which programs act for a team. They end with it, not with the member who made them. */
export const teamApiKeys = pgTable(
  'team_api_keys',
  {
    id: id(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** Null: an account that is gone. */
    makerId: uuid('maker_id').references(() => users.id, { onDelete: 'set null' }),
    ...keyColumns(),
  },
  (table) => [index('team_api_keys_team').on(table.teamId)],
);

/** What happened in a team: append-only, kept for a year. */
export const teamLog = pgTable(
  'team_log',
  {
    id: id(),
    teamId: uuid('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    /** Null: the installation, or an account that is gone. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    targetId: uuid('target_id').references(() => users.id, { onDelete: 'set null' }),
    details: jsonb('details').$type<Record<string, string | number | null>>().notNull(),
  },
  (table) => [index('team_log_at').on(table.teamId, table.at, table.id)],
);
