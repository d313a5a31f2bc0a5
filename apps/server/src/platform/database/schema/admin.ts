import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, moment } from './columns.ts';
import { users } from './accounts.ts';

/** What administrators have done on this installation: append-only, kept for a year. */
export const installationLog = pgTable(
  'installation_log',
  {
    id: id(),
    at: moment('at').notNull().defaultNow(),
    /** Null: the installation itself, a command of the operator, or an account that is gone. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    /** The account that it was done to. */
    targetId: uuid('target_id').references(() => users.id, { onDelete: 'set null' }),
    details: jsonb('details').$type<Record<string, string | number | null>>().notNull(),
  },
  (table) => [index('installation_log_at').on(table.at, table.id)],
);
