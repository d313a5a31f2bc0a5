import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { fetchWithTimeouts } from './fetch-with-timeouts.ts';

async function withServer(
  listener: RequestListener,
  test: (origin: string) => Promise<void>,
): Promise<void> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await test(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

async function echo(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = '';
  for await (const piece of request) body += String(piece);
  response.writeHead(201, { 'x-method': request.method, 'x-key': request.headers['x-key'] });
  response.end(body.toUpperCase());
}

const fetch = fetchWithTimeouts('The server');

describe('fetch', () => {
  it('sends method, headers and body, and gives status, headers and body', async () => {
    await withServer(
      (...pair) => void echo(...pair),
      async (origin) => {
        const response = await fetch(`${origin}/path`, {
          method: 'POST',
          headers: { 'x-key': 'k' },
          body: 'grüße',
        });
        expect(response.status).toBe(201);
        expect(response.headers.get('x-method')).toBe('POST');
        expect(response.headers.get('x-key')).toBe('k');
        expect(await response.text()).toBe('GRÜSSE');
      },
    );
  });

  it('gives the body as it comes', async () => {
    await withServer(
      (_, response) => response.write('first'),
      async (origin) => {
        const controller = new AbortController();
        const response = await fetch(origin, { signal: controller.signal });
        const reader = response.body!.getReader();
        const { value } = await reader.read();
        expect(new TextDecoder().decode(value)).toBe('first');
        controller.abort(new Error('enough'));
        await expect(reader.read()).rejects.toBeInstanceOf(Error);
      },
    );
  });

  it.each([
    ['before it is sent', () => AbortSignal.abort(new Error('not at all'))],
    ['while it waits', () => AbortSignal.timeout(1)],
  ])("is cancelled %s, with the signal's reason", async (_, signalOf) => {
    await withServer(
      () => {},
      async (origin) => {
        const signal = signalOf();
        const error: unknown = await fetch(origin, { signal }).catch((reason: unknown) => reason);
        expect(error).toBe(signal.reason);
      },
    );
  });

  it('throws what a refusal means', async () => {
    await withServer(
      (_, response) => response.writeHead(429, { 'retry-after': '3' }).end('secret words'),
      async (origin) => {
        const error: unknown = await fetch(origin).catch((reason: unknown) => reason);
        expect(error).toMatchObject({
          fault: 'busy',
          retryAfterMs: 3000,
          message: 'The server is busy (HTTP 429)',
        });
      },
    );
  });

  it('says when nobody answers', async () => {
    const error: unknown = await fetch('http://127.0.0.1:1').catch((reason: unknown) => reason);
    expect(error).toMatchObject({ fault: 'unreachable', passing: true });
  });

  it('takes a body of text only', async () => {
    await expect(
      fetch('http://127.0.0.1:1', { method: 'POST', body: new Blob(['x']) }),
    ).rejects.toThrow(TypeError);
  });
});
