import { aiSdkModel } from './ai-sdk-model.ts';
import { sizeByName, type ModelSize } from './known-models.ts';
import type { LanguageModel } from './model.ts';
import { DATA_CENTRE_MS, SLOW_MACHINE_MS } from './timeouts.ts';
import { fetchWithTimeouts } from './fetch-with-timeouts.ts';
import { servedSize } from './served-size.ts';

export interface VendorSettings {
  model: string;
  apiKey?: string;
  /** Address of the API, up to and with `/v1`. */
  baseUrl?: string;
  /** Context window in tokens; undefined: what is known of the model. */
  window?: number;
}

/** Parts under way at once at a server that serves many. */
const CONCURRENCY = 2;

/** OpenAI's own API. */
export function openAiModel({ model, apiKey, baseUrl, window }: VendorSettings): LanguageModel {
  const server = 'OpenAI';
  return aiSdkModel({
    engine: { id: 'openai', label: model },
    concurrency: CONCURRENCY,
    silenceMs: DATA_CENTRE_MS,
    server,
    takesSeed: true,
    size: () => Promise.resolve(sized(sizeByName(model), window)),
    load: async () => {
      const { createOpenAI } = await import('@ai-sdk/openai');
      const provider = createOpenAI({ apiKey, baseURL: baseUrl, fetch: fetchWithTimeouts(server) });
      return provider.chat(model);
    },
  });
}

/** Anthropic's own API. */
export function anthropicModel({ model, apiKey, baseUrl, window }: VendorSettings): LanguageModel {
  const server = 'Anthropic';
  return aiSdkModel({
    engine: { id: 'anthropic', label: model },
    concurrency: CONCURRENCY,
    silenceMs: DATA_CENTRE_MS,
    server,
    takesSeed: false,
    size: () => Promise.resolve(sized(sizeByName(model), window)),
    load: async () => {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic({ apiKey, baseURL: baseUrl, fetch: fetchWithTimeouts(server) })(model);
    },
  });
}

/** Any server that speaks OpenAI's chat API: vLLM, llama.cpp, LM Studio, OpenRouter, … */
export function compatibleModel(settings: VendorSettings & { baseUrl: string }): LanguageModel {
  const { model, apiKey, window } = settings;
  const baseUrl = settings.baseUrl.replace(/\/+$/u, '');
  const server = new URL(baseUrl).host;
  const fetch = fetchWithTimeouts(server);
  const headers: Record<string, string> = apiKey ? { authorization: `Bearer ${apiKey}` } : {};
  let known: ModelSize | undefined;
  return aiSdkModel({
    engine: { id: 'openai-compatible', label: model },
    concurrency: CONCURRENCY,
    silenceMs: SLOW_MACHINE_MS,
    server,
    takesSeed: true,
    probe: async (signal) => {
      await (await fetch(`${baseUrl}/models`, { headers, signal })).body?.cancel();
    },
    size: async (signal) => {
      if (window !== undefined) return sized(sizeByName(model), window);
      known ??= await servedSize(fetch, baseUrl, model, headers, signal);
      return known;
    },
    load: async () => {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const provider = createOpenAICompatible({
        name: 'compatible',
        baseURL: baseUrl,
        headers,
        fetch,
        includeUsage: true,
        supportsStructuredOutputs: true,
      });
      return provider(model);
    },
  });
}

function sized(size: ModelSize, window: number | undefined): ModelSize {
  return window === undefined ? size : { ...size, window };
}
