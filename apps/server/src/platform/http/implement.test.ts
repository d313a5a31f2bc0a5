import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { defineRoutes } from '@notelark/contracts/routes';
import { TestLog } from '../../testing/test-log.ts';
import type { Actor } from '../actor.ts';
import { createHttpApp } from './app.ts';
import { type HttpServices, implement } from './implement.ts';

const routes = defineRoutes({
  'POST /api/notes/{id}': {
    summary: 'Change a note',
    access: 'user',
    params: z.object({ id: z.uuid() }),
    query: z.object({ draft: z.stringbool().default(false) }),
    body: z.object({ text: z.string().trim().min(1) }),
    status: 201,
    output: z.object({ text: z.string() }),
    errors: [],
  },
  'GET /api/notes': { summary: 'Who asks', access: 'public', status: 204, errors: [] },
  'GET /api/file': {
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
  sessionId: '1b7f0ac4-6d2c-4d3c-9d5f-5d3f0a3b1c2d',
};

const services: HttpServices = {
  authenticate: async (http) => {
    http.header('set-cookie', 'renewed=1', { append: true });
    return http.req.header('authorization') === 'yes' ? actor : null;
  },
  clientAddress: () => '203.0.113.7',
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

describe('a route of the contracts', () => {
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
