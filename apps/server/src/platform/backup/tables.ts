import type { ClientBase } from 'pg';
import { z } from 'zod';

/** A table whose rows are backed up. */
export interface Table {
  /** Quoted and with its schema, as SQL wants it. */
  name: string;
  /** The columns that hold data, quoted; generated ones are left out. */
  columns: string[];
}

/** What the rows fit into: a back-up goes only into the very same tables. */
export interface Schema {
  /** The hashes of the migrations that made it, in order. */
  migrations: string[];
  /** The version of the queue's own tables. */
  queue: number;
}

/** COPY writes values of any session in the same way. */
export const SAME_TEXT = `SET timezone = 'UTC'; SET datestyle = 'ISO, YMD'; SET intervalstyle = 'postgres'; SET extra_float_digits = 1`;

/** Tables of the queue that say how it is, not what is to be done: it keeps them itself. */
const QUEUE_UPKEEP = ['version', 'warning', 'queue_stats', 'bam'];

/** Rows that are of no use a few minutes later. */
const PASSING = ['live_prefetch'];

/** Rows that a trigger makes of those of another table, also while they are restored. */
const DERIVED = ['search_notes'];

const TableRow = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  needs: z.array(z.string()),
});

/** Every table with our rows, each after those that its foreign keys point to. */
export async function tablesInOrder(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query(
    `SELECT c.oid::regclass::text AS name,
            ARRAY(SELECT quote_ident(attname) FROM pg_attribute
                  WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
                  ORDER BY attnum) AS columns,
            ARRAY(SELECT DISTINCT confrelid::regclass::text FROM pg_constraint
                  WHERE conrelid = c.oid AND contype = 'f' AND confrelid <> c.oid) AS needs
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND (n.nspname = 'public' AND c.relname <> ALL ($2) OR n.nspname = 'jobs' AND c.relname <> ALL ($1))
     ORDER BY name`,
    [QUEUE_UPKEEP, [...PASSING, ...DERIVED]],
  );
  return ordered(z.array(TableRow).parse(rows));
}

function ordered(tables: z.infer<typeof TableRow>[]): Table[] {
  const done = new Set<string>();
  const result: Table[] = [];
  while (result.length < tables.length) {
    const ready = tables.filter(
      ({ name, needs }) => !done.has(name) && needs.every((need) => done.has(need)),
    );
    if (ready.length === 0) throw new Error('The foreign keys of some tables form a circle.');
    for (const { name, columns } of ready) {
      done.add(name);
      result.push({ name, columns });
    }
  }
  return result;
}

export async function schemaOf(client: ClientBase): Promise<Schema> {
  const migrations = await client.query<{ hash: string }>(
    'SELECT hash FROM drizzle.__drizzle_migrations ORDER BY id',
  );
  const queue = await client.query<{ version: number }>('SELECT version FROM jobs.version');
  return {
    migrations: migrations.rows.map(({ hash }) => hash),
    queue: queue.rows[0]?.version ?? 0,
  };
}

/** The numbers that sequences have reached, by name. */
export async function sequenceValues(client: ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS value
     FROM pg_sequences WHERE schemaname IN ('public', 'jobs') AND last_value IS NOT NULL`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
