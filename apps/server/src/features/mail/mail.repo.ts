import { desc, eq, or, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/client.ts';
import { mentions } from '../../platform/database/mentions.ts';
import { mailbox } from '../../platform/database/schema/index.ts';

export type KeptMail = typeof mailbox.$inferSelect;

const PAGE = 200;

/** The table of the development mailbox. */
export const mailboxRepo = {
  /** Keeping a message twice is keeping it once. */
  async keep(db: Executor, mail: Omit<KeptMail, 'createdAt'>): Promise<void> {
    await db.insert(mailbox).values(mail).onConflictDoNothing();
  },

  list(db: Executor, to?: string): Promise<KeptMail[]> {
    return db
      .select()
      .from(mailbox)
      .where(to === undefined ? undefined : eq(mailbox.to, to))
      .orderBy(desc(mailbox.createdAt))
      .limit(PAGE);
  },

  /** Deletes what was sent to an address or names it. */
  async forget(db: Executor, email: string): Promise<void> {
    const written = sql`${mailbox.subject} || ' ' || ${mailbox.text}`;
    await db.delete(mailbox).where(or(eq(mailbox.to, email), mentions(written, [email])));
  },

  async find(db: Executor, id: string): Promise<KeptMail | undefined> {
    const [mail] = await db.select().from(mailbox).where(eq(mailbox.id, id));
    return mail;
  },
};
