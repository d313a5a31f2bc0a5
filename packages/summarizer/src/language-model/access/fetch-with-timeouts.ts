import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Readable } from 'node:stream';
import { ModelFault } from './faults.ts';
import { faultOf } from './http-faults.ts';

/** How long a server may take to accept a connection, in milliseconds. */
const CONNECT_MS = 10_000;
/** What a server's refusal is read up to, in characters. */
const LONGEST_REFUSAL = 10_000;

/**
 * A `fetch` for models on slow machines: the built-in one gives up when headers take five minutes, and a small computer
 * reads a long prompt for longer than that. How long to wait is the caller's business, through the signal.
 *
 * Any status but 2xx is thrown as a {@link ModelFault}, without the server's words in it. Redirects are not followed: a
 * key goes to no other server than the one it was given for.
 * @param server how to name the server in a fault.
 */
export function fetchWithTimeouts(server: string): typeof fetch {
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const message = await send(url, init, server);
    const response = responseOf(message);
    if (response.ok) return response;
    const body = (await response.text().catch(() => '')).slice(0, LONGEST_REFUSAL);
    throw faultOf({ status: response.status, headers: response.headers, body }, server);
  };
}

function send(url: URL, init: RequestInit, server: string): Promise<IncomingMessage> {
  const { signal } = init;
  signal?.throwIfAborted();
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const headers = Object.fromEntries(new Headers(init.headers));
    const sent = request(url, { method: init.method ?? 'GET', headers, agent: false });
    const abort = (): void => {
      sent.destroy();
      reject(signal?.reason as Error);
    };
    signal?.addEventListener('abort', abort, { once: true });
    connectInTime(sent, () => sent.destroy(new ConnectTimeoutError()));
    sent.on('response', (message) => {
      message.on('close', () => signal?.removeEventListener('abort', abort));
      resolve(message);
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      signal?.removeEventListener('abort', abort);
      reject(
        new ModelFault('unreachable', `${server} can't be reached (${error.code ?? 'no answer'})`),
      );
    });
    sent.end(bodyOf(init));
  });
}

class ConnectTimeoutError extends Error {
  readonly code = 'ETIMEDOUT';
}

/** A machine that drops packets answers nothing at all, not even that no one listens. */
function connectInTime(request: ClientRequest, giveUp: () => void): void {
  const timer = setTimeout(giveUp, CONNECT_MS);
  const stop = (): void => clearTimeout(timer);
  request.once('socket', (socket) => socket.once('connect', stop));
  request.once('close', stop);
}

function bodyOf({ body }: RequestInit): string | undefined {
  if (typeof body === 'string') return body;
  if (body === null || body === undefined) return undefined;
  throw new TypeError('models are asked in JSON: the body must be a string');
}

function responseOf(message: IncomingMessage): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const status = message.statusCode ?? 500;
  const body = status === 204 || status === 304 ? null : Readable.toWeb(message);
  return new Response(body as ReadableStream | null, { status, headers });
}
