import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { meeting } from './testing/compliance-sources.ts';
import { embedded } from './testing/language-model/embedded.ts';
import {
  SCRIPTED_MODEL,
  ScriptedLanguageModel,
} from './testing/language-model/scripted-language-model.ts';
import { createSummarizer, type SummarizerSettings } from './create.ts';
import type { LocalState } from './language-model/local/inspect.ts';
import { emptyDocument } from './documents.ts';

const NOTHING: SummarizerSettings = {
  engine: 'auto',
  baseUrl: null,
  apiKey: null,
  model: null,
  contextTokens: null,
  concurrency: null,
  firstTokenSeconds: null,
  secondCheck: false,
  local: { runtime: '/nowhere', folder: '/nowhere', url: null, path: null },
};
/** Port 1 is no one's. */
const NOWHERE = 'http://127.0.0.1:1';

const chosen = async (settings: Partial<SummarizerSettings>, ollama = NOWHERE) =>
  (await createSummarizer({ ...NOTHING, ...settings }, embedded, { ollama })).engine;

describe('the engine', () => {
  it.each<[string, Partial<SummarizerSettings>, string, string]>([
    ['nothing set: the embedded one', {}, 'embedded', embedded.summarizer.engine.label],
    ['a key', { apiKey: 'sk-1' }, 'openai', 'gpt-5-mini'],
    ["a key of Anthropic's", { apiKey: 'sk-ant-1' }, 'anthropic', 'claude-haiku-4-5'],
    ['a model and a key', { apiKey: 'sk-1', model: 'gpt-4.1' }, 'openai', 'gpt-4.1'],
    [
      'a server',
      { baseUrl: 'http://localhost:8080/v1', model: 'qwen3' },
      'openai-compatible',
      'qwen3',
    ],
    ['openai', { engine: 'openai', apiKey: 'sk-1' }, 'openai', 'gpt-5-mini'],
    ['anthropic', { engine: 'anthropic', apiKey: 'k' }, 'anthropic', 'claude-haiku-4-5'],
    ['ollama, not started yet', { engine: 'ollama', model: 'llama3.2' }, 'ollama', 'llama3.2'],
    [
      'embedded, whatever else is set',
      { engine: 'embedded', apiKey: 'sk-1' },
      'embedded',
      embedded.summarizer.engine.label,
    ],
  ])('with %s', async (_, settings, id, label) => {
    expect(await chosen(settings)).toEqual({ id, label });
  });

  it.each<[string, LocalState, string, string]>([
    ['is there and fast', { state: 'ready', seconds: 300 }, 'local', ''],
    [
      'is there and slow',
      { state: 'slow', seconds: 2400 },
      'embedded',
      'would take about 40 minutes. SUMMARIZER=local uses it all the same',
    ],
    ['does not run', { state: 'unfit', message: 'no GGUF file' }, 'embedded', 'no GGUF file'],
    ['is not there', { state: 'absent' }, 'embedded', ''],
  ])('is chosen by itself where the model in the box %s', async (_, found, id, warning) => {
    const warnings: string[] = [];
    const seen: LocalState[] = [];
    const { engine } = await createSummarizer(NOTHING, embedded, {
      ollama: NOWHERE,
      inspect: () => Promise.resolve(found),
      onLocal: (state) => seen.push(state),
      warn: (message) => warnings.push(message),
    });
    expect(engine.id).toBe(id);
    expect(seen).toEqual([found]);
    expect(warnings.join()).toContain(warning);
  });

  it('of the box names what is missing, and how to get it', async () => {
    await expect(chosen({ engine: 'local' })).rejects.toThrow(
      'SUMMARIZER=local needs npm run setup -- --notes: there is no model at /nowhere/Qwen3',
    );
  });

  it('is Ollama where it answers, with the latest model that can write', async () => {
    const server = await ScriptedLanguageModel.start();
    expect(await chosen({}, server.origin)).toEqual({ id: 'ollama', label: SCRIPTED_MODEL });
    const named = { engine: 'ollama', baseUrl: `${server.origin}/v1/` } as const;
    expect(await chosen(named)).toEqual({ id: 'ollama', label: SCRIPTED_MODEL });
    await server.close();
  });

  it('of a server at the address that was set is asked there', async () => {
    const server = await ScriptedLanguageModel.start({ key: 'k' });
    const settings = {
      ...NOTHING,
      baseUrl: `${server.origin}/v1/`,
      apiKey: 'k',
      model: SCRIPTED_MODEL,
    };
    const summarizer = await createSummarizer(settings, embedded, { ollama: NOWHERE });
    const { fallbackParts } = await summarizer.summarize({
      source: meeting(),
      outputType: 'notes',
    });
    expect(fallbackParts).toBe(0);
    expect(server.requests).toHaveLength(1);
    await server.close();
  });
});

describe('a setting that is missing', () => {
  it.each<[Partial<SummarizerSettings>, string]>([
    [{ engine: 'openai' }, 'SUMMARIZER=openai needs LLM_API_KEY'],
    [{ engine: 'anthropic' }, 'SUMMARIZER=anthropic needs LLM_API_KEY'],
    [
      { engine: 'openai-compatible', model: 'm' },
      'SUMMARIZER=openai-compatible needs LLM_BASE_URL',
    ],
    [
      { engine: 'openai-compatible', baseUrl: NOWHERE },
      'SUMMARIZER=openai-compatible needs LLM_MODEL',
    ],
    [
      { engine: 'ollama' },
      'SUMMARIZER=ollama needs LLM_MODEL: no Ollama with a model answers at 127.0.0.1:1',
    ],
    [{ baseUrl: NOWHERE }, 'SUMMARIZER=auto needs LLM_MODEL'],
  ])('is named at once: %j', async (settings, message) => {
    await expect(chosen(settings)).rejects.toThrow(message);
  });
});

it('what another engine states is checked in the processes of the embedded one', async () => {
  const source = meeting();
  const verify = embedded.verifierOf(source, { source: 'en', written: 'en' });
  const point = { text: 'The photographs cost 950 euros.', refs: [4], verified: true };
  const cited = { text: source.turns[0]?.text ?? '', refs: [0], verified: true };
  const { overview } = await verify(emptyDocument({ overview: [point, cited] }));
  expect(overview.map(({ verified }) => verified)).toEqual([false, true]);
  const { decisions } = await verify(emptyDocument({ decisions: [{ ...cited, refs: [999] }] }));
  expect(decisions).toEqual([]);
});

it('is loaded without the libraries of the vendors: the server starts faster', () => {
  const hook = `import { registerHooks } from 'node:module';
    registerHooks({ resolve: (specifier, context, next) => {
      const found = next(specifier, context);
      console.log(found.url);
      return found;
    } });
    await import(${JSON.stringify(new URL('./create.ts', import.meta.url).href)});`;
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', hook], {
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(stdout).toContain('language-model-summarizer.ts');
  expect(stdout).not.toMatch(/node_modules\/(ai|@ai-sdk)\//u);
});
