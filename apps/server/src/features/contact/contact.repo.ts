import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Executor } from '../../platform/database/client.ts';
import { contactMessages, newsletterSubscribers } from '../../platform/database/schema/index.ts';

export type Subscriber = typeof newsletterSubscribers.$inferSelect;
export type NewMessage = Omit<typeof contactMessages.$inferSelect, 'state' | 'answeredAt'>;
type MessageState = Pick<typeof contactMessages.$inferInsert, 'state' | 'answeredAt'>;

export const messagesRepo = {
  async add(db: Executor, message: NewMessage): Promise<void> {
    await db.insert(contactMessages).values(message);
  },

  async setState(db: Executor, id: string, state: MessageState): Promise<void> {
    await db.update(contactMessages).set(state).where(eq(contactMessages.id, id));
  },

  /** Deletes what someone wrote, signed in or under this address. */
  async forget(db: Executor, { userId, email }: { userId: string; email: string }): Promise<void> {
    await db
      .delete(contactMessages)
      .where(or(eq(contactMessages.userId, userId), eq(contactMessages.email, email)));
  },
};

export const subscribersRepo = {
  async findByEmail(db: Executor, email: string): Promise<Subscriber | undefined> {
    const [subscriber] = await db
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, email));
    return subscriber;
  },

  /** Notes who asked, with the link that was sent; an earlier link of the same address ends. */
  async ask(
    db: Executor,
    request: Pick<Subscriber, 'email' | 'confirmTokenHash' | 'confirmUntil'>,
  ): Promise<void> {
    const { confirmTokenHash, confirmUntil } = request;
    await db
      .insert(newsletterSubscribers)
      .values(request)
      .onConflictDoUpdate({
        target: newsletterSubscribers.email,
        set: { confirmTokenHash, confirmUntil },
        setWhere: isNull(newsletterSubscribers.confirmedAt),
      });
  },

  /** Uses a link up. @returns whose it was; undefined when it was never sent, has been used or has ended */
  async confirm(db: Executor, tokenHash: string, now: Date): Promise<Subscriber | undefined> {
    const [subscriber] = await db
      .update(newsletterSubscribers)
      .set({ confirmedAt: now, confirmTokenHash: null })
      .where(
        and(
          eq(newsletterSubscribers.confirmTokenHash, tokenHash),
          gt(newsletterSubscribers.confirmUntil, now),
        ),
      )
      .returning();
    return subscriber;
  },

  async remove(db: Executor, id: string): Promise<void> {
    await db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.id, id));
  },

  async removeByEmail(db: Executor, email: string): Promise<void> {
    await db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
  },

  /** Forgets the addresses that never confirmed. */
  async removeUnconfirmed(db: Executor, now: Date): Promise<void> {
    await db
      .delete(newsletterSubscribers)
      .where(
        and(
          isNull(newsletterSubscribers.confirmedAt),
          lte(newsletterSubscribers.confirmUntil, now),
        ),
      );
  },
};
