import { afterEach, describe, expect, it } from 'vitest';
import type { Transcriber } from '../ports/transcriber.ts';
import { babble } from '../testing/babble.ts';
import { describeTranscriber } from '../testing/compliance/transcriber.ts';
import {
  type SpeechServer,
  type SpeechServerOptions,
  startSpeechServer,
} from '../testing/speech-server.ts';
import { createSpeechServer, type SpeechServerSettings } from './openai-compatible.ts';

const KEY = 'sk-secret-1234567890';
const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

async function start(
  options: SpeechServerOptions = {},
  settings: Partial<SpeechServerSettings> = {},
): Promise<{ server: SpeechServer; transcriber: Transcriber }> {
  const server = await startSpeechServer(options);
  const transcriber = createSpeechServer({
    baseUrl: server.url,
    apiKey: KEY,
    model: 'whisper-1',
    ...settings,
  });
  cleanUps.push(
    () => transcriber.close(),
    () => server.close(),
  );
  return { server, transcriber };
}

describeTranscriber('A speech server', async () => {
  const server = await startSpeechServer();
  const transcriber = createSpeechServer({ baseUrl: server.url, apiKey: null, model: 'any' });
  return {
    ...transcriber,
    close: async () => {
      await transcriber.close();
      await server.close();
    },
  };
});

describe('a speech server', () => {
  it('is told the names to expect, after those of the operator', async () => {
    const { server, transcriber } = await start({}, { prompt: 'Acme.' });
    await transcriber.transcribe({ pcm: babble(1), terms: ['Notelark', 'Kubernetes'] });
    await transcriber.transcribe({ pcm: babble(1) });
    const prompts = server.requests.map(({ fields }) => fields['prompt']);
    expect(prompts).toEqual(['Acme. Notelark, Kubernetes.', 'Acme.']);
  });

  it('is asked for times, in the language and with the key that were given', async () => {
    const { server, transcriber } = await start();
    const { segments, language } = await transcriber.transcribe({
      pcm: babble(2.5),
      language: 'de',
    });
    expect(server.requests[0]).toMatchObject({
      path: '/v1/audio/transcriptions',
      authorization: `Bearer ${KEY}`,
      fields: {
        model: 'whisper-1',
        response_format: 'verbose_json',
        language: 'de',
      },
      granularities: ['segment', 'word'],
    });
    expect(language).toBe('de');
    expect(segments).toEqual([
      {
        text: 'word0 word1 word2',
        start: 0,
        end: 2.5,
        words: [
          { text: 'word0', start: 0, end: 1 },
          { text: 'word1', start: 1, end: 2 },
          { text: 'word2', start: 2, end: 2.5 },
        ],
      },
    ]);
  });

  it.each(['', '/', '/v1', '/v1/'])('is found at its address followed by "%s"', async (ending) => {
    const server = await startSpeechServer();
    const transcriber = createSpeechServer({
      baseUrl: server.url + ending,
      apiKey: null,
      model: 'm',
    });
    cleanUps.push(
      () => transcriber.close(),
      () => server.close(),
    );
    await transcriber.transcribe({ pcm: babble(1) });
    expect(server.requests[0]).toMatchObject({
      path: '/v1/audio/transcriptions',
      authorization: null,
    });
  });

  it.each([400, 422])(
    'is asked for less from then on, if it refuses times with %s',
    async (refusal) => {
      const { server, transcriber } = await start({ knows: 'text', refusal });
      const { segments } = await transcriber.transcribe({ pcm: babble(2) });
      expect(segments).toEqual([{ text: 'word0 word1', start: 0, end: 2 }]);
      await transcriber.transcribe({ pcm: babble(1) });
      expect(server.requests.map(({ fields }) => fields.response_format)).toEqual([
        'verbose_json',
        'verbose_json',
        'json',
        'json',
      ]);
    },
  );

  it('is asked for segments alone, if it knows no words', async () => {
    const { server, transcriber } = await start({ knows: 'segments', refusal: 422 });
    for (const seconds of [2, 1]) await transcriber.transcribe({ pcm: babble(seconds) });
    expect(
      server.requests.map(({ fields, granularities }) => [fields.response_format, granularities]),
    ).toEqual([
      ['verbose_json', ['segment', 'word']],
      ['verbose_json', []],
      ['verbose_json', []],
    ]);
  });

  it.each([
    ['refuses', { knows: 'text' as const }],
    ['leaves out', {}],
  ])('that %s times gets shorter clips', async (_, options) => {
    const { server, transcriber } = await start(options);
    expect(transcriber.maxClipSeconds).toBe(120);
    if (!('knows' in options)) server.next({ status: 200, body: { text: 'one. two.' } });
    await transcriber.transcribe({ pcm: babble('knows' in options ? 70 : 1) });
    expect(transcriber.maxClipSeconds).toBe(30);
    server.requests.length = 0;
    await transcriber.transcribe({ pcm: babble(70) });
    expect(server.requests.every(({ pcm }) => pcm.length <= 30 * 16_000)).toBe(true);
    const sent = server.requests.reduce((sum, { pcm }) => sum + pcm.length, 0);
    expect(sent).toBe(70 * 16_000);
  });

  it('gets a clip in parts if it is too large, cut where it is quiet, and the times come out right', async () => {
    const { server, transcriber } = await start({ maxBytes: 5 * 32_000 });
    const pcm = babble(12);
    // The quiet spot of the middle third, from 6.8 to 7 s.
    pcm.fill(0, 6.8 * 16_000, 7 * 16_000);
    const { segments } = await transcriber.transcribe({ pcm });
    const sent = server.requests.map((request) => request.pcm.length / 16_000);
    expect(sent[0]).toBe(12);
    expect(sent[1]).toBeGreaterThan(6.8);
    expect(sent[1]).toBeLessThan(7);
    const taken = sent.filter((seconds) => seconds <= 5);
    expect(taken.reduce((total, seconds) => total + seconds, 0)).toBeCloseTo(12);
    expect(segments.map(({ start }) => start)).toEqual(
      taken.map((_, index) => taken.slice(0, index).reduce((total, seconds) => total + seconds, 0)),
    );
    expect(segments.at(-1)?.end).toBeCloseTo(12);
    expect(segments.at(-1)?.words?.[0]?.start).toBe(segments.at(-1)?.start);
  });

  it('is not offered again what it once refused as too large', async () => {
    const { server, transcriber } = await start({ maxBytes: 5 * 32_000 });
    await transcriber.transcribe({ pcm: babble(6) });
    server.requests.length = 0;
    await transcriber.transcribe({ pcm: babble(6) });
    expect(server.requests.every(({ pcm }) => pcm.length < 6 * 16_000)).toBe(true);
  });

  it.each([
    ['429 with Retry-After', { status: 429, headers: { 'retry-after': '7' } }, true, 7],
    ['429 without', { status: 429 }, true, null],
    [
      '429 because nothing is paid',
      { status: 429, body: { error: { code: 'insufficient_quota' } } },
      false,
      null,
    ],
    ['503', { status: 503, headers: { 'retry-after': '2' } }, true, 2],
    ['500', { status: 500, body: 'oops' }, true, null],
    ['404', { status: 404, body: { error: { message: 'no such model' } } }, false, null],
    ['400 whatever it is asked for', { status: 400 }, false, null],
    ['422 whatever it is asked for', { status: 422 }, false, null],
  ])('that answers %s', async (_, behaviour, retry, retryAfterSeconds) => {
    const { server, transcriber } = await start();
    server.next(behaviour, behaviour, behaviour);
    await expect(transcriber.transcribe({ pcm: babble(1) })).rejects.toMatchObject({
      name: 'TranscribeError',
      retry,
      retryAfterSeconds,
    });
  });

  it('may give a date to come back at', async () => {
    const { server, transcriber } = await start();
    const date = new Date(Date.now() + 60_000).toUTCString();
    server.next({ status: 429, headers: { 'retry-after': date } });
    const error = await transcriber
      .transcribe({ pcm: babble(1) })
      .catch((caught: unknown) => caught);
    expect(error).toMatchObject({ retry: true });
    expect(error).toHaveProperty(
      'retryAfterSeconds',
      expect.toSatisfy((s: number) => s > 50 && s <= 60),
    );
  });

  it.each(['half', 'truncated'] as const)(
    'whose answer is cut off (%s) may be asked again',
    async (fault) => {
      const { server, transcriber } = await start();
      server.next(fault);
      await expect(transcriber.transcribe({ pcm: babble(1) })).rejects.toMatchObject({
        retry: true,
      });
      expect((await transcriber.transcribe({ pcm: babble(1) })).segments).toHaveLength(1);
    },
  );

  it('that is silent for too long, or not there, may be asked again', async () => {
    const { server, transcriber } = await start({}, { timeoutMs: 50 });
    server.next('hang');
    await expect(transcriber.transcribe({ pcm: babble(1) })).rejects.toMatchObject({ retry: true });
    await server.close();
    await expect(transcriber.transcribe({ pcm: babble(1) })).rejects.toMatchObject({
      retry: true,
      message: expect.stringContaining('did not answer'),
    });
  });

  it('that refuses the key is not asked again, and the key is in no message', async () => {
    const { server, transcriber } = await start();
    const quoting = { error: { message: `Incorrect API key provided: ${KEY}` } };
    server.next({ status: 401, body: quoting }, { status: 500, body: quoting });
    const errors = [
      await transcriber.transcribe({ pcm: babble(1) }).catch((error: unknown) => error),
      await transcriber.transcribe({ pcm: babble(1) }).catch((error: unknown) => error),
    ];
    expect(errors[0]).toMatchObject({
      retry: false,
      message: expect.stringContaining('SPEECH_API_KEY'),
    });
    expect(errors[1]).toMatchObject({ retry: true, message: expect.stringContaining('[key]') });
    for (const error of errors)
      expect(JSON.stringify(error) + String(error)).not.toContain('secret');
  });

  it('is hung up on when the clip is cancelled, and when it is closed', async () => {
    const { server, transcriber } = await start();
    server.next('hang', 'hang');
    const control = new AbortController();
    const cancelled = transcriber.transcribe({ pcm: babble(1), signal: control.signal });
    const closed = transcriber.transcribe({ pcm: babble(1) });
    control.abort(new Error('cancelled'));
    await expect(cancelled).rejects.toThrow('cancelled');
    const [outcome] = await Promise.allSettled([closed, transcriber.close()]);
    expect(outcome).toMatchObject({ reason: { name: 'TranscribeError' } });
  });
});
