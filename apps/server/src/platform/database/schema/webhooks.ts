import {
  boolean,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { deliveryFaults, webhookEvents } from '@notelark/api/webhook-events';
import { users } from './accounts.ts';
import { createdAt, id, moment } from './columns.ts';

export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    events: text('events', { enum: webhookEvents }).array().notNull(),
    /** Of its signatures, encrypted with a key derived from SECRET. */
    sealedSecret: text('sealed_secret').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    unique('webhooks_owner').on(table.id, table.userId),
    index('webhooks_user').on(table.userId),
  ],
);

export const deliveryStatus = pgEnum('delivery_status', ['waiting', 'delivered', 'failed']);

/** What was sent, or is to be: the log of a webhook. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    webhookId: uuid('webhook_id').notNull(),
    userId: uuid('user_id').notNull(),
    event: text('event').notNull(),
    /** JSON, as it is signed. */
    body: text('body').notNull(),
    status: deliveryStatus('status').notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    lastStatus: integer('last_status'),
    lastFault: text('last_fault', { enum: deliveryFaults }),
    lastAttemptAt: moment('last_attempt_at'),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      columns: [table.webhookId, table.userId],
      foreignColumns: [webhooks.id, webhooks.userId],
    }).onDelete('cascade'),
    index('webhook_deliveries_log').on(table.webhookId, table.createdAt),
    index('webhook_deliveries_age').on(table.createdAt),
  ],
);
