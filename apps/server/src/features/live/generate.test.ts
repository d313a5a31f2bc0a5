import { randomUUID } from 'node:crypto';
import { uploadLimits } from '@notelark/api/plans';
import { SummarizeError } from '@notelark/summarizer';
import { createScriptedSummarizer } from '@notelark/summarizer/testing/scripted-summarizer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { liveSessions } from '../../platform/database/schema/index.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createTestEngines } from '../../testing/engines.ts';
import type { TestUser } from '../../testing/users.ts';

type Write = NonNullable<Parameters<typeof createScriptedSummarizer>[0]>;

let app: TestApp;
let user: TestUser;
/** What the summarizer does before it answers; each test says its own. */
let write: Write;
beforeAll(async () => {
  const summarizer = createScriptedSummarizer((request, call) => write(request, call));
  app = await createTestApp({ worker: false, engines: await createTestEngines({ summarizer }) });
});
afterAll(() => app.close());
beforeEach(async () => {
  write = () => {};
  user = await app.signUpAndIn();
});

const notes = (transcript: string, more = {}, as = user) =>
  app.call(
    'POST /api/functions/generate-notes',
    { body: { transcript, outputType: 'notes', ...more } },
    { as },
  );
const usedTexts = async () => (await app.call('GET /api/usage', {}, { as: user })).body.text.used;
const talk = (characters: number): string => 'We met. '.repeat(characters / 8);
const record = (seconds: number) =>
  app.db.insert(liveSessions).values({
    id: randomUUID(),
    userId: user.actor.userId,
    startedAt: app.clock.now(),
    seconds,
  });

describe('notes of a live transcript', () => {
  it('are made without saving anything', async () => {
    expect((await notes('We met. We talked.')).body.notes).toContain('We met.');
    expect((await notes('  ')).error.code).toBe('text-empty');
    const summaryOptions = { template: 'meeting', instructions: '', outputLanguage: 'de' } as const;
    write = (request) => {
      expect(request).toMatchObject({ template: 'meeting', outputLanguage: 'de' });
      return { language: 'de' };
    };
    expect((await notes('We met.', { summaryOptions })).body.notes).toContain('## Überblick');
    write = () => ({ fallbackParts: 1, fallbackReason: 'credit' });
    expect((await notes('We met.')).body.notes).toMatch(
      /^.*We met\.[^*]+\*.+ has no credit left\.\*$/su,
    );
    const { rows } = (await app.call('GET /api/text-inputs', { query: {} }, { as: user })).body;
    expect(rows).toEqual([]);
  });

  it('cost nothing as far as the recordings of the user reach', async () => {
    await record(600);
    expect((await notes(talk(24_000))).status).toBe(200);
    expect(await usedTexts()).toBe(0);
  });

  it('are a text summary where no recording can have said as much', async () => {
    expect((await notes(talk(4000))).status).toBe(200);
    expect(await usedTexts()).toBe(1);
    const long = await notes(talk(uploadLimits.maxTextCharacters + 8));
    expect(long.error.code).toBe('text-too-long');
    for (let more = 0; more < 4; more += 1) expect((await notes(talk(4000))).status).toBe(200);
    expect((await notes(talk(4000))).error.code).toBe('text-quota-exceeded');
    expect(await usedTexts()).toBe(5);
  });

  it('cost nothing where they could not be made', async () => {
    write = () => {
      throw new SummarizeError('no room', { retry: true });
    };
    expect((await notes(talk(4000))).error.code).toBe('summary-failed');
    expect(await usedTexts()).toBe(0);
    app.log.clear();
  });

  it('are made for one request of a user at a time', async () => {
    const begun = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    write = async () => {
      begun.resolve();
      await go.promise;
    };
    const first = notes('We met.');
    await begun.promise;
    const second = await notes('We met.');
    expect(second.error).toMatchObject({ code: 'rate-limited', params: { seconds: 5 } });
    const other = notes('We met.', {}, await app.signUpAndIn());
    go.resolve();
    expect((await Promise.all([first, other])).map(({ status }) => status)).toEqual([200, 200]);
    expect((await notes('We met.')).status).toBe(200);
  });

  it('are made 30 times in ten minutes, tests of the summarizer included', async () => {
    for (let more = 0; more < 29; more += 1) expect((await notes('We met.')).status).toBe(200);
    const test = () => app.call('POST /api/functions/test-summarize', {}, { as: user });
    expect((await test()).status).toBe(200);
    expect((await notes('We met.')).error.code).toBe('rate-limited');
    expect((await test()).error.code).toBe('rate-limited');
    app.clock.advance({ minutes: 10 });
    expect((await notes('We met.')).status).toBe(200);
  });
});
