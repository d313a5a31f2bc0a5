import type { SummaryOptions } from '@notelark/api/summary-options';
import { emptyDocument, type SummaryDocument } from '@notelark/summarizer';
import { createScriptedSummarizer } from '@notelark/summarizer/testing/scripted-summarizer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createTestEngines } from '../../../testing/engines.ts';
import { resultOf, untilStatus } from '../../../testing/results.ts';
import type { TestUser } from '../../../testing/users.ts';

const TEXT =
  'Ann: We ordered 25 chairs.\n\nBen: I will send the contract by Friday.\n\nAnn: The hosting costs 40 euros.';
const sound = { verified: true } as const;
const DOCUMENT: SummaryDocument = emptyDocument({
  overview: [{ text: 'The hosting costs 40 euros.', refs: [2], ...sound }],
  decisions: [
    { text: '52 chairs were ordered.', refs: [0], verified: false },
    { text: 'The monthly rent was cut.', refs: [2], verified: false },
  ],
  actionItems: [
    { text: 'Send the contract.', refs: [1], owner: 'Ben', due: 'by Friday', ...sound },
  ],
  questions: [{ text: 'Who pays the hosting?', refs: [2], verified: false }],
});
const PLAIN: SummaryOptions = { template: 'general', instructions: '', outputLanguage: null };
const MEETING: SummaryOptions = { ...PLAIN, template: 'meeting' };

let made: SummaryDocument;
let language: string | null;
let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  const summarizer = createScriptedSummarizer(async () => ({ document: made, language }));
  app = await createTestApp({ engines: await createTestEngines({ summarizer }) });
});
afterAll(() => app.close());
beforeEach(async () => {
  made = DOCUMENT;
  language = 'en';
  user = await app.signUpAndIn({ plan: 'pro' });
});

async function notes(): Promise<string> {
  const body = { text: TEXT, outputType: 'notes' } as const;
  const { summaryId } = (await app.call('POST /api/text-inputs', { body }, { as: user })).body;
  await untilStatus(app, user, summaryId, 'ready');
  return summaryId;
}
async function again(id: string, body = MEETING): Promise<string> {
  const asked = { params: { id }, body };
  const { summaryId } = (await app.call('POST /api/summaries/{id}/again', asked, { as: user }))
    .body;
  await untilStatus(app, user, summaryId, 'ready');
  return summaryId;
}
const prepared = async (id: string) =>
  (await app.call('GET /api/results/{id}/sign-off', { params: { id } }, { as: user })).body;
type How = { do: 'keep'; reason: string } | { do: 'correct'; text: string } | { do: 'drop' };
async function settle(id: string, how: How) {
  const { version, unsettled } = await prepared(id);
  const body = { version, at: unsettled[0]?.at ?? 0, how };
  await app.call('POST /api/results/{id}/settle', { params: { id }, body }, { as: user });
}
/** One corrected, one dropped, one kept, one done. */
async function workedOn(): Promise<string> {
  const id = await notes();
  await settle(id, { do: 'correct', text: '25 chairs were ordered.' });
  await settle(id, { do: 'drop' });
  await settle(id, { do: 'keep', reason: 'Asked before' });
  const body = { task: 0, done: true };
  await app.call('PATCH /api/summaries/{id}/tasks', { params: { id }, body }, { as: user });
  return id;
}
async function edit(id: string, change: (text: string) => string) {
  const { version, summaryText } = await resultOf(app, user, id);
  const body = { text: change(summaryText ?? ''), version };
  await app.call('PATCH /api/summaries/{id}', { params: { id }, body }, { as: user });
}
async function apply(id: string, applied: boolean) {
  const { version } = await resultOf(app, user, id);
  const asked = { params: { id }, body: { version, applied } };
  return await app.call('PUT /api/results/{id}/carried', asked, { as: user });
}
const textOf = async (id: string) => (await resultOf(app, user, id)).summaryText ?? '';

describe('notes that are made again', () => {
  it('keep what was settled, removed and ticked, also from one time to the next, and it can be taken back', async () => {
    const first = await workedOn();
    const counts = { kept: 1, corrected: 1, dropped: 1, finished: 1, lines: 0 };
    const preview = await app.call(
      'GET /api/results/{id}/hand-work',
      { params: { id: first } },
      { as: user },
    );
    expect(preview.body).toEqual(counts);
    // The engine words a statement a little differently this time.
    made = { ...DOCUMENT, decisions: [...DOCUMENT.decisions].toReversed() };
    made.actionItems = [
      { ...made.actionItems[0], text: 'Send the contract to us.', refs: [1], ...sound },
    ];
    const second = await again(first);
    const result = await resultOf(app, user, second);
    expect(result.carried).toEqual({ from: first, applied: true, counts, undoable: true });
    expect(result.summaryText).toContain('25 chairs were ordered. [¶1](#s0)\n');
    expect(result.summaryText).toContain('*(confirmed: Asked before)*');
    expect(result.summaryText).toContain('- [x] Send the contract to us.');
    expect(result.summaryText).not.toMatch(/52|rent/u);
    expect((await prepared(second)).unsettled).toEqual([]);

    const third = await again(second, { ...PLAIN, template: 'lecture' });
    expect((await resultOf(app, user, third)).carried?.counts).toEqual(counts);
    expect(await textOf(third)).not.toMatch(/52|rent/u);

    expect((await apply(second, false)).status).toBe(200);
    expect(await textOf(second)).toMatch(/rent[^]*52 chairs[^]*- \[ \] Send/u);
    await apply(second, true);
    expect(await textOf(second)).toBe(result.summaryText);
    const tick = { params: { id: second }, body: { task: 0, done: false } };
    await app.call('PATCH /api/summaries/{id}/tasks', tick, { as: user });
    expect((await resultOf(app, user, second)).carried?.undoable).toBe(false);
    expect((await apply(second, false)).error.code).toBe('edited-elsewhere');
    // The notes before are as they were.
    expect(await textOf(first)).toContain('- [x] Send the contract.');
  });

  it('carry no decision over to a statement with another number, and lose no word of a person', async () => {
    const first = await workedOn();
    made = emptyDocument({
      decisions: [{ text: '53 chairs were ordered.', refs: [0], verified: false }],
      questions: [{ text: 'Who pays the 3 servers?', refs: [2], verified: false }],
    });
    const second = await again(first);
    const text = await textOf(second);
    expect(text).toContain('53 chairs were ordered.');
    expect(text).toContain('25 chairs were ordered. [¶1](#s0)\n');
    expect(text).toContain('- [x] Send the contract. — Ben, by Friday');
    expect(text).not.toContain('confirmed');
    expect((await resultOf(app, user, second)).carried?.counts).toEqual({
      kept: 0,
      corrected: 1,
      dropped: 0,
      finished: 1,
      lines: 0,
    });
    // Said again one day, it is still removed.
    made = DOCUMENT;
    expect(await textOf(await again(second, PLAIN))).not.toContain('rent');
  });

  it('in another language follow the passages, and keep a person’s words as a line', async () => {
    const first = await workedOn();
    language = 'de';
    made = emptyDocument({
      decisions: [{ text: '52 Stühle wurden bestellt.', refs: [0], verified: false }],
      actionItems: [{ text: 'Den Vertrag schicken.', refs: [1], ...sound }],
    });
    const text = await textOf(await again(first, { ...PLAIN, outputLanguage: 'de' }));
    expect(text).toContain('52 Stühle wurden bestellt.');
    expect(text).toContain('- [x] Den Vertrag schicken.');
    expect(text).toContain('## Von Hand ergänzt\n\n- 25 chairs were ordered.\n');
  });

  it('take over what was written into the notes as Markdown: other words, lines, removals, ticks', async () => {
    const first = await notes();
    await edit(first, (text) =>
      text
        .replace('The hosting costs 40 euros.', 'The hosting costs 40 euros a month.')
        .replace(/- The monthly rent.*\n/u, '')
        .replace('- [ ] Send', '- [x] Send')
        .replace('## Questions', '- Invite Eve next time\n\n## Questions'),
    );
    const second = await again(first);
    const result = await resultOf(app, user, second);
    const counts = { kept: 0, corrected: 1, dropped: 1, finished: 1, lines: 1 };
    expect(result.carried?.counts).toEqual(counts);
    expect(result.summaryText).toContain('The hosting costs 40 euros a month.');
    expect(result.summaryText).not.toContain('rent');
    expect(result.summaryText).toContain('- [x] Send the contract. — Ben, by Friday');
    expect(result.summaryText).toContain('## Added by hand\n\n- Invite Eve next time\n');
    expect(result.summaryText?.match(/hosting costs/gu)).toHaveLength(1);
  });

  it('leave nothing out because a person has written notes of their own', async () => {
    const first = await notes();
    await edit(first, () => '## What I think\n\n- A waste of time\n');
    const text = await textOf(await again(first));
    expect(text).toContain('52 chairs were ordered.');
    expect(text).toContain('- A waste of time\n');
  });

  it('name the version of the notes before, which stays as it was signed', async () => {
    const first = await workedOn();
    const { version } = await prepared(first);
    const asked = { params: { id: first }, body: { version } };
    await app.call('POST /api/results/{id}/sign-off', asked, { as: user });
    const versionsOf = async (id: string) =>
      (await app.call('GET /api/results/{id}/versions', { params: { id } }, { as: user })).body;
    const signed = await versionsOf(first);
    const third = await again(await again(first), PLAIN);
    expect(third).toBe(first);
    const second = await again(first, { ...PLAIN, template: 'lecture' });
    expect(await versionsOf(second)).toEqual({
      versions: [],
      changed: false,
      earlier: { summaryId: first, number: 1 },
    });
    expect(await versionsOf(first)).toEqual(signed);
    expect(signed).toMatchObject({ versions: [{ number: 1 }], changed: false });
  });

  it('announce only the tasks that are new, also when what was carried over is taken back', async () => {
    const hook = { url: 'http://localhost:9/', events: ['task.added' as const] };
    const added = await app.call('POST /api/account/webhooks', { body: hook }, { as: user });
    const { id } = added.body.webhook;
    const announced = async () => {
      const asked = { params: { id } };
      const log = await app.call('GET /api/account/webhooks/{id}/deliveries', asked, { as: user });
      return log.body.deliveries.length;
    };
    const first = await workedOn();
    expect(await announced()).toBe(1);
    const [contract] = DOCUMENT.actionItems;
    made = { ...DOCUMENT, actionItems: [{ text: 'Call the plumber.', refs: [0], ...sound }] };
    if (contract) made.actionItems.push({ ...contract, text: 'Send the contract to us.' });
    const second = await again(first);
    expect(await announced()).toBe(2);
    await apply(second, false);
    await edit(second, (text) => text.replace('Send the contract', 'Mail the contract'));
    expect(await announced()).toBe(2);
  });

  it('are compared with the notes before, statement by statement with their sources', async () => {
    const first = await notes();
    made = { ...DOCUMENT, decisions: [{ text: '25 chairs were ordered.', refs: [0], ...sound }] };
    const second = await again(first);
    expect((await resultOf(app, user, second)).madeFrom).toBe(first);
    const compare = async (id: string, since: string, as = user) =>
      await app.call('GET /api/results/{id}/changes', { params: { id }, query: { since } }, { as });
    const { body } = await compare(second, first);
    expect(body).toMatchObject({ comparable: true, same: 3 });
    const [chairs, rent, ...more] = body.changes;
    expect(chairs).toMatchObject({
      before: { text: '52 chairs were ordered.', section: 'Decisions' },
      now: { text: '25 chairs were ordered.', quotations: [{ place: '#s0', moment: '¶1' }] },
    });
    expect(rent).toMatchObject({ before: { text: 'The monthly rent was cut.' }, now: null });
    expect(more).toEqual([]);
    expect((await compare(second, second)).body).toMatchObject({ changes: [], same: 4 });
    expect((await compare(second, await notes())).error.code).toBe('not-found');
    const stranger = await app.signUpAndIn();
    expect((await compare(second, first, stranger)).error.code).toBe('not-found');
  });

  it('of others are none of my business', async () => {
    const id = await workedOn();
    const asked = { params: { id } };
    const stranger = { as: await app.signUpAndIn() };
    const seen = await app.call('GET /api/results/{id}/hand-work', asked, stranger);
    expect(seen.error.code).toBe('not-found');
    const body = { version: 1, applied: false };
    const undone = await app.call('PUT /api/results/{id}/carried', { ...asked, body }, stranger);
    expect(undone.error.code).toBe('not-found');
  });
});
