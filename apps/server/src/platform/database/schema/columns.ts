import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Columns that most tables share; each call makes fresh ones. */
export const id = () => uuid('id').primaryKey().defaultRandom();
export const createdAt = () =>
  timestamp('created_at', { withTimezone: true }).notNull().defaultNow();
export const moment = (name: string) => timestamp(name, { withTimezone: true });

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
