import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNull,
  lte,
  max,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/client.ts';
import {
  studyCards,
  studyReviews,
  studySettings,
  textInputs,
  transcriptSegments,
  uploads,
  users,
} from '../../platform/database/schema/index.ts';

export type StoredCard = typeof studyCards.$inferSelect;
export type NewCard = typeof studyCards.$inferInsert;
export type StoredReview = typeof studyReviews.$inferSelect;
export type { CardPassage } from '../../platform/database/schema/index.ts';

/** A card with what is known of its source today. */
export interface SourcedCard {
  card: StoredCard;
  /** One of its passages reads otherwise, or is gone. */
  changed: boolean;
}

/** All cards, those of a folder, or those of one source. */
export interface DeckChoice {
  folder?: string | undefined;
  uploadId?: string | null | undefined;
  textInputId?: string | null | undefined;
}

/** A passage that no longer stands in its source as it is quoted. */
const changed = sql<boolean>`exists (
  select 1 from jsonb_array_elements(${studyCards.passages}) as passage
   where case
     when ${studyCards.uploadId} is not null then not exists (
       select 1 from ${transcriptSegments}
        where ${transcriptSegments.uploadId} = ${studyCards.uploadId}
          and ${transcriptSegments.index} = (passage->>'index')::int
          and ${transcriptSegments.text} = passage->>'quote')
     when ${studyCards.textInputId} is not null then strpos(${textInputs.rawText}, passage->>'quote') = 0
     else false end)`;

/** Folders are their owner's: the card of a colleague's recording is in none. */
const folder = sql<string | null>`coalesce(
  case when ${uploads.userId} = ${studyCards.userId} then ${uploads.folder} end,
  case when ${textInputs.userId} = ${studyCards.userId} then ${textInputs.folder} end)`;

const title = sql<string>`coalesce(
  case when ${uploads.userId} = ${studyCards.userId} then ${uploads.title} end,
  case when ${textInputs.userId} = ${studyCards.userId} then ${textInputs.title} end,
  ${studyCards.title})`;

const inDeck = ({ folder: name, uploadId, textInputId }: DeckChoice): SQL | undefined =>
  and(
    name === undefined ? undefined : sql`${folder} = ${name}`,
    uploadId ? eq(studyCards.uploadId, uploadId) : undefined,
    textInputId ? eq(studyCards.textInputId, textInputId) : undefined,
  );

function withSources(db: Executor) {
  return db
    .select({ card: studyCards, changed, title })
    .from(studyCards)
    .leftJoin(uploads, eq(uploads.id, studyCards.uploadId))
    .leftJoin(textInputs, eq(textInputs.id, studyCards.textInputId))
    .$dynamic();
}

const named = (rows: (SourcedCard & { title: string })[]): SourcedCard[] =>
  rows.map((row) => ({
    card: Object.assign(row.card, { title: row.title }),
    changed: row.changed,
  }));

interface CardChoice {
  deck: DeckChoice;
  /** Only those due by then. */
  until?: Date;
  /** Only those that were, or were not, reviewed before. */
  isNew?: boolean;
  limit: number;
}

const isFresh = sql`${studyCards.schedule}->>'state' = 'new'`;

/** Approved cards, the first due first. */
export async function approvedCards(
  db: Executor,
  userId: string,
  { deck, until, isNew, limit }: CardChoice,
): Promise<SourcedCard[]> {
  const due = until ? lte(studyCards.dueAt, until) : undefined;
  const fresh = isNew === undefined ? undefined : sql`(${isFresh}) = ${isNew}`;
  const rows = await withSources(db)
    .where(
      and(
        eq(studyCards.userId, userId),
        eq(studyCards.status, 'approved'),
        due,
        fresh,
        inDeck(deck),
      ),
    )
    .orderBy(asc(studyCards.dueAt), asc(studyCards.id))
    .limit(limit);
  return named(rows);
}

/** The proposed and approved cards of a source, in its order. */
export async function cardsOfSource(
  db: Executor,
  userId: string,
  deck: DeckChoice,
): Promise<SourcedCard[]> {
  const rows = await withSources(db)
    .where(
      and(
        eq(studyCards.userId, userId),
        inArray(studyCards.status, ['proposed', 'approved']),
        inDeck(deck),
      ),
    )
    .orderBy(
      sql`(${studyCards.passages}->0->>'index')::int`,
      asc(studyCards.createdAt),
      asc(studyCards.id),
    );
  return named(rows);
}

export async function cardsById(
  db: Executor,
  userId: string,
  ids: readonly string[],
): Promise<SourcedCard[]> {
  const rows = await withSources(db).where(
    and(eq(studyCards.userId, userId), inArray(studyCards.id, [...ids])),
  );
  return named(rows);
}

/** Locks the cards in one order, so that two devices that send at once wait for each other. */
export async function lockCards(
  tx: Transaction,
  userId: string,
  ids: readonly string[],
): Promise<StoredCard[]> {
  return await tx
    .select()
    .from(studyCards)
    .where(and(eq(studyCards.userId, userId), inArray(studyCards.id, [...ids])))
    .orderBy(asc(studyCards.id))
    .for('update');
}

/** Locks the account: what is made or renamed at once is compared one after the other. */
export async function lockOwner(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** Of one source, also of dropped cards. */
export async function wordsOfSource(
  db: Executor,
  userId: string,
  { uploadId, textInputId }: Pick<DeckChoice, 'uploadId' | 'textInputId'>,
): Promise<Pick<StoredCard, 'kind' | 'front' | 'back'>[]> {
  const source = uploadId
    ? eq(studyCards.uploadId, uploadId)
    : eq(studyCards.textInputId, textInputId ?? '');
  return await db
    .select({ kind: studyCards.kind, front: studyCards.front, back: studyCards.back })
    .from(studyCards)
    .where(and(eq(studyCards.userId, userId), source));
}

/** The normalized words of all cards, also of dropped ones. */
export async function keysOf(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .select({ text: studyCards.textKey, made: studyCards.madeKey })
    .from(studyCards)
    .where(eq(studyCards.userId, userId));
  return [...new Set(rows.flatMap(({ text, made }) => [text, made]))];
}

/** The normalized words of all cards but one, as they are and as they were proposed. */
export async function keysOfOthers(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ text: studyCards.textKey, made: studyCards.madeKey })
    .from(studyCards)
    .where(and(eq(studyCards.userId, userId), ne(studyCards.id, id)));
  return new Set(rows.flatMap(({ text, made }) => [text, made]));
}

export async function addCards(tx: Transaction, cards: NewCard[]): Promise<void> {
  if (cards.length > 0) await tx.insert(studyCards).values(cards).onConflictDoNothing();
}

export async function changeCard(
  db: Executor,
  id: string,
  values: Partial<NewCard>,
): Promise<void> {
  await db.update(studyCards).set(values).where(eq(studyCards.id, id));
}

export async function addReviews(
  tx: Transaction,
  reviews: (typeof studyReviews.$inferInsert)[],
): Promise<void> {
  if (reviews.length > 0) await tx.insert(studyReviews).values(reviews).onConflictDoNothing();
}

export async function reviewsOf(
  tx: Transaction,
  cardIds: readonly string[],
): Promise<StoredReview[]> {
  return await tx
    .select()
    .from(studyReviews)
    .where(inArray(studyReviews.cardId, [...cardIds]));
}

/** Of the approved cards of each folder and source. */
export async function deckCounts(db: Executor, userId: string, now: Date) {
  const isDue = lte(studyCards.dueAt, now);
  return await db
    .select({
      folder,
      uploadId: studyCards.uploadId,
      textInputId: studyCards.textInputId,
      title: sql<string>`max(${title})`,
      cards: count(),
      due: sql<number>`count(*) filter (where ${isDue} and not ${isFresh})`.mapWith(Number),
      fresh: sql<number>`count(*) filter (where ${isFresh})`.mapWith(Number),
      learning:
        sql<number>`count(*) filter (where ${studyCards.schedule}->>'state' in ('learning', 'relearning'))`.mapWith(
          Number,
        ),
      mature:
        sql<number>`count(*) filter (where ${studyCards.schedule}->>'state' = 'review' and ${studyCards.scheduledDays} >= 21)`.mapWith(
          Number,
        ),
      nextDue: sql<
        string | null
      >`min(${studyCards.dueAt}) filter (where ${studyCards.dueAt} > ${now.toISOString()}::timestamptz)`,
    })
    .from(studyCards)
    .leftJoin(uploads, eq(uploads.id, studyCards.uploadId))
    .leftJoin(textInputs, eq(textInputs.id, studyCards.textInputId))
    .where(and(eq(studyCards.userId, userId), eq(studyCards.status, 'approved')))
    .groupBy(folder, studyCards.uploadId, studyCards.textInputId);
}

/** How many proposed cards each source has, the source that got one last first. */
export async function proposedCounts(db: Executor, userId: string) {
  return await db
    .select({
      uploadId: studyCards.uploadId,
      textInputId: studyCards.textInputId,
      title: sql<string>`max(${title})`,
      cards: count(),
    })
    .from(studyCards)
    .leftJoin(uploads, eq(uploads.id, studyCards.uploadId))
    .leftJoin(textInputs, eq(textInputs.id, studyCards.textInputId))
    .where(and(eq(studyCards.userId, userId), eq(studyCards.status, 'proposed')))
    .groupBy(studyCards.uploadId, studyCards.textInputId)
    .orderBy(desc(max(studyCards.createdAt)), studyCards.uploadId, studyCards.textInputId);
}

/**
 * Reviews of the last 30 days that came a day or more after the card's review before: how many, and how many of them were known.
 * And how many reviews there were today, in the user's time zone, and how many cards were reviewed for the first time.
 */
export async function reviewCounts(
  db: Executor,
  userId: string,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<{ tested: number; known: number; today: number; begun: number }> {
  const moment = now.toISOString();
  const { rows } = await db.execute<{
    tested: string;
    known: string;
    today: string;
    begun: string;
  }>(sql`
    with counted as (
      select review.rating, review.reviewed_at,
             lag(review.reviewed_at) over (partition by review.card_id order by review.reviewed_at, review.id) as before
        from ${studyReviews} review
       where review.user_id = ${userId} and review.rating is not null
         and not exists (select 1 from ${studyReviews} undo where undo.card_id = review.card_id and undo.undoes = review.id))
    select count(*) filter (where counted.reviewed_at > ${moment}::timestamptz - interval '30 days'
                              and counted.reviewed_at - counted.before >= interval '1 day') as tested,
           count(*) filter (where counted.reviewed_at > ${moment}::timestamptz - interval '30 days'
                              and counted.reviewed_at - counted.before >= interval '1 day' and counted.rating > 1) as known,
           count(*) filter (where (counted.reviewed_at at time zone ${timeZone})::date
                              = (${moment}::timestamptz at time zone ${timeZone})::date) as today,
           count(*) filter (where counted.before is null and (counted.reviewed_at at time zone ${timeZone})::date
                              = (${moment}::timestamptz at time zone ${timeZone})::date) as begun
      from counted`);
  const [row] = rows;
  return {
    tested: Number(row?.tested ?? 0),
    known: Number(row?.known ?? 0),
    today: Number(row?.today ?? 0),
    begun: Number(row?.begun ?? 0),
  };
}

/** Null: nothing was chosen. */
export async function newCardsPerDay(db: Executor, userId: string): Promise<number | null> {
  const [found] = await db
    .select({ perDay: studySettings.newCardsPerDay })
    .from(studySettings)
    .where(eq(studySettings.userId, userId));
  return found?.perDay ?? null;
}

export async function setNewCardsPerDay(
  db: Executor,
  userId: string,
  newCardsPerDay: number,
): Promise<void> {
  await db
    .insert(studySettings)
    .values({ userId, newCardsPerDay })
    .onConflictDoUpdate({ target: studySettings.userId, set: { newCardsPerDay } });
}

/** Deletes proposed and dropped cards whose source is gone: they can be seen nowhere. */
export async function deleteOrphans(db: Executor): Promise<void> {
  await db
    .delete(studyCards)
    .where(
      and(
        inArray(studyCards.status, ['proposed', 'dropped']),
        isNull(studyCards.uploadId),
        isNull(studyCards.textInputId),
      ),
    );
}
