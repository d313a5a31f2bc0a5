import { and, asc, eq, gt, isNull, ne, or } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/client.ts';
import { mailChoices } from '../../platform/database/schema/index.ts';

type Choice = 'taskReminders' | 'weeklyDigest';
export type ChoiceRow = typeof mailChoices.$inferSelect;

/** Which column says for which day or week a mail was last looked at. */
const LOOKED_AT = { taskReminders: mailChoices.remindedOn, weeklyDigest: mailChoices.digestOf };

export async function find(executor: Executor, userId: string): Promise<ChoiceRow | null> {
  const [found] = await executor.select().from(mailChoices).where(eq(mailChoices.userId, userId));
  return found ?? null;
}

export async function choose(
  executor: Executor,
  userId: string,
  choices: Partial<Pick<ChoiceRow, Choice>>,
): Promise<ChoiceRow> {
  const [chosen] = await executor
    .insert(mailChoices)
    .values({ userId, ...choices })
    .onConflictDoUpdate({ target: mailChoices.userId, set: { ...choices, userId } })
    .returning();
  if (!chosen) throw new Error('an upsert returned no row');
  return chosen;
}

/** People who have asked for a mail, in the order of their ids. */
export async function askedFor(
  executor: Executor,
  choice: Choice,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<ChoiceRow[]> {
  return await executor
    .select()
    .from(mailChoices)
    .where(
      and(
        eq(mailChoices[choice], true),
        after === undefined ? undefined : gt(mailChoices.userId, after),
      ),
    )
    .orderBy(asc(mailChoices.userId))
    .limit(limit);
}

/** Notes that a day or week is done with, once. @returns false where it was, or the mail is no longer wanted */
export async function markLookedAt(
  tx: Transaction,
  userId: string,
  choice: Choice,
  day: string,
): Promise<boolean> {
  const column = LOOKED_AT[choice];
  const marked = await tx
    .update(mailChoices)
    .set(choice === 'taskReminders' ? { remindedOn: day } : { digestOf: day })
    .where(
      and(
        eq(mailChoices.userId, userId),
        eq(mailChoices[choice], true),
        or(isNull(column), ne(column, day)),
      ),
    )
    .returning({ userId: mailChoices.userId });
  return marked.length > 0;
}
