import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { afterEach, describe, expect, it } from 'vitest';
import { bodyLimitOf, DEFAULT_BODY_LIMIT, defineRoutes } from '@notelark/api/routes';
import { TestLog } from '../../testing/test-log.ts';
import type { Actor } from '../actor.ts';
import { AppError } from '../errors.ts';
import { createHttpApp } from './app.ts';
import { type HttpServices, implement } from './implement.ts';

const routes = defineRoutes({
  'POST /api/notes/{id}': {
    operationId: 'changeNote',
    scope: 'write',
    summary: 'Change a note',
    access: 'user',
    params: z.object({ id: z.uuid() }),
    query: z.object({ draft: z.stringbool().default(false) }),
    body: z.object({ text: z.string().trim().min(1) }),
    status: 201,
    output: z.object({ text: z.string() }),
    errors: [],
  },
  'PUT /api/texts': {
    operationId: 'saveText',
    scope: null,
    summary: 'Save a long text',
    access: 'public',
    bodyLimit: bodyLimitOf(100_000),
    body: z.object({ text: z.string() }),
    status: 204,
    errors: [],
  },
  'GET /api/notes': {
    operationId: 'getNotes',
    scope: null,
    summary: 'Who asks',
    access: 'public',
    status: 204,
    errors: [],
  },
  'GET /api/file': {
    operationId: 'getFile',
    scope: null,
    summary: 'A file',
    access: 'public',
    status: 200,
    raw: 'text/plain',
    errors: [],
  },
});

const actor: Actor = {
  userId: '0b7f0ac4-6d2c-4d3c-9d5f-5d3f0a3b1c2d',
  email: 'ada@example.com',
  plan: 'free',
  timeZone: 'UTC',
  administrator: false,
  sessionId: '1b7f0ac4-6d2c-4d3c-9d5f-5d3f0a3b1c2d',
  scopes: null,
};

let isFull = false;
afterEach(() => {
  isFull = false;
});

const services: HttpServices = {
  authenticate: async (http) => {
    http.header('set-cookie', 'renewed=1', { append: true });
    return http.req.header('authorization') === 'yes' ? actor : null;
  },
  clientAddress: () => '203.0.113.7',
  admitRequest: () => {
    if (isFull) throw new AppError('rate-limited', { params: { seconds: 1 } });
  },
};

function build() {
  const seen: unknown[] = [];
  const app = createHttpApp({
    log: new TestLog().logger,
    publicUrl: new URL('http://localhost:3000'),
  });
  implement(
    app,
    routes,
    {
      'POST /api/notes/{id}': async ({ params, query, body, actor, address }) => {
        seen.push({ params, query, body, email: actor.email, address });
        // More than the contract says: a whole row, say.
        return { ...body, passwordHash: 'secret' };
      },
      'PUT /api/texts': async ({ body }) => void seen.push(body),
      'GET /api/notes': async ({ actor }) => void seen.push(actor),
      'GET /api/file': async () => new Response('text'),
    },
    services,
  );
  return { app, seen };
}

const id = '2b7f0ac4-6d2c-4d3c-9d5f-5d3f0a3b1c2d';
const write = (body: unknown, headers: Record<string, string> = { authorization: 'yes' }) => ({
  method: 'POST',
  headers,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

describe('a route of the API', () => {
  it('hands its handler what came in, checked, and who sent it', async () => {
    const { app, seen } = build();
    await app.request(`/api/notes/${id}?draft=true`, write({ text: ' hello ', more: 1 }));
    expect(seen).toEqual([
      {
        params: { id },
        query: { draft: true },
        body: { text: 'hello' },
        email: actor.email,
        address: '203.0.113.7',
      },
    ]);
  });

  it('lets out what the contract says, and nothing else of what the handler gave', async () => {
    const answer = await build().app.request(`/api/notes/${id}`, write({ text: 'hello' }));
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ text: 'hello' });
  });

  it('packs what is long, for clients that take it so', async () => {
    const { app } = build();
    const ask = (text: string, accepted?: string) =>
      app.request(
        `/api/notes/${id}`,
        write(
          { text },
          { authorization: 'yes', ...(accepted !== undefined && { 'accept-encoding': accepted }) },
        ),
      );
    const text = 'said again, '.repeat(1000).trim();
    const packed = await ask(text, 'br, gzip;q=0.8');
    expect(packed.status).toBe(201);
    expect(Object.fromEntries(packed.headers)).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/json',
      vary: 'accept-encoding',
      'set-cookie': 'renewed=1',
    });
    const bytes = new Uint8Array(await packed.arrayBuffer());
    expect(bytes.length).toBeLessThan(1000);
    expect(JSON.parse(gunzipSync(bytes).toString())).toEqual({ text });
    for (const plain of [ask(text), ask(text, 'gzip;q=0, br'), ask('hello', 'gzip')]) {
      const answer = await plain;
      expect(answer.headers.get('content-encoding')).toBeNull();
      expect(await answer.json()).toHaveProperty('text');
    }
  });

  it('names the fields that are wrong', async () => {
    const { app, seen } = build();
    const answer = await app.request(`/api/notes/${id}`, write({ text: ' ' }));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      error: { code: 'validation-failed', fields: { text: expect.any(String) as string } },
    });
    expect(seen).toEqual([]);
  });

  it('refuses what is no JSON', async () => {
    const answer = await build().app.request(`/api/notes/${id}`, write('{'));
    expect(answer.status).toBe(400);
  });

  it('answers an id of no shape like one that does not exist', async () => {
    const answer = await build().app.request('/api/notes/1', write({ text: 'hello' }));
    expect(answer.status).toBe(404);
  });

  it('drops the sign that no table can hold', async () => {
    const { app } = build();
    const answer = await app.request(`/api/notes/${id}`, write({ text: 'a\0b \\u0000' }));
    expect(await answer.json()).toEqual({ text: 'ab \\u0000' });
    const half = await app.request(`/api/notes/${id}`, write({ text: 'a\ud800b' }));
    expect(await half.json()).toEqual({ text: 'a\ufffdb' });
  });

  it('that needs a session is closed to visitors, before anything is read', async () => {
    const { app, seen } = build();
    const answer = await app.request(`/api/notes/${id}`, write('{', {}));
    expect(answer.status).toBe(401);
    expect(seen).toEqual([]);
  });

  it('that is public sees a visitor as nobody', async () => {
    const { app, seen } = build();
    expect((await app.request('/api/notes')).status).toBe(204);
    expect(seen).toEqual([null]);
  });

  it.each(['/api/notes', '/api/file'])(
    'sets the cookie that was renewed on the way: %s',
    async (path) => {
      const { headers } = await build().app.request(path);
      expect(headers.getSetCookie()).toEqual(['renewed=1']);
    },
  );
});

/** A body that says whether it was read. */
function watched(bytes: number, chunk = 1024) {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (sent >= bytes) controller.close();
        else controller.enqueue(new Uint8Array(chunk).fill(0x20));
        sent += chunk;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, read: () => sent };
}

const init = (body: ReadableStream, headers: Record<string, string>) => ({
  method: 'POST',
  headers,
  body,
  duplex: 'half' as const,
});

describe('the body of a request', () => {
  const path = `/api/notes/${id}`;
  it('is not read for a visitor where a session is needed, nor for one who has sent too many', async () => {
    const { body, read } = watched(4 * DEFAULT_BODY_LIMIT);
    expect((await build().app.request(path, init(body, {}))).status).toBe(401);
    isFull = true;
    const signedIn = init(body, { authorization: 'yes' });
    expect((await build().app.request(path, signedIn)).status).toBe(429);
    expect(read()).toBe(0);
  });

  it('is read no further than the limit of its route, whatever its sender declares', async () => {
    const { body, read } = watched(10 * DEFAULT_BODY_LIMIT);
    const answer = await build().app.request(path, init(body, { authorization: 'yes' }));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ error: { code: 'body-too-large' } });
    expect(read()).toBeLessThan(2 * DEFAULT_BODY_LIMIT);
    const long = JSON.stringify({ text: 'x'.repeat(DEFAULT_BODY_LIMIT) });
    const declared = { authorization: 'yes', 'content-length': String(long.length) };
    expect((await build().app.request(path, write(long, declared))).status).toBe(413);
  });

  it('may be as long as the route says, in any script', async () => {
    for (const letter of ['a', '"', '中', '😀']) {
      const { app, seen } = build();
      const text = letter.repeat(100_000 / letter.length);
      const put = { ...write({ text }), method: 'PUT' };
      expect((await app.request('/api/texts', put)).status).toBe(204);
      expect(seen).toEqual([{ text }]);
    }
  });

  it.each([
    ['keys', `{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":1`).join()}}`],
    ['nesting', `${'['.repeat(60_000)}${']'.repeat(60_000)}`],
    ['numbers', `{"text":[${'1,'.repeat(60_000)}1]}`],
    [
      'keys with escapes',
      String.raw`{${Array.from({ length: 20_000 }, () => String.raw`"\\":1`).join()}}`,
    ],
  ])('of too many parts is refused before it is parsed: %s', async (_, json) => {
    const answer = await build().app.request('/api/texts', { ...write(json), method: 'PUT' });
    expect(await answer.json()).toMatchObject({ error: { code: 'malformed-request' } });
  });
});
