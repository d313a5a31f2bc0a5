import { describe, expect, it, vi } from 'vitest';
import { meeting } from '../../testing/compliance-sources.ts';
import {
  SCRIPTED_MODEL,
  type Script,
} from '../../testing/language-model/scripted-language-model.ts';
import { KEY, type SetUp, withModel } from '../../testing/language-model/set-up.ts';
import { BREAKER_TIMES } from './breaker.ts';
import type { LanguageModel } from './model.ts';
import { ollamaModel } from './ollama-model.ts';
import { compatibleModel } from './vendors.ts';

/** For a busy machine. */
const PATIENT = { timeout: 20_000 };

const request = (more: object = {}) => ({
  source: meeting(),
  outputType: 'notes' as const,
  ...more,
});
const withoutModel = { fallbackReason: 'silent', engine: { id: 'embedded' } };

/** For servers that never answer a probe. */
const SHORT = { probeMs: 50, occupiedProbeMs: 50 };

/** The breaker's waits end when the test says so. */
function manualTimes() {
  const waits: (() => void)[] = [];
  const wait = () => new Promise<void>((resolve) => waits.push(resolve));
  const nextWait = async (): Promise<void> => {
    await vi.waitFor(() => expect(waits.length).toBeGreaterThan(0), PATIENT);
    waits.shift()?.();
  };
  return { nextWait, times: { ...BREAKER_TIMES, wait } };
}

/** Takes these requests and says nothing; honest answers from then on. */
const hangsFirst =
  (count: number): Script =>
  (_, index) =>
    index < count ? { hangs: true } : undefined;

const hangs = () => ({ hangs: true }) as const;

const reached = (origin: string): LanguageModel =>
  compatibleModel({ model: SCRIPTED_MODEL, apiKey: KEY, baseUrl: `${origin}/v1` });

/** A server that takes connections and says nothing, not even what it has. */
const hangingProbe =
  (hangs: () => boolean) =>
  (origin: string): LanguageModel => ({
    ...reached(origin),
    probe: (signal) =>
      hangs()
        ? new Promise((_, reject) =>
            signal.addEventListener('abort', () => reject(signal.reason as Error)),
          )
        : Promise.resolve(),
  });

/** One summary finds out that the server hangs: its two requests say nothing. */
async function findHanging({ server, summarizer, endSilence }: SetUp) {
  const arrived = server.nextRequest();
  const work = summarizer.summarize(request());
  await arrived;
  const again = server.nextRequest();
  endSilence();
  await again;
  endSilence();
  return await work;
}

it('waits once for a server that hangs: the next summary is made without it, at once', async () => {
  const { times } = manualTimes();
  await withModel({ script: () => ({ hangs: true }), breakerTimes: times }, async (set) => {
    expect(await findHanging(set)).toMatchObject(withoutModel);
    expect(await set.summarizer.summarize(request())).toMatchObject(withoutModel);
    expect(set.server.requests).toHaveLength(2);
  });
});

it('asks a server that was given up in the background, and uses it again once it answers', async () => {
  const { times, nextWait } = manualTimes();
  const script = hangsFirst(2);
  await withModel({ script, breakerTimes: times }, async (set) => {
    await findHanging(set);
    await nextWait();
    await vi.waitFor(() => expect(set.server.greetings).toBe(2), PATIENT);
    await vi.waitFor(async () => {
      const made = await set.summarizer.summarize(request());
      expect(made).toMatchObject({ fallbackParts: 0, engine: { id: 'openai-compatible' } });
    }, PATIENT);
  });
});

it('asks it again as long as it fails', async () => {
  const { times, nextWait } = manualTimes();
  await withModel(
    { greeting: hangs, breakerTimes: { ...times, firstTokenMs: 50 } },
    async (set) => {
      await set.summarizer.summarize(request());
      // On a busy machine a question may be given up before it has arrived.
      await vi.waitFor(async () => {
        await nextWait();
        expect(set.server.greetings).toBeGreaterThanOrEqual(4);
      }, PATIENT);
    },
  );
});

it('does not wait for the work of a server that does not even say that it is there', async () => {
  const { times } = manualTimes();
  const model = hangingProbe(() => true);
  await withModel(
    { model, breakerTimes: { ...times, ...SHORT } },
    async ({ server, summarizer }) => {
      expect(await summarizer.summarize(request())).toMatchObject(withoutModel);
      expect(server.requests).toHaveLength(0);
    },
  );
});

it('puts a summary off where the server is occupied by another one, and leaves that one alone', async () => {
  const { times } = manualTimes();
  let occupied = false;
  const model = hangingProbe(() => occupied);
  const script = hangsFirst(1);
  await withModel({ model, script, breakerTimes: { ...times, ...SHORT } }, async (set) => {
    const { server, summarizer, endSilence } = set;
    const arrived = server.nextRequest();
    const first = summarizer.summarize(request());
    await arrived;
    occupied = true;
    await expect(summarizer.summarize(request())).rejects.toMatchObject({
      retry: true,
      retryAfterSeconds: 180,
    });
    expect(await summarizer.summarize(request({ lastTry: true }))).toMatchObject({
      fallbackReason: 'busy',
    });
    endSilence();
    expect(await first).toMatchObject({ fallbackParts: 0 });
  });
});

const SERVERS: [name: string, model: (origin: string) => LanguageModel][] = [
  ['an OpenAI-compatible server', reached],
  ['Ollama', (origin) => ollamaModel({ model: SCRIPTED_MODEL, address: origin })],
];

describe.each(SERVERS)('%s that says that it is there, and hangs in every chat', (_, model) => {
  // Long enough that the question arrives on a busy machine before it is given up.
  const times = { ...manualTimes().times, firstTokenMs: 500 };
  const hanging = { model, greeting: hangs, script: hangs, breakerTimes: times };

  it('costs one short question, for all summaries together', async () => {
    await withModel(hanging, async ({ server, summarizer }) => {
      const both = [summarizer.summarize(request()), summarizer.summarize(request())];
      for (const made of await Promise.all(both)) expect(made).toMatchObject(withoutModel);
      expect(await summarizer.summarize(request())).toMatchObject(withoutModel);
      expect([server.greetings, server.requests.length]).toEqual([1, 0]);
    });
  });
});

it('goes on with the work where the short question is refused: the work says what is wrong', async () => {
  await withModel({ greeting: () => ({ status: 400 }) }, async ({ summarizer }) => {
    expect(await summarizer.summarize(request())).toMatchObject({ fallbackParts: 0 });
  });
});

it('does not ask a server again that has just answered', async () => {
  await withModel({}, async ({ server, summarizer }) => {
    await summarizer.summarize(request());
    await summarizer.summarize(request());
    expect([server.greetings, server.requests.length]).toEqual([1, 2]);
  });
});

it('lets a cancelled summary go while the server has not answered yet', async () => {
  await withModel({ greeting: hangs }, async ({ server, summarizer }) => {
    const controller = new AbortController();
    const reason = new Error('not wanted any more');
    const work = summarizer.summarize(request({ signal: controller.signal }));
    await vi.waitFor(() => expect(server.greetings).toBe(1), PATIENT);
    controller.abort(reason);
    await expect(work).rejects.toBe(reason);
  });
});
