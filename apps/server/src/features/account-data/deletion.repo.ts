import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/client.ts';
import { subscriptions, transfers, uploads, users } from '../../platform/database/schema/index.ts';

const PAGE = 500;

/** The account, held until the transaction ends: nothing that belongs to it can be written meanwhile. */
export async function lockAccount(
  tx: Transaction,
  userId: string,
): Promise<{ email: string; customerId: string | null } | null> {
  const [account] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (!account) return null;
  const [customer] = await tx
    .select({ id: subscriptions.customerId })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId));
  return { ...account, customerId: customer?.id ?? null };
}

/** Files on their way, or just arrived: few at any time. */
export async function transferIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: transfers.id })
    .from(transfers)
    .where(eq(transfers.userId, userId));
  return rows.map(({ id }) => id);
}

/** The keys of all files of an account, a page at a time. */
export async function* fileKeys(db: Database, userId: string): AsyncGenerator<string> {
  let after: string | null = null;
  for (;;) {
    const rows: { id: string; fileKey: string | null; playbackKey: string | null }[] = await db
      .select({ id: uploads.id, fileKey: uploads.fileKey, playbackKey: uploads.playbackKey })
      .from(uploads)
      .where(and(eq(uploads.userId, userId), after === null ? undefined : gt(uploads.id, after)))
      .orderBy(asc(uploads.id))
      .limit(PAGE);
    for (const { fileKey, playbackKey } of rows) {
      if (fileKey !== null) yield fileKey;
      if (playbackKey !== null) yield playbackKey;
    }
    after = rows.at(-1)?.id ?? null;
    if (rows.length < PAGE) return;
  }
}
