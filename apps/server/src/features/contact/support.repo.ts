import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/client.ts';
import { contactMessages, supportAnswers, users } from '../../platform/database/schema/index.ts';

export type MessageRow = typeof contactMessages.$inferSelect;

/** Messages without a due time come last. */
const due = sql`coalesce(${contactMessages.dueAt}, 'infinity')`;

/** Messages in one state, the most urgent first. @param after the id that the page before ended with */
export async function page(
  db: Executor,
  { state, after, limit }: { state: MessageRow['state']; after: string | undefined; limit: number },
): Promise<MessageRow[]> {
  return await db
    .select()
    .from(contactMessages)
    .where(
      and(
        eq(contactMessages.state, state),
        after === undefined
          ? undefined
          : sql`(${due}, ${contactMessages.createdAt}, ${contactMessages.id}) > (
              select coalesce(due_at, 'infinity'), created_at, id from contact_messages where id = ${after})`,
      ),
    )
    .orderBy(due, asc(contactMessages.createdAt), asc(contactMessages.id))
    .limit(limit);
}

export async function countOverdue(db: Executor, now: Date): Promise<number> {
  return await db.$count(
    contactMessages,
    and(eq(contactMessages.state, 'open'), lt(contactMessages.dueAt, now)),
  );
}

export async function lock(tx: Transaction, id: string): Promise<MessageRow | null> {
  const [found] = await tx
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
    .for('update');
  return found ?? null;
}

/** The answers to messages, the oldest first. */
export async function answersTo(db: Executor, ids: readonly string[]) {
  return await db
    .select({
      id: supportAnswers.id,
      messageId: supportAnswers.messageId,
      text: supportAnswers.text,
      author: users.email,
      createdAt: supportAnswers.createdAt,
    })
    .from(supportAnswers)
    .leftJoin(users, eq(users.id, supportAnswers.authorId))
    .where(inArray(supportAnswers.messageId, [...ids]))
    .orderBy(asc(supportAnswers.createdAt), asc(supportAnswers.id));
}

export type AnswerRow = Awaited<ReturnType<typeof answersTo>>[number];

export async function addAnswer(
  tx: Transaction,
  answer: { id: string; messageId: string; authorId: string; text: string; createdAt: Date },
): Promise<void> {
  await tx.insert(supportAnswers).values(answer);
}
