import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/client.ts';
import { identities, users } from '../../platform/database/schema/index.ts';
import type { User } from './accounts.repo.ts';

interface Subject {
  issuer: string;
  subject: string;
}

/** The accounts at an OpenID provider that are joined with ours. */
export const identitiesRepo = {
  async findUser(db: Executor, { issuer, subject }: Subject): Promise<User | undefined> {
    const [row] = await db
      .select({ user: users })
      .from(identities)
      .innerJoin(users, eq(users.id, identities.userId))
      .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
    return row?.user;
  },

  /** Does nothing where the subject is joined already. @returns whether it did */
  async add(db: Executor, userId: string, { issuer, subject }: Subject): Promise<boolean> {
    const added = await db
      .insert(identities)
      .values({ userId, issuer, subject })
      .onConflictDoNothing()
      .returning({ id: identities.id });
    return added.length > 0;
  },

  async has(db: Executor, userId: string): Promise<boolean> {
    const rows = await db
      .select({ id: identities.id })
      .from(identities)
      .where(eq(identities.userId, userId))
      .limit(1);
    return rows.length > 0;
  },

  async removeAll(db: Executor, userId: string): Promise<void> {
    await db.delete(identities).where(eq(identities.userId, userId));
  },
};
