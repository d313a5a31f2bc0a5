import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

const PROXY = '10.0.0.1';

async function seen(trustedProxies: number, forwardedFor?: string): Promise<string> {
  const app = new Hono().get('/', (http) => http.text(clientAddress(http, trustedProxies)));
  const answer = await app.request(
    '/',
    { headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor } },
    { incoming: { socket: { remoteAddress: PROXY } } },
  );
  return answer.text();
}

describe('the address of a client', () => {
  it('is the socket’s, whatever the header says, where no proxy is trusted', async () => {
    expect(await seen(0)).toBe(PROXY);
    expect(await seen(0, '203.0.113.7')).toBe(PROXY);
  });

  it('is what our own proxy has added, not what the client has', async () => {
    expect(await seen(1, '203.0.113.7')).toBe('203.0.113.7');
    expect(await seen(1, '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
    expect(await seen(2, '198.51.100.1, 203.0.113.7, 192.0.2.1')).toBe('203.0.113.7');
  });

  it('is the first hop that is known, where there are fewer than proxies', async () => {
    expect(await seen(1)).toBe(PROXY);
    expect(await seen(2, ' , 203.0.113.7')).toBe('203.0.113.7');
  });
});
