import type { Answer, AnswerEvent, Finding } from '@notelark/api/ask';
import {
  type Answered,
  type AnswerRequest,
  emptyDocument,
  SummarizeError,
  type Summarizer,
} from '@notelark/summarizer';
import { createScriptedSummarizer } from '@notelark/summarizer/testing/scripted-summarizer';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { askedFindings, summaries } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createTestEngines } from '../../testing/engines.ts';
import { storeRecording } from '../../testing/stored-results.ts';
import { createTeam } from '../../testing/teams.ts';
import type { TestUser } from '../../testing/users.ts';

let app: TestApp;
/** What the language model makes of the passages; by default nothing. */
let model: (request: AnswerRequest) => Answered;
beforeEach(() => {
  model = () => ({ sentences: [], leftOut: 0 });
});
beforeAll(async () => {
  const summarizer: Summarizer = {
    ...createScriptedSummarizer(),
    answer: async (request) => model(request),
  };
  app = await createTestApp({
    worker: false,
    engines: await createTestEngines({ summarizer }),
  });
});
afterAll(() => app.close());

const LINES = [
  'Welcome, everyone.',
  'The marquee costs nine hundred pounds.',
  'Then Helen will order the marquee by Friday.',
  'Fine.',
  'And the music is settled as well.',
];

const store = (user: TestUser, lines: readonly string[] = LINES) =>
  storeRecording(app.db, user.actor.userId, {
    filename: 'Open day.mp3',
    segments: lines.map((text, at) => ({ start: at * 5, end: at * 5 + 4, text, speaker: 'Ben' })),
  });

interface Asking {
  question: string;
  uploadId?: string;
  folder?: string;
  followsId?: string;
}

/** The events of an answer. */
async function ask(as: TestUser, body: Asking): Promise<AnswerEvent[]> {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', as, headers, body: JSON.stringify(body) };
  const answer = await app.request('/api/ask', init);
  if (answer.status !== 200) throw new Error(await answer.text());
  expect(answer.headers.get('content-type')).toBe('text/event-stream');
  const lines = (await answer.text()).split('\n').filter((line) => line.startsWith('data: '));
  return lines.map((line) => JSON.parse(line.slice('data: '.length)) as AnswerEvent);
}

const findingsIn = (events: readonly AnswerEvent[]): Finding[] =>
  events.flatMap((event) => (event.type === 'finding' ? [event.finding] : []));

const begunIn = ([event]: readonly AnswerEvent[]) => {
  if (event?.type !== 'begun') throw new Error('an answer begins with its question');
  return event;
};

const get = async (as: TestUser, id: string): Promise<Answer> =>
  (await app.call('GET /api/ask/{id}', { params: { id } }, { as })).body;

it('answers with the passages themselves, with speaker, moment and the words to highlight', async () => {
  const user = await app.signUpAndIn();
  const { uploadId, summaryId } = await store(user);
  const events = await ask(user, { question: 'What does the marquee cost?' });
  expect(events.map(({ type }) => type)).toEqual(['begun', 'finding', 'writing', 'done']);
  const [passage] = findingsIn(events);
  expect(passage).toMatchObject({
    kind: 'passage',
    text: null,
    marks: expect.arrayContaining(['marquee', 'costs']),
    source: { kind: 'upload', id: uploadId, title: 'Open day.mp3', summaryId },
  });
  // From the line before the first to the line after the last one with a word of the question.
  expect(passage?.lines).toEqual(
    [0, 1, 2, 3].map((at) => ({
      text: LINES[at],
      speaker: 'Ben',
      start: at * 5,
      target: `#s${at}`,
    })),
  );
  const { asked, said } = begunIn(events);
  expect(said).toBe(true);
  expect(await get(user, asked.id)).toMatchObject({ ...asked, said, findings: [passage] });
});

it('says plainly what is not said, and offers at most what comes closest', async () => {
  const user = await app.signUpAndIn();
  await store(user);
  const nothing = await ask(user, { question: 'How does photosynthesis work?' });
  expect(nothing.map(({ type }) => type)).toEqual(['begun', 'done']);
  expect(begunIn(nothing).said).toBe(false);
  const close = await ask(user, { question: 'Which plumber mends copper pipes under marquees?' });
  expect(begunIn(close).said).toBe(false);
  expect(findingsIn(close)).toMatchObject([{ kind: 'passage', marks: ['marquee'] }]);
});

it('adds checked statements of the notes, and leaves out the unverified', async () => {
  const user = await app.signUpAndIn();
  const { summaryId } = await store(user);
  const task = { refs: [2], verified: true, text: 'Helen will order the marquee by Friday.' };
  const document = emptyDocument({
    actionItems: [task],
    decisions: [{ text: 'The marquee was ordered by Ben.', refs: [1], verified: false }],
  });
  await app.db.update(summaries).set({ document }).where(eq(summaries.id, summaryId));
  const events = await ask(user, { question: 'Who will order the marquee?' });
  expect(findingsIn(events)).toMatchObject([
    { kind: 'statement', text: task.text, lines: [{ target: '#s2' }] },
    { kind: 'passage' },
  ]);
});

it('answers by a statement in words that stand only in the notes, as they are now', async () => {
  const user = await app.signUpAndIn();
  const { summaryId } = await store(user);
  const setNotes = async (decisions: { text: string; refs: number[]; verified: boolean }[]) => {
    const document = emptyDocument({ decisions });
    await app.db.update(summaries).set({ document }).where(eq(summaries.id, summaryId));
  };
  const question = 'What about the procurement of shelter?';
  const answered = async () => {
    const events = await ask(user, { question });
    return { said: begunIn(events).said, findings: findingsIn(events) };
  };
  expect(await answered()).toEqual({ said: false, findings: [] });
  const decision = {
    text: 'Procurement of the shelter is up to Helen.',
    refs: [2],
    verified: true,
  };
  await setNotes([decision]);
  const { said, findings } = await answered();
  expect(said).toBe(true);
  expect(findings).toMatchObject([
    { kind: 'statement', text: decision.text, lines: [{ text: LINES[2], target: '#s2' }] },
  ]);
  const searched = await app.call(
    'GET /api/search',
    { query: { q: 'procure shelters' } },
    { as: user },
  );
  expect(searched.body.passages).toMatchObject([
    { kind: 'statement', text: decision.text, lines: [{ target: '#s2' }] },
  ]);
  const spoken = await app.call(
    'GET /api/search',
    { query: { q: 'marquees ordering' } },
    { as: user },
  );
  expect(spoken.body.passages).toMatchObject([
    { kind: 'passage', text: null, marks: expect.arrayContaining(['marquee', 'order']) },
  ]);

  await setNotes([{ ...decision, verified: false }]);
  expect(await answered()).toEqual({ said: false, findings: [] });
  await setNotes([decision]);
  await setNotes([{ ...decision, text: 'Helen buys it.' }]);
  expect(await answered()).toEqual({ said: false, findings: [] });
  await setNotes([decision]);
  await app.db.update(summaries).set({ document: null }).where(eq(summaries.id, summaryId));
  expect(await answered()).toEqual({ said: false, findings: [] });
  const stranger = await app.signUpAndIn();
  await setNotes([decision]);
  expect(findingsIn(await ask(stranger, { question }))).toEqual([]);
});

it('lets a language model answer in sentences that were checked, and says when it fails', async () => {
  const user = await app.signUpAndIn();
  await store(user);
  model = (request) => {
    const ref = request.source.turns.findIndex(({ text }) => text.includes('nine hundred'));
    return { sentences: [{ text: 'The marquee costs 900 pounds.', refs: [ref] }], leftOut: 2 };
  };
  const events = await ask(user, { question: 'What does the marquee cost?' });
  expect(events.map(({ type }) => type)).toEqual([
    'begun',
    'finding',
    'writing',
    'finding',
    'done',
  ]);
  expect(findingsIn(events)[1]).toMatchObject({
    kind: 'sentence',
    text: 'The marquee costs 900 pounds.',
    lines: [{ text: LINES[1], target: '#s1' }],
  });
  const last = { engineLabel: 'Scripted', leftOut: 2 };
  expect(events.at(-1)).toEqual({ type: 'done', ...last, modelFailed: false });
  expect(await get(user, begunIn(events).asked.id)).toMatchObject(last);

  model = () => {
    throw new SummarizeError('no one answers', { retry: true });
  };
  const failed = await ask(user, { question: 'What does the marquee cost?' });
  expect(findingsIn(failed)).toMatchObject([{ kind: 'passage' }]);
  expect(failed.at(-1)).toMatchObject({ engineLabel: null, modelFailed: true });
  app.log.clear();
});

it('takes the words of the question before where a question points back', async () => {
  const user = await app.signUpAndIn();
  await store(user);
  const { asked } = begunIn(await ask(user, { question: 'What about the marquee?' }));
  const events = await ask(user, { question: 'Who will order it?', followsId: asked.id });
  expect(findingsIn(events)[0]?.marks).toEqual(expect.arrayContaining(['marquee', 'order']));
  const other = await app.signUpAndIn();
  await expect(ask(other, { question: 'Who?', followsId: asked.id })).rejects.toThrow('not-found');
});

it('asks one recording, and no one else’s', async () => {
  const user = await app.signUpAndIn();
  const { uploadId } = await store(user, ['The kiosk sells marquees.']);
  await store(user);
  const scoped = await ask(user, { question: 'marquee', uploadId });
  expect(findingsIn(scoped).map(({ source }) => source.id)).toEqual([uploadId]);
  expect(begunIn(scoped).asked.scope).toEqual({ kind: 'source', name: 'Open day.mp3' });
  const stranger = await app.signUpAndIn();
  await expect(ask(stranger, { question: 'marquee', uploadId })).rejects.toThrow('not-found');
  expect(findingsIn(await ask(stranger, { question: 'marquee' }))).toEqual([]);
});

it('keeps questions until they are deleted; an answer shows nothing that is deleted or no longer shared', async () => {
  const { owner, member } = await createTeam(app);
  const { summaryId, uploadId } = await store(owner);
  const access = (teamAccess: 'read' | 'none') =>
    app.call(
      'PATCH /api/results/{id}/team-access',
      { params: { id: summaryId }, body: { teamAccess } },
      { as: owner },
    );
  await access('read');
  const { asked } = begunIn(await ask(member, { question: 'What does the marquee cost?' }));
  const { asked: own } = begunIn(await ask(owner, { question: 'What does the marquee cost?' }));
  expect((await get(member, asked.id)).findings).toHaveLength(1);
  await access('none');
  expect((await get(member, asked.id)).findings).toEqual([]);

  await app.call('DELETE /api/uploads/{id}', { params: { id: uploadId } }, { as: owner });
  expect((await get(owner, own.id)).findings).toEqual([]);
  const ofOwn = eq(askedFindings.questionId, own.id);
  expect(await app.db.select().from(askedFindings).where(ofOwn)).toEqual([]);

  const listed = async () =>
    (await app.call('GET /api/ask', { query: {} }, { as: owner })).body.questions;
  expect(await listed()).toEqual([own]);
  const params = { id: own.id };
  expect((await app.call('DELETE /api/ask/{id}', { params }, { as: member })).status).toBe(404);
  expect((await app.call('DELETE /api/ask/{id}', { params }, { as: owner })).status).toBe(204);
  expect(await listed()).toEqual([]);
});

it('lists questions page by page, the newest first', async () => {
  const user = await app.signUpAndIn();
  for (let at = 0; at < 21; at += 1) {
    app.clock.advance({ seconds: 1 });
    await ask(user, { question: `Question ${at}?` });
  }
  const first = (await app.call('GET /api/ask', { query: {} }, { as: user })).body;
  expect(first.questions.map(({ question }) => question).slice(0, 2)).toEqual([
    'Question 20?',
    'Question 19?',
  ]);
  expect(first.questions).toHaveLength(20);
  const query = { after: first.next ?? '' };
  const rest = (await app.call('GET /api/ask', { query }, { as: user })).body;
  expect(rest).toMatchObject({ questions: [{ question: 'Question 0?' }], next: null });
});

it('is limited for each person', async () => {
  const user = await app.signUpAndIn();
  const asking = Array.from({ length: 61 }, () => ask(user, { question: 'Anything?' }));
  const outcomes = await Promise.allSettled(asking);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
});
