import { and, count, desc, eq, not, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { summaries, textInputs, uploads } from '../../platform/database/schema/index.ts';

export interface Made {
  createdAt: Date;
  title: string;
}

/** The samples that come with the product count in no figure. */
const notOfSample = (userId: string): SQL => sql`not exists (
  select from ${textInputs} as sample
  where sample.user_id = ${userId} and sample.sample and sample.id = ${summaries.textInputId})
  and not exists (
  select from ${uploads} as sample
  where sample.user_id = ${userId} and sample.sample and sample.id = ${summaries.uploadId})`;

const ownUploads = (userId: string) => and(eq(uploads.userId, userId), not(uploads.sample));

export async function totals(db: Database, userId: string) {
  const [[uploaded], [summarized]] = await Promise.all([
    db.select({ rows: count() }).from(uploads).where(ownUploads(userId)),
    db
      .select({ rows: count() })
      .from(summaries)
      .where(and(eq(summaries.userId, userId), notOfSample(userId))),
  ]);
  return { uploads: uploaded?.rows ?? 0, summaries: summarized?.rows ?? 0 };
}

/** How many uploads and summaries each stretch between two neighbouring `edges` has. */
export async function madeBetween(
  db: Database,
  userId: string,
  edges: readonly Date[],
): Promise<number[]> {
  const thresholds = sql.join(
    edges.map((edge) => sql`${edge.toISOString()}::timestamptz`),
    sql`, `,
  );
  const { rows } = await db.execute<{ bucket: number; made: string }>(sql`
    select width_bucket(made.created_at, array[${thresholds}]) as bucket, count(*) as made
    from (
      select created_at from ${uploads} where ${ownUploads(userId)} and created_at >= ${edges[0]?.toISOString()}
      union all
      select created_at from ${summaries} where user_id = ${userId} and created_at >= ${edges[0]?.toISOString()}
        and ${notOfSample(userId)}
    ) as made
    group by bucket`);
  const counts = new Map(rows.map((row) => [row.bucket, Number(row.made)]));
  return edges.slice(1).map((_, index) => counts.get(index + 1) ?? 0);
}

export async function newestUploads(db: Database, userId: string, rows: number): Promise<Made[]> {
  return db
    .select({
      createdAt: uploads.createdAt,
      title: sql<string>`coalesce(${uploads.title}, ${uploads.filename})`,
    })
    .from(uploads)
    .where(ownUploads(userId))
    .orderBy(desc(uploads.createdAt), desc(uploads.id))
    .limit(rows);
}

/** The newest texts, as much of each as `characters` says. */
export async function newestTexts(
  db: Database,
  userId: string,
  rows: number,
  characters: number,
): Promise<Made[]> {
  return db
    .select({
      createdAt: textInputs.createdAt,
      title: sql<string>`coalesce(${textInputs.title}, left(${textInputs.rawText}, ${characters}))`,
    })
    .from(textInputs)
    .where(and(eq(textInputs.userId, userId), not(textInputs.sample)))
    .orderBy(desc(textInputs.createdAt), desc(textInputs.id))
    .limit(rows);
}
