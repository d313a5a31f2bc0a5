import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment } from './columns.ts';

/** The provider's subscription as last read from it (product rule B3). */
export const subscriptions = pgTable('subscriptions', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  customerId: text('customer_id').notNull().unique(),
  subscriptionId: text('subscription_id').unique(),
  status: text('status', { enum: ['none', 'trialing', 'active', 'past-due', 'ended'] })
    .notNull()
    .default('none'),
  priceId: text('price_id'),
  productId: text('product_id'),
  periodEnd: moment('period_end'),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
  /** When the provider was last asked. */
  checkedAt: moment('checked_at'),
  /** Readings of the provider are numbered as they begin; the one that is stored here began last. */
  readsBegun: integer('reads_begun').notNull().default(0),
  readStored: integer('read_stored').notNull().default(0),
});

/** Events that were taken in: each is handled once, whatever is repeated. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  receivedAt: createdAt(),
  handledAt: moment('handled_at'),
});

/** The sandbox's ledger: what a real provider would keep on its side. One JSON document for each object. */
export const sandboxObjects = pgTable(
  'sandbox_objects',
  {
    id: text('id').primaryKey(),
    kind: text('kind', {
      enum: ['customer', 'checkout', 'subscription', 'portal', 'payment'],
    }).notNull(),
    customerId: text('customer_id'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('sandbox_objects_customer').on(table.customerId, table.kind)],
);
