import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { apiScopes } from '@notelark/api/api-scopes';
import { users } from './accounts.ts';
import { createdAt, id, moment } from './columns.ts';

/** What is stored of a key, a person’s or a team’s. */
export const keyColumns = () => ({
  name: text('name').notNull(),
  /** Its first characters. */
  beginning: text('beginning').notNull(),
  /** SHA-256, base64url. */
  keyHash: text('key_hash').notNull().unique(),
  scopes: text('scopes', { enum: apiScopes }).array().notNull(),
  /** Null: it lasts until it is revoked. */
  expiresAt: moment('expires_at'),
  lastUsedAt: moment('last_used_at'),
  createdAt: createdAt(),
});

/** Keys by which programs act for a person. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...keyColumns(),
  },
  (table) => [index('api_keys_user').on(table.userId)],
);
