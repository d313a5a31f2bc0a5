import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Served {
  content: Buffer | string;
  headers?: Record<string, string>;
  /** Whether it answers ranges. */
  ranges?: boolean;
  /** Breaks the connection after so many bytes of the next answer. */
  breakAfter?: number | undefined;
  /** Sends nothing more after so many bytes. */
  stallAfter?: number;
  /** Other than 200. */
  status?: number;
  /** Does not say how long it is. */
  unsized?: boolean;
}

/** Someone's web server, on this machine. */
export interface MediaServer {
  url: string;
  /** By path. A test changes them. */
  files: Map<string, Served>;
  asked: { path: string; headers: IncomingMessage['headers'] }[];
  close(): Promise<void>;
}

export async function startMediaServer(): Promise<MediaServer> {
  const files: MediaServer['files'] = new Map();
  const asked: MediaServer['asked'] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push({ path, headers: request.headers });
    const file = files.get(path);
    if (file) answer(file, request, response);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function answer(file: Served, { headers }: IncomingMessage, response: ServerResponse): void {
  const { etag } = file.headers ?? {};
  if (etag !== undefined && headers['if-none-match'] === etag)
    return void response.writeHead(304).end();
  const content = Buffer.from(file.content as string);
  const from = file.ranges && headers['if-range'] === etag ? rangeOf(headers.range) : 0;
  const rest = content.subarray(from);
  response.writeHead(from > 0 ? 206 : (file.status ?? 200), {
    ...(!file.unsized && { 'content-length': String(rest.length) }),
    ...(from > 0 && {
      'content-range': `bytes ${from}-${content.length - 1}/${content.length}`,
    }),
    ...file.headers,
  });
  const { breakAfter, stallAfter } = file;
  if (stallAfter !== undefined) return void response.write(rest.subarray(0, stallAfter));
  if (breakAfter === undefined) return void response.end(rest);
  file.breakAfter = undefined;
  // Not destroyed: what was sent shall arrive.
  response.write(rest.subarray(0, breakAfter), () => response.socket?.end());
}

const rangeOf = (range = ''): number => Number(/^bytes=(\d+)-$/.exec(range)?.[1] ?? 0);
