import { emptyDocument, type SummaryDocument } from '@notelark/summarizer';
import { createScriptedSummarizer } from '@notelark/summarizer/testing/scripted-summarizer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createTestEngines } from '../../../testing/engines.ts';
import { untilStatus } from '../../../testing/results.ts';
import { storeRecording } from '../../../testing/stored-results.ts';
import type { TestUser } from '../../../testing/users.ts';

const TEXT = 'Ann sends the contract by Friday.\n\nSomeone waters the plants.';

const DOCUMENT: SummaryDocument = emptyDocument({
  title: 'Contract',
  overview: [{ text: 'Ann sends the contract.', refs: [0], verified: true }],
  actionItems: [
    { text: 'Send the contract.', refs: [0], verified: true, owner: 'Ann', due: 'by Friday' },
    { text: 'Water the plants.', refs: [1], verified: true },
  ],
});

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  const summarizer = createScriptedSummarizer(async () => ({ document: DOCUMENT }));
  app = await createTestApp({ engines: await createTestEngines({ summarizer }) });
});
afterAll(() => app.close());
beforeEach(async () => {
  user = await app.signUpAndIn();
});

const list = async (query: { state?: 'open' | 'done'; after?: string } = {}, as = user) =>
  (await app.call('GET /api/tasks', { query }, { as })).body;

const stored = (summaryText: string, createdAt = app.clock.now()) =>
  storeRecording(app.db, user.actor.userId, {
    summaryText,
    createdAt,
    segments: [{ start: 0, end: 2, text: 'Hello.' }],
  });

async function edit(summaryId: string, change: (text: string) => string): Promise<void> {
  const params = { id: summaryId };
  const { body } = await app.call('GET /api/results/{id}', { params }, { as: user });
  const edited = { text: change(body.summaryText ?? ''), version: body.version };
  await app.call('PATCH /api/summaries/{id}', { params, body: edited }, { as: user });
}

async function made(outputType: 'summary' | 'notes') {
  const ordered = { body: { text: TEXT, outputType } };
  const { body } = await app.call('POST /api/text-inputs', ordered, { as: user });
  await untilStatus(app, user, body.summaryId, 'ready');
  return body;
}

describe('the tasks of all recordings and texts', () => {
  it('have owner, day and passage, and are ticked in the list as in the notes', async () => {
    const { summaryId } = await made('notes');
    const { tasks, next } = await list();
    expect(next).toBeNull();
    expect(tasks).toMatchObject([
      { summaryId, task: 0, text: 'Send the contract.', owner: 'Ann', due: 'by Friday' },
      { summaryId, task: 1, text: 'Water the plants.', owner: null, due: null, dueOn: null },
    ]);
    const [contract] = tasks;
    expect(contract?.citation?.target).toMatch(/^#/);
    expect(new Date(`${contract?.dueOn}T12:00`).getDay()).toBe(5);
    const tick = { params: { id: summaryId }, body: { task: 0, done: true } };
    await app.call('PATCH /api/summaries/{id}/tasks', tick, { as: user });
    expect((await list()).tasks.map(({ task }) => task)).toEqual([1]);
    expect((await list({ state: 'done' })).tasks).toMatchObject([{ task: 0, done: true }]);
  });

  it('are there for a summary, too, and ticked where it shows no boxes', async () => {
    const { summaryId } = await made('summary');
    const [first] = (await list()).tasks;
    expect(first).toMatchObject({ summaryId, text: 'Send the contract.', citation: null });
    const tick = { params: { id: summaryId }, body: { task: 0, done: true } };
    await app.call('PATCH /api/summaries/{id}/tasks', tick, { as: user });
    expect((await list()).tasks.map(({ task }) => task)).toEqual([1]);
    const none = { params: { id: summaryId }, body: { task: 2, done: true } };
    const refused = await app.call('PATCH /api/summaries/{id}/tasks', none, { as: user });
    expect(refused.error.code).toBe('not-found');
  });

  it('are read from notes that their owner has rewritten, too', async () => {
    const { summaryId } = await stored('# Plan\n\n- [ ] Call **Ben** back [00:00](#s0)\n');
    expect((await list()).tasks).toEqual([
      expect.objectContaining({
        summaryId,
        text: 'Call Ben back',
        owner: null,
        citation: { label: '00:00', target: '#s0' },
      }),
    ]);
  });

  it('keep owner and day when their notes are edited', async () => {
    const { summaryId } = await made('notes');
    const before = (await list()).tasks;
    await edit(summaryId, (text) => text.replace('Water the plants', 'Water all plants'));
    const [contract, plants] = (await list()).tasks;
    expect(contract).toEqual(before[0]);
    expect(plants).toMatchObject({ text: 'Water all plants.', owner: null, dueOn: null });
  });

  it('are kept, and ticked, where a summary that shows none is edited', async () => {
    const { summaryId } = await made('summary');
    const before = (await list()).tasks;
    await edit(summaryId, () => 'In my words.');
    expect((await list()).tasks).toEqual(before);
    await edit(summaryId, () => 'In my words.\n\n- [ ] Call Ben\n');
    expect((await list()).tasks).toMatchObject([
      { task: 0, text: 'Call Ben' },
      { task: 1, text: 'Send the contract.', owner: 'Ann', due: 'by Friday' },
      { task: 2, text: 'Water the plants.' },
    ]);
    for (const task of [1, 0]) {
      const tick = { params: { id: summaryId }, body: { task, done: true } };
      await app.call('PATCH /api/summaries/{id}/tasks', tick, { as: user });
    }
    expect((await list()).tasks.map(({ text }) => text)).toEqual(['Water the plants.']);
    expect((await list({ state: 'done' })).tasks.map(({ text }) => text)).toEqual([
      'Call Ben',
      'Send the contract.',
    ]);
  });

  it('come in pages, each once, the newest first', async () => {
    const now = app.clock.now().getTime();
    for (let at = 0; at < 52; at += 1) await stored(`- [ ] Task ${at}\n`, new Date(now + at));
    const first = await list();
    expect(first.tasks[0]?.text).toBe('Task 51');
    const second = await list({ after: first.next ?? '' });
    const all = [...first.tasks, ...second.tasks].map(({ text }) => text);
    expect(new Set(all).size).toBe(52);
    expect(all).toHaveLength(52);
    expect(second.next).toBeNull();
  });

  it('are nobody else’s', async () => {
    await stored('- [ ] Mine\n');
    expect((await list({}, await app.signUpAndIn())).tasks).toEqual([]);
  });
});

it('keeps what a person says of two names, in either order, for them alone', async () => {
  const said = (names: [string, string], same: boolean | null) =>
    app.call('PUT /api/people/pairs', { body: { names, same } }, { as: user });
  expect((await said(['Ben Miller', 'Ben'], true)).body.pairs).toEqual([
    { names: ['Ben', 'Ben Miller'], same: true },
  ]);
  expect((await said(['Ben', 'Ben Miller'], false)).body.pairs).toEqual([
    { names: ['Ben', 'Ben Miller'], same: false },
  ]);
  const stranger = await app.signUpAndIn();
  expect((await app.call('GET /api/people/pairs', {}, { as: stranger })).body.pairs).toEqual([]);
  expect((await said(['Ben', 'Ben Miller'], null)).body.pairs).toEqual([]);
  expect((await said(['Ben', 'Ben'], true)).status).toBe(422);
});
