import { randomUUID } from 'node:crypto';
import type { Executor } from '../platform/database/client.ts';
import { users } from '../platform/database/schema/index.ts';

/** A verified user without a password; for tests below the HTTP layer. */
export async function insertUser(
  executor: Executor,
  values: Partial<typeof users.$inferInsert> = {},
): Promise<typeof users.$inferSelect> {
  const email = `${randomUUID()}@example.com`;
  const [user] = await executor
    .insert(users)
    .values({ email, emailVerified: true, ...values })
    .returning();
  if (!user) throw new Error('no user was inserted');
  return user;
}
