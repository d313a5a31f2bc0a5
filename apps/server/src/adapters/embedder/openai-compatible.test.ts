import { afterEach, beforeEach, expect, it } from 'vitest';
import { type EmbeddingServer, startEmbeddingServer } from '../../testing/embedding-server.ts';
import { createEmbeddingServer } from './openai-compatible.ts';

let server: EmbeddingServer;
beforeEach(async () => {
  server = await startEmbeddingServer();
});
afterEach(() => server.close());

const { signal } = new AbortController();
const open = (settings = {}) =>
  createEmbeddingServer({ baseUrl: server.baseUrl, model: 'm', apiKey: null, ...settings });
const embed = (settings = {}) => open(settings).embed(['one', 'two'], { as: 'passage', signal });

it('gives vectors of unit length in the order of their texts', async () => {
  const [one, two] = await embed({ apiKey: 'key-1' });
  expect(Math.hypot(...(one ?? []))).toBeCloseTo(1);
  expect(one).not.toEqual(two);
  expect(await open().embed(['two'], { as: 'passage', signal })).toEqual([two]);
  expect(server.received[0]).toEqual({
    path: '/v1/embeddings',
    authorization: 'Bearer key-1',
    model: 'm',
    input: ['one', 'two'],
  });
});

it('marks questions and passages for models that were trained with such marks', async () => {
  const nomic = open({ model: 'nomic-embed-text:v1.5' });
  await nomic.embed(['a'], { as: 'question', signal });
  await nomic.embed(['a'], { as: 'passage', signal });
  const inputs = server.received.map(({ input }) => input[0]);
  expect(inputs).toEqual(['search_query: a', 'search_document: a']);
});

it.each([
  [401, 'refused'],
  [404, 'refused'],
  [413, 'rejected'],
  [422, 'rejected'],
  [429, 'busy'],
  [503, 'busy'],
])('calls the status %i %s, without what the server quotes', async (status, fault) => {
  server.answer = ({ input }, response) =>
    response.writeHead(status).end(`bad input: ${input.join()} key-1`);
  const error: unknown = await embed({ apiKey: 'key-1' }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'EmbedderError', fault });
  expect(String(error)).not.toMatch(/one|key-1/u);
});

const row = (index: number, embedding: unknown) => ({ index, embedding });
it.each([
  ['no JSON', '<html>'],
  ['too few', { data: [row(0, [1, 2])] }],
  ['one twice', { data: [row(0, [1, 2]), row(0, [1, 2])] }],
  ['two dimensions', { data: [row(0, [1, 2]), row(1, [1, 2, 3])] }],
  ['no length', { data: [row(0, [0, 0]), row(1, [1, 2])] }],
  ['no numbers', { data: [row(0, ['1', null]), row(1, [1, 2])] }],
  [
    'too much',
    {
      data: [
        row(
          0,
          Array.from({ length: 2_000 }, () => 1),
        ),
        row(1, [1]),
      ],
    },
  ],
])('takes no answer with %s', async (_, answer) => {
  server.answer = (_request, response) =>
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  await expect(embed({ mostBytes: 2_000 })).rejects.toMatchObject({ fault: 'invalid-answer' });
});

it('follows no redirect, and does not wait for a server that stalls or is gone', async () => {
  const other = await startEmbeddingServer();
  server.answer = (_request, response) =>
    response.writeHead(307, { location: `${other.baseUrl}/embeddings` }).end();
  await expect(embed()).rejects.toMatchObject({ fault: 'unreachable' });
  expect(other.received).toEqual([]);
  other.close();
  server.answer = () => {};
  await expect(embed({ timeoutMs: 50 })).rejects.toMatchObject({ fault: 'timeout' });
  await expect(embed({ baseUrl: other.baseUrl })).rejects.toMatchObject({ fault: 'unreachable' });
});

it('stops when its caller does', async () => {
  const stopping = new AbortController();
  server.answer = () => stopping.abort(new Error('stopped'));
  const asked = open().embed(['a'], { as: 'question', signal: stopping.signal });
  await expect(asked).rejects.toThrow('stopped');
});
