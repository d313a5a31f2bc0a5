import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signatureOf } from '../../adapters/payments/sandbox/signature.ts';
import { answer, type StripeCall, StripeRefusal } from './api.ts';
import { StripeLedger } from './ledger.ts';

/** A call with what came in its headers. */
interface StripeRequest extends StripeCall {
  authorization: string | null;
  version: string | null;
}

/** How the next call is answered, instead of well. */
type Misbehaviour =
  | { status: number; body?: unknown }
  /** The call is done, and its answer gets lost. */
  | 'cut'
  /** Half of an answer. */
  | 'half';

export interface StripeServer {
  port: number;
  ledger: StripeLedger;
  requests: StripeRequest[];
  /** Every answer that was given well. */
  answers: unknown[];
  next: (...misbehaviours: Misbehaviour[]) => void;
  /** From now on it answers well. */
  behave: () => void;
  close: () => Promise<void>;
}

/**
 * A server that speaks the calls of Stripe's API that we make, keeps its ledger, repeats its answer under the same
 * idempotency key, shows two objects on a page, and misbehaves on request.
 */
export async function startStripeServer(webhookSecret: string): Promise<StripeServer> {
  const ledger = new StripeLedger((body) => signatureOf(body, new Date(), webhookSecret));
  const stripeConsole = new StripeConsole(ledger);
  const server = createServer((request, response) => {
    void stripeConsole.handle(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    ledger,
    requests: stripeConsole.requests,
    answers: stripeConsole.answers,
    next: (...more) => void stripeConsole.misbehaviours.push(...more),
    behave: () => void stripeConsole.misbehaviours.splice(0),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

class StripeConsole {
  readonly requests: StripeRequest[] = [];
  readonly answers: unknown[] = [];
  readonly misbehaviours: Misbehaviour[] = [];
  readonly #ledger: StripeLedger;
  readonly #done = new Map<string, string>();

  constructor(ledger: StripeLedger) {
    this.#ledger = ledger;
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await read(request);
    this.requests.push(call);
    response.setHeader('content-type', 'application/json');
    const misbehaviour = this.misbehaviours.shift();
    if (misbehaviour === undefined) return this.#answer(call, response);
    if (typeof misbehaviour === 'object') {
      response.writeHead(misbehaviour.status).end(JSON.stringify(misbehaviour.body ?? {}));
      return;
    }
    const text = this.#do(call);
    if (misbehaviour === 'cut') response.destroy();
    else response.end(text.slice(0, text.length / 2));
  }

  #answer(call: StripeCall, response: ServerResponse): void {
    try {
      response.end(this.#do(call));
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      const { status, code, message } = error;
      response.writeHead(status);
      response.end(JSON.stringify({ error: { type: 'invalid_request_error', code, message } }));
    }
  }

  /** Once for each idempotency key; as text, so that what happens later does not change what was said. */
  #do(call: StripeCall): string {
    const key = call.idempotencyKey;
    const known = key === null ? undefined : this.#done.get(key);
    const text = known ?? JSON.stringify(answer(this.#ledger, call));
    if (key !== null) this.#done.set(key, text);
    this.answers.push(JSON.parse(text));
    return text;
  }
}

async function read(request: IncomingMessage): Promise<StripeRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const url = new URL(request.url ?? '/', 'http://localhost');
  const body = new URLSearchParams(Buffer.concat(chunks).toString());
  return {
    method: request.method ?? '',
    path: url.pathname,
    params: new URLSearchParams([...url.searchParams, ...body]),
    idempotencyKey: header(request, 'idempotency-key'),
    authorization: header(request, 'authorization'),
    version: header(request, 'stripe-version'),
  };
}

const header = (request: IncomingMessage, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : null;
};
