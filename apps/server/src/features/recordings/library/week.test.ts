import { emptyDocument } from '@notelark/summarizer';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { users } from '../../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { storeRecording } from '../../../testing/stored-results.ts';
import type { TestUser } from '../../../testing/users.ts';

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await createTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  user = await app.signUpAndIn();
  const zone = { timeZone: 'America/New_York' };
  await app.db.update(users).set(zone).where(eq(users.id, user.actor.userId));
});

const week = async (day?: string, as = user) =>
  (await app.call('GET /api/week', { query: day === undefined ? {} : { day } }, { as })).body;
const stored = (createdAt: string, summaryText: string) =>
  storeRecording(app.db, user.actor.userId, {
    filename: 'Board.mp3',
    createdAt: new Date(createdAt),
    segments: [{ start: 0, end: 2, text: 'Hello.' }],
    summaryText,
  });

const NOTES = [
  '## Decisions',
  '',
  '- The **lease** is renewed. [00:04](#s2) [01:10](#s9)',
  '- The rent was cut. [00:08](#s3) *(unverified: not so, [00:01](#s1))*',
  '',
  '## Action items',
  '',
  '- [ ] Call the baker [00:09](#s4)',
  '- [x] Done already',
  '',
  '## Questions',
  '',
  '- Who pays? [00:12](#s5)',
].join('\n');

it('tells what was decided, taken on and left open, each with its moment', async () => {
  const { summaryId } = await stored('2026-03-04T10:00:00Z', NOTES);
  const of = { summaryId, title: 'Board.mp3' };
  expect(await week('2026-03-06')).toMatchObject({
    from: '2026-03-02',
    to: '2026-03-08',
    recordings: [of],
    more: false,
    decided: [
      {
        ...of,
        text: 'The lease is renewed.',
        verified: true,
        citation: { label: '00:04', target: '#s2' },
      },
      { ...of, text: 'The rent was cut.', verified: false, citation: { target: '#s3' } },
    ],
    open: [{ ...of, text: 'Call the baker' }],
    questions: [{ ...of, text: 'Who pays?' }],
    due: [],
  });
});

it('goes from Monday to Sunday by the person’s clock, also when it changes', async () => {
  // The clocks of New York go forward on Sunday, 8 March.
  await stored('2026-03-02T04:59:00Z', '## Decisions\n\n- Sunday night.');
  await stored('2026-03-02T05:00:00Z', '## Decisions\n\n- Monday.');
  await stored('2026-03-09T03:59:00Z', '## Decisions\n\n- Last minute.');
  await stored('2026-03-09T04:00:00Z', '## Decisions\n\n- Next week.');
  const texts = async (day: string) => (await week(day)).decided.map(({ text }) => text);
  expect(await texts('2026-03-02')).toEqual(['Monday.', 'Last minute.']);
  expect(await texts('2026-03-08')).toEqual(['Monday.', 'Last minute.']);
  expect(await texts('2026-03-01')).toEqual(['Sunday night.']);
  expect((await week()).from).toBe('2026-03-09');
});

it('counts no question of a lecture as open: it is for its listeners to answer', async () => {
  const gap = { text: 'Bees can _____.', answer: 'count', refs: [0], verified: true };
  await storeRecording(app.db, user.actor.userId, {
    filename: 'Bees.mp3',
    createdAt: new Date('2026-03-04T15:00:00Z'),
    segments: [{ start: 0, end: 2, text: 'Bees can count.' }],
    summaryText: '## Questions to test yourself\n\n1. Bees can _____.',
    document: { ...emptyDocument({ questions: [gap] }), kind: 'lecture' },
  });
  expect(await week('2026-03-04')).toMatchObject({
    recordings: [{ title: 'Bees.mp3' }],
    questions: [],
  });
});

it('has what is due in it from other weeks, and reads summaries by their document, edited or not', async () => {
  const point = { refs: [0], verified: true };
  const { summaryId } = await storeRecording(app.db, user.actor.userId, {
    filename: 'Review.mp3',
    outputType: 'summary',
    createdAt: new Date('2026-03-04T15:00:00Z'),
    segments: [{ start: 0, end: 2, text: 'Hello.' }],
    summaryText: 'In short.',
    document: emptyDocument({
      overview: [{ ...point, text: 'In short.' }],
      decisions: [{ ...point, text: 'We stay.' }],
      actionItems: [{ ...point, text: 'Send it', due: 'on 18 March' }],
    }),
  });
  expect((await week('2026-03-04')).decided).toMatchObject([{ text: 'We stay.', citation: null }]);
  const params = { id: summaryId };
  const body = { text: 'In my words.', version: 1 };
  await app.call('PATCH /api/summaries/{id}', { params, body }, { as: user });
  expect((await week('2026-03-04')).decided).toMatchObject([{ text: 'We stay.' }]);
  const later = await week('2026-03-20');
  expect(later).toMatchObject({ recordings: [], decided: [], open: [] });
  expect(later.due).toMatchObject([{ text: 'Send it', dueOn: '2026-03-18' }]);
  expect((await week('2026-03-04', await app.signUpAndIn())).recordings).toEqual([]);
});
