import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';

/** Stands between the product and its database, so that a test can take the database away and give it back. */
export class DatabaseProxy {
  readonly url: string;
  readonly #server: Server;
  readonly #sockets: Set<Socket>;
  readonly #state: { reachable: boolean };

  private constructor(
    url: string,
    server: Server,
    state: { reachable: boolean },
    sockets: Set<Socket>,
  ) {
    this.url = url;
    this.#server = server;
    this.#state = state;
    this.#sockets = sockets;
  }

  /** @param target the address of the database. */
  static async start(target: string): Promise<DatabaseProxy> {
    const sockets = new Set<Socket>();
    const state = { reachable: true };
    const server = createServer((near) => {
      if (!state.reachable) {
        near.destroy();
        return;
      }
      const far = connectTo(target);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(from);
        from.pipe(to);
        from.on('error', () => to.destroy());
        from.on('close', () => {
          sockets.delete(from);
          to.destroy();
        });
      }
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = new URL(target);
    url.search = '';
    url.hostname = '127.0.0.1';
    url.port = String((server.address() as AddressInfo).port);
    return new DatabaseProxy(url.href, server, state, sockets);
  }

  /** Cuts every connection and refuses new ones. */
  takeAway(): void {
    this.#state.reachable = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  restore(): void {
    this.#state.reachable = true;
  }

  async close(): Promise<void> {
    this.takeAway();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

/** A `host` in the query is the folder of a Unix socket, as in the embedded database's address. */
function connectTo(target: string): Socket {
  const url = new URL(target);
  const folder = url.searchParams.get('host');
  const port = url.port === '' ? 5432 : Number(url.port);
  return folder ? connect(path.join(folder, `.s.PGSQL.${port}`)) : connect(port, url.hostname);
}
