import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/client.ts';
import { askedFindings, askedQuestions } from '../../platform/database/schema/index.ts';

export type Question = typeof askedQuestions.$inferSelect;
export type StoredFinding = typeof askedFindings.$inferSelect;

export async function insertQuestion(
  tx: Executor,
  values: typeof askedQuestions.$inferInsert,
): Promise<Question> {
  const [inserted] = await tx.insert(askedQuestions).values(values).returning();
  if (!inserted) throw new Error('no question was inserted');
  return inserted;
}

/** What a model has written of an answer. */
export async function setWritten(
  tx: Executor,
  id: string,
  values: Pick<Question, 'engineLabel' | 'leftOut'>,
): Promise<void> {
  await tx.update(askedQuestions).set(values).where(eq(askedQuestions.id, id));
}

export async function insertFinding(
  tx: Transaction,
  { questionId, ...values }: Omit<typeof askedFindings.$inferInsert, 'position'>,
): Promise<StoredFinding> {
  const position = sql`(select count(*) from ${askedFindings} where question_id = ${questionId})`;
  const [inserted] = await tx
    .insert(askedFindings)
    .values({ ...values, questionId, position })
    .returning();
  if (!inserted) throw new Error('no finding was inserted');
  return inserted;
}

export async function findQuestion(
  db: Executor,
  id: string,
  userId: string,
): Promise<Question | null> {
  const [found] = await db
    .select()
    .from(askedQuestions)
    .where(and(eq(askedQuestions.id, id), eq(askedQuestions.userId, userId)));
  return found ?? null;
}

export async function findingsOf(db: Executor, questionId: string): Promise<StoredFinding[]> {
  return await db
    .select()
    .from(askedFindings)
    .where(eq(askedFindings.questionId, questionId))
    .orderBy(asc(askedFindings.position));
}

/** @param after `moment~id` of the question that the page before ended with */
export async function questionsOf(
  db: Executor,
  userId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<(Question & { moment: string })[]> {
  const [momentText, lastId] = after?.split('~') ?? [];
  const { createdAt, id } = askedQuestions;
  const rows = await db
    .select({
      question: askedQuestions,
      moment: sql<string>`to_char(${createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    })
    .from(askedQuestions)
    .where(
      and(
        eq(askedQuestions.userId, userId),
        after === undefined
          ? undefined
          : sql`(${createdAt}, ${id}) < (${momentText}::timestamptz, ${lastId}::uuid)`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
  return rows.map(({ question, moment }) => Object.assign(question, { moment }));
}

export async function deleteQuestion(db: Executor, id: string, userId: string): Promise<boolean> {
  const deleted = await db
    .delete(askedQuestions)
    .where(and(eq(askedQuestions.id, id), eq(askedQuestions.userId, userId)))
    .returning({ id: askedQuestions.id });
  return deleted.length > 0;
}
