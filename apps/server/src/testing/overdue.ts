import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/client.ts';
import { contactMessages } from '../platform/database/schema/index.ts';

/** Moves the due time of a person's support messages into the past. */
export async function makeOverdue(db: Database, userId: string): Promise<void> {
  await db
    .update(contactMessages)
    .set({ dueAt: new Date(Date.now() - 60_000) })
    .where(eq(contactMessages.userId, userId));
}
