import { once } from 'node:events';
import {
  Agent,
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How often each target is asked for `/readyz`. */
const CHECK_MS = 1_000;
const CHECK_TIMEOUT_MS = 2_000;
/** How long a request that reached no target is offered to others. */
const TRY_MS = 5_000;
const AGAIN_MS = 100;
const REPEATABLE = new Set(['GET', 'HEAD', 'OPTIONS']);

interface Target {
  url: URL;
  agent: Agent;
  isReady: boolean;
  underWay: number;
}

/**
 * What a company's load balancer does, and no more: it asks `/readyz` every second and gives requests to the ready target with the
 * least to do, over connections that it keeps. A request that reached no target, because the connection was refused, goes to
 * another one. So does one without a body whose kept connection turns out to be closed. Any other request that breaks is answered 502.
 */
export class LoadBalancer {
  readonly url: string;
  readonly #server: Server;
  readonly #targets: Target[];
  readonly #stopped = new AbortController();
  #checks: Promise<void>[] = [];

  private constructor(server: Server, url: string, targets: Target[]) {
    this.#server = server;
    this.url = url;
    this.#targets = targets;
  }

  static async start(): Promise<LoadBalancer> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const balancer = new LoadBalancer(server, `http://127.0.0.1:${port}`, []);
    server.on('request', (incoming, answer) => void balancer.#forward(incoming, answer));
    return balancer;
  }

  add(url: string): void {
    const agent = new Agent({ keepAlive: true });
    const target = { url: new URL(url), agent, isReady: false, underWay: 0 };
    this.#targets.push(target);
    this.#checks.push(this.#check(target));
  }

  /** Resolves once all targets are ready. */
  async untilReady(): Promise<void> {
    while (this.#targets.some(({ isReady }) => !isReady)) await pause(AGAIN_MS);
  }

  async close(): Promise<void> {
    this.#stopped.abort();
    await Promise.all(this.#checks);
    this.#server.closeAllConnections();
    this.#server.close();
    for (const { agent } of this.#targets) agent.destroy();
  }

  async #check(target: Target): Promise<void> {
    const { signal } = this.#stopped;
    while (!signal.aborted) {
      target.isReady = await isReady(target.url);
      await pause(CHECK_MS, undefined, { signal }).catch(() => {});
    }
  }

  async #forward(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const until = performance.now() + TRY_MS;
    const tried = new Set<Target>();
    while (performance.now() < until && !answer.destroyed) {
      const target = this.#choose(tried);
      if (!target) {
        tried.clear();
        await pause(AGAIN_MS);
        continue;
      }
      if ((await tryAt(target, incoming, answer)) === 'done') return;
      tried.add(target);
    }
    if (!answer.headersSent) answer.writeHead(502).end();
  }

  #choose(tried: ReadonlySet<Target>): Target | undefined {
    return this.#targets
      .filter((target) => target.isReady && !tried.has(target))
      .toSorted((a, b) => a.underWay - b.underWay)[0];
  }
}

/** Over a connection of its own, as a balancer's probe. */
function isReady(url: URL): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
  const probe = request(new URL('/readyz', url), { agent: false, signal }, (answer) => {
    answer.resume();
    resolve(answer.statusCode === 200);
  });
  probe.on('error', () => resolve(false));
  probe.end();
  return promise;
}

/** @returns `again` where another target may have the request. */
async function tryAt(
  target: Target,
  incoming: IncomingMessage,
  answer: ServerResponse,
): Promise<'done' | 'again'> {
  target.underWay += 1;
  try {
    return await exchange(target, incoming, answer);
  } finally {
    target.underWay -= 1;
  }
}

function exchange(
  { url, agent }: Target,
  incoming: IncomingMessage,
  answer: ServerResponse,
): Promise<'done' | 'again'> {
  const { promise, resolve } = Promise.withResolvers<'done' | 'again'>();
  const { connection: _, ...headers } = incoming.headers;
  const { method = 'GET', url: path } = incoming;
  const outgoing = request(url, { agent, method, path, headers });
  let isSent = false;
  outgoing.once('socket', (socket) =>
    onceConnected(socket, () => {
      isSent = true;
      incoming.pipe(outgoing);
    }),
  );
  outgoing.once('response', (response) => {
    answer.writeHead(response.statusCode ?? 502, withoutConnection(response));
    response.pipe(answer);
    response.once('error', () => answer.destroy());
    response.once('close', () => {
      if (!response.complete) answer.destroy();
      resolve('done');
    });
  });
  outgoing.once('error', () => {
    if (answer.headersSent) answer.destroy();
    else if (!isSent || isRepeatable(outgoing, method)) return resolve('again');
    else answer.writeHead(502, { connection: 'close' }).end();
    incoming.resume();
    resolve('done');
  });
  answer.once('close', () => {
    if (!answer.writableFinished) outgoing.destroy();
  });
  return promise;
}

function onceConnected(socket: Socket, then: () => void): void {
  if (socket.connecting) socket.once('connect', then);
  else then();
}

const isRepeatable = ({ reusedSocket }: ClientRequest, method: string): boolean =>
  reusedSocket && REPEATABLE.has(method);

function withoutConnection({ headers }: IncomingMessage): IncomingMessage['headers'] {
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...rest } = headers;
  return rest;
}
