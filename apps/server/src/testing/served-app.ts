import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { TestApp } from './app.ts';

/** Answers a request in place of the product. @returns false where the product is to answer */
type Interceptor = (request: IncomingMessage, response: ServerResponse) => boolean;

/** The test application at an address of its own, for programs that come over the network. */
export interface ServedApp {
  url: string;
  intercept: Interceptor;
  /** `METHOD /path` of each request, in order. */
  requests: string[];
  close(): Promise<void>;
}

export async function serveApp({ product }: TestApp): Promise<ServedApp> {
  const listener = getRequestListener(product.app.fetch, { overrideGlobalObjects: false });
  const served: ServedApp = {
    url: '',
    intercept: () => false,
    requests: [],
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer((request, response) => {
    served.requests.push(`${request.method} ${request.url}`);
    if (!served.intercept(request, response)) void listener(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  served.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return served;
}
