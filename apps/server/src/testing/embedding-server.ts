import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface EmbeddingRequest {
  path: string | undefined;
  authorization: string | undefined;
  model: string;
  input: string[];
}

export interface EmbeddingServer {
  /** Up to and with `/v1`. */
  baseUrl: string;
  received: EmbeddingRequest[];
  /** Gives an answer in place of vectors; undefined: vectors. */
  answer: ((request: EmbeddingRequest, response: ServerResponse) => void) | undefined;
  /** Status for a request that is refused; undefined: none is. */
  refuses: ((request: EmbeddingRequest) => number | undefined) | undefined;
  dimensions: number;
  close(): void;
}

/** Words that mean the same to it. */
const SYNONYMS = [
  ['marquee', 'tent', 'pavilion'],
  ['cost', 'costs', 'price', 'expensive', 'pounds', 'money'],
];

/** A vector by a text's words, the same for synonyms: deterministic, and good enough to tell subjects apart. */
function vectorOf(words: string, dimensions: number): number[] {
  const vector = Array.from({ length: dimensions }, () => 0);
  for (const word of words.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const [stem = word] = SYNONYMS.find((group) => group.includes(word)) ?? [];
    const hash = createHash('sha256').update(stem).digest().readUInt32BE();
    const at = hash % dimensions;
    vector[at] = (vector[at] ?? 0) + (SYNONYMS.some(([first]) => first === stem) ? 5 : 0.2);
  }
  return vector;
}

/** A scripted server of `POST /v1/embeddings`. */
export async function startEmbeddingServer(): Promise<EmbeddingServer> {
  const serve = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { model, input } = JSON.parse(await text(message)) as EmbeddingRequest;
    const { url: path } = message;
    const { authorization } = message.headers;
    const request = { path, authorization, model, input };
    server.received.push(request);
    const refusal = server.refuses?.(request);
    if (server.answer) server.answer(request, response);
    else if (refusal !== undefined) response.writeHead(refusal).end();
    else response.end(vectorsFor(input));
  };
  const vectorsFor = (input: readonly string[]): string => {
    const data = input.map((words, index) => ({
      index,
      embedding: vectorOf(words, server.dimensions),
    }));
    return JSON.stringify({ object: 'list', data: data.toReversed() });
  };
  const http = createServer((message, response) => {
    serve(message, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(http, 'listening');
  const server: EmbeddingServer = {
    baseUrl: `http://127.0.0.1:${(http.address() as AddressInfo).port}/v1`,
    received: [],
    answer: undefined,
    refuses: undefined,
    dimensions: 64,
    close: () => {
      http.closeAllConnections();
      http.close();
    },
  };
  return server;
}
