import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/client.ts';
import { passkeys, users } from '../../platform/database/schema/index.ts';
import type { User } from './accounts.repo.ts';

export type StoredPasskey = typeof passkeys.$inferSelect;

const isThis = (userId: string, id: string) =>
  and(eq(passkeys.userId, userId), eq(passkeys.id, id));

export const passkeysRepo = {
  async ofUser(db: Executor, userId: string): Promise<StoredPasskey[]> {
    return await db
      .select()
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(passkeys.createdAt));
  },

  /** @returns undefined where the authenticator's credential is stored already */
  async add(
    db: Executor,
    passkey: Omit<StoredPasskey, 'id' | 'lastUsedAt'>,
  ): Promise<StoredPasskey | undefined> {
    const [added] = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning();
    return added;
  },

  async findByCredential(
    db: Executor,
    credentialId: string,
  ): Promise<{ passkey: StoredPasskey; user: User } | undefined> {
    const [row] = await db
      .select({ passkey: passkeys, user: users })
      .from(passkeys)
      .innerJoin(users, eq(users.id, passkeys.userId))
      .where(eq(passkeys.credentialId, credentialId));
    return row;
  },

  async used(db: Executor, id: string, counter: number, lastUsedAt: Date): Promise<void> {
    await db.update(passkeys).set({ counter, lastUsedAt }).where(eq(passkeys.id, id));
  },

  async rename(
    db: Executor,
    userId: string,
    id: string,
    name: string,
  ): Promise<StoredPasskey | undefined> {
    const [renamed] = await db.update(passkeys).set({ name }).where(isThis(userId, id)).returning();
    return renamed;
  },

  async has(db: Executor, userId: string, id: string): Promise<boolean> {
    const rows = await db.select({ id: passkeys.id }).from(passkeys).where(isThis(userId, id));
    return rows.length > 0;
  },

  async remove(db: Executor, userId: string, id: string): Promise<StoredPasskey | undefined> {
    const [removed] = await db.delete(passkeys).where(isThis(userId, id)).returning();
    return removed;
  },

  async removeAll(db: Executor, userId: string): Promise<void> {
    await db.delete(passkeys).where(eq(passkeys.userId, userId));
  },
};
