import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { babble } from '../testing/babble.ts';
import { describeDiarizer } from '../testing/compliance/diarizer.ts';
import { createServerDiarizer } from './speech-server.ts';

interface Asked {
  fields: Record<string, string>;
  authorization: string | undefined;
  seconds: number;
}

/** Plays a server that names speakers. */
const asked: Asked[] = [];
let answer: { status: number; body: unknown };
let url: string;
const server = createServer((request, response) => {
  void (async () => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const form = await new Response(Buffer.concat(parts), { headers }).formData();
    const file = form.get('file');
    const wav = file instanceof File ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(44);
    const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
    asked.push({
      fields: fields as Record<string, string>,
      authorization: request.headers.authorization,
      seconds: wav.readUInt32LE(40) / 32_000,
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  })();
});
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => void server.close());

const named = [
  { start: 2, end: 3.5, text: 'b', speaker: 'SPEAKER_01' },
  { start: 0, end: 2, text: 'a', speaker: 'SPEAKER_00' },
  { start: 3.5, end: 4, text: '?' },
  { start: 4, end: 5, text: 'b', speaker: 'SPEAKER_01' },
];
beforeEach(() => {
  asked.length = 0;
  answer = { status: 200, body: { text: 'a b', segments: named } };
});

const create = (baseUrls = [url]) =>
  createServerDiarizer({ baseUrls, apiKey: 'sk-secret-123', model: 'large-v3' });

async function* sound(seconds: number) {
  yield await Promise.resolve(babble(seconds));
}

const never = () => new AbortController().signal;

describeDiarizer('A speech server', () => create());

describe('the speakers of a speech server', () => {
  it('are asked for with the whole recording, and numbered as they are heard', async () => {
    expect(await create([`${url}/v1/`]).diarize(sound(5), never())).toEqual([
      { start: 0, end: 2, speaker: 0 },
      { start: 2, end: 3.5, speaker: 1 },
      { start: 4, end: 5, speaker: 1 },
    ]);
    expect(asked).toEqual([
      {
        fields: { model: 'large-v3', response_format: 'verbose_json', diarize: 'true' },
        authorization: 'Bearer sk-secret-123',
        seconds: 5,
      },
    ]);
  });

  it('come from another server where one does not answer', async () => {
    const turns = await create(['http://127.0.0.1:1', url]).diarize(sound(5), never());
    expect(turns).toHaveLength(3);
  });

  it.each([
    ['a refusal', 500, { error: 'sk-secret-123' }],
    ['segments without speakers', 200, { segments: [{ start: 0, end: 1, text: 'a' }] }],
    ['no segments', 200, { text: 'a' }],
  ])('are unknown after %s', async (_, status, body) => {
    answer = { status, body };
    const outcome = create().diarize(sound(2), never());
    await expect(outcome).rejects.toThrow('named no speakers');
    await expect(outcome).rejects.not.toThrow('sk-secret-123');
  });
});
