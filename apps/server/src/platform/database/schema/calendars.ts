import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, id, moment } from './columns.ts';

export const calendars = pgTable(
  'calendars',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Its address, which opens the calendar, encrypted. Null: a file. */
    sealedUrl: text('sealed_url'),
    /** Of the address. */
    host: text('host'),
    /** iCalendar, as it was read last. */
    content: text('content').notNull(),
    etag: text('etag'),
    lastModified: text('last_modified'),
    readAt: moment('read_at').notNull(),
    /** Null: never again. */
    nextReadAt: moment('next_read_at'),
    failures: integer('failures').notNull().default(0),
    errorCode: text('error_code'),
    createdAt: createdAt(),
  },
  (table) => [
    index('calendars_user').on(table.userId),
    index('calendars_due').on(table.nextReadAt),
  ],
);
