import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { meeting } from '../../../testing/compliance/summarizer-sources.ts';
import {
  SCRIPTED_MODEL,
  type Script,
} from '../../../testing/language-model/scripted-language-model.ts';
import { KEY, withModel, type SetUpOptions } from '../../../testing/language-model/set-up.ts';
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

  it('that is wrong ends the summary, for good, without showing it', async () => {
    await withModel({ model, key: 'another key' }, async ({ summarizer }) => {
      const error = await summarizer.summarize(request()).catch((reason: unknown) => reason);
      expect(error).toMatchObject({ name: 'SummarizeError', retry: false });
      expect(String(error)).toContain('does not accept the key (HTTP 401)');
      expect(shown(error)).not.toContain(KEY);
    });
  });

  it.each<[string, ReturnType<Script>]>([
    ['refuses', { status: 400, body: `unknown parameter, sent with ${KEY}` }],
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
          await expect(summarizer.summarize(request())).rejects.toThrow('HTTP 307');
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
