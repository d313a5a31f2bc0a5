import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, id, moment } from './columns.ts';

/** What is metered. Audio and live in seconds, texts by the piece. */
export const usageKind = pgEnum('usage_kind', ['audio', 'live', 'text']);

/**
 * The append-only ledger of usage (product rule Q3). The sum of a source's entries is what it used: a reservation is an
 * entry, settling it adds the difference, a failed job adds the negative of what it held. Nothing is ever updated.
 */
export const usageEntries = pgTable(
  'usage_entries',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * Whose plan the amount is charged to: the owner of the team that the user was in, or the user. Null: an account that is
     * gone.
     */
    payerId: uuid('payer_id').references(() => users.id, { onDelete: 'set null' }),
    kind: usageKind('kind').notNull(),
    entry: text('entry', { enum: ['reserve', 'settle', 'give-back'] }).notNull(),
    /** Seconds (audio, live) or pieces (text); negative where something is given back. */
    amount: integer('amount').notNull(),
    /** The part of `amount` that was taken out of the balance of add-ons, not out of the month's plan. */
    fromBalance: integer('from_balance').notNull().default(0),
    /** What used it: the id of an upload, a summary or a live session. Kept when that is deleted. */
    sourceId: uuid('source_id').notNull(),
    /** Guards against doing the same step twice, e.g. `settle:1`. */
    step: text('step').notNull(),
    /** The moment of use; a settlement carries its reservation's. */
    countedAt: moment('counted_at').notNull(),
    /** `2026-03`: the month that it was charged to, by the account's time zone at that moment. It stays when the zone changes. */
    month: text('month').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('usage_entries_once').on(table.kind, table.sourceId, table.step),
    index('usage_entries_by_month').on(table.userId, table.kind, table.month),
    /** The balance is a sum over all time: only over the entries that took of it. */
    index('usage_entries_of_balance')
      .on(table.userId)
      .where(sql`${table.fromBalance} <> 0`),
    index('usage_entries_by_payer').on(table.payerId, table.kind, table.month),
  ],
);

/** What add-ons brought: the credits of the balance, in seconds; never expires (product rule Q5). */
export const balanceCredits = pgTable(
  'balance_credits',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seconds: integer('seconds').notNull(),
    /** The provider's id of the payment (or its refund): credited once (product rule B4). */
    paymentId: text('payment_id').notNull().unique(),
    createdAt: createdAt(),
  },
  (table) => [
    index('balance_credits_user').on(table.userId),
    check('balance_credits_not_zero', sql`${table.seconds} <> 0`),
  ],
);
