import { sql } from 'drizzle-orm';
import type { Executor } from './client.ts';
import { searchNotes, summaries } from './schema/index.ts';

/**
 * Indexes notes of before there was an index of them; a trigger keeps the others.
 * @returns how many
 */
export async function indexNotes(executor: Executor, limit: number): Promise<number> {
  const { rowCount } = await executor.execute(sql`
    insert into ${searchNotes} (summary_id, vector)
    select id, notes_vector(document, document_language) from ${summaries} as summary
     where document is not null and not exists (select from ${searchNotes} where summary_id = summary.id)
     limit ${limit}
    on conflict do nothing`);
  return rowCount ?? 0;
}
