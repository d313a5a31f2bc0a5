import { z } from 'zod';

/** Where Ollama listens by default. */
export const OLLAMA_ADDRESS = 'http://127.0.0.1:11434';
/** It answers from memory, on this machine: what is not there after this long is not there. Milliseconds. */
const PROBE_MS = 2_000;

const tagsSchema = z.object({
  models: z.array(z.object({ name: z.string(), modified_at: z.string().optional() })),
});

/**
 * The models of the Ollama server at an address, the latest pulled or made first.
 * @returns null where no Ollama answers.
 */
export async function findOllama(address: string): Promise<string[] | null> {
  try {
    const signal = AbortSignal.timeout(PROBE_MS);
    const response = await fetch(`${address}/api/tags`, { signal, redirect: 'error' });
    const { models } = tagsSchema.parse(await response.json());
    return models
      .toSorted((a, b) => (b.modified_at ?? '').localeCompare(a.modified_at ?? ''))
      .map(({ name }) => name)
      .filter((name) => !EMBEDDING.test(name));
  } catch {
    return null;
  }
}

/** Models that turn text into vectors can't write. */
const EMBEDDING = /embed|minilm|bge-/iu;
