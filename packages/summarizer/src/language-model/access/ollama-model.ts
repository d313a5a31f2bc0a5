import { z } from 'zod';
import { SEED, TEMPERATURE } from './ai-sdk-model.ts';
import { ModelFault } from './faults.ts';
import { faultInStream } from './http-faults.ts';
import type { ModelSize } from './known-models.ts';
import type { Answer, Ask, LanguageModel } from './model.ts';
import { SLOW_MACHINE_MS } from './timeouts.ts';
import { fetchWithTimeouts } from './fetch-with-timeouts.ts';

/**
 * Window to ask for where no one chose one, in tokens: room for a part of a transcript and its notes. A window costs
 * memory whether it is used or not, 0.5 to 2 GB for this one, so it is not the most that the model could do.
 */
const WINDOW = 16_384;
const ANSWER = 4096;
const SERVER = 'Ollama';

interface OllamaModel {
  /** E.g. `http://127.0.0.1:11434`. */
  address: string;
  model: string;
  window?: number;
}

/**
 * A model at an Ollama server, over Ollama's own API. Its OpenAI-compatible one has no way to set the window: it keeps
 * 4,096 tokens or whatever the server was started with, and drops the rest of a prompt without a word. Here the window is
 * set, and `truncate: false` (since Ollama 0.12.6) makes a prompt that is too long an error.
 */
export function ollamaModel({ address, model, window }: OllamaModel): LanguageModel {
  const fetch = fetchWithTimeouts(SERVER);
  let known: Promise<ModelSize> | undefined;
  const size = (signal: AbortSignal): Promise<ModelSize> => {
    known ??= askSize(fetch, address, model, window, signal).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  return {
    engine: { id: 'ollama', label: model },
    concurrency: 1,
    silenceMs: SLOW_MACHINE_MS,
    probe: async (signal) => {
      await (await fetch(`${address}/api/version`, { signal })).body?.cancel();
    },
    size,
    ask: async (request) => {
      const { window: numCtx } = await size(request.signal);
      return ask(fetch, `${address}/api/chat`, { ...bodyOf(request, numCtx), model }, request);
    },
  };
}

const showSchema = z.object({ model_info: z.record(z.string(), z.unknown()).optional() });

/** What was chosen, else the usual window; never more than the model was trained for. */
async function askSize(
  fetch: typeof globalThis.fetch,
  address: string,
  model: string,
  chosen: number | undefined,
  signal: AbortSignal,
): Promise<ModelSize> {
  const body = JSON.stringify({ model });
  const response = await fetch(`${address}/api/show`, { method: 'POST', body, signal });
  const info = showSchema.safeParse(await response.json().catch(() => null)).data?.model_info ?? {};
  const trained = Object.entries(info).find(([key]) => key.endsWith('.context_length'))?.[1];
  const most = typeof trained === 'number' ? trained : Infinity;
  return { window: Math.min(chosen ?? WINDOW, most), answer: ANSWER, thinks: false };
}

function bodyOf(request: Ask, window: number): Record<string, unknown> {
  const format = { schema: z.toJSONSchema(request.schema), json: 'json', prompt: undefined };
  return {
    messages: [
      { role: 'system', content: request.system },
      { role: 'user', content: request.prompt },
    ],
    format: format[request.form],
    stream: true,
    think: false,
    truncate: false,
    shift: false,
    options: {
      num_ctx: window,
      num_predict: request.mostTokens,
      temperature: TEMPERATURE,
      seed: SEED,
    },
  };
}

const chunkSchema = z.object({
  message: z.object({ content: z.string() }).optional(),
  done: z.boolean().optional(),
  done_reason: z.string().optional(),
  prompt_eval_count: z.number().optional(),
  error: z.string().optional(),
});

async function ask(
  fetch: typeof globalThis.fetch,
  url: string,
  body: Record<string, unknown>,
  request: Ask,
): Promise<Answer> {
  const { signal } = request;
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body), signal });
  try {
    return await read(response, request);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw error instanceof ModelFault ? error : faultInStream('', SERVER);
  }
}

/** One JSON object a line, the last one with `done`. */
async function read(response: Response, { onText }: Ask): Promise<Answer> {
  let text = '';
  for await (const line of linesOf(response)) {
    const chunk = chunkSchema.parse(JSON.parse(line));
    if (chunk.error !== undefined) throw faultInStream(chunk.error, SERVER);
    text += chunk.message?.content ?? '';
    if (chunk.done) {
      const end = chunk.done_reason === 'length' ? 'length' : 'stop';
      return { text, end, promptTokens: chunk.prompt_eval_count || null };
    }
    onText?.(text);
  }
  throw faultInStream('', SERVER);
}

async function* linesOf({ body }: Response): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter((line) => line.trim() !== '');
  }
  if (rest.trim() !== '') yield rest;
}
