import { z } from 'zod';
import { type Embedder, EmbedderError, type EmbedOptions } from '../../ports/embedder.ts';

export interface EmbeddingServerSettings {
  /** Up to and with `/v1`. */
  baseUrl: string;
  model: string;
  apiKey: string | null;
  timeoutMs?: number;
  /** Largest answer that is read, in bytes. */
  mostBytes?: number;
}

/** A slow processor needs a minute for a batch of passages, and some seconds to load its model before. */
const TIMEOUT_MS = 120_000;
/** 64 vectors of 4,096 numbers, as JSON, with room. */
const MOST_BYTES = 16 * 1024 * 1024;
const MOST_DIMENSIONS = 4_096;

const Answer = z.object({
  data: z.array(
    z.object({
      index: z.number().int().nonnegative().optional(),
      embedding: z.array(z.number()).min(1).max(MOST_DIMENSIONS),
    }),
  ),
});

/** What models were trained to see before a question and before a passage, as their authors document it. */
const PREFIXES: readonly [RegExp, Record<EmbedOptions['as'], string>][] = [
  [/nomic-embed-text/iu, { question: 'search_query: ', passage: 'search_document: ' }],
  [/(^|[/-])e5-/iu, { question: 'query: ', passage: 'passage: ' }],
  [
    /mxbai-embed|bge-(small|base|large)-en/iu,
    { question: 'Represent this sentence for searching relevant passages: ', passage: '' },
  ],
];

/** Any server that speaks OpenAI's `POST /v1/embeddings`: OpenAI, Ollama, llama.cpp, vLLM, text-embeddings-inference, LM Studio. */
export function createEmbeddingServer(settings: EmbeddingServerSettings): Embedder {
  const { model } = settings;
  const prefixes = PREFIXES.find(([name]) => name.test(model))?.[1];
  return {
    model,
    embed: async (texts, { as, signal }) => {
      signal.throwIfAborted();
      const limit = AbortSignal.timeout(settings.timeoutMs ?? TIMEOUT_MS);
      try {
        const input = texts.map((text) => `${prefixes?.[as] ?? ''}${text}`);
        return readVectors(await ask(settings, input, AbortSignal.any([signal, limit])), texts);
      } catch (error) {
        signal.throwIfAborted();
        throw asEmbedderError(error, limit.aborted);
      }
    },
  };
}

async function ask(
  { baseUrl, model, apiKey, mostBytes = MOST_BYTES }: EmbeddingServerSettings,
  input: readonly string[],
  signal: AbortSignal,
): Promise<string> {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (apiKey) headers.set('authorization', `Bearer ${apiKey}`);
  const response = await fetch(`${baseUrl.replace(/\/+$/u, '')}/embeddings`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ model, input, encoding_format: 'float' }),
    // The key and the texts go to no other server than the one that is set.
    redirect: 'error',
    signal,
  });
  if (response.ok) return await readUpTo(response, mostBytes);
  await response.body?.cancel();
  throw refusalOf(response.status);
}

async function readUpTo(response: Response, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes)
      throw new EmbedderError('invalid-answer', `the answer has more than ${mostBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Bodies of refusals are not quoted: they hold parts of the key, or of the text. */
function refusalOf(status: number): EmbedderError {
  if (status === 401 || status === 403)
    return new EmbedderError(
      'refused',
      `the key was refused (${status}): check EMBEDDINGS_API_KEY`,
    );
  if (status === 404)
    return new EmbedderError(
      'refused',
      'the server answered 404: check EMBEDDINGS_MODEL and EMBEDDINGS_BASE_URL',
    );
  const message = `the server answered ${status}`;
  if (status === 400 || status === 413 || status === 422)
    return new EmbedderError('rejected', message);
  return new EmbedderError(status === 429 || status >= 500 ? 'busy' : 'refused', message);
}

/** @throws {EmbedderError} where an answer does not have one vector for each text, all of one dimension. */
function readVectors(body: string, texts: readonly string[]): Float32Array[] {
  const { data } = Answer.parse(JSON.parse(body));
  const vectors = data
    .map(({ index, embedding }, at) => ({ at: index ?? at, vector: unitLength(embedding) }))
    .toSorted((a, b) => a.at - b.at);
  const isInOrder = vectors.every(({ at }, place) => at === place);
  const dimensions = new Set(vectors.map(({ vector }) => vector.length));
  if (vectors.length !== texts.length || !isInOrder || dimensions.size > 1)
    throw new EmbedderError(
      'invalid-answer',
      `${texts.length} texts, ${vectors.length} vectors of ${[...dimensions].join(', ')} dimensions`,
    );
  return vectors.map(({ vector }) => vector);
}

function unitLength(numbers: readonly number[]): Float32Array {
  const length = Math.hypot(...numbers);
  if (!Number.isFinite(length) || length === 0)
    throw new EmbedderError('invalid-answer', 'a vector has no length');
  return Float32Array.from(numbers, (number) => number / length);
}

function asEmbedderError(error: unknown, timedOut: boolean): EmbedderError {
  if (error instanceof EmbedderError) return error;
  if (timedOut)
    return new EmbedderError('timeout', 'the server did not answer in time', { cause: error });
  if (error instanceof SyntaxError || error instanceof z.ZodError)
    return new EmbedderError('invalid-answer', 'the answer is not one of /v1/embeddings', {
      cause: error,
    });
  // What fetch reports is "fetch failed"; the reason is its cause.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return new EmbedderError('unreachable', `the server can't be reached: ${String(cause)}`, {
    cause: error,
  });
}
