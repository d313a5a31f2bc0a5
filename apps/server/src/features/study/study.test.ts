import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StudyCard } from '@notelark/api/study';
import { scheduleFrom } from '@notelark/study';
import type { StudyCard as ProposedCard, Summarizer } from '@notelark/summarizer';
import { createScriptedSummarizer } from '@notelark/summarizer/testing/scripted-summarizer';
import { studyReviews } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createTestEngines } from '../../testing/engines.ts';
import { storeRecording } from '../../testing/stored-results.ts';
import { createTeam } from '../../testing/teams.ts';
import type { TestUser } from '../../testing/users.ts';

let app: TestApp;
let user: TestUser;
/** What the language model proposes; by default nothing. */
let model: NonNullable<Summarizer['proposeCards']>;
beforeAll(async () => {
  const summarizer: Summarizer = {
    ...createScriptedSummarizer(),
    proposeCards: (request) => model(request),
  };
  app = await createTestApp({ engines: await createTestEngines({ summarizer }) });
});
afterAll(() => app.close());
beforeEach(async () => {
  model = async () => ({ cards: [], malformed: 0, failedParts: 0 });
  user = await app.signUpAndIn({ plan: 'pro' });
});

const SEGMENTS = [
  { start: 0, end: 4, text: 'Good morning, today we look at maps.' },
  { start: 4, end: 9, text: 'A projection that keeps areas is called equal-area.' },
  { start: 9, end: 14, text: 'The oldest globe of the town was made by Martin Behaim in 1492.' },
];

/** A recording whose notes were written by hand. */
const record = (as = user) =>
  storeRecording(app.db, as.actor.userId, {
    filename: 'Lecture 3.mp3',
    segments: SEGMENTS,
    createdAt: app.clock.now(),
  });

const make = async (id: string, as = user) =>
  (await app.call('POST /api/results/{id}/cards', { params: { id } }, { as })).body.cards;
const makeAll = async (id: string) =>
  (await app.call('POST /api/results/{id}/cards', { params: { id } }, { as: user })).body;
const listed = async (id: string, as = user) =>
  (await app.call('GET /api/results/{id}/cards', { params: { id } }, { as })).body.cards;
const decide = (id: string, status: 'approved' | 'dropped', as = user) =>
  app.call('PUT /api/study/cards/{id}/status', { params: { id }, body: { status } }, { as });
const edit = (id: string, body: { front: string; back: string }) =>
  app.call('PATCH /api/study/cards/{id}', { params: { id }, body }, { as: user });
const overview = async () => (await app.call('GET /api/study', {}, { as: user })).body;
const proposals = async (as = user) =>
  (await app.call('GET /api/study/proposals', {}, { as })).body.proposals;
const due = async (query: { folder?: string; uploadId?: string } = {}) =>
  (await app.call('GET /api/study/cards', { query }, { as: user })).body.cards;

/** Cards of a recording, all approved. */
async function learned(): Promise<{ summaryId: string; uploadId: string; cards: StudyCard[] }> {
  const stored = await record();
  const cards = await make(stored.summaryId);
  for (const { id } of cards) await decide(id, 'approved');
  return { ...stored, cards };
}

type Sent = {
  requestId: string;
  cardId: string;
  rating: 1 | 2 | 3 | 4 | null;
  undoes?: string;
  at: string;
};
const later = (days: number) =>
  new Date(app.clock.now().getTime() + days * 86_400_000).toISOString();
const reviewed = (cardId: string, rating: 1 | 2 | 3 | 4, days: number): Sent => ({
  requestId: randomUUID(),
  cardId,
  rating,
  at: later(days),
});
const send = async (...reviews: Sent[]) =>
  (await app.call('POST /api/study/reviews', { body: { reviews } }, { as: user })).body.cards;

const setPerDay = async (perDay: number) =>
  (await app.call('PUT /api/study/new-cards', { body: { perDay } }, { as: user })).body;

describe('new cards', () => {
  it('are 20 a day, or as many as the learner chose, in all decks together; reviews have no limit', async () => {
    const { uploadId, cards } = await learned();
    expect(cards).toHaveLength(2);
    expect((await overview()).newCards).toMatchObject({ perDay: 20, left: 20 });
    expect(await setPerDay(1)).toMatchObject({ perDay: 1, left: 1 });
    expect(await overview()).toMatchObject({
      due: 1,
      decks: [{ kind: 'source', uploadId, due: 1, fresh: 2 }],
    });
    const [first, second] = cards;
    await send(reviewed(first?.id ?? '', 1, 0));
    app.clock.advance({ minutes: 20 });
    // The second waits for tomorrow, and the first comes again.
    expect(await overview()).toMatchObject({ due: 1, newCards: { left: 0 } });
    const { body } = await app.call('GET /api/study/cards', { query: {} }, { as: user });
    expect(body.newCards).toMatchObject({ perDay: 1, left: 0 });
    // For a device that is offline on the next days.
    expect(body.cards.map(({ id }) => id).toSorted()).toEqual(
      [first?.id ?? '', second?.id ?? ''].toSorted(),
    );
    await setPerDay(0);
    expect((await due()).map(({ id }) => id)).toEqual([first?.id]);
    await setPerDay(1);
    app.clock.advance({ hours: 24 });
    expect(await overview()).toMatchObject({ due: 2, newCards: { left: 1 } });
  });

  it('count again when their review is taken back, and by the learner’s own day', async () => {
    const { cards } = await learned();
    await setPerDay(1);
    const review = reviewed(cards[0]?.id ?? '', 3, 0);
    await send(review);
    expect((await overview()).newCards.left).toBe(0);
    await send({ ...review, requestId: randomUUID(), rating: null, undoes: review.requestId });
    expect((await overview()).newCards.left).toBe(1);
    await send(reviewed(cards[0]?.id ?? '', 3, 0));
    expect((await overview()).newCards.left).toBe(0);
    // Half a day later it is tomorrow for one of two learners at opposite ends of the world.
    const lefts = [];
    for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      await app.call('PATCH /api/account', { body: { timeZone } }, { as: user });
      lefts.push((await overview()).newCards);
    }
    expect(lefts[0]?.day).not.toBe(lefts[1]?.day);
  });
});

describe('cards of a language model', () => {
  const asked: ProposedCard = {
    kind: 'question',
    front: 'What is a projection called that keeps areas?',
    back: 'A projection that keeps areas is called equal-area.',
    refs: [1],
  };
  const invented = { ...asked, front: 'Who made the globe?', back: 'Mercator made the globe.' };

  it('take the place of those found by rule where their answer is in the source; others are counted', async () => {
    const { summaryId } = await record();
    let candidates = 0;
    model = async (request) => {
      candidates = request.candidates.length;
      return { cards: [invented, asked], malformed: 1, failedParts: 0 };
    };
    const made = await makeAll(summaryId);
    expect(candidates).toBeGreaterThan(0);
    expect(made).toMatchObject({ engineLabel: 'Scripted', leftOut: 2, modelFailed: false });
    const fronts = made.cards.map(({ front }) => front);
    expect(fronts).toContain(asked.front);
    expect(fronts).not.toContain(invented.front);
    expect(made.cards.find(({ front }) => front === asked.front)?.source.quote).toBe(
      SEGMENTS[1]?.text,
    );
    // Asked again, none comes twice.
    expect((await makeAll(summaryId)).cards.map(({ front }) => front)).toEqual(fronts);
  });

  it('are missed by no one where the model fails', async () => {
    const { summaryId } = await record();
    model = async () => {
      throw new Error('no model');
    };
    const made = await makeAll(summaryId);
    expect(made).toMatchObject({ leftOut: 0, modelFailed: true });
    expect(made.cards.length).toBeGreaterThan(0);
  });
});

describe('making cards', () => {
  it('proposes cards that lead to their moment, the same ones once', async () => {
    const { summaryId } = await record();
    const cards = await make(summaryId);
    expect(cards.map(({ front, back, status }) => [front, back, status])).toEqual([
      ['A projection that keeps areas is called _____.', 'equal-area', 'proposed'],
      ['The oldest globe of the town was made by Martin Behaim in _____.', '1492', 'proposed'],
    ]);
    expect(cards[0]?.source).toEqual({
      title: 'Lecture 3.mp3',
      quote: SEGMENTS[1]?.text,
      start: 4,
      link: `/results/${summaryId}#s1`,
      changed: false,
    });
    expect(await make(summaryId)).toEqual(cards);
    expect(await due()).toEqual([]);
  });

  it('brings back nothing that was dropped or edited, also from a second recording of the same', async () => {
    const { summaryId } = await record();
    const [first, second] = await make(summaryId);
    await decide(first?.id ?? '', 'dropped');
    await edit(second?.id ?? '', { front: 'The oldest globe is from _____.', back: '1492' });
    expect((await make(summaryId)).map(({ front }) => front)).toEqual([
      'The oldest globe is from _____.',
    ]);
    expect(await make((await record()).summaryId)).toEqual([]);
  });

  it('is listed where a decision is still to be made', async () => {
    expect(await proposals()).toEqual([]);
    const { summaryId } = await record();
    const [first, second] = await make(summaryId);
    const waiting = { resultId: summaryId, title: 'Lecture 3.mp3' };
    expect(await proposals()).toEqual([{ ...waiting, cards: 2 }]);
    await decide(first?.id ?? '', 'approved');
    expect(await proposals()).toEqual([{ ...waiting, cards: 1 }]);
    await decide(second?.id ?? '', 'dropped');
    expect(await proposals()).toEqual([]);
  });

  it('refuses a text that another card has, and a cloze without its gap', async () => {
    const [first, second] = await make((await record()).summaryId);
    const { front = '', back = '' } = first ?? {};
    expect((await edit(second?.id ?? '', { front: front.toUpperCase(), back })).error.code).toBe(
      'card-exists',
    );
    expect((await edit(second?.id ?? '', { front: 'When?', back })).error.code).toBe(
      'card-without-gap',
    );
  });

  it('lets members of a team make their own cards of what is shared', async () => {
    const { owner, member } = await createTeam(app);
    const { summaryId: id } = await record(owner);
    const share = (teamAccess: 'read' | 'none') =>
      app.call(
        'PATCH /api/results/{id}/team-access',
        { params: { id }, body: { teamAccess } },
        { as: owner },
      );
    const params = { params: { id } };
    expect(
      (await app.call('POST /api/results/{id}/cards', params, { as: member })).error.code,
    ).toBe('not-found');
    await share('read');
    const [card] = await make(id, member);
    expect(card?.source.link).toContain(id);
    expect(await listed(id, owner)).toEqual([]);
    expect(await proposals(owner)).toEqual([]);
    expect(await proposals(member)).toMatchObject([{ resultId: id }]);
    await decide(card?.id ?? '', 'approved', member);
    await share('none');
    expect(await proposals(member)).toEqual([]);
    const kept = await app.call('GET /api/study/cards', { query: {} }, { as: member });
    expect(kept.body.cards).toMatchObject([
      { id: card?.id, source: { link: null, changed: false } },
    ]);
  });
});

it('gives the approved cards as a result’s Anki file, and those of the notes where there are none', async () => {
  const { summaryId } = await record();
  const tsv = async () => {
    const path = `/api/results/${summaryId}/export?panel=summary&format=anki`;
    const answer = await app.request(path, { as: user });
    return { status: answer.status, text: await answer.text() };
  };
  expect((await tsv()).status).toBe(422);
  const [card] = await make(summaryId);
  await decide(card?.id ?? '', 'approved');
  expect((await tsv()).text).toContain(`\n${card?.front}\t${card?.back}\t`);
});

describe('a source that changes', () => {
  it('marks the card whose passage reads otherwise', async () => {
    const { uploadId, summaryId } = await learned();
    const text = SEGMENTS.map(({ text: said }) => said.replace('1492', '1493')).join('\n\n');
    const { source } = (
      await app.call('GET /api/results/{id}', { params: { id: summaryId } }, { as: user })
    ).body;
    const version = source.kind === 'upload' ? (source.transcript?.version ?? 0) : 0;
    await app.call(
      'PATCH /api/transcripts/{id}',
      { params: { id: uploadId }, body: { text, version } },
      { as: user },
    );
    expect((await listed(summaryId)).map((card) => card.source.changed)).toEqual([false, true]);
  });

  it('leaves approved cards when it is deleted, without a link, and sweeps the others', async () => {
    const { uploadId, cards } = await learned();
    await decide(cards[1]?.id ?? '', 'dropped');
    await app.call('DELETE /api/uploads/{id}', { params: { id: uploadId } }, { as: user });
    expect(await due()).toMatchObject([
      { id: cards[0]?.id, source: { title: 'Lecture 3.mp3', link: null, changed: false } },
    ]);
    expect((await overview()).decks).toMatchObject([
      { kind: 'none', name: 'Lecture 3.mp3', cards: 1 },
    ]);
    await app.product.study.study.sweep();
    expect((await decide(cards[1]?.id ?? '', 'approved')).error.code).toBe('not-found');
    expect(await due()).toHaveLength(1);
  });
});

describe('reviews', () => {
  it('schedule as FSRS does, whenever they arrive, and count once', async () => {
    const { cards } = await learned();
    const [card] = cards;
    if (!card) throw new Error('no card');
    const made = [
      reviewed(card.id, 3, -8),
      reviewed(card.id, 3, -7),
      reviewed(card.id, 1, -2),
      reviewed(card.id, 3, -1),
    ];
    const [first, ...rest] = made;
    if (!first) throw new Error('no review');
    await send(...rest.toReversed());
    await send(first);
    const [now] = await send(...made);
    const log = made.map(({ requestId: id, rating, at }) => ({ id, rating, undoes: null, at }));
    expect(now?.schedule).toEqual(scheduleFrom(card.createdAt, log));
    const stored = await app.db.select().from(studyReviews).where(eq(studyReviews.cardId, card.id));
    expect(stored).toHaveLength(4);
  });

  it('are taken back by an entry of their own', async () => {
    const { cards } = await learned();
    const [card] = cards;
    if (!card) throw new Error('no card');
    const review = reviewed(card.id, 4, 0);
    expect((await send(review))[0]?.schedule.reps).toBe(1);
    const undo = { ...reviewed(card.id, 1, 0), rating: null, undoes: review.requestId };
    expect((await send(undo))[0]?.schedule).toEqual(card.schedule);
    expect(
      await app.db.select().from(studyReviews).where(eq(studyReviews.cardId, card.id)),
    ).toHaveLength(2);
  });

  it('never lie in the future, and never touch a stranger’s card', async () => {
    const { cards } = await learned();
    const [card] = cards;
    if (!card) throw new Error('no card');
    const [ahead] = await send(reviewed(card.id, 3, 400));
    expect(ahead?.schedule.lastReview).toBe(app.clock.now().toISOString());
    const body = { reviews: [reviewed(card.id, 1, 0)] };
    const stranger = await app.signUpAndIn();
    expect(
      (await app.call('POST /api/study/reviews', { body }, { as: stranger })).body.cards,
    ).toEqual([]);
    expect((await listed(cards[0]?.source.link?.slice(9, 45) ?? ''))[0]?.schedule.reps).toBe(1);
  });

  it('show as what is due, decks by folder, and progress', async () => {
    const { cards, uploadId } = await learned();
    const filing = { uploadIds: [uploadId], folder: 'Maps' };
    await app.call('PATCH /api/labels', { body: filing }, { as: user });
    expect(await overview()).toMatchObject({
      cards: 2,
      due: 2,
      decks: [
        { kind: 'folder', name: 'Maps', cards: 2, due: 2, fresh: 2 },
        { kind: 'source', name: 'Lecture 3.mp3', uploadId, cards: 2 },
      ],
      progress: { fresh: 2, retention: null, reviewedToday: 0 },
    });
    const [card] = cards;
    if (!card) throw new Error('no card');
    await send(reviewed(card.id, 4, -20), reviewed(card.id, 3, -5), reviewed(card.id, 1, 0));
    const { progress, due: left } = await overview();
    expect(progress).toMatchObject({
      fresh: 1,
      learning: 1,
      mature: 0,
      retention: 0.5,
      reviewedToday: 1,
    });
    expect(left).toBe(1);
    expect(await due({ folder: 'Maps' })).toHaveLength(2);
    expect(await due({ folder: 'Other' })).toEqual([]);
    expect(await due({ uploadId })).toHaveLength(2);
  });
});
