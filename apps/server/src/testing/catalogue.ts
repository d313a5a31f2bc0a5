import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/client.ts';

/** Every table that holds rows, the queue's too, as `schema.name`; from the database's own catalogue. */
export async function tables(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')
    order by 1`);
  return rows.map(({ name }) => name);
}

export interface OwnedTable {
  table: string;
  /** Which of its rows, called `it`, are a user's; the user is $1. */
  owned: string;
}

const OF_OWN_TEAM = 'it.team_id in (select id from teams where owner_id = $1)';

/** Tables whose rows belong to a user by way of another table. */
const BY_ANOTHER: Record<string, string> = {
  teams: 'it.owner_id = $1',
  team_invitations: OF_OWN_TEAM,
  team_log: OF_OWN_TEAM,
  team_api_keys: OF_OWN_TEAM,
  support_answers: 'it.message_id in (select id from contact_messages where user_id = $1)',
  newsletter_deliveries:
    'it.subscriber_id in (select s.id from newsletter_subscribers s join users u on u.email = s.email where u.id = $1)',
  live_chunks: 'it.session_id in (select id from live_sessions where user_id = $1)',
  asked_findings: 'it.question_id in (select id from asked_questions where user_id = $1)',
  fixed_notes: 'it.summary_id in (select id from summaries where user_id = $1)',
  passage_embeddings: 'it.passage_id in (select id from search_passages where user_id = $1)',
  reviewed_words: 'it.upload_id in (select id from uploads where user_id = $1)',
  search_notes: 'it.summary_id in (select id from summaries where user_id = $1)',
  signed_versions: 'it.summary_id in (select id from summaries where user_id = $1)',
  transcript_segments: 'it.upload_id in (select id from uploads where user_id = $1)',
};

/** Tables whose rows are either a user's or a team's. The user is named once only. */
const BY_EITHER: Record<string, string> = {
  vocabulary_entries:
    '(select u.id from users u where u.id = it.user_id or u.id = (select owner_id from teams t where t.id = it.team_id)) = $1',
};

/** Tables that name users and belong to none: their rows stay when an account goes, without it. */
const OF_THE_INSTALLATION = new Set(['installation_log']);

/**
 * The tables of the product with rows that belong to a user: those with a column `user_id`, the users themselves, and those that
 * refer to one of them. A table that refers to one of them and is not known here is an error: say how its rows belong to a user.
 */
export async function ownedTables(db: Database): Promise<OwnedTable[]> {
  const { rows } = await db.execute<{ table: string; direct: boolean; refers: boolean }>(sql`
    select c.relname as table,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'user_id') as direct,
      exists (select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f') as refers
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = 'public' order by 1`);
  return rows.flatMap(({ table, direct, refers }) => {
    if (table === 'users') return { table, owned: 'it.id = $1' };
    if (table in BY_EITHER) return { table, owned: BY_EITHER[table] ?? '' };
    if (direct) return { table, owned: 'it.user_id = $1' };
    const owned = BY_ANOTHER[table];
    if (owned !== undefined) return { table, owned };
    if (OF_THE_INSTALLATION.has(table)) return [];
    if (refers) throw new Error(`whose are the rows of ${table}? Add it to testing/catalogue.ts`);
    return [];
  });
}

/** A user's rows in every table that can hold any, as JSON texts. */
export async function rowsOf(db: Database, userId: string): Promise<Record<string, string[]>> {
  const entries: [string, string[]][] = [];
  for (const { table, owned } of await ownedTables(db)) {
    const [before = '', after = ''] = owned.split('$1');
    const { rows } = await db.execute<{ row: string }>(
      sql`select to_jsonb(it)::text as row from ${sql.identifier(table)} as it
          where ${sql.raw(before)}${userId}${sql.raw(after)} order by 1`,
    );
    entries.push([table, rows.map(({ row }) => row)]);
  }
  return Object.fromEntries(entries);
}
