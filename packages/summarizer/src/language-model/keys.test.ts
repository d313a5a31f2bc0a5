import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { meeting } from '../testing/compliance-sources.ts';
import { SCRIPTED_MODEL, type Script } from '../testing/language-model/scripted-language-model.ts';
import { KEY, withModel, type SetUpOptions } from '../testing/language-model/set-up.ts';
import { anthropicModel, compatibleModel, openAiModel } from './access/vendors.ts';

const at = (origin: string) => ({ model: SCRIPTED_MODEL, apiKey: KEY, baseUrl: `${origin}/v1` });
const MODELS: [string, NonNullable<SetUpOptions['model']>][] = [
  ['OpenAI', (origin) => openAiModel(at(origin))],
  ['Anthropic', (origin) => anthropicModel(at(origin))],
  ['OpenAI-compatible', (origin) => compatibleModel(at(origin))],
];

const request = () => ({ source: meeting(), outputType: 'notes' as const });

describe.each(MODELS)('a key for %s', (_, model) => {
  it('goes to its server', async () => {
    await withModel({ model }, async ({ server, summarizer }) => {
      await summarizer.summarize(request());
      const [{ headers }] = server.requests as [(typeof server.requests)[0]];
      expect([headers.authorization, headers['x-api-key']].join(' ')).toContain(KEY);
    });
  });

  it('that is wrong leaves all of it to the embedded engine, says so, and is not shown', async () => {
    await withModel({ model, key: 'another key' }, async ({ summarizer }) => {
      const result = await summarizer.summarize(request());
      expect(result).toMatchObject({
        engine: { id: 'embedded' },
        fallbackParts: 1,
        fallbackReason: 'key',
      });
      expect(result.document.overview.length).toBeGreaterThan(0);
      expect(shown(result)).not.toContain(KEY);
    });
  });

  it.each<[string, ReturnType<Script>]>([
    ['fails', { status: 500, body: { error: { message: `stack trace with ${KEY}` } } }],
    ['breaks off', { begins: '{', ends: 'error', message: `overloaded: ${KEY}` }],
  ])('is in no error when the server %s and repeats it', async (__, reply) => {
    await withModel({ model, script: () => reply }, async ({ summarizer }) => {
      const error = await summarizer.summarize(request()).catch((reason: unknown) => reason);
      expect(error).toMatchObject({ name: 'SummarizeError' });
      expect(shown(error)).not.toContain(KEY);
      expect(shown(error)).not.toContain('photographer');
    });
  });

  it('is nowhere when the server refuses a request and repeats it', async () => {
    const refusal = { status: 400, body: `unknown parameter, sent with ${KEY}` };
    await withModel({ model, script: () => refusal }, async ({ summarizer }) => {
      const result = await summarizer.summarize(request());
      expect(result).toMatchObject({ fallbackParts: 1, fallbackReason: 'rejected' });
      expect(shown(result)).not.toContain(KEY);
    });
  });

  it('is in no answer', async () => {
    await withModel({ model }, async ({ summarizer }) => {
      const result = await summarizer.summarize(request());
      expect(shown(result)).not.toContain(KEY);
      expect(shown(summarizer.engine)).not.toContain(KEY);
    });
  });

  it('does not follow a redirect to another server', async () => {
    await withModel({}, async (other) => {
      const headers = { location: `${other.server.origin}/v1/chat/completions` };
      await withModel(
        { model, script: () => ({ status: 307, headers }) },
        async ({ summarizer }) => {
          expect((await summarizer.summarize(request())).fallbackReason).toBe('rejected');
          expect(other.server.requests).toEqual([]);
        },
      );
    });
  });
});

/** All that a log or a debugger could show of it. */
function shown(value: unknown): string {
  return inspect(value, { depth: Infinity, showHidden: true });
}
