import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { freshColumns } from '../features/study/schedule.policy.ts';
import { SignInSteps } from '../features/accounts/sign-in-steps.service.ts';
import {
  contactMessages,
  expiredResults,
  fixedNotes,
  identities,
  passkeys,
  recoveryCodes,
  secondFactors,
  newsletterDeliveries,
  newsletterIssues,
  newsletterSubscribers,
  supportAnswers,
  mailChoices,
  namePairs,
  passageEmbeddings,
  studySettings,
  reviewedWords,
  searchPassages,
  calendars,
  feeds,
  links,
  studyCards,
  webhookDeliveries,
} from '../platform/database/schema/index.ts';
import { vi } from 'vitest';
import type { TestApp } from './app.ts';
import { babbleWithPauses } from '@notelark/speech/testing/babble';
import { Buying, pageId } from './buying.ts';
import { base64Wav } from './live.ts';
import { untilStatus } from './results.ts';
import { announce, metadata, recordingOf, sendBytes, sendFile } from './transfers.ts';
import type { TestUser } from './users.ts';

const RECORDING = recordingOf(1);

/** One of each thing that a user can have, by its id. */
export interface UserFixture {
  /** A recording whose file is kept, with a transcript and a summary. */
  upload: string;
  uploadSummary: string;
  /** The transfer that the recording came by. */
  transfer: string;
  /** A file of which half has come. */
  unfinishedTransfer: string;
  text: string;
  textSummary: string;
  /** A paid checkout of an add-on, and one that is open. */
  paidCheckout: string;
  openCheckout: string;
  portal: string;
  /** A live recording that is under way. */
  liveSession: string;
  /** The owner's own place in a team, and an open invitation to it. */
  teamMember: string;
  teamInvitation: string;
  teamKey: string;
  passkey: string;
  apiKey: string;
  webhook: string;
  /** Of the webhook. */
  delivery: string;
  /** A podcast that is followed, and an episode of it that was brought. */
  feed: string;
  link: string;
  calendar: string;
  /** A card to learn, of the text; it was reviewed once. */
  card: string;
  question: string;
  /** A term of the vocabulary, and a correction in all recordings. */
  vocabulary: string;
  fix: string;
  /** A decision about a word of the recording. */
  review: string;
  /** A session on another device. */
  session: string;
}

/**
 * Creates one of everything for a user; every text contains `word`. A new table, or a route with an id, needs its entry here:
 * the tests of ownership, export and deletion read the database's catalogue and the API document, and fail until it exists.
 */
export async function createUserFixture(
  app: TestApp,
  user: TestUser,
  word: string,
): Promise<UserFixture> {
  const [bought, recording, text, unfinishedTransfer] = await Promise.all([
    buyAndRecord(app, user, word),
    keepRecording(app, user, word),
    writeText(app, user, word),
    sendHalf(app, user, word),
    writeAndFail(app, user, word),
  ]);
  const team = await createTeam(app, user, word);
  const corrected = await correctWords(app, user, word, text.textSummary);
  const card = await learn(app, user, word, text.text);
  const means = await createSignInMeans(app, user, word);
  await signAndAsk(app, user, recording.uploadSummary);
  await app.mailTo(user.email, 'API key');
  const brought = await bringLink(app, user, word);
  const review = await reviewWords(app, recording.upload, word);
  const question = await askQuestion(app, user, word);
  await embedPassages(app, user);
  return {
    ...bought,
    ...recording,
    ...text,
    ...team,
    ...corrected,
    card,
    ...means,
    ...brought,
    review,
    question,
    unfinishedTransfer,
  };
}

/** Terms of the user and of their team, and a word of the live text that is another one now. */
async function correctWords(app: TestApp, as: TestUser, word: string, summaryId: string) {
  const term = { term: `Term ${word}`, misheard: [`Turn ${word}`] };
  await app.call('POST /api/vocabulary', { body: { of: 'team', ...term } }, { as });
  const entry = await app.call('POST /api/vocabulary', { body: term }, { as });
  const correction = { from: [word], to: `${word}s` };
  const preview = await app.call('POST /api/fixes/preview', { body: correction }, { as });
  const recordings = preview.body.recordings.map(({ kind, id, version, places }) => ({
    kind,
    id,
    version,
    places: places.map((place) => place.id),
  }));
  const fixed = await app.call('POST /api/fixes', { body: { ...correction, recordings } }, { as });
  const { id: fixId } = fixed.body.fix;
  const texts = [{ before: word, after: `${word}s` }];
  await app.db.insert(fixedNotes).values({ fixId, summaryId, texts });
  return { vocabulary: entry.body.id, fix: fixId };
}

/** A card of the text, approved and reviewed. */
async function learn(app: TestApp, as: TestUser, word: string, textInputId: string) {
  const now = app.product.context.clock.now();
  const [made] = await app.db
    .insert(studyCards)
    .values({
      userId: as.actor.userId,
      textInputId,
      title: word,
      kind: 'question',
      status: 'approved',
      front: `What is ${word}?`,
      back: word,
      textKey: word,
      madeKey: word,
      passages: [{ index: 0, part: null, start: null, quote: word }],
      ...freshColumns(now),
      createdAt: now,
    })
    .returning();
  const cardId = made?.id ?? '';
  const review = { requestId: randomUUID(), cardId, rating: 3, at: now.toISOString() } as const;
  await app.call('POST /api/study/reviews', { body: { reviews: [review] } }, { as });
  return cardId;
}

/** A word that was kept. */
async function reviewWords({ db }: TestApp, uploadId: string, word: string): Promise<string> {
  const values = { uploadId, index: 0, settled: word, version: 1, notes: [], madeStale: [] };
  const [kept] = await db.insert(reviewedWords).values(values).returning();
  return kept?.id ?? '';
}

/** Vectors of what was said and written. */
async function embedPassages({ db }: TestApp, { actor }: TestUser): Promise<void> {
  const passages = await db
    .select({ passageId: searchPassages.id })
    .from(searchPassages)
    .where(eq(searchPassages.userId, actor.userId));
  await db
    .insert(passageEmbeddings)
    .values(passages.map(({ passageId }) => ({ passageId, model: 'scripted', embedding: [1, 0] })));
}

/** A signed-off version, mails that are asked for, and a result that has expired. */
async function signAndAsk({ db, product }: TestApp, { actor }: TestUser, summaryId: string) {
  const { signOff } = product.recordings;
  const { version } = await signOff.prepare(actor, summaryId);
  await signOff.sign(actor, summaryId, version);
  await db.insert(studySettings).values({ userId: actor.userId, newCardsPerDay: 10 });
  const names = { name: 'Ben', other: 'Ben Miller', same: true };
  await db.insert(namePairs).values({ ...names, userId: actor.userId });
  const expired = { id: randomUUID(), expiredAt: new Date() };
  await db.insert(expiredResults).values({ ...expired, userId: actor.userId });
  await db.insert(mailChoices).values({ userId: actor.userId, taskReminders: true });
}

/** A question that the text answers. */
async function askQuestion(app: TestApp, as: TestUser, word: string): Promise<string> {
  const body = JSON.stringify({ question: `What about ${word}s?` });
  const headers = { 'content-type': 'application/json' };
  await (await app.request('/api/ask', { method: 'POST', as, headers, body })).text();
  const { questions } = (await app.call('GET /api/ask', { query: {} }, { as })).body;
  return questions[0]?.id ?? '';
}

/** Rows only: nothing is fetched while a test reads them. */
async function bringLink({ db, product }: TestApp, { actor }: TestUser, word: string) {
  const { userId } = actor;
  const shared = {
    userId,
    url: `https://casts.invalid/${word}`,
    title: word,
    outputType: 'notes',
    keepOriginal: false,
  } as const;
  const nextCheckAt = new Date(product.context.clock.now().getTime() + 365 * 86_400_000);
  const [feed] = await db
    .insert(feeds)
    .values({ ...shared, known: [word], nextCheckAt })
    .returning();
  const [link] = await db
    .insert(links)
    .values({ ...shared, feedId: feed?.id ?? null, state: 'done' })
    .returning();
  const content = `BEGIN:VCALENDAR\nX-WR-CALNAME:${word}\nEND:VCALENDAR`;
  const [calendar] = await db
    .insert(calendars)
    .values({ userId, name: word, content, readAt: product.context.clock.now() })
    .returning();
  return { feed: feed?.id ?? '', link: link?.id ?? '', calendar: calendar?.id ?? '' };
}

async function createTeam(app: TestApp, as: TestUser, word: string) {
  const grant = { plan: 'business', until: null, limits: null } as const;
  const { accounts } = app.product.accounts;
  await app.db.transaction((tx) => accounts.grant(tx, as.actor.userId, grant));
  await app.call('POST /api/team', { body: { name: word } }, { as });
  const body = { email: `${word}@friends.example`, role: 'member' } as const;
  const { team } = (await app.call('POST /api/team/invitations', { body }, { as })).body;
  await app.mailTo(body.email, 'invites you');
  const wanted = {
    name: word,
    scopes: ['read'],
    lifetimeDays: null,
    password: as.password,
  } as const;
  const { key } = await app.product.teams.keys.create(as.actor, wanted, '127.0.0.1');
  await app.mailTo(as.email, 'your team');
  const teamInvitation = team?.invitations[0]?.id ?? '';
  return { teamMember: as.actor.userId, teamInvitation, teamKey: key.id };
}

/** Every way to sign in, and a sign-in that is not complete; after all else, because from now on signing in needs a code. */
async function createSignInMeans(
  { db, product }: TestApp,
  { actor, password }: TestUser,
  word: string,
) {
  const { userId } = actor;
  const { clock } = product.context;
  const now = clock.now();
  await db.insert(secondFactors).values({ userId, sealedSecret: 'sealed', confirmedAt: now });
  await db.insert(recoveryCodes).values({ userId, codeHash: randomUUID() });
  await db
    .insert(identities)
    .values({ userId, issuer: 'https://id.example', subject: `${word}-${userId}` });
  await new SignInSteps(clock).begin(db, { purpose: 'second-factor', userId });
  const key = { credentialId: randomUUID(), publicKey: 'AAAA', counter: 0, transports: [] };
  const [passkey] = await db
    .insert(passkeys)
    .values({ userId, name: word, synced: false, ...key })
    .returning();
  await product.accounts.sessions.start(db, userId, 'curl/8.0');
  const apiKey = await product.apiKeys.keys.create(
    actor,
    { name: word, scopes: ['read'], lifetimeDays: null, password },
    '127.0.0.1',
  );
  const hooks = product.webhooks.webhooks;
  const address = { url: `https://hooks.invalid/${word}`, events: ['notes.changed'] } as const;
  const { webhook } = await hooks.create(actor, address);
  // Sent already: a row that the queue still works on would change while a test reads it.
  const [delivery] = await db
    .insert(webhookDeliveries)
    .values({ webhookId: webhook.id, userId, event: 'test', body: word, status: 'delivered' })
    .returning();
  const devices = await product.accounts.sessions.list(actor);
  return {
    passkey: passkey?.id ?? '',
    apiKey: apiKey.key.id,
    webhook: webhook.id,
    delivery: delivery?.id ?? '',
    session: devices.find(({ current }) => !current)?.id ?? '',
  };
}

async function writeText(app: TestApp, as: TestUser, word: string) {
  const body = { text: `A text about ${word}.`, outputType: 'notes' } as const;
  const made = await app.call('POST /api/text-inputs', { body }, { as });
  const { textInputId, summaryId } = made.body;
  await untilStatus(app, as, summaryId, 'ready');
  return { text: textInputId, textSummary: summaryId };
}

async function keepRecording(app: TestApp, as: TestUser, word: string) {
  const values = { filename: `${word}.wav`, outputType: 'summary', keepOriginal: 'true' };
  const { id: transfer } = await sendFile(app, as, RECORDING, values);
  const made = await app.call(
    'POST /api/uploads/{id}/complete',
    { params: { id: transfer } },
    { as },
  );
  const { uploadId, summaryId } = made.body;
  await untilStatus(app, as, summaryId, 'ready');
  await vi.waitFor(
    async () => {
      const { body } = await app.call(
        'GET /api/results/{id}',
        { params: { id: summaryId } },
        { as },
      );
      if (body.source.kind !== 'upload' || body.source.playbackUrl === null)
        throw new Error('the copy for playback is not there yet');
    },
    { timeout: 30_000, interval: 100 },
  );
  return { upload: uploadId, uploadSummary: summaryId, transfer };
}

async function sendHalf(app: TestApp, as: TestUser, word: string): Promise<string> {
  const announced = await announce(app, as, {
    'upload-length': String(RECORDING.length),
    'upload-metadata': metadata({ filename: `${word}-half.wav` }),
  });
  const location = announced.headers.get('location') ?? '';
  await sendBytes(app, as, location, 0, RECORDING.subarray(0, RECORDING.length >> 1));
  return location.split('/').at(-1) ?? '';
}

async function buyAndRecord(app: TestApp, as: TestUser, word: string) {
  const bought = await buy(app, as);
  const liveSession = randomUUID();
  const body = { sessionId: liveSession, audioChunk: liveChunk() };
  // The subscription is stored by a job; until then the plan is Free, which has no Live Notes.
  await vi.waitFor(
    async () => (await app.call('POST /api/functions/live-transcribe', { body }, { as })).body,
    { timeout: 30_000, interval: 100 },
  );
  const ahead = { ...body, sequence: 1, from: 0 };
  await app.call('POST /api/live/prefetch', { body: ahead }, { as });
  await saveLiveText(app, as, word);
  return { ...bought, liveSession };
}

/** Of a recording that has ended. */
async function saveLiveText(app: TestApp, as: TestUser, word: string): Promise<void> {
  const details = {
    lines: '1\t2\tYou',
    bookmarks: [1.5],
    ownNotes: `2\tMy own note about ${word}.`,
  };
  const made = { text: `Said about ${word}.`, outputType: 'notes', notes: `# ${word}` } as const;
  const body = { ...made, details, sessionIds: [randomUUID()] };
  await app.call('POST /api/live/notes', { body }, { as });
}

/** Some seconds of a live recording, as the page sends them. */
export const liveChunk = (): string => base64Wav(babbleWithPauses([[3, 0]]));

/** A Pro subscription, an add-on, a checkout that was left open, and a page of the portal. */
async function buy(app: TestApp, as: TestUser) {
  const buying = new Buying(app);
  await buying.subscribe(as, 'price_pro_monthly');
  const paidCheckout = await buying.buyAddon(as);
  await app.mailTo(as.email, '10 hours');
  const portal = await app.call('POST /api/functions/customer-portal', {}, { as });
  const openCheckout = await buying.start(as, 'price_addon_20h');
  return { paidCheckout, openCheckout, portal: pageId(portal.body.url) };
}

/** What leaves a trace of the address: mail, links, messages, and counters of attempts. */
async function writeAndFail(app: TestApp, as: TestUser, word: string): Promise<void> {
  const { email } = as;
  const message = {
    firstName: 'Zoë',
    lastName: word,
    email,
    topic: 'general',
    message: word,
  } as const;
  await app.call('POST /api/contact', { body: message }, { as });
  await app.call('POST /api/newsletter', { body: { email } });
  await app.call('POST /api/auth/request-password-reset', { body: { email } });
  await app.call('POST /api/auth/sign-in', { body: { email, password: 'Wrong-password-1' } });
  await app.mailTo(email, 'Confirm');
  await app.mailTo(email, 'Reset');
  await answerAndSend(app, as, word);
}

/** An answer to the user's message, and an issue of the newsletter for their address. */
async function answerAndSend({ db }: TestApp, { actor, email }: TestUser, word: string) {
  const written = await db
    .select({ messageId: contactMessages.id })
    .from(contactMessages)
    .where(eq(contactMessages.userId, actor.userId));
  await db
    .insert(supportAnswers)
    .values(written.map(({ messageId }) => ({ messageId, text: word })));
  const subscribed = await db
    .select({ subscriberId: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  const issues = await db
    .insert(newsletterIssues)
    .values({ subject: 'Issue', body: 'Text' })
    .returning({ issueId: newsletterIssues.id });
  const deliveries = issues.flatMap(({ issueId }) =>
    subscribed.map(({ subscriberId }) => ({ issueId, subscriberId })),
  );
  await db.insert(newsletterDeliveries).values(deliveries);
}
