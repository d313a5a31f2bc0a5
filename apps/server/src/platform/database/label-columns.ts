import { type SQL, sql } from 'drizzle-orm';
import type { textInputs, uploads } from './schema/index.ts';

/** How recordings and texts are filed anew. */
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
