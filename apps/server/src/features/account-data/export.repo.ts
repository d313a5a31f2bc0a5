import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import {
  apiKeys,
  askedFindings,
  askedQuestions,
  balanceCredits,
  contactMessages,
  expiredResults,
  fixedNotes,
  fixedPassages,
  fixes,
  liveChunks,
  liveSessions,
  mailChoices,
  namePairs,
  newsletterDeliveries,
  newsletterIssues,
  newsletterSubscribers,
  sessions,
  identities,
  passkeys,
  studyCards,
  studyReviews,
  studySettings,
  reviewedWords,
  signedVersions,
  subscriptions,
  summaries,
  supportAnswers,
  textInputs,
  transcripts,
  transcriptSegments,
  teamApiKeys,
  teamInvitations,
  teamLog,
  teamMembers,
  teams,
  transfers,
  uploads,
  usageEntries,
  users,
  calendars,
  feeds,
  links,
  vocabularyEntries,
  webhookDeliveries,
  webhooks,
} from '../../platform/database/schema/index.ts';

/** Whose data: rows are found by either. */
export interface Owner {
  userId: string;
  email: string;
}

/** One table of an account's data. In its expressions, a row is called `it`. */
interface Dataset {
  /** The file's name in the archive, without its ending. */
  name: string;
  table: SQL;
  owned: (owner: Owner) => SQL;
  /** Unique among an owner's rows, and their order. */
  key: readonly [SQL, SQL];
  /** Columns that mean nothing outside: keys of the file store, hashes of secrets. */
  without?: readonly string[];
  /** More about a row, as a JSON object. */
  more?: SQL;
  /** Rows that are read at a time. */
  page?: number;
}

const byUser = ({ userId }: Owner) => sql`it.user_id = ${userId}`;
const newestLast = [sql`it.created_at`, sql`it.id`] as const;
const ofOwnTeam = ({ userId }: Owner) =>
  sql`it.team_id in (select id from ${teams} where owner_id = ${userId})`;
const single = [sql`it.user_id`, sql`it.user_id`] as const;

const segments = sql`jsonb_build_object('segments', coalesce((
  select jsonb_agg(to_jsonb(segment) - 'upload_id' order by segment.start, segment.index)
  from ${transcriptSegments} as segment where segment.upload_id = it.upload_id), '[]'::jsonb))`;

const chunks = sql`jsonb_build_object('chunks', coalesce((
  select jsonb_agg(to_jsonb(chunk) - '{session_id,tail,end_hash}'::text[] order by chunk.sequence)
  from ${liveChunks} as chunk where chunk.session_id = it.id), '[]'::jsonb))`;

const issues = sql`jsonb_build_object('issues', coalesce((
  select jsonb_agg(jsonb_build_object('subject', issue.subject, 'sent_at', delivery.sent_at)
    order by issue.created_at)
  from ${newsletterDeliveries} as delivery join ${newsletterIssues} as issue on issue.id = delivery.issue_id
  where delivery.subscriber_id = it.id), '[]'::jsonb))`;

const answers = sql`jsonb_build_object('answers', coalesce((
  select jsonb_agg(jsonb_build_object('text', answer.text, 'created_at', answer.created_at)
    order by answer.created_at)
  from ${supportAnswers} as answer where answer.message_id = it.id), '[]'::jsonb))`;

const findings = sql`jsonb_build_object('findings', coalesce((
  select jsonb_agg(to_jsonb(finding) - '{question_id,position}'::text[] order by finding.position)
  from ${askedFindings} as finding where finding.question_id = it.id), '[]'::jsonb))`;

/** Everything that is kept about a user, but for what only secures the account: its password, links and limits. */
export const datasets: readonly Dataset[] = [
  {
    name: 'account',
    table: sql`${users}`,
    owned: ({ userId }) => sql`it.id = ${userId}`,
    key: newestLast,
  },
  {
    name: 'sessions',
    table: sql`${sessions}`,
    owned: byUser,
    key: newestLast,
    without: ['token_hash'],
  },
  {
    name: 'passkeys',
    table: sql`${passkeys}`,
    owned: byUser,
    key: newestLast,
    without: ['credential_id', 'public_key'],
  },
  {
    name: 'api-keys',
    table: sql`${apiKeys}`,
    owned: byUser,
    key: newestLast,
    without: ['key_hash'],
  },
  {
    name: 'webhooks',
    table: sql`${webhooks}`,
    owned: byUser,
    key: newestLast,
    without: ['sealed_secret'],
  },
  { name: 'webhook-deliveries', table: sql`${webhookDeliveries}`, owned: byUser, key: newestLast },
  {
    name: 'calendars',
    table: sql`${calendars}`,
    owned: byUser,
    key: newestLast,
    without: ['sealed_url'],
  },
  { name: 'podcasts', table: sql`${feeds}`, owned: byUser, key: newestLast },
  {
    name: 'links',
    table: sql`${links}`,
    owned: byUser,
    key: newestLast,
    without: ['transfer_id'],
  },
  { name: 'openid-accounts', table: sql`${identities}`, owned: byUser, key: newestLast },
  { name: 'subscription', table: sql`${subscriptions}`, owned: byUser, key: single },
  { name: 'usage', table: sql`${usageEntries}`, owned: byUser, key: newestLast },
  { name: 'add-ons', table: sql`${balanceCredits}`, owned: byUser, key: newestLast },
  {
    name: 'uploads',
    table: sql`${uploads}`,
    owned: byUser,
    key: newestLast,
    without: ['file_key', 'playback_key', 'transfer_id'],
  },
  {
    name: 'unfinished-uploads',
    table: sql`${transfers}`,
    owned: (owner) => sql`${byUser(owner)} and it.completed_at is null`,
    key: newestLast,
    without: ['id'],
  },
  {
    name: 'transcripts',
    table: sql`${transcripts}`,
    owned: byUser,
    key: [sql`it.created_at`, sql`it.upload_id`],
    more: segments,
    // Three hours of words are some megabytes.
    page: 4,
  },
  { name: 'texts', table: sql`${textInputs}`, owned: byUser, key: newestLast },
  {
    name: 'study-cards',
    table: sql`${studyCards}`,
    owned: byUser,
    key: newestLast,
    without: ['text_key', 'made_key'],
  },
  { name: 'study-settings', table: sql`${studySettings}`, owned: byUser, key: single },
  { name: 'study-reviews', table: sql`${studyReviews}`, owned: byUser, key: newestLast },
  {
    name: 'vocabulary',
    table: sql`${vocabularyEntries}`,
    owned: (owner) => sql`(${byUser(owner)} or ${ofOwnTeam(owner)})`,
    key: newestLast,
    without: ['term_key'],
  },
  {
    name: 'questions',
    table: sql`${askedQuestions}`,
    owned: byUser,
    key: newestLast,
    more: findings,
  },
  { name: 'corrections', table: sql`${fixes}`, owned: byUser, key: newestLast },
  {
    name: 'corrected-passages',
    table: sql`${fixedPassages}`,
    owned: byUser,
    key: [sql`it.id`, sql`it.id`],
  },
  {
    name: 'corrected-notes',
    table: sql`${fixedNotes}`,
    owned: ({ userId }) =>
      sql`it.summary_id in (select id from ${summaries} where user_id = ${userId})`,
    key: [sql`it.id`, sql`it.id`],
  },
  {
    name: 'reviewed-words',
    table: sql`${reviewedWords}`,
    owned: ({ userId }) =>
      sql`it.upload_id in (select id from ${uploads} where user_id = ${userId})`,
    key: newestLast,
  },
  {
    name: 'signed-versions',
    table: sql`${signedVersions}`,
    owned: ({ userId }) =>
      sql`it.summary_id in (select id from ${summaries} where user_id = ${userId})`,
    key: [sql`it.signed_at`, sql`it.id`],
    without: ['content_hash'],
    page: 10,
  },
  {
    name: 'name-pairs',
    table: sql`${namePairs}`,
    owned: byUser,
    key: [sql`it.name`, sql`it.other`],
  },
  { name: 'mail-choices', table: sql`${mailChoices}`, owned: byUser, key: single },
  { name: 'summaries', table: sql`${summaries}`, owned: byUser, key: newestLast },
  {
    name: 'expired-results',
    table: sql`${expiredResults}`,
    owned: byUser,
    key: [sql`it.expired_at`, sql`it.id`],
  },
  {
    name: 'live-recordings',
    table: sql`${liveSessions}`,
    owned: byUser,
    key: [sql`it.started_at`, sql`it.id`],
    more: chunks,
    page: 10,
  },
  { name: 'team-membership', table: sql`${teamMembers}`, owned: byUser, key: single },
  {
    name: 'team',
    table: sql`${teams}`,
    owned: ({ userId }) => sql`it.owner_id = ${userId}`,
    key: newestLast,
  },
  {
    name: 'team-invitations',
    table: sql`${teamInvitations}`,
    owned: ofOwnTeam,
    key: [sql`it.sent_at`, sql`it.id`],
  },
  {
    name: 'team-api-keys',
    table: sql`${teamApiKeys}`,
    owned: ofOwnTeam,
    key: newestLast,
    without: ['key_hash'],
  },
  {
    name: 'team-activity',
    table: sql`${teamLog}`,
    owned: ofOwnTeam,
    key: [sql`it.at`, sql`it.id`],
  },
  {
    name: 'contact-messages',
    table: sql`${contactMessages}`,
    owned: ({ userId, email }) => sql`(it.user_id = ${userId} or it.email = ${email})`,
    key: newestLast,
    more: answers,
  },
  {
    name: 'newsletter',
    table: sql`${newsletterSubscribers}`,
    owned: ({ email }) => sql`it.email = ${email}`,
    key: newestLast,
    without: ['confirm_token_hash'],
    more: issues,
  },
];

const PAGE = 200;

/** The rows of a dataset as JSON texts, oldest first, a page at a time. */
export async function* rowsOf(
  db: Database,
  { table, owned, key, without = [], more, page = PAGE }: Dataset,
  owner: Owner,
): AsyncGenerator<string> {
  const [first, second] = key;
  const hidden = sql`${sql.param([...without])}::text[]`;
  let last: { first: string; second: string } | undefined;
  for (;;) {
    const after: SQL = last
      ? sql`and (${first}, ${second}) > (${last.first}, ${last.second})`
      : sql``;
    const { rows } = await db.execute<{ json: string; first: string; second: string }>(sql`
      select (to_jsonb(it) - ${hidden} || ${more ?? sql`'{}'::jsonb`})::text as json,
        ${first}::text as first, ${second}::text as second
      from ${table} as it where ${owned(owner)} ${after}
      order by ${first}, ${second} limit ${page}`);
    for (const { json } of rows) yield json;
    last = rows.at(-1);
    if (rows.length < page) return;
  }
}

export interface OwnedFile {
  uploadId: string;
  filename: string;
  fileKey: string | null;
  playbackKey: string | null;
}

/** The uploads of which something is stored, a page at a time. */
export async function* storedFiles(db: Database, { userId }: Owner): AsyncGenerator<OwnedFile> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await db.execute<OwnedFile & Record<string, unknown>>(sql`
      select id as "uploadId", coalesce(audio->>'filename', filename) as filename, file_key as "fileKey", playback_key as "playbackKey"
      from ${uploads} where user_id = ${userId} and id > ${after}
        and (file_key is not null or playback_key is not null)
      order by id limit ${PAGE}`);
    yield* rows;
    after = rows.at(-1)?.uploadId ?? after;
    if (rows.length < PAGE) return;
  }
}
