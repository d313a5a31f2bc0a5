import { HTTPException } from 'hono/http-exception';
import { describe, expect, it } from 'vitest';
import { TestLog } from '../../testing/test-log.ts';
import { DatabaseOutageError } from '../database/outage.ts';
import { AppError } from '../errors.ts';
import { createHttpApp } from './app.ts';

function build(publicUrl = 'https://notes.example.org') {
  const log = new TestLog();
  const app = createHttpApp({ log: log.logger, publicUrl: new URL(publicUrl) });
  app.get('/page', (http) => http.html('<p>Hello</p>'));
  app.all('/api/thing', (http) => http.json({ done: true }));
  app.get('/api/raw', () => new Response('raw', { headers: { 'content-type': 'text/plain' } }));
  app.get('/api/broken', () => {
    throw new Error('connect ECONNREFUSED /var/lib/secret.sock password=hunter2');
  });
  app.get('/api/refused', () => {
    throw new AppError('rate-limited', {
      params: { seconds: 7 },
      retryAfterSeconds: 7,
      detail: 'select * from users',
    });
  });
  app.get('/api/outage', () => {
    throw new DatabaseOutageError();
  });
  app.get('/healthz', (http) => http.json({ status: 'ok' }));
  app.get('/api/no-error', () => {
    return Promise.reject({ message: 'internal words' });
  });
  app.get('/api/framework', () => {
    throw new HTTPException(400, { message: 'internal words' });
  });
  return { app, log };
}

const EVERYWHERE = ['/page', '/api/thing', '/api/raw', '/api/broken', '/nowhere'];

describe('the headers of every answer', () => {
  it.each(EVERYWHERE)('hold at %s', async (path) => {
    const { headers } = await build().app.request(path);
    const policy = directives(headers.get('content-security-policy') ?? '');
    expect(policy['default-src']).toBe("'self'");
    expect(policy['script-src']).toBe("'self'");
    expect(policy['object-src']).toBe("'none'");
    expect(policy['base-uri']).toBe("'none'");
    expect(policy['frame-ancestors']).toBe("'none'");
    expect(policy['form-action']).toBe("'self'");
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('allow no script that is not a file of ours', async () => {
    const { headers } = await build().app.request('/page');
    const policy = directives(headers.get('content-security-policy') ?? '');
    const scripts = ['default-src', 'script-src', 'worker-src', 'connect-src'];
    const allowed = scripts.map((name) => policy[name]).join(' ');
    for (const hole of ['unsafe-inline', 'unsafe-eval', '*', 'http:', 'https:', 'data:'])
      expect(allowed).not.toContain(hole);
  });

  it('promise https only where it is served', async () => {
    const { headers } = await build('http://localhost:3000').app.request('/page');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  it('keep answers with somebody’s data out of caches', async () => {
    const { headers } = await build().app.request('/api/thing');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

async function statusOf(headers: Record<string, string>, method = 'POST'): Promise<number> {
  return (await build().app.request('/api/thing', { method, headers })).status;
}

describe('a request that writes', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://evil.example.org' }],
    [{ origin: 'https://evil.example.com' }],
    [{ origin: 'null' }],
    [{ origin: 'https://notes.example.org.evil.com', host: 'notes.example.org' }],
  ])('from another site is refused: %j', async (headers) => {
    expect(await statusOf(headers)).toBe(403);
    expect(await statusOf(headers, 'DELETE')).toBe(403);
    expect(await statusOf(headers, 'GET'), 'reading is not writing').toBe(200);
  });

  it.each([
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://notes.example.org' }],
    [{ origin: 'https://notes.example.org' }],
    [{ origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' }],
    [{}],
  ])('from our own page or a program is let in: %j', async (headers) => {
    expect(await statusOf(headers)).toBe(200);
  });

  it('says why it was refused', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await build().app.request('/api/thing', { method: 'POST', headers });
    expect(await answer.json()).toMatchObject({ error: { code: 'cross-site-request' } });
  });
});

const linesOf = async (path: string, headers: Record<string, string> = {}) => {
  const { app, log } = build();
  const answer = await app.request(path, { headers });
  return { lines: log.lines, requestId: answer.headers.get('x-request-id') };
};

describe('the line of a request', () => {
  it.each([
    ['/page', 30, 'request', { status: 200 }],
    [
      '/api/refused',
      30,
      'request',
      { status: 429, code: 'rate-limited', detail: 'select * from users' },
    ],
    ['/api/broken', 50, 'request failed', { status: 500, code: 'internal-error' }],
    ['/api/outage', 40, 'request failed', { status: 503, code: 'database-unavailable' }],
    ['/healthz', 20, 'request', { status: 200 }],
  ])('of %s is the only one', async (path, level, msg, fields) => {
    const { lines, requestId } = await linesOf(path);
    expect(lines).toEqual([
      expect.objectContaining({ ...fields, level, msg, path, requestId, method: 'GET' }),
    ]);
  });

  it('takes the id that a proxy gave, where it has the form of one', async () => {
    const given = '4bf92f35-77b3.4da6:1';
    const { lines, requestId } = await linesOf('/page', { 'x-request-id': given });
    expect([requestId, lines[0]?.['requestId']]).toEqual([given, given]);
    for (const odd of ['short', 'a'.repeat(65), 'with a space', 'quote"and<tag>', ''])
      expect((await linesOf('/page', { 'x-request-id': odd })).requestId).toMatch(
        /^[0-9a-f-]{36}$/,
      );
  });
});

describe('an error', () => {
  it('that nobody expected says nothing of the inside; the log has it all', async () => {
    const { app, log } = build();
    const answer = await app.request('/api/broken');
    const text = await answer.text();
    expect(answer.status).toBe(500);
    expect(JSON.parse(text)).toEqual({
      error: {
        code: 'internal-error',
        message: 'Something went wrong on our side. Your data is safe. Please try again.',
        requestId: answer.headers.get('x-request-id'),
      },
    });
    const [line] = log.errors();
    expect(JSON.stringify(line)).toContain('ECONNREFUSED');
    expect(line?.requestId).toBe(answer.headers.get('x-request-id'));
  });

  it('of ours is its sentence and its values, and its detail stays in the log', async () => {
    const { app, log } = build();
    const answer = await app.request('/api/refused');
    const text = await answer.text();
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('7');
    expect(text).not.toContain('select');
    expect(JSON.parse(text)).toMatchObject({
      error: {
        code: 'rate-limited',
        params: { seconds: 7 },
        message: 'Too many attempts. Please wait 7 seconds and try again.',
      },
    });
    expect(JSON.stringify(log.lines)).toContain('select * from users');
  });

  it('that is no Error is answered and logged like one', async () => {
    const { app, log } = build();
    const answer = await app.request('/api/no-error');
    expect(answer.status).toBe(500);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.text()).not.toContain('internal words');
    expect(JSON.stringify(log.errors())).toContain('internal words');
  });

  it('of the framework is put in our own words', async () => {
    const answer = await build().app.request('/api/framework');
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toContain('internal words');
  });
});

const directives = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
