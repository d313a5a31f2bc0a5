import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Transcriber } from '../ports/transcriber.ts';
import { babble } from '../testing/babble.ts';
import { describeTranscriber } from '../testing/compliance/transcriber.ts';
import { type SpeechServer, startSpeechServer } from '../testing/speech-server.ts';
import { createSpeechServers } from './speech-servers.ts';

const TIMES = { firstLookMs: 20, longestMs: 80 };
const SOON = { timeout: 20_000 };
const clip = () => ({ pcm: babble(1) });

async function startServers(): Promise<SpeechServer[]> {
  return await Promise.all([startSpeechServer(), startSpeechServer()]);
}

const join = (servers: SpeechServer[], warn: (message: string) => void = () => {}): Transcriber =>
  createSpeechServers({
    baseUrls: servers.map(({ url }) => url),
    apiKey: null,
    model: 'any',
    prompt: 'Notelark',
    times: TIMES,
    warn,
  });

describeTranscriber('Two speech servers', async () => {
  const servers = await startServers();
  const transcriber = join(servers);
  return Object.defineProperties(
    {
      ...transcriber,
      close: async () => {
        await transcriber.close();
        for (const server of servers) await server.close();
      },
    },
    { maxClipSeconds: { get: () => transcriber.maxClipSeconds } },
  );
});

describe('two speech servers', () => {
  let first: SpeechServer;
  let second: SpeechServer;
  let transcriber: Transcriber;
  let warnings: string[];
  beforeEach(async () => {
    const servers = await startServers();
    [first, second] = servers as [SpeechServer, SpeechServer];
    warnings = [];
    transcriber = join(servers, (message) => void warnings.push(message));
  });
  afterEach(async () => {
    await transcriber.close();
    await first.close();
    await second.close();
  });

  it('share the clips, and are told the names to know', async () => {
    await Promise.all(Array.from({ length: 8 }, () => transcriber.transcribe(clip())));
    expect([first.requests.length, second.requests.length]).toEqual([4, 4]);
    expect(first.requests[0]?.fields['prompt']).toBe('Notelark');
  });

  it('do a clip that one fails at', async () => {
    first.next({ status: 500, body: {} });
    const { segments } = await transcriber.transcribe(clip());
    expect(segments[0]?.text).toBe('word0');
    expect([first.requests.length, second.requests.length]).toEqual([1, 1]);
    expect(warnings, 'one failure says nothing of the server').toEqual([]);
  });

  it('lose no clip of one that goes away, which is left alone until it answers again', async () => {
    const many = Array.from({ length: 12 }, () => transcriber.transcribe(clip()));
    await expect.poll(() => first.requests.length, SOON).toBeGreaterThan(0);
    await first.close();
    for (const { segments } of await Promise.all(many)) expect(segments[0]?.text).toBe('word0');
    await transcriber.transcribe(clip());
    expect(warnings).toEqual([expect.stringContaining('gets no clips')]);
    const port = Number(new URL(first.url).port);
    first = await startSpeechServer({ port });
    await expect.poll(() => warnings.at(-1), SOON).toMatch(/answers again/);
    await transcriber.transcribe(clip());
    await expect.poll(() => first.requests.length, SOON).toBe(1);
  });

  it('leave one that asks for time alone for so long', async () => {
    first.next({ status: 429, body: {}, headers: { 'retry-after': '600' } });
    for (let times = 0; times < 5; times += 1) await transcriber.transcribe(clip());
    expect([first.requests.length, second.requests.length]).toEqual([1, 5]);
  });

  it('say when to come back where neither answers', async () => {
    await first.close();
    await second.close();
    await expect(transcriber.transcribe(clip())).rejects.toMatchObject({ retry: true });
    await expect(transcriber.transcribe(clip())).rejects.toMatchObject({
      message: 'no speech server answers at present',
      retry: true,
    });
  });

  it('pass on what no server would take', async () => {
    first.next({ status: 401, body: {} });
    await expect(transcriber.transcribe(clip())).rejects.toMatchObject({ retry: false });
    expect(second.requests).toHaveLength(0);
  });
});
