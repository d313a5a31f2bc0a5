import { randomUUID } from 'node:crypto';
import { live } from '@notelark/api/live-audio';
import type { LiveDetails } from '@notelark/api/live-details';
import { writeMarks, writeOwnNotes } from '@notelark/api/live-tables';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import { sql } from 'drizzle-orm';
import { livePrefetch, usageEntries } from '../../platform/database/schema/index.ts';
import { embeddedEngine } from '@notelark/summarizer/testing/embedded-engine';
import { MissingEngineError, TranscribeError, type Clip } from '@notelark/speech';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createTestEngines } from '../../testing/engines.ts';
import { base64Wav, cutLive, liveBabble } from '../../testing/live.ts';
import { resultOf, untilStatus } from '../../testing/results.ts';
import { createScriptedTranscriber } from '@notelark/speech/testing/scripted-transcriber';
import { recordingOf, upload } from '../../testing/transfers.ts';
import type { TestUser } from '../../testing/users.ts';

type Script = NonNullable<NonNullable<Parameters<typeof createScriptedTranscriber>[0]>['script']>;

const CHUNK_SECONDS = 5;
const CHUNKS = cutLive(liveBabble(12), CHUNK_SECONDS).map(base64Wav);
/** What all processes of an installation are given. */
const PROCESS = { SECRET: 'the same in both processes of the test', STORAGE_KEY: 'x'.repeat(32) };
let app: TestApp;
let user: TestUser;
let sessionId: string;
/** What the engine does, clip by clip; each test says its own. */
let hear: Script;
let transcriber: ReturnType<typeof createScriptedTranscriber>;

/** After what the clip shares with the one before. */
const sayNumber: Script = ({ pcm }, call) => {
  const isFirst = pcm.length < (CHUNK_SECONDS + 0.05) * 16_000;
  const start = isFirst ? 0.1 : 3.2;
  return {
    segments: [{ text: `number ${call}.`, start, end: start + 0.8 }],
    language: 'en',
  };
};

beforeAll(async () => {
  transcriber = createScriptedTranscriber({
    concurrency: 2,
    script: (clip, call) => hear(clip, call),
  });
  const env = { ...PROCESS, LIVE_CHUNK_SECONDS: String(CHUNK_SECONDS) };
  const livePoints = embeddedEngine.summarizer;
  app = await createTestApp({ engines: await createTestEngines({ transcriber, livePoints }), env });
});
afterAll(() => app.close());
beforeEach(async () => {
  hear = sayNumber;
  transcriber.clips.length = 0;
  user = await app.signUpAndIn({ plan: 'pro' });
  sessionId = randomUUID();
});
afterEach(() => app.log.clear());

interface Sent {
  sequence?: number;
  audioChunk?: string;
  overlapSeconds?: number;
  last?: boolean;
  provisional?: boolean;
  samplesAhead?: number;
}
const send = (sent: Sent = {}, as = user) => {
  const { sequence = 0 } = sent;
  const audioChunk = CHUNKS[sequence] ?? '';
  const overlapSeconds = sequence === 0 ? 0 : live.overlapSeconds;
  const body = { audioChunk, sessionId, sequence, overlapSeconds, ...sent };
  return app.call('POST /api/functions/live-transcribe', { body }, { as });
};
const close = (minutesUsed: number, as = user) =>
  app.call(
    'POST /api/functions/track-live-notes-usage',
    { body: { minutesUsed, sessionId } },
    { as },
  );
/** What the engine waits for until it is opened: at the test's end at the latest, since the tests after it share the engine. */
function makeGate(): PromiseWithResolvers<void> {
  const gate = Promise.withResolvers<void>();
  onTestFinished(() => gate.resolve());
  return gate;
}

/** Seconds in the ledger. */
const metered = async (): Promise<number> => {
  const entries = await app.db.select().from(usageEntries);
  const mine = entries.filter((one) => one.userId === user.actor.userId && one.kind === 'live');
  return mine.reduce((sum, { amount }) => sum + amount, 0);
};

/** What an engine hears: words of 0.4 s, two a second. */
const heard = (from: number, ...texts: string[]) => ({
  segments: [
    {
      text: texts.join(' '),
      start: from,
      end: from + texts.length / 2,
      words: texts.map((text, n) => ({
        text,
        start: from + n / 2,
        end: from + n / 2 + 0.4,
      })),
    },
  ],
  language: 'en',
});

const prefetch = async (from: number, pcm: Int16Array, { by = app } = {}) => {
  const body = { sessionId, sequence: 0, from, audioChunk: base64Wav(pcm) };
  return (await by.call('POST /api/live/prefetch', { body }, { as: user })).body;
};

const preview = () => send({ provisional: true });
interface Saved {
  text: string;
  outputType: 'notes' | 'summary';
  notes?: string;
  sessionIds?: string[];
  details?: LiveDetails;
  requestId?: string;
}
const line = (start: number, speaker: string | null = null) => ({
  start,
  end: start + 4,
  speaker,
});
const exported = async (id: string, format: 'txt' | 'json'): Promise<string> => {
  const path = `/api/results/${id}/export?panel=source&format=${format}`;
  return await (await app.request(path, { as: user })).text();
};
const save = (body: Saved) => app.call('POST /api/live/notes', { body }, { as: user });

describe('a live recording', () => {
  it('is transcribed a chunk at a time, and metered to the second, shared sound once', async () => {
    const begun = await app.call('POST /api/live/sessions', { body: { sessionId } }, { as: user });
    expect(begun.body).toEqual({ chunkSeconds: CHUNK_SECONDS, secondsLeft: 600 * 60 });
    const texts = [];
    for (const sequence of [0, 1, 2])
      texts.push((await send({ sequence, last: sequence === 2 })).body);
    expect(texts.map(({ text }) => text)).toEqual(['number 1.', 'number 2.', 'number 3.']);
    expect(await metered()).toBe(12);
    const overview = await app.call('GET /api/usage', {}, { as: user });
    expect(overview.body.live.used).toBe(1);
  });

  it('keeps its language from chunk to chunk once it is known, also in previews', async () => {
    hear = async (clip, call) => ({ ...(await sayNumber(clip, call)), language: 'fr' });
    await send({ audioChunk: base64Wav(liveBabble(36)) });
    expect(transcriber.clips[0]?.language).toBeUndefined();
    for (const more of [{ sequence: 1 }, { sequence: 2, provisional: true }]) {
      await send(more);
      expect(transcriber.clips.at(-1)?.language).toBe('fr');
    }
  });

  it('gives a word across two chunks once, when the second has heard it too', async () => {
    // The second clip begins three seconds before the end of the first one.
    hear = (_, call) =>
      call === 1
        ? heard(1, 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h×')
        : heard(1.07, 'e', 'f', 'g', 'h', 'i');
    const first = (await send()).body;
    expect(first).toEqual({
      text: 'a b',
      lines: [{ text: 'a b', start: 1, end: 1.9 }],
      tail: 'c d e f g h×',
      secondsLeft: 600 * 60 - CHUNK_SECONDS,
    });
    const second = (await send({ sequence: 1, last: true })).body;
    expect(second).toMatchObject({ text: 'c d e f g h i', tail: '' });
  });

  it('transcribes and meters a chunk once, however often it is sent, and gives each the answer', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send()));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(transcriber.clips).toHaveLength(1);
    expect(await metered()).toBe(CHUNK_SECONDS);
    expect((await send()).body).toEqual(answers[0]?.body);
    expect(transcriber.clips).toHaveLength(1);
  });

  it('is corrected by the vocabulary, whose terms the engine is told', async () => {
    const body = { term: 'Nr.', misheard: ['number'] };
    await app.call('POST /api/vocabulary', { body }, { as: user });
    const { text, lines } = (await send({ last: true })).body;
    expect([text, ...lines.map((one) => one.text)]).toEqual(['Nr. 1.', 'Nr. 1.']);
    expect(transcriber.clips[0]?.terms).toEqual(['Nr.']);
  });

  it('works without a session: a chunk alone', async () => {
    const body = { audioChunk: CHUNKS[0] ?? '' };
    const answer = await app.call('POST /api/functions/live-transcribe', { body }, { as: user });
    expect(answer.body).toMatchObject({ text: 'number 1.', tail: '' });
    expect(await metered()).toBe(CHUNK_SECONDS);
  });

  it('meters sound that only claims to be shared', async () => {
    await send();
    await send({ sequence: 1, audioChunk: base64Wav(liveBabble(6, 2)) });
    expect(await metered()).toBe(CHUNK_SECONDS + 6);
  });

  it('is closed by the call that tracks it, which changes nothing of what was metered', async () => {
    await send();
    expect((await close(0)).body).toEqual({ success: true, minutesUsed: 1 });
    expect(await metered()).toBe(CHUNK_SECONDS);
    expect((await send({ sequence: 1 })).error.code).toBe('live-session-closed');
    expect((await send()).body.text).toBe('number 1.');
    expect((await close(500)).body.minutesUsed).toBe(0);
    expect(await metered()).toBe(CHUNK_SECONDS);
  });

  it('goes before recordings that nobody waits for', async () => {
    const order: string[] = [];
    const gate = makeGate();
    hear = async ({ priority = 'batch' }: Clip, call) => {
      order.push(priority);
      if (order.length <= 2) await gate.promise;
      return await sayNumber({ pcm: new Int16Array() }, call);
    };
    const { summaryId } = await upload(app, user, recordingOf(4));
    await vi.waitFor(() => expect(transcriber.clips.length).toBeGreaterThanOrEqual(4), {
      timeout: 20_000,
    });
    const chunk = send({ last: true });
    await vi.waitFor(() => expect(transcriber.clips.at(-1)?.priority).toBe('live'), {
      timeout: 20_000,
    });
    gate.resolve();
    await chunk;
    await untilStatus(app, user, summaryId, 'ready');
    expect(order.slice(0, 3)).toEqual(['batch', 'batch', 'live']);
  });
});

describe('sound that comes ahead of its chunk', () => {
  const whole = liveBabble(CHUNK_SECONDS);
  const part = 2 * live.sampleRate;
  const rest = base64Wav(whole.subarray(2 * part));
  const prefetchParts = async () => [
    await prefetch(0, whole.subarray(0, part)),
    await prefetch(part, whole.subarray(part, 2 * part)),
  ];

  it('is transcribed and metered with it, as if the chunk had come whole', async () => {
    expect(await prefetchParts()).toEqual([{ samples: part }, { samples: 2 * part }]);
    expect([transcriber.clips.length, await metered()]).toEqual([0, 0]);
    const text = (await send({ audioChunk: rest, samplesAhead: 2 * part })).body;
    expect(await metered()).toBe(CHUNK_SECONDS);
    sessionId = randomUUID();
    await send({ audioChunk: base64Wav(whole) });
    const [inParts, atOnce] = transcriber.clips;
    expect(inParts?.pcm).toEqual(atOnce?.pcm);
    expect(text.text).toBe('number 1.');
  });

  it('reaches whichever process gets the next part, and the chunk', async () => {
    const other = await createTestApp({
      worker: false,
      engines: await createTestEngines({ transcriber }),
      env: { ...PROCESS, DATA_DIR: app.dataDir },
      databaseUrl: () => Promise.resolve(app.databaseUrl),
    });
    onTestFinished(() => other.close());
    const [third, end] = [whole.subarray(2 * part, 2.25 * part), whole.subarray(2.25 * part)];
    await prefetch(0, whole.subarray(0, part));
    expect(await prefetch(part, whole.subarray(part, 2 * part), { by: other })).toEqual({
      samples: 2 * part,
    });
    expect(await prefetch(2 * part, third)).toEqual({ samples: 2.25 * part });
    const { rows } = await app.db.execute(sql`select sealed from live_prefetch`);
    const spoken = Buffer.from(third.buffer, third.byteOffset + 1_000, 100);
    for (const { sealed } of rows as { sealed: Buffer }[])
      expect(sealed.includes(spoken)).toBe(false);
    const chunk = { audioChunk: base64Wav(end), samplesAhead: 2.25 * part, sessionId };
    const route = 'POST /api/functions/live-transcribe';
    expect((await other.call(route, { body: chunk }, { as: user })).body.text).toBe('number 1.');
    sessionId = randomUUID();
    await send({ audioChunk: base64Wav(whole) });
    const [inParts, atOnce] = transcriber.clips;
    expect(inParts?.pcm).toEqual(atOnce?.pcm);
    expect(await app.db.$count(livePrefetch)).toBe(0);
  });

  it('that was begun anew elsewhere is not taken for what it was before', async () => {
    await prefetchParts();
    await app.db.execute(sql`delete from live_prefetch`);
    const sent = { audioChunk: rest, samplesAhead: 2 * part };
    expect((await send(sent)).error.code).toBe('live-sound-missing');
  });

  it('is asked for again when it is gone, and then the chunk goes through whole', async () => {
    await prefetchParts();
    const sent = { audioChunk: rest, samplesAhead: 2 * part };
    expect((await send({ ...sent, sequence: 1 })).error.code).toBe('live-sound-missing');
    expect((await send(sent, await app.signUpAndIn({ plan: 'pro' }))).error.code).toBe(
      'live-sound-missing',
    );
    app.clock.advance({ days: 1 });
    expect(await prefetch(2 * part, whole.subarray(0, part))).toEqual({ samples: 3 * part });
    expect((await send(sent)).error.code).toBe('live-sound-missing');
    expect(await metered()).toBe(0);
    expect((await send({ audioChunk: base64Wav(whole) })).body.text).toBe('number 1.');
  });

  it('is no way to keep the server busy for nothing', async () => {
    const most = liveBabble(live.maxChunkSeconds);
    for (let n = 0; n < 4; n += 1)
      expect(await prefetch(0, most)).toEqual({ samples: most.length });
    sessionId = randomUUID();
    expect(await prefetch(0, whole)).toEqual({ samples: 0 });
    await send({ audioChunk: base64Wav(whole) });
    expect(await prefetch(0, whole)).toEqual({ samples: whole.length });
  });

  it('is held without a gap, for a few chunks of a user’s, and for nobody without Live Notes', async () => {
    expect(await prefetch(part, whole.subarray(part))).toEqual({ samples: 0 });
    const first = sessionId;
    for (let n = 0; n < 5; n += 1) {
      await prefetch(0, whole.subarray(0, part));
      sessionId = randomUUID();
    }
    sessionId = first;
    expect(await prefetch(part, whole.subarray(part))).toEqual({ samples: 0 });
    const body = { sessionId, sequence: 0, from: 0, audioChunk: rest };
    const refused = await app.call(
      'POST /api/live/prefetch',
      { body },
      { as: await app.signUpAndIn() },
    );
    expect(refused.error.code).toBe('live-not-in-plan');
  });
});

describe('a live recording is refused', () => {
  it('on the Free plan, before anything is done', async () => {
    user = await app.signUpAndIn();
    const begun = await app.call('POST /api/live/sessions', { body: { sessionId } }, { as: user });
    expect(begun.error).toMatchObject({
      code: 'live-not-in-plan',
      message: 'Upgrade to Pro for Live Notes',
    });
    expect((await send()).error.code).toBe('live-not-in-plan');
    expect((await send({ provisional: true })).error.code).toBe('live-not-in-plan');
    const saved = await app.call(
      'POST /api/live/notes',
      { body: { text: 'Not recorded.', outputType: 'notes' } },
      { as: user },
    );
    expect(saved.error.code).toBe('live-not-in-plan');
    expect(transcriber.clips).toEqual([]);
  });

  it('not where an administrator has granted minutes that the plan lacks', async () => {
    user = await app.signUpAndIn();
    const grant = { plan: 'free', until: null, limits: { liveMinutes: 10 } } as const;
    const { accounts } = app.product.accounts;
    await app.db.transaction((tx) => accounts.grant(tx, user.actor.userId, grant));
    expect(await prefetch(0, liveBabble(1))).toEqual({ samples: live.sampleRate });
    expect((await send()).body.text).toBe('number 1.');
    expect((await save({ text: 'Granted.', outputType: 'notes', notes: 'Kept.' })).status).toBe(
      201,
    );
    const unrecorded = await save({ text: 'Not recorded.', outputType: 'notes', notes: 'Kept.' });
    expect(unrecorded.status).toBe(201);
  });

  it('when the minutes run out: the chunk is not metered, and goes through after an upgrade', async () => {
    const used = { userId: user.actor.userId, kind: 'live', amount: 600 * 60 - 6 } as const;
    await app.product.context.db.transaction((tx) =>
      app.product.usage.usage.reserve(tx, { ...used, sourceId: randomUUID() }),
    );
    const begun = await app.call('POST /api/live/sessions', { body: { sessionId } }, { as: user });
    expect(begun.body.secondsLeft).toBe(6);
    expect((await send()).body.secondsLeft).toBe(1);
    const refused = await send({ sequence: 1 });
    expect(refused.error.code).toBe('live-quota-exceeded');
    expect(await metered()).toBe(600 * 60 - 1);
    app.clock.advance({ days: 22 });
    expect((await send({ sequence: 1 })).body.text).toBe('number 2.');
  });

  it('by the content of a chunk', async () => {
    for (const audioChunk of ['?', 'UklGRg==', base64Wav(new Int16Array(10))])
      expect((await send({ audioChunk })).error.code).toBe('live-chunk-invalid');
    const tooLong = 'A'.repeat(5_000_000);
    expect((await send({ audioChunk: tooLong })).status).toBe(413);
    expect(await metered()).toBe(0);
  });

  it('to anybody but who began it', async () => {
    await send();
    const stranger = await app.signUpAndIn({ plan: 'pro' });
    expect((await send({}, stranger)).error.code).toBe('not-found');
    expect((await send({ sequence: 1 }, stranger)).error.code).toBe('not-found');
    expect((await close(1, stranger)).body.minutesUsed).toBe(0);
    expect((await send({ sequence: 1 })).status).toBe(200);
  });

  it('while the engine fails, and meters nothing until it is well', async () => {
    const faults = [
      [new TranscribeError('refused', { retry: false }), 502, 'speech-failed'],
      [new MissingEngineError('engine', 'none is there'), 503, 'speech-unavailable'],
    ] as const;
    for (const [fault, status, code] of faults) {
      hear = () => Promise.reject(fault);
      const refused = await send();
      expect([refused.status, refused.error.code]).toEqual([status, code]);
    }
    app.log.clear();
    expect(await metered()).toBe(0);
    hear = sayNumber;
    expect((await send()).status).toBe(200);
    expect(await metered()).toBe(CHUNK_SECONDS);
  });
});

describe('a preview', () => {
  it('is given, neither kept nor metered', async () => {
    expect((await preview()).body).toMatchObject({ text: '', lines: [], tail: 'number 1.' });
    expect(await metered()).toBe(0);
    expect((await send()).body.text).toBe('number 2.');
  });

  it('is left out while a chunk is worked on, and when a worker would not stay free', async () => {
    const gate = makeGate();
    hear = async (clip, call) => {
      await gate.promise;
      return await sayNumber(clip, call);
    };
    const chunk = send();
    await vi.waitFor(() => expect(transcriber.clips).toHaveLength(1), { timeout: 20_000 });
    expect((await preview()).body.tail).toBe('');
    gate.resolve();
    await chunk;
    const more = makeGate();
    hear = async (clip, call) => {
      await more.promise;
      return await sayNumber(clip, call);
    };
    const first = preview();
    await vi.waitFor(() => expect(transcriber.clips).toHaveLength(2));
    expect((await preview()).body.tail).toBe('');
    more.resolve();
    expect((await first).body.tail).toBe('number 2.');
  });

  it('is no way to be transcribed for nothing', async () => {
    expect((await preview()).body.tail).not.toBe('');
    expect((await preview()).body.tail).not.toBe('');
    sessionId = randomUUID();
    expect((await preview()).body.tail).toBe('');
    await send();
    expect((await preview()).body.tail).not.toBe('');
  });

  it('is not earned by a chunk that is sent again', async () => {
    await send();
    expect((await preview()).body.tail).not.toBe('');
    expect((await preview()).body.tail).not.toBe('');
    await send();
    expect((await preview()).body.tail).toBe('');
    await send({ sequence: 1 });
    expect((await preview()).body.tail).not.toBe('');
  });
});

describe('points of what was said so far', () => {
  const TALK = [
    'Ann: The bridge over the Orle has been closed since March, and the ferry carries only twenty cars.',
    'Ben: So do we agree that we hire a second ferry for the summer?',
    'Ann: Yes, agreed. We hire a second ferry from June.',
    'Ben: I will call the harbour master by Friday.',
  ];
  const ask = (transcript = TALK.join('\n'), as = user) =>
    app.call('POST /api/live/points', { body: { transcript } }, { as });

  it('name decisions, tasks and key points with their lines, cost nothing, and rest in between', async () => {
    await send();
    const { points } = (await ask()).body;
    expect(points).toContainEqual({
      kind: 'task',
      text: expect.stringMatching(/^[^—]*harbour master by Friday\.?(?: — Ben)?$/),
      line: 3,
    });
    expect(points?.map(({ kind }) => kind)).toContain('decision');
    expect(points?.at(-1)).toMatchObject({ kind: 'key-point', line: 0 });
    expect((await ask()).body.points).toBeNull();
    app.clock.advance({ minutes: 5 });
    expect((await ask()).body.points).toEqual(points);
    expect(await metered()).toBe(CHUNK_SECONDS);
    expect((await app.call('GET /api/usage', {}, { as: user })).body.text.used).toBe(0);
  });

  it('are left out while a chunk is transcribed, for more text than was recorded, and on the Free plan', async () => {
    const gate = makeGate();
    hear = async (clip, call) => {
      await gate.promise;
      return await sayNumber(clip, call);
    };
    const chunk = send();
    await vi.waitFor(() => expect(transcriber.clips).toHaveLength(1), { timeout: 20_000 });
    expect((await ask()).body.points).toBeNull();
    gate.resolve();
    await chunk;
    expect((await ask(`${TALK.join('\n')}\n`.repeat(20))).body.points).toBeNull();
    expect((await ask(undefined, await app.signUpAndIn())).error.code).toBe('live-not-in-plan');
  });
});

describe('a live transcript', () => {
  const LONG = 'We talked about larks. '.repeat(1_000);

  it('is saved as long as it is, with its summary begun and no text summary used up', async () => {
    await send();
    const { summaryId } = (await save({ text: LONG, outputType: 'summary' })).body;
    const result = await untilStatus(app, user, summaryId, 'ready');
    expect(result.source).toMatchObject({ kind: 'text', origin: 'live', text: LONG.trim() });
    expect((await app.call('GET /api/usage', {}, { as: user })).body.text.used).toBe(0);
    expect((await send()).error.code).toBe('live-session-closed');
  });

  it('is saved without a word of what another device records at the same time', async () => {
    await send();
    const saved = sessionId;
    sessionId = randomUUID();
    await send();
    await save({
      text: 'About larks.',
      outputType: 'notes',
      notes: '# Larks',
      sessionIds: [saved],
    });
    expect((await send({ sequence: 1, last: true })).body.text).toBe('number 3.');
    sessionId = saved;
    expect((await send({ sequence: 1 })).error.code).toBe('live-session-closed');
  });

  it('is saved with a receipt of its parts, which names the one that did not arrive', async () => {
    await send();
    await send({ sequence: 2, last: true });
    const { summaryId } = (await save({ text: 'Larks.', outputType: 'notes', notes: '# Larks' }))
      .body;
    const asked = { params: { id: summaryId } };
    const { receipt } = (await app.call('GET /api/results/{id}/receipt', asked, { as: user })).body;
    expect(receipt).toMatchObject({
      source: { kind: 'live-recording', characters: 6 },
      completeness: { status: 'gaps', missing: [{ kind: 'parts', amount: 1 }] },
      live: { sent: 3, received: 2, missing: [1] },
    });
    expect(receipt.live?.seconds).toBeGreaterThan(CHUNK_SECONDS);
  });

  it('is saved with the notes that were made of it', async () => {
    const saved = await save({ text: 'About larks.', outputType: 'notes', notes: '# Larks' });
    const result = await resultOf(app, user, saved.body.summaryId);
    expect(result).toMatchObject({ summaryText: '# Larks', work: { status: 'ready' } });
  });

  it('is saved once, however often the request comes', async () => {
    const requestId = randomUUID();
    const wanted = {
      text: 'About larks.',
      outputType: 'notes',
      notes: '# Larks',
      requestId,
    } as const;
    await send();
    const first = await save(wanted);
    expect((await save(wanted)).body).toEqual(first.body);
    const { rows } = (await app.call('GET /api/text-inputs', { query: {} }, { as: user })).body;
    expect(rows).toHaveLength(1);
  });

  it('is saved with its times, its bookmarks and the user’s own notes, which come first in the result', async () => {
    const text = 'The bridge is closed.\n\nWe will repair it in May.\nAnn pays for the boat.';
    const lines = [line(0, 'You'), line(60, 'Computer'), line(300)];
    const ownNotes = writeOwnNotes([{ text: 'who *pays*?', at: 302 }]);
    const details = { lines: writeMarks(lines), bookmarks: [62.5], ownNotes };
    await send();
    const { summaryId } = (await save({ text, outputType: 'notes', details })).body;
    const made = await untilStatus(app, user, summaryId, 'ready');
    expect(made.source).toMatchObject({ text, lines, bookmarks: [62.5] });
    expect(made.summaryText).toContain(String.raw`- **who \*pays\*?**`);
    expect(made.summaryText?.startsWith('## My notes')).toBe(true);
    expect(made.summaryText).toContain('- “We will repair it in May.” [01:00](#s1)');
    expect(await exported(summaryId, 'txt')).toContain(
      '[00:00] You: The bridge is closed.\n[01:00 (bookmark)] Computer: We will',
    );
    expect(JSON.parse(await exported(summaryId, 'json')).segments[1]).toMatchObject({
      start: 60,
      marked: true,
    });
    const params = { id: made.source.id };
    const body = { text: `New.\n${text}`, version: 1 };
    await app.call('PATCH /api/text-inputs/{id}', { params, body }, { as: user });
    const edited = await resultOf(app, user, summaryId);
    expect(edited.source).toMatchObject({ lines: [line(0, 'You'), ...lines] });
    expect(edited.summaryText).toContain('- “We will repair it in May.” [01:00](#s2)');
    expect(edited.summaryText?.startsWith('## My notes')).toBe(true);
  });

  it('keeps own notes that the notes made before do not have, and refuses lines of another text', async () => {
    const ownNotes = '\tMine.\n\tAlso mine.';
    const text = 'About larks.';
    const notes = '# Larks\n\n- **Mine.**';
    const saved = await save({ text, outputType: 'notes', notes, details: { ownNotes } });
    expect((await resultOf(app, user, saved.body.summaryId)).summaryText).toBe(
      `## My notes\n\n- **Also mine.**\n\n${notes}`,
    );
    for (const details of [{ lines: '' }, { lines: 'unreadable' }]) {
      const refused = await save({ text, outputType: 'notes', details });
      expect(refused.error.code).toBe('malformed-request');
    }
  });

  it('is saved with the times of each of three hours of lines', async () => {
    const count = 3_000;
    const lines = Array.from({ length: count }, (_, n) =>
      line(n * 3.6, n % 2 ? 'You' : 'Computer'),
    );
    const text = lines.map(({ start }) => `Said at ${start}.`).join('\n');
    const details = { lines: writeMarks(lines) };
    const saved = await save({ text, outputType: 'notes', notes: 'Kept.', details });
    const { source } = await resultOf(app, user, saved.body.summaryId);
    expect(source).toMatchObject({ lines: { length: count } });
  });

  it('is not saved empty', async () => {
    expect((await save({ text: ' \n', outputType: 'notes' })).error.code).toBe('text-empty');
  });
});
