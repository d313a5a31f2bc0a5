import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { request, urlOf } from './client.ts';

// The network is what can't be had in a test of the client; journeys test it against the real server.
const answer = (body: string, init?: ResponseInit) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, init));

afterEach(() => {
  vi.restoreAllMocks();
});

describe('urlOf', () => {
  it('fills the path, escapes it, and leaves out what is undefined in the query', () => {
    expect(urlOf('GET /api/uploads/{id}', { params: { id: 'a/b c' } })).toBe(
      '/api/uploads/a%2Fb%20c',
    );
    expect(urlOf('GET /api/uploads', { query: { q: 'x&y', offset: 20, status: undefined } })).toBe(
      '/api/uploads?q=x%26y&offset=20',
    );
  });
});

describe('request', () => {
  it('sends a body as JSON with the method of the route', async () => {
    const fetch = answer('{"sent":true}', { status: 202 });
    await expect(request('POST /api/newsletter', { body: { email: 'a@b.c' } })).resolves.toEqual({
      sent: true,
    });
    expect(fetch).toHaveBeenCalledWith('/api/newsletter', {
      method: 'POST',
      keepalive: false,
      body: '{"email":"a@b.c"}',
      headers: { 'content-type': 'application/json' },
    });
  });

  it('gives nothing for an answer without content', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
    await expect(request('POST /api/auth/sign-out')).resolves.toBeUndefined();
  });

  it('throws what the server says of an error', async () => {
    const error = {
      code: 'validation-failed',
      message: 'Please check the highlighted fields.',
      fields: { email: 'Email is required' },
    };
    answer(JSON.stringify({ error: { ...error, requestId: 'r1' } }), {
      status: 422,
      headers: { 'retry-after': '30' },
    });
    const failure = await request('GET /api/auth/session').catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ ...error, status: 422, retryAfter: 30 });
  });

  it('says that an answer is none of ours, e.g. a page of a proxy', async () => {
    answer('<html>Bad gateway</html>', { status: 502 });
    await expect(request('GET /api/auth/session')).rejects.toMatchObject({
      code: 'unreadable',
      status: 502,
    });
    answer('<html>Welcome to the hotel network</html>');
    await expect(request('GET /api/auth/session')).rejects.toMatchObject({ code: 'unreadable' });
  });

  it('says that the server can’t be reached', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(request('GET /api/auth/session')).rejects.toMatchObject({
      code: 'unreachable',
      status: 0,
    });
  });

  it('lets an aborted call end with its own reason', async () => {
    const controller = new AbortController();
    controller.abort(new Error('left the page'));
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new DOMException('aborted', 'AbortError'));
    await expect(request('GET /api/auth/session', { signal: controller.signal })).rejects.toThrow(
      'left the page',
    );
  });
});
