import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';

export interface Load {
  url: string;
  path: string;
  /** Of each connection. */
  headers: readonly Record<string, string>[];
  seconds: number;
}

export interface Throughput {
  requests: number;
  perSecond: number;
}

/**
 * Requests one path over kept-open connections, each sending its next request when an answer is complete. Written on sockets: an
 * HTTP client takes as much of the processor as the server that is measured.
 * @throws {Error} for an answer other than 200
 */
export async function load({ url, path, headers, seconds }: Load): Promise<Throughput> {
  const { hostname, port, host } = new URL(url);
  const begun = performance.now();
  const until = begun + seconds * 1_000;
  const counts = await Promise.all(
    headers.map(async (own) => {
      const lines = Object.entries({ host, ...own }).map(([name, value]) => `${name}: ${value}`);
      const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      return await repeat(socket, request, until);
    }),
  );
  const requests = counts.reduce((sum, count) => sum + count, 0);
  return { requests, perSecond: (requests * 1_000) / (performance.now() - begun) };
}

/** @returns how many answers came */
function repeat(socket: Socket, request: Buffer, until: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let answers = 0;
  let received = '';
  socket.setNoDelay(true);
  socket.setEncoding('latin1');
  socket.on('error', reject);
  socket.on('data', (data: string) => {
    received += data;
    const end = endOfAnswer(received);
    if (end === null || received.length < end) return;
    if (!received.startsWith('HTTP/1.1 200')) reject(new Error(received.slice(0, 400)));
    received = received.slice(end);
    answers += 1;
    if (performance.now() < until) socket.write(request);
    else socket.destroy();
  });
  socket.on('close', () => resolve(answers));
  socket.write(request);
  return promise;
}

const LENGTH = /\r\ncontent-length: (\d+)/i;

/** How many bytes an answer has; null while its head is incomplete. */
function endOfAnswer(received: string): number | null {
  const head = received.indexOf('\r\n\r\n');
  if (head === -1) return null;
  const length = LENGTH.exec(received.slice(0, head))?.[1];
  if (length === undefined) throw new Error(`no content-length: ${received.slice(0, head)}`);
  return head + 4 + Number(length);
}
