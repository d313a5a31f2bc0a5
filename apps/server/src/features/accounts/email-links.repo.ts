import { and, eq, lte } from 'drizzle-orm';
import type { Executor } from '../../platform/database/client.ts';
import { emailLinks } from '../../platform/database/schema/index.ts';

export type EmailLink = typeof emailLinks.$inferSelect;
export type LinkPurpose = EmailLink['purpose'];

/** The links that verify an address or reset a password. */
export const emailLinksRepo = {
  async add(db: Executor, link: Omit<EmailLink, 'createdAt' | 'superseded'>): Promise<void> {
    await db.insert(emailLinks).values(link);
  },

  async find(
    db: Executor,
    purpose: LinkPurpose,
    tokenHash: string,
  ): Promise<EmailLink | undefined> {
    const [link] = await db.select().from(emailLinks).where(isThis(purpose, tokenHash));
    return link;
  },

  /** Deletes a link and returns it: of two requests with the same one, the second gets undefined. */
  async consume(
    db: Executor,
    purpose: LinkPurpose,
    tokenHash: string,
  ): Promise<EmailLink | undefined> {
    const [link] = await db.delete(emailLinks).where(isThis(purpose, tokenHash)).returning();
    return link;
  },

  /** Links that were sent before say from now on that a newer one was sent. */
  async supersede(db: Executor, purpose: LinkPurpose, userId: string): Promise<void> {
    await db
      .update(emailLinks)
      .set({ superseded: true })
      .where(and(eq(emailLinks.purpose, purpose), eq(emailLinks.userId, userId)));
  },

  async removeAll(db: Executor, purpose: LinkPurpose, userId: string): Promise<void> {
    await db
      .delete(emailLinks)
      .where(and(eq(emailLinks.purpose, purpose), eq(emailLinks.userId, userId)));
  },

  async removeEvery(db: Executor, userId: string): Promise<void> {
    await db.delete(emailLinks).where(eq(emailLinks.userId, userId));
  },

  async removeExpired(db: Executor, now: Date): Promise<void> {
    await db.delete(emailLinks).where(lte(emailLinks.expiresAt, now));
  },
};

const isThis = (purpose: LinkPurpose, tokenHash: string) =>
  and(eq(emailLinks.purpose, purpose), eq(emailLinks.tokenHash, tokenHash));
