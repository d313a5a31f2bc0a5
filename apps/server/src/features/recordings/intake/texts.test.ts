import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Progress } from '@notelark/api/library';
import { SummarizeError } from '@notelark/summarizer';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { createTestEngines } from '../../../testing/engines.ts';
import { resultOf, untilStatus } from '../../../testing/results.ts';
import { createScriptedSummarizer } from '@notelark/summarizer/testing/scripted-summarizer';
import type { TestUser } from '../../../testing/users.ts';

type Write = NonNullable<Parameters<typeof createScriptedSummarizer>[0]>;

let app: TestApp;
let user: TestUser;
/** What the summarizer does before it answers; each test says its own. */
let write: Write;
beforeAll(async () => {
  const summarizer = createScriptedSummarizer((request, call) => write(request, call));
  app = await createTestApp({ engines: await createTestEngines({ summarizer }) });
});
afterAll(() => app.close());
beforeEach(async () => {
  write = () => {};
  user = await app.signUpAndIn();
});

const save = (text: string, more: { textInputId?: string; requestId?: string } = {}, as = user) =>
  app.call('POST /api/text-inputs', { body: { text, outputType: 'summary', ...more } }, { as });
const edit = (id: string, text: string, version: number, as = user) =>
  app.call('PATCH /api/text-inputs/{id}', { params: { id }, body: { text, version } }, { as });
const usedTexts = async () => (await app.call('GET /api/usage', {}, { as: user })).body.text.used;

function comeBackIn(hours: number): never {
  throw new SummarizeError('later', { retry: true, retryAfterSeconds: hours * 3600 });
}

describe('a pasted text', () => {
  it('is trimmed, saved and summarized; each point leads to its paragraph', async () => {
    const { summaryId, textInputId } = (await save('  First paragraph.\n\nSecond.  ')).body;
    const result = await untilStatus(app, user, summaryId, 'ready');
    expect(result).toMatchObject({
      title: 'First paragraph. Second.',
      coverage: 1,
      source: { kind: 'text', id: textInputId, text: 'First paragraph.\n\nSecond.' },
    });
    expect(result.summaryText).toMatch(/^First paragraph\. \[.+\]\(#s0\)/);
    expect(await usedTexts()).toBe(1);
  });

  it('is summarized without the language model where that can’t be had, and its result says why', async () => {
    const engine = { id: 'embedded', label: 'Notelark (no model)' };
    write = () => ({ engine, fallbackParts: 2, fallbackReason: 'key' });
    const { summaryId } = (await save('The key was wrong.')).body;
    const result = await untilStatus(app, user, summaryId, 'ready');
    expect(result).toMatchObject({ engine, fallbackParts: 2, fallbackReason: 'key' });
  });

  it('waits until the language model said to come back, and says until when', async () => {
    write = () => comeBackIn(1);
    const { summaryId } = (await save('No room yet.')).body;
    const { work } = await vi.waitFor(async () => {
      const result = await resultOf(app, user, summaryId);
      expect(result.work.waitsUntil).not.toBeNull();
      return result;
    }, 20_000);
    expect(work).toMatchObject({ status: 'summarizing', error: null });
    const minutes = (Date.parse(work.waitsUntil ?? '') - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(55);
    expect(minutes).toBeLessThan(61);
  });

  it('is finished without the language model where nobody would wait for so long', async () => {
    write = ({ lastTry }) => (lastTry ? undefined : comeBackIn(7));
    const { summaryId } = (await save('No room today.')).body;
    const { work } = await untilStatus(app, user, summaryId, 'ready');
    expect(work.waitsUntil).toBeNull();
  });

  it('is refused when blank, or longer than 10,000 characters', async () => {
    expect((await save(' \n ')).error).toMatchObject({
      code: 'text-empty',
      message: 'Please enter some text to summarize.',
    });
    expect((await save('a'.repeat(10_001))).error.code).toBe('text-too-long');
    expect((await save(`${' '.repeat(20)}${'a'.repeat(10_000)}`)).status).toBe(201);
    expect(await usedTexts()).toBe(1);
  });

  it('that comes back as it was is not saved twice; changed, it is another one', async () => {
    const { textInputId } = (await save('Same words.')).body;
    expect((await save('Same words. ', { textInputId })).body.textInputId).toBe(textInputId);
    expect((await save('Other words.', { textInputId })).body.textInputId).not.toBe(textInputId);
    const other = await app.signUpAndIn();
    expect((await save('Same words.', { textInputId }, other)).error.code).toBe('not-found');
  });

  it('whose request comes again, after or beside the first, is saved and charged once', async () => {
    const requestId = randomUUID();
    const [first, beside] = await Promise.all([
      save('Sent twice.', { requestId }),
      save('Sent twice.', { requestId }),
    ]);
    expect([first.status, beside.body]).toEqual([201, first.body]);
    await untilStatus(app, user, first.body.summaryId, 'ready');
    expect((await save('Sent twice.', { requestId })).body).toEqual(first.body);
    const { rows } = (await app.call('GET /api/text-inputs', { query: {} }, { as: user })).body;
    expect(rows).toHaveLength(1);
    expect(await usedTexts()).toBe(1);
    const other = await app.signUpAndIn();
    const theirs = await save('Another.', { requestId }, other);
    expect(theirs.status).toBe(201);
    expect(theirs.body.summaryId).not.toBe(first.body.summaryId);
  });

  it('past the month’s five summaries is not saved at all', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => save(`Text ${at}.`)));
    const refused = answers.filter(({ status }) => status === 402);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.error.code).toBe('text-quota-exceeded');
    const { rows } = (await app.call('GET /api/text-inputs', { query: {} }, { as: user })).body;
    expect(rows).toHaveLength(5);
  });

  it('is edited by version, and by nobody else', async () => {
    const { textInputId: id } = (await save('Before.')).body;
    expect((await edit(id, 'After.', 1)).body).toEqual({ version: 2 });
    expect((await edit(id, 'Late.', 1)).error.code).toBe('edited-elsewhere');
    expect((await edit(id, ' ', 2)).error.code).toBe('text-empty');
    expect((await edit(id, 'a'.repeat(10_001), 2)).error.code).toBe('text-too-long');
    const other = await app.signUpAndIn();
    expect((await edit(id, 'Theirs.', 2, other)).error.code).toBe('not-found');
    const { body } = await app.call('GET /api/text-inputs/{id}', { params: { id } }, { as: user });
    expect(body).toMatchObject({ text: 'After.', version: 2 });
  });

  it('goes with its summaries, and by nobody else', async () => {
    const { textInputId: id, summaryId } = (await save('To be deleted.')).body;
    const remove = (as: TestUser) =>
      app.call('DELETE /api/text-inputs/{id}', { params: { id } }, { as });
    expect((await remove(await app.signUpAndIn())).error.code).toBe('not-found');
    expect((await remove(user)).status).toBe(204);
    expect((await remove(user)).error.code).toBe('not-found');
    const params = { id: summaryId };
    const gone = await app.call('GET /api/results/{id}', { params }, { as: user });
    expect(gone.error.code).toBe('not-found');
  });
});

/** Server-sent events as they come; an event never spans two chunks here. */
async function* eventsIn({ body }: Response): AsyncGenerator<Progress> {
  for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? [])
    for (const event of chunk.split('\n\n'))
      if (event.startsWith('data: ')) yield JSON.parse(event.slice(6)) as Progress;
}

describe('the events of a result', () => {
  it('tell of every change until it is ready, and then end', async () => {
    const gate = Promise.withResolvers<void>();
    write = ({ onProgress }) => {
      onProgress?.(0.2, undefined, { number: 2, of: 5 });
      return gate.promise;
    };
    const { summaryId: id } = (await save('Something to follow.')).body;
    const answer = await app.request(`/api/results/${id}/events`, { as: user });
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    const events: Progress[] = [];
    for await (const event of eventsIn(answer)) {
      events.push(event);
      if (event.part?.number === 2 && event.part.of === 5) gate.resolve();
    }
    expect(events.length).toBeGreaterThan(1);
    expect(events.at(-1)).toMatchObject({ status: 'ready', progress: 1, part: null, error: null });
    const shares = events.map(({ progress }) => progress);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    const now = await app.call('GET /api/results/{id}/progress', { params: { id } }, { as: user });
    expect(now.body).toEqual(events.at(-1));
  });
});

describe('the calls of the specification', () => {
  it('summarize begins failed work again, and leaves the rest alone', async () => {
    write = () => {
      throw new SummarizeError('no', { retry: false });
    };
    const { summaryId } = (await save('It will fail.')).body;
    await untilStatus(app, user, summaryId, 'failed');
    expect(await usedTexts()).toBe(0);
    write = () => {};
    const again = (as: TestUser) =>
      app.call('POST /api/functions/summarize', { body: { summaryId } }, { as });
    expect((await again(await app.signUpAndIn())).error.code).toBe('not-found');
    expect((await again(user)).body).toEqual({ success: true });
    const { version } = await untilStatus(app, user, summaryId, 'ready');
    expect((await again(user)).status).toBe(202);
    expect(await resultOf(app, user, summaryId)).toMatchObject({
      version,
      work: { status: 'ready' },
    });
    expect(await usedTexts()).toBe(1);
    app.log.clear();
  });

  it('transcribe knows only one’s own uploads', async () => {
    const body = { uploadId: '00000000-0000-4000-8000-000000000000' };
    const unknown = await app.call('POST /api/functions/transcribe', { body }, { as: user });
    expect(unknown.error.code).toBe('not-found');
  });

  it('test-summarize says which engine answers', async () => {
    const { body } = await app.call('POST /api/functions/test-summarize', {}, { as: user });
    expect(body).toMatchObject({ success: true, engine: 'Scripted' });
    expect(body.summary).not.toBe('');
  });
});
