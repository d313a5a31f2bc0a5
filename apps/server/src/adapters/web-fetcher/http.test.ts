import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { createHttpFetcher } from './http.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const { signal } = new AbortController();
const open = createHttpFetcher({ allowPrivate: true, timeoutMs: 200 });
const guarded = createHttpFetcher({ allowPrivate: false });

it('follows redirects and says where it ended', async () => {
  const url = await serve((request, response) => {
    if (request.url === '/a') response.writeHead(302, { location: '/b' }).end();
    else response.writeHead(200, { 'content-type': 'audio/mpeg' }).end('sound');
  });
  const answer = await open.get(`${url}/a`, { signal });
  expect(answer).toMatchObject({ url: `${url}/b`, status: 200 });
  expect(answer.headers['content-type']).toBe('audio/mpeg');
  expect(await text(answer.body)).toBe('sound');
});

it('ends a circle of redirects, and one to something else than a web address', async () => {
  const url = await serve((request, response) => {
    const location = request.url === '/file' ? 'file:///etc/passwd' : '/again';
    response.writeHead(302, { location }).end();
  });
  for (const path of ['/again', '/file'])
    await expect(open.get(url + path, { signal })).rejects.toMatchObject({ fault: 'redirects' });
});

it.each([
  'http://127.0.0.1/',
  'http://localhost/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://169.254.169.254/latest/meta-data',
  'http://10.0.0.1/',
  'http://192.168.1.1/',
  'http://0.0.0.0/',
  'http://2130706433/',
  'http://0x7f.1/',
])('refuses %s', async (url) => {
  await expect(guarded.get(url, { signal })).rejects.toMatchObject({ fault: 'private-address' });
});

it('refuses what is no web address, and says that nothing answers', async () => {
  for (const url of ['file:///etc/passwd', 'nonsense', 'http://127.0.0.1:1/'])
    await expect(open.get(url, { signal })).rejects.toMatchObject({ fault: 'unreachable' });
});

it('gives up a server that sends nothing', async () => {
  const url = await serve(() => {});
  await expect(open.get(url, { signal })).rejects.toMatchObject({ fault: 'timeout' });
});
