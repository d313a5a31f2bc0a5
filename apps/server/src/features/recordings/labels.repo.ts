import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/client.ts';
import { textInputs, uploads } from '../../platform/database/schema/index.ts';

export interface LabelChange {
  /** Undefined: as it is. */
  folder?: string | null | undefined;
  addTags: readonly string[];
  removeTags: readonly string[];
}

/** What a change makes of the columns of uploads or texts. */
export const labelColumns = (
  { tags }: Pick<typeof uploads, 'tags'> | Pick<typeof textInputs, 'tags'>,
  { folder, addTags, removeTags }: LabelChange,
) => ({
  ...(folder !== undefined && { folder }),
  tags: sql`array(
    select distinct tag from unnest(${tags} || ${array(addTags)}) as tag
    where tag <> all (${array(removeTags)}) order by tag)`,
});

const array = (names: readonly string[]): SQL =>
  names.length === 0
    ? sql`array[]::text[]`
    : sql`array[${sql.join(
        names.map((name) => sql`${name}`),
        sql`, `,
      )}]::text[]`;

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
