import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { type GrantedLimits, planIds } from '@notelark/api/plans';
import { createdAt, id, moment } from './columns.ts';

export const planEnum = pgEnum('plan', planIds);

/** One account record: what the specification reads as `users` and as `profiles` (product rule A2). */
export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull().unique(),
    /** What the person wants to be called; null: taken from the address. */
    displayName: text('display_name'),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** The plan in force: the team's, else the granted one while a grant lasts, else the subscribed one. */
    currentPlan: planEnum('current_plan').notNull().default('free'),
    /** What the subscription gives. */
    subscribedPlan: planEnum('subscribed_plan').notNull().default('free'),
    /** What an administrator has given; it comes before the subscription. */
    grantedPlan: planEnum('granted_plan'),
    /** Of the team's owner, for a member of a team whose plan is in force; it comes before all others. */
    teamPlan: planEnum('team_plan'),
    /** When the grant ends; null: never. */
    grantedUntil: moment('granted_until'),
    /** The limits of a granted Enterprise plan; null: the plan's. */
    grantedLimits: jsonb('granted_limits').$type<GrantedLimits>(),
    /** Administers the installation (product rule A6). */
    administrator: boolean('administrator').notNull().default(false),
    /** Since when an administrator keeps this account out; null: not suspended. */
    suspendedAt: moment('suspended_at'),
    /** Of the account's latest session, to the day. */
    lastSeenAt: moment('last_seen_at'),
    /** When the plan last changed; null: never. Notices about storage that were sent before no longer count. */
    planSince: moment('plan_since'),
    /** IANA name; the calendar month of the quotas is this zone's (product rule Q4). */
    timeZone: text('time_zone').notNull().default('UTC'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    index('users_created').on(table.createdAt, table.id),
    index('users_grant_end')
      .on(table.grantedUntil)
      .where(sql`${table.grantedUntil} is not null`),
  ],
);

/** The password of an account, apart from it: nothing that reads an account brings its hash along. */
export const credentials = pgTable('credentials', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Says itself how it was made. */
  passwordHash: text('password_hash').notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** A device that is signed in. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token that the device has: reading this table starts no session. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Moves on while the session is used. */
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    /** To the hour. */
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    /** As the client named itself at sign-in; null: it did not, or the session is of an earlier release. */
    userAgent: text('user_agent'),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

/** The links in e-mails that verify an address or reset a password. Rows are deleted when one of their links is used. */
export const emailLinks = pgTable(
  'email_links',
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: ['verify-email', 'reset-password'] }).notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    /** A newer link for the same purpose was sent. This one is kept until it ends, only to say so. */
    superseded: boolean('superseded').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index('email_links_user').on(table.userId)],
);

/** Counters of the rate limits, shared by all web processes. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowEndsAt: moment('window_ends_at').notNull(),
});

/** The development mailbox: where mail goes when no SMTP server is set. */
export const mailbox = pgTable('mailbox', {
  id: id(),
  to: text('to').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  createdAt: createdAt(),
});
