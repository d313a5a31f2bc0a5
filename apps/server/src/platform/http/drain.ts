import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Follows the requests of a server from its start, so that it can be closed without cutting any of them. */
export class HttpDrain {
  readonly #server: Server;
  readonly #idleMs: number;
  readonly #answering = new Set<ServerResponse>();
  #draining = false;

  /**
   * @param idleMs how long idle connections are kept once no new ones are accepted. A load balancer goes on sending requests on them
   *   until its next check, and may not repeat one that it had sent when its connection was closed.
   */
  constructor(server: Server, idleMs: number) {
    this.#server = server;
    this.#idleMs = idleMs;
    // Before the application's own listener: the header must be there when it answers.
    server.prependListener('request', (_request, response: ServerResponse) => {
      this.#answering.add(response);
      response.once('close', () => this.#answering.delete(response));
      if (this.#draining) response.setHeader('connection', 'close');
    });
  }

  /**
   * Accepts no new connections, finishes the requests that run, and closes. What has not ended after `deadlineMs` is cut.
   * @returns how many requests were cut.
   */
  async close(deadlineMs: number): Promise<number> {
    this.#draining = true;
    for (const response of this.#answering)
      if (!response.headersSent) response.setHeader('connection', 'close');
    const closed = once(this.#server, 'close');
    // Not the HTTP server's own `close`: it also ends idle connections at once, on which a request may be arriving.
    net.Server.prototype.close.call(this.#server);
    const deadline = pause(deadlineMs, 'deadline' as const, { ref: false });
    const idle = pause(Math.min(this.#idleMs, deadlineMs), undefined, { ref: false });
    await Promise.race([closed, idle]);
    this.#server.closeIdleConnections();
    if ((await Promise.race([closed, deadline])) !== 'deadline') return 0;
    const cut = this.#answering.size;
    this.#server.closeAllConnections();
    await closed;
    return cut;
  }
}
