import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { type UserFixture, createUserFixture } from '../../testing/user-fixture.ts';
import { ownedTables, rowsOf } from '../../testing/catalogue.ts';
import { recordingOf } from '../../testing/transfers.ts';
import type { TestUser } from '../../testing/users.ts';

/** What each table's rows are called in the archive. */
const FILES: Record<string, string> = {
  users: 'account',
  sessions: 'sessions',
  passkeys: 'passkeys',
  api_keys: 'api-keys',
  webhooks: 'webhooks',
  webhook_deliveries: 'webhook-deliveries',
  calendars: 'calendars',
  feeds: 'podcasts',
  links: 'links',
  identities: 'openid-accounts',
  subscriptions: 'subscription',
  usage_entries: 'usage',
  balance_credits: 'add-ons',
  uploads: 'uploads',
  transcripts: 'transcripts',
  text_inputs: 'texts',
  summaries: 'summaries',
  expired_results: 'expired-results',
  study_cards: 'study-cards',
  study_reviews: 'study-reviews',
  study_settings: 'study-settings',
  vocabulary_entries: 'vocabulary',
  fixes: 'corrections',
  fixed_passages: 'corrected-passages',
  fixed_notes: 'corrected-notes',
  reviewed_words: 'reviewed-words',
  signed_versions: 'signed-versions',
  mail_choices: 'mail-choices',
  name_pairs: 'name-pairs',
  asked_questions: 'questions',
  live_sessions: 'live-recordings',
  contact_messages: 'contact-messages',
  team_members: 'team-membership',
  teams: 'team',
  team_invitations: 'team-invitations',
  team_log: 'team-activity',
  team_api_keys: 'team-api-keys',
};
/** What is in no file of its own, and why. */
const ELSEWHERE: Record<string, string> = {
  credentials: 'the hash of a password is of use to nobody but a thief',
  second_factors: 'a secret that opens the account',
  recovery_codes: 'hashes of codes that open the account',
  sign_in_steps: 'sign-ins that are not complete: hashes that end after minutes',
  email_links: 'hashes of links that have been sent',
  asked_findings: 'inside their questions',
  support_answers: 'inside their messages',
  newsletter_deliveries: 'inside the subscription',
  live_chunks: 'inside their recordings',
  transcript_segments: 'inside their transcripts',
  live_prefetch: 'sound of the last seconds of a recording that is under way',
  search_notes: 'made of the notes, which are there',
  search_passages: 'made of transcripts and texts, which are there',
  passage_embeddings: 'numbers that a model has made of transcripts and texts, which are there',
  transfers: 'what has become an upload is among the uploads',
};

let app: TestApp;
let user: TestUser;
let fixture: UserFixture;
let disposition: string | null;
let archive: Record<string, Uint8Array>;
beforeAll(async () => {
  app = await createTestApp();
  user = await app.signUpAndIn();
  const stranger = await app.signUpAndIn();
  [fixture] = await Promise.all([
    createUserFixture(app, user, 'quetzal'),
    createUserFixture(app, stranger, 'ptarmigan'),
  ]);
  const answer = await app.request('/api/account/export', { as: user });
  disposition = answer.headers.get('content-disposition');
  archive = unzipSync(new Uint8Array(await answer.arrayBuffer()));
}, 60_000);
afterAll(() => app.close());

type Row = Record<string, unknown>;
const textOf = (name: string): string => new TextDecoder().decode(archive[name]);
const rowsIn = (name: string): Row[] => JSON.parse(textOf(`${name}.json`)) as Row[];

describe('the export', () => {
  it('is named after its day', () => {
    expect(disposition).toBe('attachment; filename="notelark-export-2026-03-10.zip"');
  });

  it('has every row of every table that holds any of the user', async () => {
    const stored = await rowsOf(app.db, user.actor.userId);
    for (const { table } of await ownedTables(app.db)) {
      if (table in ELSEWHERE) continue;
      const name = FILES[table];
      if (name === undefined)
        throw new Error(`${table} is not in the export: add it to its datasets`);
      const rows = rowsIn(name);
      const whole = stored[table]?.map((json) => JSON.parse(json) as Row) ?? [];
      expect({ table, rows: rows.length }).toEqual({ table, rows: whole.length });
      for (const row of rows) {
        expect(whole).toContainEqual(expect.objectContaining(bare(row)));
      }
    }
    expect(rowsIn('newsletter')).toMatchObject([{ email: user.email }]);
    expect(rowsIn('unfinished-uploads')).toMatchObject([{ filename: 'quetzal-half.wav' }]);
  });

  it('has transcripts with their times', () => {
    expect(rowsIn('transcripts')).toMatchObject([
      { upload_id: fixture.upload, segments: [{ index: 0, text: 'Hello there.' }] },
    ]);
  });

  it('has live recordings with what was heard', () => {
    expect(rowsIn('live-recordings')).toMatchObject([
      { id: fixture.liveSession, chunks: [{ sequence: 0 }] },
    ]);
  });

  it('has saved live texts with times, bookmarks and own notes', () => {
    expect(rowsIn('texts')).toContainEqual(
      expect.objectContaining({
        lines: [{ start: 1, end: 2, speaker: 'You' }],
        bookmarks: [1.5],
        own_notes: [{ text: 'My own note about quetzal.', at: 2 }],
      }),
    );
  });

  it('has the files as they are', () => {
    const folder = `files/${fixture.upload}`;
    expect(Buffer.from(archive[`${folder}/quetzal.wav`] ?? []).equals(recordingOf(1))).toBe(true);
    expect(archive[`${folder}/playback.mp3`]?.length).toBeGreaterThan(1000);
  });

  it('has no secret, no key of the file store, and nothing of anybody else', () => {
    const texts = Object.keys(archive)
      .filter((name) => name.endsWith('.json'))
      .map(textOf);
    for (const text of texts) {
      expect(text).not.toMatch(/scrypt\$|_hash"|_key"|ptarmigan/i);
    }
  });

  it('is made while it is read, and closes the file when its reader goes away', async () => {
    const { store } = app.product.files;
    const closed = vi.fn<() => void>();
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
      cancel: closed,
    });
    const spied = vi.spyOn(store, 'read').mockResolvedValue(endless);
    const answer = await app.request('/api/account/export', { as: user });
    const reader = answer.body?.getReader();
    while (spied.mock.calls.length === 0) await reader?.read();
    for (let chunk = 0; chunk < 20; chunk += 1) await reader?.read();
    await reader?.cancel();
    expect(closed).toHaveBeenCalledTimes(1);
    spied.mockRestore();
  });
});

/** A row without what the archive adds to it: a transcript's segments, a live recording's chunks. */
const bare = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([column]) => !['segments', 'findings', 'chunks', 'answers', 'issues'].includes(column),
    ),
  );
