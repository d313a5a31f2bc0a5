import { describe, expect, it } from 'vitest';
import { type FallbackReason, SummarizeError } from '../port.ts';
import { longTalk, meeting } from '../testing/compliance-sources.ts';
import { segmentsIn, taskOf } from '../testing/language-model/honest-answer.ts';
import {
  SCRIPTED_MODEL,
  type Reply,
  type Script,
} from '../testing/language-model/scripted-language-model.ts';
import { KEY, withModel, type SetUpOptions } from '../testing/language-model/set-up.ts';
import { ollamaModel } from './access/ollama-model.ts';
import { anthropicModel, compatibleModel, openAiModel } from './access/vendors.ts';

const request = () => ({ source: meeting(), outputType: 'notes' as const });

/** A quarter of an hour. */
const talk = () => {
  const { turns, ...source } = longTalk();
  return { ...request(), source: { ...source, turns: turns.slice(0, 180) } };
};

const at = (origin: string) => ({ model: SCRIPTED_MODEL, apiKey: KEY, baseUrl: `${origin}/v1` });
const VENDORS: [name: string, model: NonNullable<SetUpOptions['model']>][] = [
  ['OpenAI', (origin) => openAiModel(at(origin))],
  ['Anthropic', (origin) => anthropicModel(at(origin))],
  ['an OpenAI-compatible server', (origin) => compatibleModel(at(origin))],
  ['Ollama', (origin) => ollamaModel({ model: SCRIPTED_MODEL, address: origin })],
];

/** These replies first, honest answers from then on. */
const first =
  (...replies: Reply[]): Script =>
  (_, index) =>
    replies[index];

const always =
  (reply: Reply): Script =>
  () =>
    reply;

describe.each(VENDORS)('%s', (_, model) => {
  it.each<[string, Reply]>([
    ['is busy', { status: 429 }],
    ['is overloaded', { status: 529 }],
    ['fails', { status: 500, body: 'Internal Server Error' }],
    ['cuts the connection', { begins: '{"title": "Web', ends: 'cut' }],
    ['ends the stream without an end of the answer', { begins: '{"title": "Web', ends: 'dropped' }],
    ['sends an error inside the stream', { begins: '{"t', ends: 'error', message: 'Overloaded' }],
  ])('is asked again when it %s', async (__, reply) => {
    await withModel(
      { model, script: first(reply, reply) },
      async ({ server, summarizer, pauses }) => {
        const { fallbackParts } = await summarizer.summarize(request());
        expect(fallbackParts).toBe(0);
        expect(server.requests).toHaveLength(3);
        expect(pauses).toEqual([1000, 2000]);
      },
    );
  });

  it('is asked again later, in the queue, when it goes on failing', async () => {
    await withModel({ model, script: always({ status: 500 }) }, async ({ server, summarizer }) => {
      const error = await failure(summarizer.summarize(request()));
      expect(error.retry).toBe(true);
      expect(server.requests).toHaveLength(4);
    });
  });

  it('is done without when it goes on failing at the last try', async () => {
    await withModel({ model, script: always({ status: 500 }) }, async ({ server, summarizer }) => {
      expect(await summarizer.summarize({ ...request(), lastTry: true })).toMatchObject(
        without('failing'),
      );
      expect(server.requests).toHaveLength(4);
    });
  });

  it('is asked again when it says nothing for too long', async () => {
    await withModel(
      { model, script: first({ hangs: true }) },
      async ({ server, summarizer, endSilence, pauses }) => {
        const arrived = server.nextRequest();
        const abandoned = server.nextAbandoned();
        const work = summarizer.summarize(request());
        await arrived;
        endSilence();
        await abandoned;
        expect((await work).fallbackParts).toBe(0);
        expect(pauses).toEqual([1000]);
      },
    );
  });

  it('is done without when it says nothing for too long a second time', async () => {
    await withModel({ model, script: always({ hangs: true }) }, async (set) => {
      const { server, summarizer, endSilence } = set;
      const arrived = server.nextRequest();
      const work = summarizer.summarize(request());
      await arrived;
      const again = server.nextRequest();
      endSilence();
      await again;
      endSilence();
      expect(await work).toMatchObject(without('silent'));
      expect(server.requests).toHaveLength(2);
    });
  });

  it('is told to stop when the summary is cancelled', async () => {
    await withModel({ model, script: always({ hangs: true }) }, async ({ server, summarizer }) => {
      const controller = new AbortController();
      const reason = new Error('not wanted any more');
      const arrived = server.nextRequest();
      const abandoned = server.nextAbandoned();
      const work = summarizer.summarize({ ...request(), signal: controller.signal });
      await arrived;
      controller.abort(reason);
      await expect(work).rejects.toBe(reason);
      await abandoned;
      expect(server.requests).toHaveLength(1);
    });
  });

  it('does not have the model', async () => {
    const missing: Reply = { status: 404, body: { error: { message: 'model not found' } } };
    await withModel({ model, script: always(missing) }, async ({ summarizer }) => {
      expect(await summarizer.summarize(request())).toMatchObject(without('no-model'));
    });
  });
});

describe('how long to wait', () => {
  it.each<[string, Record<string, string>, number]>([
    ['seconds', { 'retry-after': '7' }, 7000],
    ['milliseconds', { 'retry-after-ms': '250' }, 250],
    [
      'a date',
      { date: 'Sat, 21 Nov 2026 08:00:00 GMT', 'retry-after': 'Sat, 21 Nov 2026 08:00:30 GMT' },
      30_000,
    ],
    ['nothing that can be read', { 'retry-after': 'soon' }, 1000],
  ])('is what the server says: %s', async (_, headers, pause) => {
    await withModel({ script: first({ status: 429, headers }) }, async ({ summarizer, pauses }) => {
      await summarizer.summarize(request());
      expect(pauses).toEqual([pause]);
    });
  });

  it('is the queue’s business where it is too long', async () => {
    const busy: Reply = { status: 429, headers: { 'retry-after': '3600' } };
    await withModel({ script: always(busy) }, async ({ server, summarizer, pauses }) => {
      const { retry, retryAfterSeconds } = await failure(summarizer.summarize(request()));
      expect({ retry, retryAfterSeconds }).toEqual({ retry: true, retryAfterSeconds: 3600 });
      expect(pauses).toEqual([]);
      expect(server.requests).toHaveLength(1);
    });
  });
});

const failsAtSegment100: Script = ({ prompt }) =>
  prompt.includes('[S100 ') ? { status: 500 } : undefined;
const silentThenRevoked: Script = (_, index) =>
  index === 0 ? { hangs: true } : { status: 401, body: 'revoked' };
const revokedAfterThree: Script = (_, index) =>
  index >= 3 ? { status: 401, body: 'revoked' } : undefined;
const busyAtTheSecond: Script = (_, index) =>
  index === 1 ? { status: 429, headers: { 'retry-after': '3600' } } : undefined;
const failsAtOverview: Script = (about) =>
  taskOf(about) === 'reduce' ? { answer: '' } : undefined;

/** A window into which a quarter of an hour does not fit. */
const inParts = { statedWindow: 4096 };

describe('a failure of one part', () => {
  it('leaves the others to the model, and this one to the embedded engine', async () => {
    const set = { ...inParts, script: failsAtSegment100 };
    await withModel(set, async ({ server, summarizer }) => {
      const { fallbackParts, document } = await summarizer.summarize(talk());
      expect(fallbackParts).toBe(1);
      const failed = server.requests.find(({ prompt }) => prompt.includes('[S100 '));
      const numbers = segmentsIn(failed!).map(({ number }) => Number(number.slice(1)));
      const turns = new Set(numbers.map((number) => number - 1));
      const cited = document.topics.flatMap((topic) => topic.points).flatMap(({ refs }) => refs);
      expect(cited.some((turn) => turns.has(turn))).toBe(true);
    });
  });

  it('of the overview leaves the embedded one', async () => {
    await withModel({ ...inParts, script: failsAtOverview }, async ({ summarizer }) => {
      const { fallbackParts, document } = await summarizer.summarize(talk());
      expect(fallbackParts).toBe(1);
      expect(document.overview.length).toBeGreaterThan(0);
      expect(document.topics.length).toBeGreaterThan(10);
    });
  });
});

describe('a request that the server rejects', () => {
  it('whatever it is about: the engine is set up wrongly', async () => {
    await withModel(
      { script: always({ status: 400, body: 'unknown parameter: seed' }) },
      async ({ summarizer }) => {
        expect(await summarizer.summarize(request())).toMatchObject(without('rejected'));
      },
    );
  });

  it('because the account has no credit left', async () => {
    const body = {
      error: { code: 'insufficient_quota', message: 'You exceeded your current quota' },
    };
    await withModel({ script: always({ status: 429, body }) }, async ({ server, summarizer }) => {
      expect(await summarizer.summarize(request())).toMatchObject(without('credit'));
      expect(server.requests).toHaveLength(1);
    });
  });
});

describe('a failure that concerns every part', () => {
  it('stops the parts that are still under way', async () => {
    await withModel({ ...inParts, script: silentThenRevoked }, async ({ server, summarizer }) => {
      const abandoned = server.nextAbandoned();
      const made = summarizer.summarize(talk());
      await abandoned;
      expect(await made).toMatchObject(without('key'));
      expect((await made).fallbackParts).toBeGreaterThan(2);
      expect(server.requests).toHaveLength(2);
    });
  });

  it('leaves what the model has read before', async () => {
    const set = { ...inParts, script: revokedAfterThree, concurrency: 1 };
    await withModel(set, async ({ server, summarizer }) => {
      const made = await summarizer.summarize(talk());
      expect(made).toMatchObject({ engine: summarizer.engine, fallbackReason: 'key' });
      expect(server.requests).toHaveLength(4);
      const read = server.requests.slice(0, 3).flatMap((request) => segmentsIn(request));
      const bullets = made.document.topics.flatMap((topic) => topic.points);
      const cited = new Set(bullets.flatMap(({ refs }) => refs));
      expect(read.filter(({ number }) => !cited.has(Number(number.slice(1)) - 1))).toEqual([]);
      expect(made.fallbackParts).toBeGreaterThan(1);
    });
  });

  it('is one of time only: all of it is made later, rather than some of it without the model', async () => {
    await withModel({ ...inParts, script: busyAtTheSecond }, async ({ summarizer }) => {
      expect((await failure(summarizer.summarize(talk()))).retry).toBe(true);
    });
    await withModel({ ...inParts, script: busyAtTheSecond }, async ({ summarizer }) => {
      const made = await summarizer.summarize({ ...talk(), lastTry: true });
      expect(made).toMatchObject({ engine: summarizer.engine, fallbackReason: 'busy' });
    });
  });
});

describe('a server that is not there', () => {
  it('may come back', async () => {
    await withModel({}, async ({ server, summarizer }) => {
      await server.close();
      const error = await failure(summarizer.summarize(request()));
      expect(error.retry).toBe(true);
      expect(error.message).toContain("can't be reached (ECONNREFUSED)");
    });
  });

  it('does not: at the last try it is done without', async () => {
    await withModel({}, async ({ server, summarizer }) => {
      await server.close();
      const made = await summarizer.summarize({ ...request(), lastTry: true });
      expect(made).toMatchObject(without('unreachable'));
    });
  });
});

/** What the embedded engine alone has made, because of a fault. */
function without(fallbackReason: FallbackReason) {
  return {
    engine: { id: 'embedded' },
    fallbackReason,
    document: { overview: expect.arrayContaining([expect.anything()]) },
  };
}

async function failure(work: Promise<unknown>): Promise<SummarizeError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(SummarizeError);
  return error as SummarizeError;
}
