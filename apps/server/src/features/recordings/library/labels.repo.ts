import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/client.ts';
import { textInputs, uploads } from '../../../platform/database/schema/index.ts';

/** Of everything that a user has filed. */
export async function labelsOf(executor: Executor, userId: string) {
  const filed = [uploads, textInputs].map((table) =>
    executor
      .select({ folder: table.folder, tags: table.tags })
      .from(table)
      .where(
        and(
          eq(table.userId, userId),
          or(isNotNull(table.folder), sql`${table.tags} <> '{}'::text[]`),
        ),
      ),
  );
  const rows = (await Promise.all(filed)).flat();
  return {
    folders: inOrder(rows.flatMap(({ folder }) => folder ?? [])),
    tags: inOrder(rows.flatMap(({ tags }) => tags)),
  };
}

const inOrder = (names: readonly string[]): string[] =>
  [...new Set(names)].toSorted((one, other) => one.localeCompare(other));
