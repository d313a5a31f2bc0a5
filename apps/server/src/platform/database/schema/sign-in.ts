import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, id, moment } from './columns.ts';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The authenticator app of an account (TOTP, RFC 6238). */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted with a key derived from SECRET. */
  sealedSecret: text('sealed_secret').notNull(),
  /** Null until the first code has been entered: sign-in does not ask for the factor before. */
  confirmedAt: moment('confirmed_at'),
  /** The time step of the last accepted code; that code and earlier ones are refused. */
  lastStep: integer('last_step').notNull().default(0),
  createdAt: createdAt(),
});

/** The recovery codes that are left; a row is deleted when its code is used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    /** HMAC-SHA-256 of account and code. */
    codeHash: text('code_hash').primaryKey(),
    userId: userId(),
    createdAt: createdAt(),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: userId(),
    name: text('name').notNull(),
    /** As the authenticator names it, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** The signature counter; authenticators that keep none report 0. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    /** Whether it is synchronized between devices. */
    synced: boolean('synced').notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    index('passkeys_user').on(table.userId),
    check('passkeys_counter', sql`${table.counter} >= 0`),
  ],
);

/** The accounts at an OpenID provider that may sign in here. */
export const identities = pgTable(
  'identities',
  {
    id: id(),
    userId: userId(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('identities_subject').on(table.issuer, table.subject),
    index('identities_user').on(table.userId),
  ],
);

/** A sign-in, or a change of the ways to sign in, that is not complete. A row is deleted when its next step succeeds. */
export const signInSteps = pgTable(
  'sign_in_steps',
  {
    /** SHA-256 of the token that the browser holds. */
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', {
      enum: ['second-factor', 'passkey-new', 'passkey-sign-in', 'openid', 'join'],
    }).notNull(),
    /** Null while it is not known who signs in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    data: jsonb('data').$type<Record<string, string>>().notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('sign_in_steps_user').on(table.userId),
    index('sign_in_steps_expiry').on(table.expiresAt),
  ],
);
