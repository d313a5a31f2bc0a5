import { z } from 'zod';
import { ModelFault } from './faults.ts';
import { sizeByName, type ModelSize } from './known-models.ts';

const count = z.number().int().positive().optional().catch(undefined);
const modelsSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      // vLLM, OpenRouter, Groq.
      max_model_len: count,
      context_length: count,
      context_window: count,
    }),
  ),
});

/**
 * The size of a model at an OpenAI-compatible server: the window that the server's list of models states, where it does,
 * else what is known by the name. Servers do not state it in one way, and many not at all.
 * @param base the address that ends in `/v1`, without a slash after it.
 */
export async function servedSize(
  fetch: typeof globalThis.fetch,
  base: string,
  model: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<ModelSize> {
  const byName = sizeByName(model);
  const window = await statedWindow(fetch, base, model, headers, signal);
  return window === undefined ? byName : { ...byName, window };
}

async function statedWindow(
  fetch: typeof globalThis.fetch,
  base: string,
  model: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<number | undefined> {
  try {
    const response = await fetch(`${base}/models`, { headers, signal });
    const { data } = modelsSchema.parse(await response.json());
    const entry = data.find(({ id }) => id === model);
    return entry?.max_model_len ?? entry?.context_length ?? entry?.context_window;
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof ModelFault && error.fatal && error.fault !== 'no-model') throw error;
    return undefined;
  }
}
